import { describe, expect, it } from 'vitest';
import { federal } from '#shared/tax/facts/federal.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { TAX_YEARS } from '#shared/tax/types.ts';
import { estimateOf } from './tax-return.ts';

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

  // A figure that gets published goes into the file of its year, and from this list.
  it('are missing for 2027 as listed here', () => {
    expect(missingFigures(2027)).toEqual([
      'federal.2027.bracketTops',
      'federal.2027.standardDeduction',
      'federal.2027.agedOrBlind',
      'federal.2027.gainsZeroTop',
      'federal.2027.gainsFifteenTop',
      'federal.2027.childCredit',
      'federal.2027.refundableChildCredit',
      'federal.2027.businessIncomeThreshold',
      'federal.2027.businessIncomeMinimum',
      'federal.2027.minimumTaxExemption',
      'federal.2027.minimumTaxFallsOver',
      'federal.2027.minimumTaxHighRateOver',
      'federal.2027.earnedIncomeMost',
      'federal.2027.earnedIncomeFallsOver',
      'federal.2027.earnedIncomeInvestment',
      'ohio.2027.brackets',
      'ohio.2027.exemptions',
      'ohio.2027.incomeLimit',
    ]);
  });

  it('are those of the year before where they are missing, and say so', () => {
    const { bracketTops } = federal[2027];
    expect(bracketTops.value).toEqual(federal[2026].bracketTops.value);
    expect(bracketTops.source.label).toBe('IRS Revenue Procedure 2025-32, figure of 2026: 2027 expected');
    expect(bracketTops.expectedFrom).toBe(2026);
    expect(ohio[2027].brackets.value).toEqual(ohio[2026].brackets.value);
  });

  it('follow the statutes that fix them for 2027', () => {
    const { stateTaxCap, stateTaxCapFallsOver, age65BornBefore } = federal[2027];
    expect(stateTaxCap.value).toBeCloseTo(federal[2026].stateTaxCap.value * 1.01, 6);
    expect(stateTaxCapFallsOver.value).toBeCloseTo(federal[2026].stateTaxCapFallsOver.value * 1.01, 6);
    expect(age65BornBefore.value).toBe('1963-01-02');
  });
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
      /other limits of 2027 .* Those of 2026 stand in for them, federal and Ohio, and each line says so\.$/,
    );
  });

  it('counts the wage base of 2027', () => {
    const tax = (taxYear: number) =>
      estimateOf({ taxYear, taxpayer: { selfEmploymentNet: 300_000 } }).federal.selfEmploymentTax;
    expect(tax(2027) - tax(2026)).toBeCloseTo((192_300 - 184_500) * 0.124, 2);
  });
});
