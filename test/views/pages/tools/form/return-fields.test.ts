import { expect, test } from 'vitest';
import { INITIAL_TAX_YEAR, TAX_YEARS } from '#shared/tax/types.ts';
import { payYearField, yearField } from '#views/pages/tools/form/return-fields.ts';

test('every tax year can be chosen, the latest first, and one with figures that are not published says so', () => {
  const latestFirst = TAX_YEARS.map(String).reverse();
  for (const field of [yearField, payYearField]) expect(field.options!.map(({ value }) => value)).toEqual(latestFirst);
  expect(yearField.options).toEqual([
    { value: '2027', label: '2027, expected figures' },
    { value: '2026', label: '2026, filed in 2027' },
    { value: '2025', label: '2025, filed in 2026' },
  ]);
  expect(payYearField.options.map(({ label }) => label)).toEqual(['2027, expected figures', '2026', '2025']);
});

test('the year that the tools begin with has all its figures', () => {
  expect(yearField.initial).toBe(String(INITIAL_TAX_YEAR));
  expect(payYearField.options.find(({ value }) => value === payYearField.initial)!.label).not.toContain('expected');
});
