import { describe, expect, it } from 'vitest';
import { parseTaxInput } from '#shared/tax/input.ts';
import { estimateOf } from './tax-return.ts';

const dependent = { taxYear: 2026, claimedAsDependent: true };
const leftOut = (fields: object) =>
  estimateOf({ ...dependent, ...fields }).notes.find(({ key }) => key === 'leftOut')?.text ?? '';

describe('the return of someone whom others can claim', () => {
  it('deducts what was earned and $450, and has no exemption in Ohio and no earned income credit', () => {
    const student = estimateOf({ ...dependent, taxpayer: { wages: 9_500 }, interest: 2_500 });
    expect(student.federal).toMatchObject({ standardDeduction: 9_950, taxableIncome: 2_050, federalTotal: 205 });
    expect(student.refundable.earnedIncomeCredit).toBe(0);
    expect(student.ohio).toMatchObject({ exemptionCount: 0, exemptions: 0, exemptionCredit: 0 });
  });

  it('deducts at least $1,350, at most what others deduct, and more if blind', () => {
    const deduction = (fields: object) => estimateOf({ ...dependent, ...fields }).federal.standardDeduction;
    expect(deduction({ nonqualifiedDividends: 12_000 })).toBe(1_350);
    expect(deduction({ taxYear: 2025, taxpayer: { wages: 800 } })).toBe(1_350);
    expect(deduction({ taxpayer: { wages: 40_000 } })).toBe(16_100);
    expect(deduction({ taxpayer: { blind: true } })).toBe(1_350 + 2_050);
    // Earned: the profit less half of the self-employment tax.
    expect(deduction({ taxpayer: { selfEmploymentNet: 5_000 } })).toBe(5_000 - 353.24 + 450);
  });

  it('names the tax at the parents’ rate over $2,700 of other income, with what 22% would add', () => {
    const dividends = { nonqualifiedDividends: 12_000 };
    expect(estimateOf({ ...dependent, ...dividends }).federal).toMatchObject({
      taxableIncome: 10_650,
      federalTotal: 1_065,
    });
    // 22% of 9,300 and 10% of 1,350 for 10% of 10,650; of qualified dividends 15% for none.
    expect(leftOut(dividends)).toMatch(/parents’ rate.*over \$2,700.*\$1,116 more/);
    expect(leftOut({ qualifiedDividends: 12_000 })).toContain('$1,395 more');
    expect(leftOut({ ...dividends, interest: 0, qualifiedDividends: 0, longTermGains: 20_000 })).toContain(
      'at their 22% (15% on dividends and gains) about',
    );
    expect(leftOut({ taxpayer: { wages: 9_500 }, interest: 2_500 })).not.toContain('parents');
    expect(leftOut({ ...dividends, claimedAsDependent: false })).not.toContain('parents');
  });

  it('has no dependents, and no spouse on the return', () => {
    const errors = (fields: object) => parseTaxInput({ filingStatus: 'single', ...dependent, ...fields });
    expect(errors({ qualifyingChildren: 1 })).toMatchObject({ errors: { claimedAsDependent: /no dependents/ } });
    expect(errors({ filingStatus: 'mfj' })).toMatchObject({ errors: { claimedAsDependent: /nobody’s dependent/ } });
  });
});

describe('the return of someone under 18', () => {
  const teen = {
    ...dependent,
    under18: true,
    taxpayer: { wages: 6_200 },
    homeCity: { id: 'newark' },
    workCity: { id: 'newark' },
    schoolDistrict: { id: 'newark' },
  };

  it('has no city tax, and what was withheld comes back; the school district taxes all', () => {
    const { local, offices, notes } = estimateOf({ ...teen, cityWithholding: 108.5 });
    expect(local).toMatchObject({ workCity: 0, homeCity: 0, school: 62 });
    expect(offices.find(({ withheldIn }) => withheldIn === 'cityWithholding')).toMatchObject({ balance: -108.5 });
    expect(notes.find(({ key }) => key === 'under18')?.text).toMatch(/comes back/);
    expect(estimateOf({ ...teen, under18: false }).local.workCity).toBe(108.5);
  });
});

it('gives the earned income credit without children from 25 on', () => {
  const credit = (fields: object) =>
    estimateOf({ taxYear: 2026, taxpayer: { wages: 9_000 }, ...fields }).refundable.earnedIncomeCredit;
  expect([credit({}), credit({ under25: true }), credit({ under18: true })]).toEqual([664, 0, 0]);
  expect(credit({ under25: true, qualifyingChildren: 1 })).toBe(3_060);
});
