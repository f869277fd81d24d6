import type { FieldSpec } from './field-spec.ts';

const statusLabels = {
  single: 'Single',
  mfj: 'Married, filing together',
  mfs: 'Married, filing apart',
  hoh: 'Head of household',
  qss: 'Surviving spouse with a child',
} as const;

/** The fields of a tax return that several tools ask for. */
export const yearField: FieldSpec = {
  name: 'taxYear',
  kind: 'choice',
  label: 'Tax year',
  initial: '2026',
  options: [
    { value: '2027', label: '2027, expected figures' },
    { value: '2026', label: '2026, filed in 2027' },
    { value: '2025', label: '2025, filed in 2026' },
  ],
};
export const statusField: FieldSpec = {
  name: 'filingStatus',
  kind: 'choice',
  label: 'Filing status',
  initial: 'single',
  options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
};
