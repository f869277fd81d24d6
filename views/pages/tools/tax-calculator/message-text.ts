import { feeList, totalLabel } from '#shared/firm/prices.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import type { FormValues } from '../form/field-spec.ts';
import { enteredLines, figuresText } from '../form/figures-text.ts';
import { partsOf } from './fee-of-return.tsx';
import { calculatorForm } from './form.ts';
import { labeledBalances, openPayments, whenText } from './left-to-pay.ts';
import { amountOrRange, labeledTotal, officeText, resultParts, unknownOffices } from './result-text.ts';

/** The values of the form, what they say, and the tax on it. */
export type Calculated = { values: FormValues; input: TaxInput; estimate: TaxEstimate };

/** The estimate as the text of a message: what was entered, the tax of each office, what it gives back or gets, and our fee. */
export function estimateText({ values, input, estimate }: Calculated, { now, brand }: PageContext): string {
  const fee = feeList(partsOf(input, estimate), brand.prices);
  const taxes = resultParts(estimate).flatMap(({ title, lines }) =>
    lines.filter(({ strong }) => strong || title === 'School district and city'),
  );
  const unknown = unknownOffices(estimate);
  const results = [
    ...taxes.map((line) => ({
      label: line.label,
      value: amountOrRange(line.amount, line.uncertain),
    })),
    labeledTotal(estimate),
    ...labeledBalances(estimate),
    ...estimate.offices.map((office) => ({
      label: office.name,
      value: unknown.includes(office) ? `${officeText(office)}, withholding not entered` : officeText(office),
    })),
    ...openPayments(estimate, input, now).map((payment) => ({
      label: `${payment.name}, when to pay`,
      value: whenText(payment, estimate.taxYear, now),
    })),
    ...(fee.total ? [{ label: 'Such a return, by your price list', value: totalLabel(fee) }] : []),
  ];
  return figuresText(`tax calculator, ${estimate.taxYear}`, enteredLines(calculatorForm.fields, values), results);
}
