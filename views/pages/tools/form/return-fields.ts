import { currentTaxYear, isPublished } from '#shared/tax/facts/years/index.ts';
import { inputLimits } from '#shared/tax/input-rules.ts';
import { TAX_YEARS, type TaxYear } from '#shared/tax/types.ts';
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

/** The tax year of a return. */
export const yearField = yearChoice('taxYear', 'Tax year', (year) => `${year}, filed in ${year + 1}`);

/** The year of a paycheck or of a salary. */
export const payYearField = (name: string) => yearChoice(name, 'Year', String);

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
 * @param labelOf a year whose figures are all published; the others say that some are expected
 */
function yearChoice(name: string, label: string, labelOf: (year: TaxYear) => string): FieldSpec {
  const options = TAX_YEARS.map((year) => ({
    value: String(year),
    label: isPublished(year) ? labelOf(year) : `${year}, expected figures`,
  }));
  return {
    name,
    kind: 'choice',
    label,
    // Asked for each time: the year turns while the server runs.
    get initial() {
      return String(currentTaxYear());
    },
    options: options.reverse(),
  };
}
