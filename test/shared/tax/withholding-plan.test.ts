import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaycheckInput, paycheck, type YearSoFar } from '#shared/tax/paycheck.ts';
import { withholdingPlan } from '#shared/tax/withholding-plan.ts';

/**
 * $52,000 in 2026. Federal: 1,240 + 12 % of (52,000 − 16,100 − 12,400) = 4,060, 156.15 a check. Ohio: 332 + 2.75 % of
 * (52,000 − 2,150 − 26,050) = 986.50; the check has 416.80 + 2.99 % of (52,000 − 650 − 26,050), in 26 parts: 45.13.
 */
const pay: PaycheckInput = {
  taxYear: 2026,
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

type Withheld = NonNullable<YearSoFar['withheld']>;
const planOf = (withheld: Withheld, { left = 6, spouseWages = 0, ...more }: Partial<PaycheckInput> & YearSoFar = {}) =>
  withholdingPlan({ ...pay, ...more, year: { left, withheld, spouseWages } })!;

describe('what to write on the W-4 and the IT 4', () => {
  it('is nothing where the checks withhold the tax; what Ohio’s table takes over it comes back', () => {
    // 20 × 156.15 + 6 × 156.15 = 4,059.90. Ohio: 26 × 45.13 = 1,173.38, which is 186.88 over the tax.
    const { federal, ohio, school, city } = planOf({ federal: 3_123, ohio: 902.6 });
    expect(federal).toMatchObject({ tax: 4_060, withheld: 4_059.9, change: 0, rest: 0 });
    expect(federal.next).toEqual({ line3: 0, line4c: 0 });
    expect(ohio).toEqual({ tax: 986.5, withheld: 1_173.38, change: 0, rest: -186.88, next: 0 });
    expect([school, city]).toEqual([null, null]);
  });

  it('is more in line 4(c) and line 5 where too little was withheld', () => {
    // 4,060 − 2,400 − 936.90 = 723.10 in 6 parts: 120.52. Ohio: 986.50 − 500 − 270.78 = 215.72: 35.95.
    // 2,000 − 156.15 − 45.13 − 124 − 29 − 121 − 36 = 1,488.72.
    const { federal, ohio, takeHome } = planOf({ federal: 2_400, ohio: 500 });
    expect(takeHome).toBe(1_488.72);
    expect(federal).toMatchObject({ change: 121, rest: 0, until: { line3: 0, line4c: 121 } });
    expect(ohio).toMatchObject({ change: 36, rest: 0 });
  });

  it('is more in line 3, for a whole year, where too much was withheld', () => {
    // 3,723 + 936.90 − 4,060 = 599.90 in 6 parts: 99 whole dollars less, × 26 = 2,574.
    expect(planOf({ federal: 3_723 }).federal).toMatchObject({
      change: -99,
      rest: 0,
      until: { line3: 2_574, line4c: 0 },
    });
  });

  it('first takes back line 4(c), and leaves what not even a check without tax mends', () => {
    // 206.15 a check with 50 more: 26 × 206.15 − 4,060 = 1,299.90, but the 6 checks hold 6 × 206 = 1,236. Line 3: 156 × 26.
    expect(planOf({ federal: 4_123 }, { extraWithholding: 50 }).federal).toMatchObject({
      change: -206,
      rest: -63.9,
      until: { line3: 4_056, line4c: 0 },
      next: { line3: 0, line4c: 0 },
    });
  });

  it('is what two jobs of a couple lack, for the paydays left and for a whole year', () => {
    // 2,480 + 12 % of (112,000 − 32,200 − 24,800) = 9,080. A check of each alone: 10 % of 19,800, in 26 parts: 76.15; the
    // spouse's year 2,480 + 12 % of 3,000 = 2,840. 9,080 − 26 × 76.15 − 2,840 = 4,260.10: in 6 parts 710.02, in 26 163.85.
    const couple = { filingStatus: 'mfj', spouseWages: 60_000 } as const;
    const { federal, ohio } = planOf({ federal: 1_523 + 2_840, ohio: 887.6 + 1_393.04 }, couple);
    expect(federal).toMatchObject({ tax: 9_080, change: 711, rest: 0 });
    expect(federal).toMatchObject({ until: { line3: 0, line4c: 711 }, next: { line3: 0, line4c: 164 } });
    // 332 + 2.75 % of (112,000 − 3,800 − 26,050) = 2,591.13, less 5 % = 2,461.57. 44.38 a check.
    expect(ohio).toMatchObject({ tax: 2_461.57, withheld: 2_546.92, rest: -85.35, next: 0 });
  });

  it('leaves of a check what less federal tax gives and more Ohio tax takes', () => {
    // The check leaves 2,375.09. The IRS would have 87 a check too much, × 26 in line 3; Ohio lacks 6 a check. + 87 − 6.
    const mixed = planOf({ federal: 6_000, ohio: 900 }, { gross: 3_000, yearToDate: 48_000, left: 10 });
    expect([mixed.federal.change, mixed.federal.until.line3, mixed.ohio.change]).toEqual([-87, 2_262, 6]);
    expect(mixed.takeHome).toBe(2_456.09);
    const family = { filingStatus: 'mfj', children: 1, homeCity: { id: 'zanesville' } } as const;
    const parent = planOf(
      { federal: 2_100, ohio: 1_100 },
      { ...family, workCity: { id: 'zanesville' }, gross: 2_600, left: 2 },
    );
    expect([parent.federal.change, parent.takeHome]).toEqual([-59, 2_251.44]);
    // Less alone: 2,000 − 156.15 − 45.13 − 124 − 29 + 99.
    expect(planOf({ federal: 3_723, ohio: 902.6 }).takeHome).toBe(1_744.72);
    expect(planOf({ federal: 3_123, ohio: 902.6 }).takeHome).toBe(null);
  });

  it('is nothing once no payday is left, or only what the checks hold', () => {
    const late = planOf({ federal: 3_000, ohio: 900 }, { left: 0 });
    expect([late.federal.change, late.federal.rest]).toEqual([0, 1_060]);
    expect([late.ohio.change, late.ohio.rest]).toEqual([0, 86.5]);
    // 2,000 − 156.15 − 45.13 − 124 − 29 = 1,645.72 are left of the one check, half of which may go; 4,060 − 500 − 156.15 are missing.
    const last = planOf({ federal: 500 }, { left: 1 });
    expect(last.federal).toMatchObject({ change: 822, rest: 2_581.85 });
    expect(last.ohio).toMatchObject({ change: 0, rest: 941.37 });
  });

  it('is the number of a school district that is not withheld for', () => {
    // 1 % of (52,000 − 2,150) = 498.50; of a check 1 % of (52,000 − 650), in 26 parts: 19.75, 118.50 for 6.
    const pickerington = { schoolDistrict: { id: 'pickerington' } };
    expect(planOf({}, pickerington).school).toEqual({
      tax: 498.5,
      withheld: 118.5,
      change: 0,
      rest: 380,
      starts: 19.75,
      number: '2307',
    });
    // 26 × 19.75 = 513.50, which is 15 over the tax.
    expect(planOf({ school: 395 }, pickerington).school).toMatchObject({ rest: 0, starts: 0 });
  });

  it('is the tax of the home city, which no employer has to withhold, but not that of the city of work', () => {
    // Columbus 2.5 % = 1,300, 50 a check; Pickerington 1 % less a credit of 0.5 % = 260, in 6 parts 43.33.
    const cities = { workCity: { id: 'columbus' }, homeCity: { id: 'pickerington', creditPercent: 0.5 } };
    expect(planOf({ city: 1_000 }, cities).city).toMatchObject({ tax: 1_560, change: 44, rest: 0, starts: 0 });
    expect(planOf({}, cities).city).toMatchObject({ change: 0, rest: 1_260, starts: 50 });
    const worksThere = { workCity: { id: 'columbus' } };
    expect(planOf({ city: 1_200 }, worksThere).city).toMatchObject({ tax: 1_300, rest: -200, perhaps: 0 });
  });

  it('counts the pay so far of a job that began within the year, and pay into a 401(k) for the city alone', () => {
    // (14,000 + 12,000 − 16,100) × 10 % = 990. 7 × 156.15 + 6 × 156.15 − 990 = 1,039.95; the checks hold 6 × 156.
    const { federal } = planOf({ federal: 1_093.05 }, { yearToDate: 14_000 });
    expect(federal).toMatchObject({ tax: 990, change: -156, rest: -103.95, next: { line3: 0, line4c: 0 } });
    // 1,240 + 12 % of (49,400 − 16,100 − 12,400) = 3,748; Zanesville 1.9 % of 52,000.
    const saver = planOf({}, { retirement: 100, workCity: { id: 'zanesville' } });
    expect([saver.federal.tax, saver.city!.tax]).toEqual([3_748, 988]);
  });

  it('leaves credits that are paid out, and the Medicare tax that the employer takes from high pay, as they are', () => {
    // 36,000: no income tax. Earned income credit 7,316 − 21.06 % of (36,000 − 23,890), and 4,400 − 1,185 of the child credit.
    const parent = { filingStatus: 'hoh', children: 2, period: 'monthly', gross: 3_000 } as const;
    expect(planOf({}, parent).federal).toMatchObject({
      change: 0,
      rest: -7_980.63,
      until: { line3: 4_400, line4c: 0 },
    });
    // 58,448 + 35 % of (325,000 − 16,100 − 256,225) = 76,884.25, without 0.9 % of 125,000. 2,957.09 a check.
    expect(planOf({ federal: 59_141.8 }, { gross: 12_500 }).federal).toMatchObject({
      tax: 76_884.25,
      change: 0,
      rest: 0,
    });
  });

  it('is not known before the paydays left are', () => {
    expect(withholdingPlan(pay)).toBe(null);
    expect(withholdingPlan({ ...pay, year: { withheld: { federal: 500 } } })).toBe(null);
  });

  it('leaves of each check what both forms then leave, whichever way they go', () => {
    const amount = fc.integer({ min: 0, max: 12_000 });
    const directions = new Set<string>();
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 26 }), amount, amount, (gross, left, federal, ohio) => {
        const plan = planOf({ federal, ohio: ohio / 4 }, { gross, left });
        if (!plan) return;
        const { lines, takeHome } = paycheck({ ...pay, gross });
        const { line3, line4c } = plan.federal.until;
        const withheld = lines.find(({ key }) => key === 'federal')?.amount ?? 0;
        const less = withheld - Math.max(0, withheld - line3 / 26) - line4c;
        directions.add(`${Math.sign(plan.federal.change)} ${Math.sign(plan.ohio.change)}`);
        expect(plan.takeHome ?? takeHome).toBeCloseTo(takeHome + less - plan.ohio.change, 2);
        expect(plan.takeHome === null).toBe(plan.federal.change === 0 && plan.ohio.change === 0);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect([...directions]).toEqual(expect.arrayContaining(['1 1', '1 0', '0 0', '-1 0', '-1 1']));
  });

  it('brings the year to its tax, to what is left over, whatever was withheld', () => {
    const amount = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 26 }), amount, (gross, left, federal) => {
        const extra = { gross, extraWithholding: 0 };
        const plan = withholdingPlan({ ...pay, ...extra, year: { left, withheld: { federal } } });
        if (!plan) return;
        const { line3, line4c } = plan.federal.until;
        const before = paycheck({ ...pay, ...extra }).lines.find(({ key }) => key === 'federal')?.amount ?? 0;
        const each = before - line3 / 26 + line4c;
        expect(each).toBeGreaterThanOrEqual(-0.005);
        const balance = plan.federal.tax - federal - each * left - plan.federal.rest;
        expect(Math.abs(balance)).toBeLessThan(Math.max(25.01, left + 0.01));
      }),
    );
  });
});
