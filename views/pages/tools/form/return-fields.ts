import { allCities } from '#shared/tax/facts/cities.ts';
import { allDistricts } from '#shared/tax/facts/local.ts';
import { sources } from '#shared/tax/facts/sources.ts';
import { currentTaxYear, isPublished, latestYear } from '#shared/tax/facts/years/index.ts';
import { inputLimits, inputMessages } from '#shared/tax/input-rules.ts';
import { returnMessages } from '#shared/tax/return-rules.ts';
import { districtOption } from '#shared/tax/school-district.ts';
import { type HomeCity, type SchoolDistrictChoice, TAX_YEARS, type TaxYear } from '#shared/tax/types.ts';
import { type FieldSpec, type FormErrors, type FormValues, readNumber } from './field-spec.ts';

const statusLabels = {
  single: 'Single',
  mfj: 'Married, filing together',
  mfs: 'Married filing separately',
  hoh: 'Head of household',
  qss: 'Surviving spouse with a child',
} as const;

/** An amount in dollars. */
export const money = (name: string, label: string, hint?: string): FieldSpec => ({ name, kind: 'money', label, hint });

/** A count of people. */
export const people = (name: string, label: string, hint?: string): FieldSpec => ({
  name,
  kind: 'number',
  most: inputLimits.people,
  whole: true,
  label,
  hint,
});

/** The tax year of a return: the last that has all its figures. */
export const yearField = yearChoice('taxYear', 'Tax year', (year) => `${year}, filed in ${year + 1}`, currentTaxYear, {
  unknown: returnMessages.taxYear,
});

/** The year of a paycheck or of a salary: the one that has begun. */
export const payYearField = (name: string, path: string) => yearChoice(name, 'Year', String, latestYear, { path });

/** The filing status of a return. */
export const statusField: FieldSpec = {
  name: 'filingStatus',
  kind: 'choice',
  label: 'Filing status',
  initial: 'single',
  options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
};

/**
 * Every year there are figures of, the latest first.
 * @param labelOf a year whose figures are all published; the others say that those of the year before stand in
 * @param initialAt the year that the field begins with
 */
function yearChoice(
  name: string,
  label: string,
  labelOf: (year: TaxYear) => string,
  initialAt: (now: Date) => TaxYear,
  more: Pick<FieldSpec, 'path' | 'unknown'>,
): FieldSpec {
  const options = TAX_YEARS.map((year) => ({
    value: String(year),
    label: isPublished(year) ? labelOf(year) : `${year}, partly on ${year - 1} figures`,
  }));
  return {
    name,
    kind: 'choice',
    label,
    isYear: true,
    ...more,
    // Asked for each time: the year turns while the server runs.
    get initial() {
      return String(initialAt(new Date()));
    },
    options: options.reverse(),
  };
}

/** A city or school district: one of the list, or `other`, with its rate typed in. */
export type TaxLocation = {
  choice: FieldSpec;
  percent: FieldSpec;
  /** School districts: the tax base. */
  base?: FieldSpec;
  /** What the option of none says, where leaving the choice open is another answer. */
  noneChosen?: SchoolDistrictChoice;
  /** Home cities: the credit for tax paid at work, a field that the form shows elsewhere. */
  credit?: FieldSpec;
};

/** @param path where the choice goes in what is computed; its name when absent */
export function schoolLocation(name: string, path = name, label = 'School district'): TaxLocation {
  return {
    choice: {
      name,
      kind: 'choice',
      label,
      hint: 'Some districts tax the income of their residents',
      options: schoolOptions,
      unknown: inputMessages.schoolDistrict,
      path,
    },
    noneChosen: { percent: 0, base: 'T' },
    percent: {
      name: `${name}.percent`,
      kind: 'rate',
      label: 'Its rate',
      hint: 'In percent, such as 1.5',
      found: sources.finder,
      most: inputLimits.schoolPercent,
    },
    base: {
      name: `${name}.base`,
      kind: 'choice',
      label: 'What it taxes',
      initial: 'T',
      options: baseOptions,
      onlyWith: name,
    },
  };
}

/**
 * @param none label of the empty choice; of two, of one that leaves it open and one of no city
 * @param options.creditLabel of the field for the city's credit; without it there is none
 */
export function cityLocation(
  name: string,
  label: string,
  none: string | readonly [open: string, none: string],
  { creditLabel, hint, path = name }: { creditLabel?: string; hint?: string; path?: string } = {},
): TaxLocation {
  const noCity =
    typeof none === 'string'
      ? [{ value: '', label: none }]
      : [
          { value: '', label: none[0] },
          { value: noneOfThem, label: none[1] },
        ];
  const rate = (part: string, words: string, below: string): FieldSpec => ({
    name: `${name}.${part}`,
    kind: 'rate',
    label: words,
    most: inputLimits.cityPercent,
    hint: below,
  });
  return {
    choice: {
      name,
      kind: 'choice',
      label,
      hint,
      options: [...noCity, ...cityOptions],
      unknown: inputMessages.city,
      path,
    },
    noneChosen: typeof none === 'string' ? undefined : { percent: 0, base: 'T' },
    percent: { ...rate('percent', 'Its rate', 'In percent, such as 2.5'), found: sources.finder },
    credit: creditLabel
      ? {
          ...rate('creditPercent', creditLabel, 'Percent of pay; empty: by its ordinance, where we read it'),
          ofLocation: true,
        }
      : undefined,
  };
}

/** The fields of a tax location in order, without that of its credit. */
export function taxLocationFields({ choice, percent, base }: TaxLocation): FieldSpec[] {
  return [choice, percent, ...(base ? [base] : [])];
}

/** The chosen tax location, undefined for none. Invalid fields add a message to `errors`; the valid ones are returned. */
export function readTaxLocation(
  location: TaxLocation,
  values: FormValues,
  errors: FormErrors,
): (SchoolDistrictChoice & HomeCity) | undefined {
  const { choice, percent, base, credit, noneChosen } = location;
  const chosen = (values[choice.name] ?? '').trim();
  const creditPercent = credit ? readNumber(credit, values, errors) : null;
  if (chosen === '') return undefined;
  if (chosen === noneOfThem && noneChosen) return noneChosen;
  if (!choice.options!.some(({ value }) => value === chosen)) errors[choice.name] = choice.unknown!;
  const more = creditPercent === null ? {} : { creditPercent };
  if (chosen !== 'other') return { id: chosen, ...more };
  const rate = readNumber(percent, values, errors);
  if (rate === null) errors[percent.name] ??= inputMessages.rate(percent.most!);
  return { percent: rate ?? 0, base: base && values[base.name] === 'E' ? 'E' : 'T', ...more };
}

const cityOptions = [
  ...allCities.map(({ id, name, percent }) => ({ value: id, label: `${name}, ${percent}%` })),
  { value: 'other', label: 'Another city: enter its rate' },
];
const noneOfThem = 'none';
const schoolOptions = [
  { value: '', label: 'Not chosen' },
  { value: noneOfThem, label: 'One without an income tax' },
  ...allDistricts.map((district) => ({ value: district.id, label: districtOption(district) })),
  { value: 'other', label: 'Another district: enter its rate' },
];
const baseOptions = [
  { value: 'T', label: 'All income (traditional base)' },
  { value: 'E', label: 'Earned income only' },
];
