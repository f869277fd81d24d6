import { cities, schoolDistricts } from '#shared/tax/facts/local.ts';
import { inputLimits, inputMessages, isCity, isSchoolDistrict } from '#shared/tax/input-rules.ts';
import type { HomeCity, SchoolDistrictChoice } from '#shared/tax/types.ts';
import { type FieldSpec, type FormErrors, type FormValues, readNumber } from './field-spec.ts';

/** A city or school district: one of the list, or `other` with its rate typed in. */
export type TaxLocation = {
  choice: FieldSpec;
  percent: FieldSpec;
  /** School districts: the tax base. */
  base?: FieldSpec;
  /** Home cities: the credit for tax paid at work. */
  credit?: FieldSpec;
  known: (id: string) => boolean;
  unknown: string;
};

export function schoolLocation(name: string): TaxLocation {
  return {
    choice: { name, kind: 'choice', label: 'School district', options: schoolOptions },
    percent: { name: `${name}.percent`, kind: 'rate', label: 'Its rate', most: inputLimits.schoolPercent },
    base: {
      name: `${name}.base`,
      kind: 'choice',
      label: 'What it taxes',
      initial: 'T',
      options: baseOptions,
      onlyWith: name,
    },
    known: isSchoolDistrict,
    unknown: inputMessages.schoolDistrict,
  };
}

/**
 * @param none label of the empty choice
 * @param credit whether there is a field for the home city's credit
 */
export function cityLocation(name: string, label: string, none: string, credit = false): TaxLocation {
  const rate = (part: string, words: string, hint?: string): FieldSpec => ({
    name: `${name}.${part}`,
    kind: 'rate',
    label: words,
    most: inputLimits.cityPercent,
    hint,
  });
  return {
    choice: { name, kind: 'choice', label, options: [{ value: '', label: none }, ...cityOptions] },
    percent: rate('percent', 'Its rate'),
    credit: credit
      ? rate(
          'creditPercent',
          'Its credit for tax paid at work',
          'The most it takes off, in percent of pay. Empty: none',
        )
      : undefined,
    known: isCity,
    unknown: inputMessages.city,
  };
}

/** The fields of a tax location in order. */
export function taxLocationFields({ choice, percent, base, credit }: TaxLocation): FieldSpec[] {
  return [choice, percent, base, credit].filter((field) => field !== undefined);
}

/** The chosen tax location, undefined for none. Invalid fields add a message to `errors`; the valid ones are returned. */
export function readTaxLocation(
  location: TaxLocation,
  values: FormValues,
  errors: FormErrors,
): (SchoolDistrictChoice & HomeCity) | undefined {
  const { choice, percent, base, credit } = location;
  const chosen = chosenValue(values, choice);
  if (chosen === '') return undefined;
  if (chosen !== 'other' && !location.known(chosen)) errors[choice.name] = location.unknown;
  const creditPercent = credit ? readNumber(credit, values, errors) : null;
  const more = creditPercent === null ? {} : { creditPercent };
  if (chosen !== 'other') return { id: chosen, ...more };
  const rate = readNumber(percent, values, errors);
  if (rate === null) errors[percent.name] ??= inputMessages.rate(percent.most!);
  return { percent: rate ?? 0, base: base ? chosenBase(values, base) : 'T', ...more };
}

/** The tax location as `parseTaxInput` expects it. */
export function taxLocationBody(
  { choice, percent, base, credit }: TaxLocation,
  values: FormValues,
): Record<string, string> | undefined {
  const chosen = chosenValue(values, choice);
  if (chosen === '') return undefined;
  const body: Record<string, string> =
    chosen === 'other' ? { percent: values[percent.name]?.trim() || missing } : { id: chosen };
  if (chosen === 'other' && base) body['base'] = chosenBase(values, base);
  if (credit && values[credit.name]) body['creditPercent'] = values[credit.name]!;
  return body;
}

/** A blank value counts as no choice, as on the server. */
function chosenValue(values: FormValues, { name }: FieldSpec): string {
  return (values[name] ?? '').trim();
}

/** The tax base of a school district; traditional unless earned income is chosen. */
function chosenBase(values: FormValues, { name }: FieldSpec): 'E' | 'T' {
  return values[name] === 'E' ? 'E' : 'T';
}

/** In place of an empty rate: an empty text would count as no tax location at all. */
const missing = 'missing';

const cityOptions = [
  ...cities.value.map(({ id, name, percent }) => ({ value: id, label: `${name}, ${percent}%` })),
  { value: 'other', label: 'Another city: enter its rate' },
];
const schoolOptions = [
  { value: '', label: 'None, or not sure' },
  ...schoolDistricts.value.map(({ id, name, county, percent }) => ({
    value: id,
    label: `${name} (${county}), ${percent}%`,
  })),
  { value: 'other', label: 'Another district: enter its rate' },
];
const baseOptions = [
  { value: 'T', label: 'All income (traditional base)' },
  { value: 'E', label: 'Earned income only' },
];
