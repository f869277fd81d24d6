import { describe, expect, it, vi } from 'vitest';
import { federal } from '#shared/tax/facts/federal.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { currentTaxYear } from '#shared/tax/facts/years/index.ts';
import { TAX_YEARS } from '#shared/tax/types.ts';
import { estimateOf } from './tax-return.ts';

// A year of which only some figures are published.
vi.mock('#shared/tax/facts/years/2027.ts', async () => {
  const { figures2026 } = await import('#shared/tax/facts/years/2026.ts');
  const federal = { wageBase: [192_300, { label: 'A notice', url: 'https://www.ssa.gov/notice' }] };
  return { figures2027: { ...figures2026, federal, ohio: {} } };
});

/** The figures of a year that are not published yet, or could not be read. */
function missingFigures(year: (typeof TAX_YEARS)[number]): string[] {
  return [...Object.values(federal[year]), ...Object.values(ohio[year])]
    .filter(({ expectedFrom }) => expectedFrom !== undefined)
    .map(({ id }) => id);
}

describe('the figures of a tax year', () => {
  it('are all published for the years with a return to file', () => {
    expect(TAX_YEARS.filter((year) => year < 2027).flatMap(missingFigures)).toEqual([]);
  });

  it('are those of the year before where they are missing, and say so', () => {
    expect(missingFigures(2027)).toContain('ohio.2027.brackets');
    expect(missingFigures(2027)).not.toContain('federal.2027.wageBase');
    const { bracketTops } = federal[2027];
    expect(bracketTops.value).toEqual(federal[2026].bracketTops.value);
    expect(bracketTops.source.label).toBe(
      'IRS Revenue Procedure 2025-32, from secondary sources, figure of 2026: 2027 expected',
    );
    expect(bracketTops.expectedFrom).toBe(2026);
  });
});

it('tools begin with the last year that has begun in Ohio and has all its figures', () => {
  expect(currentTaxYear(new Date('2025-07-01T12:00:00Z'))).toBe(2025);
  expect(currentTaxYear(new Date('2026-01-01T04:59:00Z'))).toBe(2025);
  expect(currentTaxYear(new Date('2026-01-01T05:00:00Z'))).toBe(2026);
  expect(currentTaxYear(new Date('2027-01-05T12:00:00Z'))).toBe(2026);
});

describe('an estimate for 2027', () => {
  const fields = { taxYear: 2027, taxpayer: { wages: 60_000, selfEmploymentNet: 10_000 } };
  const { steps } = estimateOf(fields);
  const sourceOf = (key: string) => steps.find((step) => step.key === key)!.source.label;

  it('says at each step whether its figure is expected', () => {
    for (const key of ['standardDeduction', 'taxOnOrdinaryIncome']) expect(sourceOf(key)).toContain('2027 expected');
    for (const key of ['underWageBase0', 'selfEmploymentTax0']) expect(sourceOf(key)).not.toContain('expected');
    const ohioSteps = steps.filter(({ key }) => key.startsWith('ohio'));
    expect(ohioSteps.filter(({ source }) => source.label.includes('expected')).length).toBeGreaterThan(0);
  });

  it('notes which figures are expected', () => {
    const { text } = estimateOf(fields).notes.find(({ key }) => key === 'expected')!;
    expect(text).toMatch(
      /other limits of 2027 .* Those of 2026 stand in for them, federal and Ohio, and each line says so\. School district rates are those of the 2026 list/,
    );
  });

  it('counts the wage base of 2027', () => {
    const tax = (taxYear: number) =>
      estimateOf({ taxYear, taxpayer: { selfEmploymentNet: 300_000 } }).federal.selfEmploymentTax;
    expect(tax(2027) - tax(2026)).toBeCloseTo((192_300 - 184_500) * 0.124, 2);
  });
});
