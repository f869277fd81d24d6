import { parseMoney } from '#shared/format/money.ts';
import { type FieldSpec, type FormErrors, type FormValues, type Parsed, readNumber } from './field-spec.ts';
import { readTaxLocation, type TaxLocation, taxLocationFields } from './return-fields.ts';

/** What a form shows: fields, tax locations with fields of their own, and headings in a disclosure. */
export type FormPart = InputPart | { heading: string; lead?: string };
type InputPart = FieldSpec | TaxLocation;
const isInput = (part: FormPart): part is InputPart => !('heading' in part);
/** A disclosure of a form. */
export type FieldGroup = { id: string; title: string; lead?: string; parts: readonly FormPart[] };

type Rows = {
  /** Of the element, where a page has several forms. */
  id?: string;
  /** Above the fold. */
  main: readonly FormPart[];
  /** What can be added. */
  groups: readonly FieldGroup[];
};

type Definition<T> = Rows & {
  /** What is computed with while nothing is entered, without the selects. */
  empty: Partial<T>;
  /** Completes what the fields say, and returns messages about values that contradict each other. */
  finish: (input: T, values: FormValues, errors: FormErrors) => FormErrors;
  /** What a submit asks for, by field name, as long as there would be no result without it; the required fields by default. */
  missing?: (values: FormValues, fields: readonly FieldSpec[]) => FormErrors;
};

/** A form of a tool as a table of fields: what it shows, how it is read, and what it asks for follow from the rows. */
export type ToolForm<T> = Rows & {
  /** Every field in order. */
  fields: readonly FieldSpec[];
  /** Valid for an empty form. */
  read: (values: FormValues) => Parsed<T>;
  missing: (values: FormValues) => FormErrors;
};

export function toolForm<T>({ empty, finish, missing = missingFields, ...rows }: Definition<T>): ToolForm<T> {
  const parts = [...rows.main, ...rows.groups.flatMap((group) => group.parts)].filter(isInput);
  const fields = fieldsOf(parts);
  return {
    ...rows,
    fields,
    missing: (values) => missing(values, fields),
    read(values) {
      const errors: FormErrors = {};
      const input = readParts(parts, empty, values, errors) as T;
      const all = { ...finish(input, values, errors), ...errors };
      return Object.keys(all).length > 0 ? { input: null, errors: all } : { input, errors: null };
    },
  };
}

/** The fields of parts of a form, in order. */
export function fieldsOf(parts: readonly FormPart[]): FieldSpec[] {
  return parts.filter(isInput).flatMap((part) => ('choice' in part ? taxLocationFields(part) : [part]));
}

/**
 * What was posted without scripts lacks, and what is wrong with it. Of several forms of a page, that of the one with values.
 * A card of another page posts only the amount that it asks for: what it did not ask for is no error.
 */
export function postErrors(forms: readonly ToolForm<unknown>[], values: FormValues): FormErrors {
  const isPosted = ({ fields }: ToolForm<unknown>) => fields.some(({ name }) => values[name] !== undefined);
  const posted = forms.length === 1 ? forms : forms.filter(isPosted);
  return Object.assign({}, ...posted.map((form) => ({ ...missingOf(form, values), ...form.read(values).errors })));
}

function missingOf({ fields, missing }: ToolForm<unknown>, values: FormValues): FormErrors {
  const lacking = missing(values);
  if (!isFromCard(fields, values)) return lacking;
  return Object.fromEntries(Object.entries(lacking).filter(([name]) => values[name] !== undefined));
}

/** Whether a post has required fields alone: a form of this page has its lists, too. */
export function isFromCard(fields: readonly FieldSpec[], values: FormValues): boolean {
  const posted = fields.filter(({ name }) => values[name] !== undefined);
  return posted.length > 0 && posted.every(({ required }) => required);
}

function missingFields(values: FormValues, fields: readonly FieldSpec[]): FormErrors {
  const entries = fields.flatMap(({ name, required }) => {
    const text = (values[name] ?? '').trim();
    if (!required) return [];
    if (text === '') return [[name, required]];
    return parseMoney(text) === 0 ? [[name, 'Enter more than 0']] : [];
  });
  return Object.fromEntries(entries);
}

type Nested = { [key: string]: unknown };

/** The values of the fields at their paths; invalid ones add a message to `errors`. */
function readParts(parts: readonly InputPart[], empty: Nested, values: FormValues, errors: FormErrors): Nested {
  const read = (part: InputPart) => {
    if ('choice' in part) return readTaxLocation(part, values, errors);
    if (part.kind === 'choice') return readChoice(part, values, errors);
    if (part.kind === 'date') return values[part.name] || null;
    const number = readNumber(part, values, errors);
    return part.kind === 'flag' && number !== null ? true : number;
  };
  return parts
    .filter((part) => 'choice' in part || !part.ofLocation)
    .reduce((input, part) => {
      const { name, path = name } = 'choice' in part ? part.choice : part;
      const value = read(part);
      return value === null || value === undefined ? input : setAtPath(input, path.split('.'), value);
    }, empty);
}

/** Selects have no invalid values in a browser; others count as the initial one where the field has no message for them. */
function readChoice(
  { name, initial = '', options, unknown, isYear }: FieldSpec,
  values: FormValues,
  errors: FormErrors,
) {
  const value = values[name] ?? initial;
  const isKnown = options!.some((option) => option.value === value);
  if (!isKnown && unknown) errors[name] = unknown;
  const chosen = isKnown ? value : initial;
  return isYear ? Number(chosen) : chosen;
}

/** With the value at a path. */
function setAtPath(input: Nested, [first, ...rest]: string[], value: unknown): Nested {
  const inner = rest.length > 0 ? setAtPath((input[first!] ?? {}) as Nested, rest, value) : value;
  return { ...input, [first!]: inner };
}
