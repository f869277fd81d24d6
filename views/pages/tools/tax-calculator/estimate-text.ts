import type { TaxEstimate } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { enteredLines } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { figuresText } from '../form/figures-text.ts';
import { calculatorFields } from './fields.ts';
import { resultParts } from './result-lines.ts';
import { amountOrRange, labeledSetAside, officeText, totalText, uncertainOf, unknownOffices } from './result-text.ts';

/** The values of the form, what they say, and the tax on it. */
export type Calculated = { values: FormValues; input: TaxInput; estimate: TaxEstimate };

/** The estimate as the text of a message: what was entered, the tax of each office, and what it gives back or gets. */
export function estimateText({ values, estimate }: Calculated, now: string): string {
  const taxes = resultParts(estimate).flatMap(({ title, lines }) =>
    lines.filter(({ strong }) => strong || title === 'School district and city'),
  );
  const unknown = unknownOffices(estimate);
  const results = [
    ...taxes.map((line) => ({
      label: line.label,
      value: amountOrRange(line.amount, uncertainOf(line, estimate)),
    })),
    { label: 'Total for the year', value: totalText(estimate) },
    ...estimate.offices.map((office) => ({
      label: office.name,
      value: unknown.includes(office) ? `${officeText(office)}, withholding not entered` : officeText(office),
    })),
    ...labeledSetAside(estimate, now),
  ];
  return figuresText(`tax calculator, ${estimate.taxYear}`, enteredLines(calculatorFields, values), results);
}
