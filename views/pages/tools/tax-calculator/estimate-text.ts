import { formatWholeDollars } from '#shared/format/money.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { enteredLines } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { figuresText } from '../form/figures-text.ts';
import { calculatorFields } from './fields.ts';
import { resultParts } from './result-lines.ts';

/** The estimate as the text of a message: what was entered, the tax of each office, the balance. */
export function estimateText(values: FormValues, estimate: TaxEstimate): string {
  const { balances, quarterly, taxYear, totalWithLocal } = estimate;
  const taxes = resultParts(estimate).flatMap(({ title, lines }) =>
    lines.filter(({ strong }) => strong || title === 'School district and city'),
  );
  const results = [
    ...taxes.map(({ label, amount }) => ({ label, amount })),
    { label: 'Total for the year', amount: totalWithLocal },
    { label: balances.all < 0 ? 'Refund in all' : 'Due in all', amount: Math.abs(balances.all) },
    ...(quarterly.setAside > 0 ? [{ label: 'Set aside each quarter', amount: quarterly.setAside }] : []),
  ];
  return figuresText(
    `tax calculator, ${taxYear}`,
    enteredLines(calculatorFields, values),
    results.map(({ label, amount }) => ({ label, value: formatWholeDollars(amount) })),
  );
}
