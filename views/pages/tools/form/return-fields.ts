import { federal } from '#shared/tax/facts/federal.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { inputLimits } from '#shared/tax/input-rules.ts';
import { INITIAL_TAX_YEAR, TAX_YEARS, type TaxYear } from '#shared/tax/types.ts';
import type { FieldSpec } from './field-spec.ts';

const statusLabels = {
  single: 'Single',
  mfj: 'Married, filing together',
  mfs: 'Married, filing apart',
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

/** The tax year of a return: every year there are figures of, the latest first. */
export const yearField: FieldSpec = {
  name: 'taxYear',
  kind: 'choice',
  label: 'Tax year',
  initial: String(INITIAL_TAX_YEAR),
  options: yearOptions((year) => `${year}, filed in ${year + 1}`),
};

/** The year of a paycheck or of a salary. */
export const payYearField = {
  kind: 'choice',
  label: 'Year',
  initial: String(INITIAL_TAX_YEAR),
  options: yearOptions(String),
} satisfies Omit<FieldSpec, 'name'>;

/** The filing status of a return. */
export const statusField: FieldSpec = {
  name: 'filingStatus',
  kind: 'choice',
  label: 'Filing status',
  initial: 'single',
  options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
};

/** @param label of a year whose figures are all published; the others say that some are expected */
function yearOptions(label: (year: TaxYear) => string) {
  return TAX_YEARS.map((year) => ({
    value: String(year),
    label: isExpected(year) ? `${year}, expected figures` : label(year),
  })).reverse();
}

function isExpected(year: TaxYear): boolean {
  const figures = [...Object.values(federal[year]), ...Object.values(ohio[year])];
  return figures.some(({ expectedFrom }) => expectedFrom !== undefined);
}
