import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PAY_PERIODS,
  type PaycheckInput,
  type PayPeriod,
  paycheck,
  paycheckAssumptions,
} from '#shared/tax/paycheck.ts';
import { breakEvenSalary, compareSCorp } from '#shared/tax/s-corp.ts';
import { estimateOf, taxInput } from './tax-return.ts';

const plain: PaycheckInput = {
  taxYear: 2025,
  filingStatus: 'single',
  period: 'biweekly',
  gross: 2_000,
  retirement: 0,
  cafeteria: 0,
  children: 0,
  otherDependents: 0,
  extraWithholding: 0,
  yearToDate: 0,
};

const amounts = (input: PaycheckInput) =>
  Object.fromEntries(paycheck(input).lines.map((line) => [line.key, line.amount]));

describe('what a paycheck takes for granted', () => {
  const first = (input: Partial<PaycheckInput>) =>
    paycheckAssumptions({ ...plain, taxYear: 2026, ...input }).map(({ field, text, other }) => [field, text, other]);
  const work = { workCity: { id: 'newark' } };

  it('names the school district of a home in Newark, with what the county’s highest rate takes in a year', () => {
    const other = { answer: 'in a district that taxes', change: expect.closeTo(520, 0), most: true };
    expect(first({ homeCity: { id: 'newark' }, ...work })).toEqual([['pay.school', 'no school district tax', other]]);
    expect(first({ homeCity: { id: 'newark' }, ...work, schoolDistrict: { percent: 0, base: 'T' } })).toEqual([]);
  });

  it('names each place that is left open, and nothing that changes no more than 100 dollars a year', () => {
    expect(
      first({})
        .map(([field]) => field)
        .toSorted(),
    ).toEqual(['pay.home', 'pay.school', 'pay.work']);
    expect(first({ gross: 100, period: 'monthly' })).toEqual([]);
  });
});

describe('a paycheck', () => {
  it('withholds over the year the federal tax of the return, and Ohio’s by the formula for employers', () => {
    const year = estimateOf({ taxYear: 2026, taxpayer: { wages: 52_000 } });
    expect(amounts({ ...plain, taxYear: 2026 }).federal! * 26).toBeCloseTo(year.federal.incomeTaxAfterCredits, 0);
    const check = amounts(plain);
    // 462.39 + 2.99 % of (52,000 − 650 − 26,050), in 26 parts.
    expect(check).toMatchObject({ ohio: 46.88, socialSecurity: 124, medicare: 29 });
    expect(paycheck(plain).takeHome).toBeCloseTo(2_000 - 161.6 - 46.88 - 124 - 29, 2);
  });

  it.each([
    // 1.6 % of (26,000 − 650), in 26 parts; 1.775 % before August 2026. The return of either year has no tax.
    [{ taxYear: 2026, gross: 1_000 }, 15.6],
    [{ taxYear: 2025, gross: 1_000 }, 17.31],
    // 416.80 + 2.99 % of (90,000 − 4 × 650 − 26,050).
    [{ taxYear: 2026, gross: 3_461.54, filingStatus: 'mfj', children: 2 }, 86.58],
    // 2,627.91 + 3.4 % of (130,000 − 650 − 100,000).
    [{ taxYear: 2026, gross: 5_000 }, 139.45],
    [{ taxYear: 2026, gross: 20 }, 0],
  ] as const)('withholds for Ohio as employers do: %j, %d', (pay, amount) => {
    expect(amounts({ ...plain, ...pay }).ohio ?? 0).toBe(amount);
  });

  /** The Department's percentage method as printed: the exemption, then for each bracket from which pay on, its tax and rate. */
  const printed = {
    weekly: { each: 12.5, from: [500.96, 1_923.08], base: { 2025: [8.89, 51.41], 2026: [8.02, 50.54] } },
    biweekly: { each: 25, from: [1_001.92, 3_846.15], base: { 2025: [17.78, 102.82], 2026: [16.03, 101.07] } },
    semimonthly: { each: 27.08, from: [1_085.42, 4_166.67], base: { 2025: [19.27, 111.4], 2026: [17.37, 109.5] } },
    monthly: { each: 54.17, from: [2_170.83, 8_333.33], base: { 2025: [38.53, 222.79], 2026: [34.73, 218.99] } },
  };
  const rates = { 2025: [0.01775, 0.0299, 0.0364], 2026: [0.016, 0.0299, 0.034] };
  const periods = Object.keys(printed) as PayPeriod[];
  it.each(periods.flatMap((period) => ([2025, 2026] as const).map((taxYear) => [period, taxYear] as const)))(
    'withholds for Ohio what the table prints below, at and above each bracket, %s in %d',
    (period, taxYear) => {
      const { each, from, base } = printed[period];
      const table = (taxed: number) => {
        const row = from.findLastIndex((edge) => taxed > edge);
        return (base[taxYear][row] ?? 0) + rates[taxYear][row + 1]! * (taxed - (from[row] ?? 0));
      };
      for (const taxed of [250, ...from.flatMap((edge) => [edge - 0.01, edge, edge + 0.01, edge + 1_000])])
        for (const children of [0, 3]) {
          const gross = Math.round((taxed + (1 + children) * each) * 100) / 100;
          const { ohio } = amounts({ ...plain, period, taxYear, gross, children });
          // The table rounds what the formula does not.
          expect(Math.abs(ohio! - table(taxed)), `${taxed}`).toBeLessThan(0.016);
        }
    },
  );

  it.each([
    // 60,000 + 2,400 − 3,000 − 24,150: 1,770 + 12 % of 17,550 = 3,876, less 2,200, in 24 parts.
    [
      { filingStatus: 'hoh', period: 'semimonthly', gross: 2_500, children: 1, otherIncome: 2_400, deductions: 3_000 },
      69.83,
    ],
    // Half of 32,200 and of each bracket: 10 % of 12,400, 12 % of 38,000, 22 % of 11,500 = 8,330, less 4,400, in 52 parts, plus 10.
    [{ filingStatus: 'mfj', period: 'weekly', gross: 1_500, children: 2, twoJobs: true, extraWithholding: 10 }, 85.58],
  ] as const)('withholds federal tax by steps 2(c), 4(a) and 4(b) of Form W-4: %j, %d', (form, amount) => {
    expect(amounts({ ...plain, taxYear: 2026, ...form }).federal).toBe(amount);
  });

  it('takes for a child of 2025 the $2,000 that the year’s W-4 prints, not the $2,200 of the law of July', () => {
    const couple = { ...plain, gross: 8_000, period: 'monthly', filingStatus: 'mfj' } as const;
    const federal = (taxYear: 2025 | 2026, children: number) => amounts({ ...couple, taxYear, children }).federal!;
    expect(federal(2025, 0) - federal(2025, 2)).toBeCloseTo(4_000 / 12, 2);
    expect(federal(2026, 0) - federal(2026, 2)).toBeCloseTo(4_400 / 12, 2);
  });

  it('withholds for 2025 by the tables of the start of the year, which the law of July left as they were', () => {
    // 1,192.50 + 12 % of (52,000 − 15,000 − 11,925) = 4,201.50, and 2,385 + 12 % of (78,000 − 30,000 − 23,850) = 5,283, in 26 parts.
    expect(amounts(plain).federal).toBe(161.6);
    expect(amounts({ ...plain, gross: 3_000, filingStatus: 'mfj' }).federal).toBe(203.19);
  });

  it('stops Social Security at the wage base and starts the additional Medicare tax at 200,000', () => {
    expect(amounts({ ...plain, gross: 10_000, yearToDate: 170_000 }).socialSecurity).toBe(378.2);
    expect(amounts({ ...plain, gross: 10_000, yearToDate: 180_000 })).not.toHaveProperty('socialSecurity');
    expect(amounts({ ...plain, gross: 10_000, yearToDate: 195_000 }).medicare).toBe(145 + 45);
  });

  it('exempts retirement savings from income tax only, cafeteria pay from payroll and city tax too', () => {
    const city = { ...plain, workCity: { id: 'zanesville' } };
    expect(amounts({ ...city, retirement: 200 })).toMatchObject({ socialSecurity: 124, workCity: 38 });
    expect(amounts({ ...city, cafeteria: 200 })).toMatchObject({ socialSecurity: 111.6, workCity: 34.2 });
    expect(amounts({ ...city, retirement: 200 }).federal).toBe(amounts({ ...city, cafeteria: 200 }).federal);
  });

  it('withholds city tax at work, and school district tax by its base; that of the home city is not in the check', () => {
    const works = { ...plain, workCity: { id: 'columbus' }, schoolDistrict: { id: 'pickerington' } };
    const check = paycheck({ ...works, homeCity: { id: 'pickerington', creditPercent: 0.5 } });
    expect(check.home?.amount).toBe(10);
    expect(check.takeHome).toBe(paycheck(works).takeHome);
    expect(amounts(works)).toMatchObject({ workCity: 50, school: 19.75 });
    // Of $90,000 a year, after four exemptions of $650.
    const family = { ...plain, gross: 3_461.54, filingStatus: 'mfj', children: 2 } as const;
    expect(amounts({ ...family, schoolDistrict: { id: 'pickerington' } }).school).toBe(33.62);
    expect(amounts({ ...family, schoolDistrict: { percent: 1, base: 'E' } }).school).toBe(34.62);
  });

  it('adds what the employer pays: payroll tax, and unemployment tax up to its limits', () => {
    const employer = (input: PaycheckInput) => {
      const { lines, taxes, cost } = paycheck(input).employer;
      expect(cost).toBeCloseTo(input.gross + taxes, 2);
      expect(taxes).toBeCloseTo(
        lines.reduce((sum, { amount }) => sum + amount, 0),
        2,
      );
      return lines.map(({ amount }) => amount);
    };
    expect(employer(plain)).toEqual([124, 29, 12, 54]);
    // 500 dollars are left under 7,000, 2,500 under 9,000.
    expect(employer({ ...plain, gross: 3_000, yearToDate: 6_500 })).toEqual([186, 43.5, 3, 67.5]);
    expect(employer({ ...plain, yearToDate: 9_000 })).toEqual([124, 29, 0, 0]);
    // Premiums before tax count for neither; the additional Medicare tax is the worker's alone.
    expect(employer({ ...plain, cafeteria: 200, yearToDate: 9_000 })).toEqual([111.6, 26.1, 0, 0]);
    expect(employer({ ...plain, gross: 10_000, yearToDate: 300_000 })).toEqual([0, 145, 0, 0]);
    // From 2026 on with the technology fee.
    expect(employer({ ...plain, taxYear: 2026 })).toEqual([124, 29, 12, 57]);
  });

  it('has a take-home pay between 0 and gross, and no negative line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(PAY_PERIODS) as PayPeriod[])),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (period, gross, saved) => {
          const check = paycheck({ ...plain, period, gross, retirement: saved, cafeteria: saved });
          expect(check.takeHome).toBeGreaterThanOrEqual(0);
          expect(check.takeHome).toBeLessThanOrEqual(gross);
          for (const line of check.lines) expect(line.amount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('an S corporation against a sole owner', () => {
  const household = taxInput({ taxpayer: { selfEmploymentNet: 120_000 } });

  it('accounts for the whole profit on both sides', () => {
    const { soleOwner, sCorp, difference } = compareSCorp({
      household,
      profit: 120_000,
      salary: 60_000,
      addedCosts: 2_000,
    });
    expect(soleOwner.left).toBeCloseTo(120_000 - estimateOf({ taxpayer: { selfEmploymentNet: 120_000 } }).total, 2);
    expect(sCorp.payrollTax).toBeCloseTo(60_000 * 0.153 + 42 + 9_000 * 0.027, 2);
    expect(sCorp.distribution).toBeCloseTo(120_000 - 60_000 - 4_590 - 42 - 243 - 2_000, 2);
    expect(sCorp.left).toBeCloseTo(120_000 - sCorp.personalTax - sCorp.payrollTax - 2_000, 2);
    expect(difference).toBeCloseTo(sCorp.left - soleOwner.left, 2);
    expect(difference).toBeGreaterThan(0);
  });

  it('takes Social Security from the owner only up to the base that wages elsewhere have left', () => {
    // The wage base of 2025 is $176,100 (SSA).
    const employed = taxInput({ taxpayer: { wages: 150_000, selfEmploymentNet: 120_000 } });
    const { sCorp } = compareSCorp({ household: employed, profit: 120_000, salary: 60_000, addedCosts: 0 });
    const owner = 26_100 * 0.062 + 60_000 * 0.0145;
    const company = 60_000 * 0.0765 + 42 + 9_000 * 0.027;
    expect(sCorp.payrollTax).toBeCloseTo(owner + company, 2);
  });

  it('costs more when nearly all profit is salary', () => {
    expect(compareSCorp({ household, profit: 120_000, salary: 110_000, addedCosts: 2_000 }).difference).toBeLessThan(0);
  });

  it('says from which income on its deduction depends on the kind of trade', () => {
    // Taxable income over 201,750 for 2026 (Rev. Proc. 2025-32): 400,000 with a salary of 110,000 is over it, 120,000 is not.
    const at = (profit: number, salary: number) =>
      compareSCorp({ household: { ...household, taxYear: 2026 }, profit, salary, addedCosts: 0 });
    expect(at(400_000, 110_000)).toMatchObject({ dependsOnTrade: true, difference: 34_025.62 });
    expect(at(120_000, 60_000)).toMatchObject({ dependsOnTrade: false, difference: 4_913.66 });
  });

  it('preserves the Ohio business income deduction', () => {
    const { sCorp } = compareSCorp({ household, profit: 120_000, salary: 60_000, addedCosts: 0 });
    const federalOnly = estimateOf({
      taxpayer: { wages: 60_000, ownerWages: 60_000, passThroughIncome: sCorp.distribution },
    });
    expect(federalOnly.ohio.tax).toBe(0);
    expect(sCorp.personalTax).toBe(federalOnly.total);
  });

  it('includes the city tax that the company pays in place of its owner', () => {
    const city = taxInput({ taxpayer: { selfEmploymentNet: 120_000 }, homeCity: { id: 'zanesville' } });
    const { sCorp } = compareSCorp({ household: city, profit: 120_000, salary: 60_000, addedCosts: 0 });
    // 1.9 % of 120,000 − 60,000 − 4,590 − 42 − 243, to the cent.
    expect(sCorp.companyCityTax).toBe(1_047.38);
  });

  it('has a break-even salary: it leaves more below, less above', () => {
    const input = { household, profit: 120_000, salary: 60_000, addedCosts: 2_000 };
    const salary = breakEvenSalary(input)!;
    expect(salary).toBeGreaterThan(60_000);
    expect(salary).toBeLessThan(110_000);
    expect(compareSCorp({ ...input, salary: salary - 200 }).difference).toBeGreaterThan(0);
    expect(compareSCorp({ ...input, salary: salary + 200 }).difference).toBeLessThan(0);
  });

  it('has no break-even salary when its costs are more than it saves', () => {
    expect(breakEvenSalary({ household, profit: 10_000, salary: 5_000, addedCosts: 9_000 })).toBe(null);
  });
});
