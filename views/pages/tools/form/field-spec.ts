import { parseMoney } from '#shared/format/money.ts';
import { amountError, inputLimits, inputMessages, parsePeople, parseRate } from '#shared/tax/input-rules.ts';

/** One field of a tool: its name in the form, what it takes, and its words. */
export type FieldSpec = {
  name: string;
  /** Dollars from 0, dollars with losses, a count, a rate in percent, a check box, or one of a list. */
  kind: 'money' | 'loss' | 'people' | 'rate' | 'flag' | 'choice';
  label: string;
  hint?: string;
  /** Highest rate in percent. */
  most?: number;
  options?: readonly { value: string; label: string }[];
  /** Name of the list beside it: counts only while that says `other`. */
  onlyWith?: string;
  /** Value before anything is entered; empty when absent. */
  initial?: string;
};

/** What stands in a form, by field name; empty ones may be missing. */
export type FormValues = Readonly<Record<string, string>>;
export type FormErrors = Record<string, string>;

/** A field's number. Empty is null; what cannot be read gets its sentence in `errors`. Flags are 1 or null. */
export function readNumber({ name, kind, most = 0 }: FieldSpec, values: FormValues, errors: FormErrors): number | null {
  const text = (values[name] ?? '').trim();
  if (text === '') return null;
  if (kind === 'flag') return 1;
  if (kind === 'people') return noted(parsePeople(text), inputMessages.people);
  if (kind === 'rate') return noted(parseRate(text, most), inputMessages.rate(most));
  const amount = parseMoney(text);
  const fault = amountError(amount, kind === 'loss' ? -inputLimits.loss : 0);
  return noted(fault === null ? amount : null, fault ?? '');

  function noted(value: number | null, message: string) {
    if (value === null) errors[name] = message;
    return value;
  }
}
