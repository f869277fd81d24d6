import { currentTaxYear } from '#shared/tax/facts/years/index.ts';
import { contradictions, returnMessages } from '#shared/tax/return-rules.ts';
import { emptyPerson, emptyReturn, FILING_STATUSES, TAX_YEARS, type TaxInput } from '#shared/tax/types.ts';
import { type FormErrors, type FormValues, isMoney, type Parsed, readNumber } from '../form/field-spec.ts';
import { readTaxLocation, taxLocationFields } from '../form/tax-location.ts';
import { calculatorFields, taxLocations } from './fields.ts';

type Nested = { [key: string]: Nested | number | boolean | string };

/** Parses the form by the rules of `parseTaxInput`: the tax input, or an error message by field name. */
export function readForm(values: FormValues): Parsed<TaxInput> {
  const errors: FormErrors = {};
  const body: Nested = { ...emptyReturn, spouse: emptyPerson };
  for (const spec of calculatorFields) {
    if (spec.kind === 'choice' || taxLocationNames.has(spec.name)) continue;
    const value = readNumber(spec, values, errors);
    if (value !== null) setAtPath(body, spec.name, spec.kind === 'flag' ? true : value);
  }
  fillPairs(body);
  readChoices(body, values, errors);
  const input = body as unknown as TaxInput;
  const faults = Object.keys(errors)[0] ? errors : fieldErrors(contradictions(input), values);
  if (Object.keys(faults)[0]) return { input: null, errors: faults };
  if (input.filingStatus !== 'mfj') delete input.spouse;
  return { input, errors: null };
}

/** Asks for an amount where there is none in any field. */
export function missingAmount(values: FormValues): FormErrors {
  const isEntered = calculatorFields.some((field) => isMoney(field) && values[field.name]);
  return isEntered ? {} : { 'taxpayer.wages': 'Enter your wages or other income' };
}

/** Errors by data path as errors by field name: the spouse as a whole is the first field of theirs that has a value. */
function fieldErrors({ spouse, ...errors }: Record<string, string>, values: FormValues): FormErrors {
  const first = calculatorFields.find(({ name }) => name.startsWith('spouse.') && values[name]);
  return spouse && first ? { ...errors, [first.name]: spouse } : errors;
}

const taxLocationNames = new Set(taxLocations.flatMap(taxLocationFields).map(({ name }) => name));

function readChoices(body: Nested, values: FormValues, errors: FormErrors) {
  body['taxYear'] = Number(values['taxYear'] ?? currentTaxYear());
  body['filingStatus'] = values['filingStatus'] ?? 'single';
  if (!TAX_YEARS.some((year) => year === body['taxYear'])) errors['taxYear'] = returnMessages.taxYear;
  if (!FILING_STATUSES.some((status) => status === body['filingStatus']))
    errors['filingStatus'] = returnMessages.filingStatus;
  for (const location of taxLocations) {
    const chosen = readTaxLocation(location, values, errors);
    if (chosen) body[location.choice.name] = chosen;
  }
}

/** Sets the value at a dotted path. */
function setAtPath(body: Nested, name: string, value: number | boolean | string) {
  const [first, second] = name.split('.') as [string, string?];
  if (second === undefined) body[first] = value;
  else body[first] = { ...(body[first] as Nested | undefined), [second]: value };
}

/** When one amount of a pair is given, the other is 0. */
function fillPairs(body: Nested) {
  for (const [name, empty] of [
    ['itemized', { stateAndLocalTaxes: 0, mortgageInterest: 0 }],
    ['estimatedPayments', { federal: 0, ohio: 0 }],
  ] as const) {
    if (body[name]) body[name] = { ...empty, ...(body[name] as Nested) };
  }
}
