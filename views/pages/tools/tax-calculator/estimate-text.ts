import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { enteredLines } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { figuresText } from '../form/figures-text.ts';
import { calculatorFields } from './fields.ts';
import { resultParts } from './result-lines.ts';
import { amountOrRange, balanceAnswer, setAsideAnswer, totalText } from './result-text.ts';

/** The estimate as the text of a message: what was entered, the tax of each office, the balance. */
export function estimateText(values: FormValues, estimate: TaxEstimate): string {
  const taxes = resultParts(estimate).flatMap(({ title, lines }) =>
    lines.filter(({ strong }) => strong || title === 'School district and city'),
  );
  const results = [
    ...taxes.map(({ key, label, amount }) => ({
      label,
      value: amountOrRange(amount, key === 'homeCityTax' ? estimate.uncertain : 0),
    })),
    { label: 'Total for the year', value: totalText(estimate) },
    balanceAnswer(estimate),
    ...(estimate.quarterly.setAsideMost > 0 ? [setAsideAnswer(estimate)] : []),
  ];
  return figuresText(`tax calculator, ${estimate.taxYear}`, enteredLines(calculatorFields, values), results);
}
