import { describe, expect, it } from 'vitest';
import { parseTaxInput } from '#shared/tax/input.ts';
import { estimateOf } from './tax-return.ts';

const federalOf = (fields: object) => estimateOf({ taxYear: 2026, ...fields }).federal;

describe('tips of a business', () => {
  const barber = { taxpayer: { selfEmploymentNet: 60_000 }, interest: 60_000 };

  it('are no qualified business income as far as they are deducted', () => {
    expect(federalOf({ ...barber, qualifiedTips: 20_000 })).toMatchObject({
      tipsDeduction: 20_000,
      qbiDeduction: 7_152.23,
    });
    expect(federalOf(barber).qbiDeduction).toBe(11_152.23);
    // 100 for each full 1,000 of income over 150,000 is not deducted.
    const rich = federalOf({ ...barber, interest: 100_000, qualifiedTips: 20_000 });
    expect(rich.tipsDeduction).toBe(19_500);
    expect(rich.qbiDeduction).toBeCloseTo(0.2 * (60_000 - rich.halfSelfEmploymentTax - 19_500), 1);
  });

  it('are those over the wages, unless it is said how much of them the business got', () => {
    const both = { taxpayer: { wages: 30_000, selfEmploymentNet: 40_000 }, qualifiedTips: 10_000 };
    const qbi = (fields: object) => federalOf({ ...both, ...fields }).qbiDeduction;
    expect(qbi({})).toBe(qbi({ qualifiedTips: 0 }));
    expect(qbi({}) - qbi({ businessTips: 6_000 })).toBeCloseTo(0.2 * 6_000, 2);
    // Of 40,000 tips 25,000 are deducted, half of them from the business.
    const many = { taxpayer: { wages: 40_000, selfEmploymentNet: 60_000 }, qualifiedTips: 40_000 };
    const lost =
      federalOf({ ...many, qualifiedTips: 0 }).qbiDeduction - federalOf({ ...many, businessTips: 20_000 }).qbiDeduction;
    expect(lost).toBeCloseTo(0.2 * 12_500, 2);
  });

  it('are deducted up to the profit of the business less half of its self-employment tax', () => {
    const small = federalOf({ taxpayer: { selfEmploymentNet: 8_000 }, interest: 60_000, qualifiedTips: 20_000 });
    expect(small.tipsDeduction).toBe(8_000 - small.halfSelfEmploymentTax);
    expect(small.qbiDeduction).toBe(0);
    const loss = { taxpayer: { wages: 30_000, selfEmploymentNet: -2_000 }, qualifiedTips: 9_000, businessTips: 4_000 };
    expect(federalOf(loss).tipsDeduction).toBe(5_000);
  });

  it('may be more than the profit, but not more than all tips; those of an employee not more than the pay', () => {
    const errors = (fields: object) => {
      const parsed = parseTaxInput({ taxYear: 2026, filingStatus: 'single', ...fields });
      return parsed.ok ? {} : parsed.errors;
    };
    expect(errors({ taxpayer: { wages: 9_000 }, qualifiedTips: 9_001 })).toHaveProperty('qualifiedTips');
    expect(errors({ ...barber, qualifiedTips: 9_000, businessTips: 9_001 })).toHaveProperty('businessTips');
    expect(errors({ taxpayer: { selfEmploymentNet: 5 }, qualifiedTips: 9_001 })).toEqual({});
  });
});
