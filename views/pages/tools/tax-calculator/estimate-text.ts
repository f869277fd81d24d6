import type { TaxEstimate } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { enteredLines } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { figuresText } from '../form/figures-text.ts';
import { calculatorFields } from './fields.ts';
import { resultParts } from './result-lines.ts';
import { amountOrRange, isBeforeWithholding, labeledBalance, labeledSetAside, totalText } from './result-text.ts';

/** The values of the form, what they say, and the tax on it. */
export type Calculated = { values: FormValues; input: TaxInput; estimate: TaxEstimate };

/** The estimate as the text of a message: what was entered, the tax of each office, the balance. */
export function estimateText({ values, input, estimate }: Calculated): string {
  const taxes = resultParts(estimate).flatMap(({ title, lines }) =>
    lines.filter(({ strong }) => strong || title === 'School district and city'),
  );
  const isBefore = isBeforeWithholding(input, estimate);
  const results = [
    ...taxes.map(({ key, label, amount }) => ({
      label,
      value: amountOrRange(amount, key === 'homeCityTax' ? estimate.uncertain : 0),
    })),
    { label: isBefore ? 'Total for the year, before withholding' : 'Total for the year', value: totalText(estimate) },
    ...(isBefore ? [] : [labeledBalance(estimate)]),
    ...(!isBefore && estimate.quarterly.setAsideMost > 0 ? [labeledSetAside(estimate)] : []),
  ];
  return figuresText(`tax calculator, ${estimate.taxYear}`, enteredLines(calculatorFields, values), results);
}
