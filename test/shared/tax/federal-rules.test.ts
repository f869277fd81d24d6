import { describe, expect, it } from 'vitest';
import { estimateOf } from './tax-return.ts';

const federalOf = (fields: Record<string, unknown>) => estimateOf(fields).federal;

describe('self-employment', () => {
  it('owes nothing under 400 of net earnings', () => {
    expect(federalOf({ taxpayer: { selfEmploymentNet: 433 } }).selfEmploymentTax).toBe(0);
    expect(federalOf({ taxpayer: { selfEmploymentNet: 434 } }).selfEmploymentTax).toBeCloseTo(434 * 0.9235 * 0.153, 1);
  });

  it('applies the wage base to each spouse', () => {
    const joint = federalOf({
      filingStatus: 'mfj',
      taxpayer: { wages: 176_100 },
      spouse: { selfEmploymentNet: 100_000 },
    });
    expect(joint.selfEmploymentTax).toBeCloseTo(92_350 * 0.153, 2);
    const one = federalOf({ filingStatus: 'mfj', taxpayer: { wages: 176_100, selfEmploymentNet: 100_000 } });
    expect(one.selfEmploymentTax).toBeCloseTo(92_350 * 0.029, 2);
  });

  it('does not offset one spouse’s profit by the other’s loss', () => {
    const joint = federalOf({
      filingStatus: 'mfj',
      taxpayer: { selfEmploymentNet: -50_000 },
      spouse: { selfEmploymentNet: 80_000 },
    });
    expect(joint.totalIncome).toBe(30_000);
    expect(joint.selfEmploymentTax).toBeCloseTo(80_000 * 0.9235 * 0.153, 2);
  });

  it('counts wages first against the limit of Additional Medicare Tax, 200,000 for surviving spouses', () => {
    expect(federalOf({ taxpayer: { wages: 150_000, selfEmploymentNet: 100_000 } }).additionalMedicareTax).toBeCloseTo(
      381.15,
      2,
    );
    expect(federalOf({ filingStatus: 'qss', taxpayer: { wages: 300_000 } }).additionalMedicareTax).toBe(900);
  });
});

describe('health insurance and plan of the self-employed', () => {
  const both = { taxYear: 2026, taxpayer: { wages: 80_000, selfEmploymentNet: 60_000 } };
  const withOwn = (own: object) => federalOf({ ...both, taxpayer: { ...both.taxpayer, ...own } });

  it('come off income and off qualified business income', () => {
    // 60,000 − 4,238.86 − 9,600 = 46,161.14, of which 20 %; a CPA's own program has 25,372.09.
    expect(withOwn({ healthPremiums: 9_600 })).toMatchObject({
      ...{ ownDeductions: 9_600, agi: 126_161.14, qbiDeduction: 9_232.23, federalTotal: 25_372.09 },
    });
    const asIra = federalOf({ ...both, deductibleAdjustments: 11_000 });
    expect(withOwn({ planContributions: 11_000 }).federalTotal - asIra.federalTotal).toBeCloseTo(484, 2);
    expect(federalOf({ taxYear: 2026, taxpayer: { selfEmploymentNet: 90_000, healthPremiums: 7_200 } })).toMatchObject({
      ...{ agi: 76_441.7, taxableIncome: 48_273.36, federalTotal: 18_261.4 },
    });
  });

  it('are at most the profit less half of the self-employment tax, of each spouse', () => {
    const small = { selfEmploymentNet: 10_000, healthPremiums: 6_000, planContributions: 5_000 };
    const half = (10_000 * 0.9235 * 0.153) / 2;
    expect(federalOf({ taxpayer: small }).ownDeductions).toBeCloseTo(10_000 - half, 2);
    const joint = { filingStatus: 'mfj', taxpayer: { selfEmploymentNet: 50_000 }, spouse: small };
    expect(federalOf(joint).ownDeductions).toBeCloseTo(10_000 - half, 2);
  });

  it('count no more for a plan than any plan takes from the profit, and say what each takes', () => {
    // 50,000 − 3,532.39 = 46,467.61, of which 20 % = 9,293.52; with 24,500, 8,000 and 11,250 more.
    const paying = (planContributions: number, more: object = {}) =>
      estimateOf({ taxYear: 2026, taxpayer: { selfEmploymentNet: 50_000, planContributions, ...more } });
    const limitOf = ({ notes }: { notes: { key: string; text: string }[] }) =>
      notes.find(({ key }) => key === 'planLimit0')?.text ?? '';
    expect(limitOf(paying(9_293))).toBe('');
    expect(limitOf(paying(44_000))).toMatch(
      /\$44,000 .* SEP takes at most \$9,293\.52, a solo 401\(k\) \$33,793\.52 \(\$41,793\.52 from age 50 on, \$45,043\.52 at 60 to 63\).* 10% .*IRC 4972/,
    );
    expect(limitOf(paying(44_000))).toContain('The estimate counts $44,000.');
    expect(paying(44_000).federal.ownDeductions).toBe(44_000);
    expect(paying(46_000).federal.ownDeductions).toBe(45_043.52);
    const older = paying(44_000, { age65: true });
    expect([older.federal.ownDeductions, limitOf(older)]).toEqual([
      41_793.52,
      expect.stringContaining('a solo 401(k) $41,793.52, less'),
    ]);
    // No more than the profit leaves, or than all plans take.
    expect(paying(10_000, { selfEmploymentNet: 10_000 }).federal.ownDeductions).toBe(9_293.52);
    expect(paying(90_000, { selfEmploymentNet: 500_000 }).federal.ownDeductions).toBe(83_250);
  });

  it('lower Ohio’s income, and neither self-employment tax nor city tax', () => {
    const city = { businessCity: { id: 'columbus' } };
    const [without, own] = [{}, { healthPremiums: 9_600 }].map((more) =>
      estimateOf({ ...both, ...city, taxpayer: { ...both.taxpayer, ...more } }),
    );
    expect(own!.ohio.modifiedAgi).toBeCloseTo(without!.ohio.modifiedAgi - 9_600, 2);
    expect(own!.local).toEqual(without!.local);
    expect(own!.federal.selfEmploymentTax).toBe(without!.federal.selfEmploymentTax);
  });
});

describe('credit for care', () => {
  const care = (fields: Record<string, unknown>) =>
    federalOf({ taxYear: 2026, qualifyingChildren: 2, careCosts: 9_000, carePersons: 2, ...fields }).careCreditAllowed;

  it('comes before the child tax credit, so that more of that is paid out', () => {
    const { federal, refundable, balances } = estimateOf({
      ...{ taxYear: 2026, filingStatus: 'hoh', taxpayer: { wages: 52_000 } },
      ...{ qualifyingChildren: 2, careCosts: 6_000, carePersons: 2 },
    });
    expect(federal).toMatchObject({ careCredit: 2_100, childAndDependentCredit: 888, federalTotal: 0 });
    expect(refundable).toEqual({ earnedIncomeCredit: 1_396.03, additionalChildTaxCredit: 3_400 });
    expect(balances.federal.tax).toBe(-4_796.03);
  });

  // Of 6,000, or 3,000 for one, by IRC 21 as amended for 2026; before, 20 % from 43,000 on.
  it.each([
    [{ filingStatus: 'hoh', taxpayer: { wages: 15_000 } }, 3_000],
    [{ filingStatus: 'hoh', taxpayer: { wages: 15_001 } }, 2_940],
    [{ filingStatus: 'hoh', taxpayer: { wages: 75_000 } }, 2_100],
    [{ filingStatus: 'hoh', taxpayer: { wages: 80_000 } }, 1_920],
    [{ filingStatus: 'hoh', taxpayer: { wages: 300_000 } }, 1_200],
    [{ filingStatus: 'hoh', taxpayer: { wages: 80_000 }, carePersons: 1 }, 960],
    [{ filingStatus: 'mfj', taxpayer: { wages: 80_000 }, spouse: { wages: 78_000 } }, 1_980],
    [{ filingStatus: 'mfj', taxpayer: { wages: 80_000 }, spouse: { wages: 2_000 } }, 700],
    [{ filingStatus: 'mfj', taxpayer: { wages: 80_000 } }, 0],
    [{ filingStatus: 'mfs', taxpayer: { wages: 80_000 } }, 0],
    [{ taxYear: 2025, filingStatus: 'hoh', taxpayer: { wages: 52_000 } }, 1_200],
    [{ taxYear: 2025, filingStatus: 'hoh', taxpayer: { wages: 15_000 } }, 2_100],
  ])('of %j is %d', (fields, credit) => expect(care(fields)).toBeCloseTo(credit, 2));
});

describe('business income deduction', () => {
  it('falls to 0 over the phase-in range without wages paid', () => {
    const at = (interest: number) => federalOf({ taxpayer: { selfEmploymentNet: 50_000 }, interest });
    const low = at(100_000);
    expect(low.qbiDeduction).toBeCloseTo(0.2 * (50_000 - low.halfSelfEmploymentTax), 1);
    const middle = at(197_300 + 25_000 + 15_750 - 50_000 + low.halfSelfEmploymentTax);
    expect(middle.taxableIncomeBeforeQbi).toBeCloseTo(222_300, 1);
    expect(middle.qbiDeduction).toBeCloseTo(low.qbiDeduction / 2, 1);
    expect(at(400_000).qbiDeduction).toBe(0);
    expect(
      estimateOf({ taxpayer: { selfEmploymentNet: 50_000 }, interest: 400_000 }).notes.map((note) => note.key),
    ).toContain('businessIncome');
  });

  it('is at most half of the wages the business paid above the phase-in range', () => {
    const one = federalOf({ taxpayer: { selfEmploymentNet: 400_000 }, businessWagesPaid: 60_000 });
    expect(one.qbiDeduction).toBe(30_000);
  });

  it('counts all wages the business paid, the owner’s once, whether they are entered with the others or not', () => {
    const company = (businessWagesPaid?: number) =>
      federalOf({
        taxYear: 2026,
        filingStatus: 'mfj',
        taxpayer: { wages: 120_000, ownerWages: 120_000, passThroughIncome: 380_000 },
        spouse: { wages: 40_000 },
        businessWagesPaid,
      }).qbiDeduction;
    // 540,000 − 32,200 = 507,800 is 104,300 of 150,000 over 403,500: 76,000 − 69.53 % of (76,000 − 60,000).
    expect(company()).toBe(64_874.67);
    expect(company(120_000)).toBe(64_874.67);
    expect(company(50_000)).toBe(64_874.67);
    expect(company(160_000)).toBe(76_000);
  });

  it('is at least 400 from 2026 with 1,000 of profit', () => {
    const fields = { taxpayer: { wages: 20_000, selfEmploymentNet: 1_500 } };
    expect(federalOf(fields).qbiDeduction).toBeLessThan(400);
    expect(federalOf({ ...fields, taxYear: 2026 }).qbiDeduction).toBe(400);
    expect(
      federalOf({ ...fields, taxYear: 2026, taxpayer: { wages: 20_000, selfEmploymentNet: 1_000 } }).qbiDeduction,
    ).toBeLessThan(400);
  });

  it('is not more than there is to tax', () => {
    expect(federalOf({ taxYear: 2026, taxpayer: { selfEmploymentNet: 1_500 } }).qbiDeduction).toBe(0);
  });

  it('uses the single threshold for a surviving spouse', () => {
    const one = federalOf({ filingStatus: 'qss', taxpayer: { selfEmploymentNet: 50_000 }, interest: 300_000 });
    expect(one.qbiDeduction).toBe(0);
  });
});

describe('deductions after adjusted gross income', () => {
  it('reduces each senior deduction by 6 % over the limit, joint limit for joint returns only', () => {
    const couple = { filingStatus: 'mfj', taxpayer: { age65: true, wages: 180_000 }, spouse: { age65: true } };
    expect(federalOf(couple).seniorDeduction).toBe(8_400);
    expect(federalOf({ taxpayer: { age65: true, wages: 100_000 } }).seniorDeduction).toBe(4_500);
    expect(federalOf({ filingStatus: 'qss', taxpayer: { age65: true, wages: 100_000 } }).seniorDeduction).toBe(4_500);
    expect(federalOf({ filingStatus: 'mfs', taxpayer: { age65: true, wages: 50_000 } }).seniorDeduction).toBe(0);
  });

  it('reduces tips for each full thousand and car loan interest for each started one', () => {
    expect(federalOf({ taxpayer: { wages: 160_500 }, qualifiedTips: 30_000 }).tipsDeduction).toBe(24_000);
    expect(federalOf({ taxpayer: { wages: 100_000 }, qualifiedOvertime: 20_000 }).overtimeDeduction).toBe(12_500);
    expect(federalOf({ filingStatus: 'mfs', taxpayer: { wages: 50_000 }, qualifiedTips: 5_000 }).tipsDeduction).toBe(0);
    expect(federalOf({ taxpayer: { wages: 120_500 }, carLoanInterest: 12_000 }).carLoanDeduction).toBe(5_800);
    expect(
      federalOf({ filingStatus: 'mfs', taxpayer: { wages: 60_000 }, carLoanInterest: 3_000 }).carLoanDeduction,
    ).toBe(3_000);
  });

  it('takes the larger of standard and itemized, with the state tax cap', () => {
    const fields = (wages: number, stateAndLocalTaxes: number, mortgageInterest = 0) => ({
      taxpayer: { wages },
      itemized: { stateAndLocalTaxes, mortgageInterest },
    });
    expect(federalOf(fields(90_000, 10_000, 5_000))).toMatchObject({
      deductionKind: 'standard',
      deductionUsed: 15_750,
    });
    expect(federalOf(fields(300_000, 50_000, 12_000))).toMatchObject({
      deductionKind: 'itemized',
      deductionUsed: 52_000,
    });
    expect(federalOf(fields(550_000, 50_000))).toMatchObject({ deductionUsed: 25_000 });
    expect(federalOf(fields(700_000, 50_000, 20_000))).toMatchObject({ deductionUsed: 30_000 });
    expect(federalOf({ filingStatus: 'mfs', ...fields(350_000, 50_000, 20_000) })).toMatchObject({
      deductionUsed: 25_000,
    });
    expect(federalOf({ taxYear: 2026, ...fields(300_000, 50_000) })).toMatchObject({ deductionUsed: 40_400 });
  });

  it('counts charity by the rules of 2026', () => {
    const fields = { taxYear: 2026, taxpayer: { wages: 100_000 }, charityCash: 3_000 };
    expect(federalOf(fields)).toMatchObject({
      deductionKind: 'standard',
      charityDeduction: 1_000,
      taxableIncome: 100_000 - 16_100 - 1_000,
    });
    expect(federalOf({ ...fields, taxYear: 2025 })).toMatchObject({ charityDeduction: 0 });
    expect(federalOf({ ...fields, itemized: { mortgageInterest: 20_000 } })).toMatchObject({
      deductionUsed: 22_500,
      charityDeduction: 0,
    });
  });

  it('reduces itemized deductions by 2/37 in the top bracket of 2026', () => {
    const one = federalOf({ taxYear: 2026, taxpayer: { wages: 900_000 }, itemized: { mortgageInterest: 37_000 } });
    expect(one.deductionUsed).toBe(35_000);
  });
});

describe('gains', () => {
  it('are stacked on other income at 0, 15 and 20 %', () => {
    expect(federalOf({ longTermGains: 64_100 }).incomeTaxBeforeCredits).toBe(0);
    expect(federalOf({ longTermGains: 65_100 }).incomeTaxBeforeCredits).toBe(150);
    expect(federalOf({ longTermGains: 15_750 + 533_400 + 1_000 }).incomeTaxBeforeCredits).toBeCloseTo(
      (533_400 - 48_350) * 0.15 + 200,
      2,
    );
  });

  it('are reduced by losses, of which 3,000 count a year', () => {
    expect(federalOf({ taxpayer: { wages: 60_000 }, longTermGains: -9_000 })).toMatchObject({
      agi: 57_000,
      taxOnGains: 0,
    });
    expect(federalOf({ filingStatus: 'mfs', taxpayer: { wages: 60_000 }, longTermGains: -9_000 }).agi).toBe(58_500);
    expect(federalOf({ taxpayer: { wages: 60_000 }, longTermGains: 8_000, shortTermGains: -6_000 })).toMatchObject({
      agi: 62_000,
      preferredGain: 2_000,
    });
    expect(federalOf({ taxpayer: { wages: 60_000 }, shortTermGains: 5_000 })).toMatchObject({
      agi: 65_000,
      preferredGain: 0,
    });
  });
});

describe('rent', () => {
  it('is ordinary income without self-employment tax, and investment income', () => {
    expect(federalOf({ rent: 20_000 })).toMatchObject({ agi: 20_000, selfEmploymentTax: 0, qbiDeduction: 0 });
    expect(federalOf({ taxpayer: { wages: 190_000 }, rent: 30_000 }).netInvestmentIncomeTax).toBeCloseTo(760, 2);
    // Over 11,950 of investment income there is no earned income credit.
    const parent = { taxpayer: { wages: 15_000 }, filingStatus: 'hoh', qualifyingChildren: 1 };
    expect(estimateOf({ ...parent, rent: 11_000 }).refundable.earnedIncomeCredit).toBeGreaterThan(0);
    expect(estimateOf({ ...parent, rent: 12_000 }).refundable.earnedIncomeCredit).toBe(0);
  });
});

describe('the alternative minimum tax', () => {
  const of = (fields: Record<string, unknown>) => federalOf({ taxYear: 2026, ...fields }).minimumTax;
  const sold = { filingStatus: 'mfj', taxpayer: { wages: 100_000 }, longTermGains: 2_500_000 };

  it('is the tentative tax without exemption over the regular tax, with the rates of gains', () => {
    // 26% of 100,000 of wages where the regular tax takes 7,640 of 67,800.
    const estimate = federalOf({ taxYear: 2026, ...sold, itemized: { stateAndLocalTaxes: 100_000 } });
    expect(estimate.minimumTax).toBeCloseTo(26_000 - 7_640, 2);
    expect(estimate.federalTotal).toBeCloseTo(583_340, 2);
  });

  it('adds back state and local taxes, and not what the limit of the top bracket took', () => {
    const itemized = { stateAndLocalTaxes: 10_000, mortgageInterest: 30_000 };
    const one = federalOf({ taxYear: 2026, taxpayer: { wages: 150_000 }, longTermGains: 650_000, itemized });
    // The limit leaves 40,000 − 40,000 × 2/37; here 30,000 count in full: 120,000 beside the gains, at 26%.
    const regular = 17_966 + 0.24 * (150_000 - 40_000 + (40_000 * 2) / 37 - 105_700);
    expect(one.minimumTax).toBeCloseTo(0.26 * 120_000 - regular, 2);
  });

  it('reaches no ordinary return, and neither wages nor the other years alike', () => {
    expect(of({ taxpayer: { wages: 900_000 } })).toBe(0);
    expect(of({ longTermGains: 60_000 })).toBe(0);
    // In 2025 the exemption fell at half the rate, from a higher income.
    const couple = { filingStatus: 'mfj', taxpayer: { wages: 100_000 }, longTermGains: 1_200_000 };
    expect(of({ ...couple, taxYear: 2025 })).toBe(0);
    expect(of(couple)).toBeGreaterThan(0);
  });

  it('counts for a separate return the exemption that the other spouse could use', () => {
    const separate = { filingStatus: 'mfs', taxpayer: { wages: 50_000 }, longTermGains: 1_250_000 };
    expect(of(separate)).toBeGreaterThan(of({ ...sold, taxpayer: { wages: 50_000 } }) + 0.26 * 70_100 - 10_000);
  });
});

describe('money from an IRA or a 401(k) before 59½', () => {
  it('is taxed 10% more, of both spouses, and is no retirement income in Ohio', () => {
    const early = (fields: object) => estimateOf({ taxYear: 2026, pension: 20_000, ...fields });
    expect(early({}).federal).toMatchObject({ earlyPayoutTax: 0, federalTotal: 390 });
    expect(early({ earlyPayouts: 20_000 }).federal).toMatchObject({ earlyPayoutTax: 2_000, federalTotal: 2_390 });
    const joint = { filingStatus: 'mfj', spousePension: 10_000, earlyPayouts: 29_600 };
    expect(early(joint).federal.federalTotal).toBe(2_960);
    expect([early({}), early({ earlyPayouts: 20_000 })].map(({ ohio }) => ohio.retirementIncomeCredit)).toEqual([0, 0]);
    const inOhio = { pension: 40_000, taxpayer: { age65: true } };
    expect([0, 39_000].map((earlyPayouts) => early({ ...inOhio, earlyPayouts }).ohio.retirementIncomeCredit)).toEqual([
      200, 25,
    ]);
  });
});

describe('Social Security', () => {
  it.each([
    ['single', 25_000, 0, 0],
    ['single', 20_000, 16_000, 1_500],
    ['mfj', 60_000, 20_000, 17_000],
    ['mfs', 10_000, 10_000, 8_500],
  ])('%s with other income %d and benefits %d: %d taxable', (filingStatus, pension, socialSecurity, expected) => {
    expect(federalOf({ filingStatus, pension, socialSecurity }).taxableSocialSecurity).toBe(expected);
  });
});

describe('credits', () => {
  it('reduce the child credit by 50 per started 1,000, the doubled limit for joint returns only', () => {
    const family = (filingStatus: string, wages: number) =>
      federalOf({ filingStatus, qualifyingChildren: 2, taxpayer: { wages } }).childAndDependentCredit;
    expect(family('single', 200_001)).toBe(4_350);
    expect(family('qss', 210_000)).toBe(3_900);
    expect(family('mfj', 400_000)).toBe(4_400);
  });

  it('are refundable up to 15 % of earned income over 2,500 and 1,700 a child', () => {
    const refund = (wages: number, children: number) =>
      estimateOf({ filingStatus: 'hoh', qualifyingChildren: children, taxpayer: { wages } }).refundable;
    expect(refund(10_000, 1).additionalChildTaxCredit).toBe(1_125);
    expect(refund(20_000, 1).additionalChildTaxCredit).toBe(1_700);
    expect(refund(2_000, 1).additionalChildTaxCredit).toBe(0);
  });

  it('are refundable up to the payroll taxes from three children on, if that is more', () => {
    const refund = (wages: number, qualifyingChildren: number) =>
      estimateOf({ filingStatus: 'mfs', qualifyingChildren, taxpayer: { wages } }).refundable.additionalChildTaxCredit;
    // 15 % of 1,500 against 7.65 % of 4,000; 15 % of 7,500 against 7.65 % of 10,000.
    expect([refund(4_000, 2), refund(4_000, 3), refund(4_000, 4)]).toEqual([225, 306, 306]);
    expect([refund(10_000, 3), refund(2_000, 3)]).toEqual([1_125, 153]);
  });

  it.each([
    [2025, 0, 9_000, 649],
    [2025, 1, 15_000, 4_328],
    [2025, 2, 20_000, 7_152],
    [2026, 3, 20_000, 8_231],
  ])('have their maximum in %d with %d children', (taxYear, qualifyingChildren, wages, most) => {
    expect(estimateOf({ taxYear, qualifyingChildren, taxpayer: { wages } }).refundable.earnedIncomeCredit).toBe(most);
  });

  it.each([
    [4_409, { filingStatus: 'hoh', wages: 24_000, otherDependents: 1, olderChildren: 1 }],
    [0, { filingStatus: 'hoh', wages: 24_000, otherDependents: 1 }],
    [7_139, { filingStatus: 'mfj', wages: 32_000, otherDependents: 2, olderChildren: 2 }],
    [6_450, { filingStatus: 'hoh', wages: 28_000, qualifyingChildren: 1, otherDependents: 2, olderChildren: 1 }],
    [3_770, { filingStatus: 'hoh', wages: 28_000, qualifyingChildren: 1, otherDependents: 2, olderChildren: 0 }],
  ])('count children under 19, and students under 24, for an earned income credit of %d', (credit, fields) => {
    const { wages, ...more } = fields;
    const { refundable, ohio } = estimateOf({ taxYear: 2026, taxpayer: { wages }, under25: true, ...more });
    expect(refundable.earnedIncomeCredit).toBeCloseTo(credit, -1);
    expect(ohio.earnedIncomeCredit).toBeCloseTo(
      Math.min(0.3 * credit, ohio.taxBeforeCredits - ohio.exemptionCredit - ohio.jointFilingCredit),
      1,
    );
  });

  it('give no earned income credit to separate filers, investors, or childless filers of 65', () => {
    const credit = (fields: Record<string, unknown>) =>
      estimateOf({ taxpayer: { wages: 9_000 }, ...fields }).refundable.earnedIncomeCredit;
    expect(credit({ filingStatus: 'mfs', qualifyingChildren: 1 })).toBe(0);
    expect(credit({ qualifyingChildren: 1, interest: 11_951 })).toBe(0);
    expect(credit({ taxpayer: { wages: 9_000, age65: true } })).toBe(0);
    expect(credit({ filingStatus: 'mfj', taxpayer: { wages: 9_000, age65: true }, spouse: {} })).toBe(649);
  });
});
