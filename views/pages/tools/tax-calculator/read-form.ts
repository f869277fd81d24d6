import { contradictions, inputMessages } from '#shared/tax/input-rules.ts';
import { FILING_STATUSES, TAX_YEARS, type TaxInput } from '#shared/tax/types.ts';
import { type FormErrors, type FormValues, readNumber } from '../form/field-spec.ts';
import { readTaxLocation, taxLocationBody, taxLocationFields } from '../form/tax-location.ts';
import { calculatorFields, places } from './fields.ts';

export type ReadForm = { input: TaxInput; errors: null } | { input: null; errors: FormErrors };

type Nested = { [key: string]: Nested | number | boolean | string };

/** The tax input in the form, or a sentence by the name of each field that cannot be used. Same rules as `parseTaxInput`. */
export function readForm(values: FormValues): ReadForm {
  const errors: FormErrors = {};
  const body = nobody();
  for (const spec of calculatorFields) {
    if (spec.kind === 'choice' || inPlace.has(spec.name)) continue;
    const value = readNumber(spec, values, errors);
    if (value !== null && !spec.name.startsWith('compare')) put(body, spec.name, spec.kind === 'flag' ? true : value);
  }
  fillPairs(body);
  readChoices(body, values, errors);
  const input = body as unknown as TaxInput;
  Object.assign(errors, fieldErrors(Object.keys(errors).length === 0 ? contradictions(input) : {}, values));
  if (Object.keys(errors).length > 0) return { input: null, errors };
  if (input.filingStatus !== 'mfj') delete input.spouse;
  return { input, errors: null };
}

/** The same form as the nested texts that `parseTaxInput` takes. */
export function formBody(values: FormValues): unknown {
  const body: Nested = {};
  for (const { name, kind } of calculatorFields) {
    const value = (values[name] ?? '').trim();
    if (value === '' || kind === 'choice' || inPlace.has(name) || name.startsWith('compare')) continue;
    put(body, name, kind === 'flag' ? true : value);
  }
  body['taxYear'] = values['taxYear'] ?? '2026';
  body['filingStatus'] = values['filingStatus'] ?? 'single';
  for (const place of places) {
    const own = taxLocationBody(place, values);
    if (own) body[place.choice.name] = own;
  }
  return body;
}

/** Faults by data path as faults by field: a path that has no field of its own belongs to one inside it. */
export function fieldErrors(errors: Record<string, string>, values: FormValues): FormErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf(path, values), message]));
}

function fieldOf(path: string, values: FormValues): string {
  if (path.endsWith('.id')) return path.slice(0, -'.id'.length);
  if (values[path] === 'other') return `${path}.percent`;
  if (path === 'spouse')
    return calculatorFields.find(({ name }) => name.startsWith('spouse.') && values[name])?.name ?? path;
  return path;
}

const inPlace = new Set(places.flatMap(taxLocationFields).map(({ name }) => name));

function readChoices(body: Nested, values: FormValues, errors: FormErrors) {
  body['taxYear'] = Number(values['taxYear'] ?? '2026');
  body['filingStatus'] = values['filingStatus'] ?? 'single';
  if (!TAX_YEARS.some((year) => year === body['taxYear'])) errors['taxYear'] = inputMessages.taxYear;
  if (!FILING_STATUSES.some((status) => status === body['filingStatus']))
    errors['filingStatus'] = inputMessages.filingStatus;
  for (const place of places) {
    const own = readTaxLocation(place, values, errors);
    if (own) body[place.choice.name] = own;
  }
}

/** A figure at its dotted path. */
function put(body: Nested, name: string, value: number | boolean | string) {
  const [first, second] = name.split('.') as [string, string?];
  if (second === undefined) body[first] = value;
  else body[first] = { ...(body[first] as Nested | undefined), [second]: value };
}

/** Both figures of a pair count as given when one is. */
function fillPairs(body: Nested) {
  for (const [name, empty] of [
    ['itemized', { stateAndLocalTaxes: 0, mortgageInterest: 0 }],
    ['estimatedPayments', { federal: 0, ohio: 0 }],
  ] as const) {
    if (body[name]) body[name] = { ...empty, ...(body[name] as Nested) };
  }
}

function nobody(): Nested {
  const person = { wages: 0, selfEmploymentNet: 0, age65: false, blind: false };
  return {
    taxpayer: person,
    spouse: person,
    interest: 0,
    qualifiedDividends: 0,
    longTermGains: 0,
    pension: 0,
    socialSecurity: 0,
    qualifyingChildren: 0,
    otherDependents: 0,
  };
}
