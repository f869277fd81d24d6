import { parseMoney } from '#shared/format/money.ts';
import { amountError, inputLimits, inputMessages, parseNumber, parseRate } from '#shared/tax/input-rules.ts';

/** A field of a tool's form. */
export type FieldSpec = {
  name: string;
  /**
   * Dollars from 0, dollars that may be negative, a number from 0, a rate in percent, a check box, a select, or a
   * date from 2000 on.
   */
  kind: 'money' | 'loss' | 'number' | 'rate' | 'flag' | 'choice' | 'date';
  label: string;
  hint?: string;
  /** Behind the hint: where the value is found. */
  found?: { label: string; url: string };
  /** What a submit asks for while it is empty. */
  required?: string;
  /** Where its value goes in what is computed, dotted; its name when absent. */
  path?: string;
  /** The highest number, or rate in percent. */
  most?: number;
  /** Of a number: without a fraction. */
  whole?: true;
  /** Latest date, ISO. */
  latest?: string;
  /** Of a select. */
  options?: readonly { value: string; label: string }[];
  /** Of a select: the message about a value that is not among the options. */
  unknown?: string;
  /** Of a select: the values are years. */
  isYear?: true;
  /** Read with its tax location, which has it as its credit. */
  ofLocation?: true;
  /** Name of a select: the field counts only while `other` is selected in it. */
  onlyWith?: string;
  /** Value before anything is entered; empty when absent. */
  initial?: string;
};

/** The values of a form by field name; empty ones may be absent. */
export type FormValues = Readonly<Record<string, string>>;
export type FormErrors = Record<string, string>;
/** What the values of a form say, or its validation errors by field name. */
export type Parsed<T> = { input: T; errors: null } | { input: null; errors: FormErrors };

/** The values or errors of these fields, in their order, without empty ones. */
export function inOrder(fields: readonly FieldSpec[], all: FormValues): FormErrors {
  return Object.fromEntries(fields.flatMap(({ name }) => (all[name] ? [[name, all[name]]] : [])));
}

/** Whether a field's value is an amount in dollars. */
export function isMoney({ kind }: FieldSpec): boolean {
  return kind === 'money' || kind === 'loss';
}

/** The number in a field, 1 for a checked box. Null when empty, and when invalid, which adds a message to `errors`. */
export function readNumber(
  { name, kind, most = inputLimits.amount, whole }: FieldSpec,
  values: FormValues,
  errors: FormErrors,
): number | null {
  const text = (values[name] ?? '').trim();
  if (text === '') return null;
  if (kind === 'flag') return 1;
  if (kind === 'number') return checked(parseNumber(text, most, whole), inputMessages.number(most, whole));
  if (kind === 'rate') return checked(parseRate(text, most), inputMessages.rate(most));
  const amount = parseMoney(text);
  const error = amountError(amount, kind === 'loss' ? -inputLimits.loss : 0);
  return checked(error === null ? amount : null, error ?? '');

  function checked(value: number | null, message: string) {
    if (value === null) errors[name] = message;
    return value;
  }
}
