import { formatCents, formatWholeDollars } from '#shared/format/money.ts';
import type { Paycheck } from '#shared/tax/paycheck.ts';
import type { SCorpComparison } from '#shared/tax/s-corp.ts';
import { enteredLines } from '../form/entered-figures.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { figuresText } from '../form/figures-text.ts';
import { allOwnerFields, allPayFields } from './read-paycheck.ts';

/** One paycheck as the text of a message. */
export function paycheckText(values: FormValues, { gross, lines, takeHome, atMost }: Paycheck): string {
  return figuresText('paycheck helper', enteredLines(allPayFields, values), [
    { label: 'Pay before tax', value: formatCents(gross) },
    ...lines.map(({ label, amount }) => ({ label, value: formatCents(0 - amount) })),
    { label: atMost ? 'Take-home pay, at most' : 'Take-home pay', value: formatCents(takeHome) },
  ]);
}

/** The comparison with an S corporation as the text of a message. */
export function ownerText(values: FormValues, { soleOwner, sCorp, difference }: SCorpComparison): string {
  return figuresText('S corporation helper', enteredLines(allOwnerFields, values), [
    { label: 'Left of the profit as now', value: formatWholeDollars(soleOwner.left) },
    { label: 'Left as an S corporation', value: formatWholeDollars(sCorp.left) },
    { label: 'Difference for the year', value: formatWholeDollars(difference) },
  ]);
}
