import { describe, expect, it } from 'vitest';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { paymentPlan } from '#shared/tax/rules/estimated-payments.ts';
import { ohioTaxBeforeCredits } from '#shared/tax/rules/ohio-tax.ts';
import { estimateOf } from './tax-return.ts';

const ohioOf = (fields: Record<string, unknown>) => estimateOf(fields).ohio;

describe('the Ohio table', () => {
  it.each([
    [2025, 26_050, 0],
    [2025, 26_050.01, 342],
    [2025, 68_050, 1_497],
    [2025, 100_000, 2_375.625],
    [2025, 100_000.01, 2_394.32],
    [2026, 26_050, 0],
    [2026, 26_051, 332.03],
    [2026, 200_000, 5_115.625],
  ] as const)('of %d on %d is %d', (year, income, tax) => {
    expect(ohioTaxBeforeCredits(income, 0, ohio[year]).amount).toBeCloseTo(tax, 2);
  });
});

describe('Ohio rules', () => {
  it('allow the business income deduction up to 250,000, half on a separate return, and tax the rest at 3 %', () => {
    expect(ohioOf({ filingStatus: 'mfs', taxpayer: { selfEmploymentNet: 200_000 } }).businessIncomeDeduction).toBe(
      125_000,
    );
    const large = ohioOf({ taxpayer: { wages: 100_000, selfEmploymentNet: 300_000 } });
    expect(large.businessIncomeDeduction).toBe(250_000);
    expect(large.taxableBusinessIncome).toBe(50_000);
  });

  it('give no exemptions at the income limit, which fell in 2026', () => {
    const at = (taxYear: number, wages: number) => ohioOf({ taxYear, taxpayer: { wages } }).exemptions;
    expect([at(2025, 749_999), at(2025, 750_000), at(2026, 499_999), at(2026, 500_000)]).toEqual([1_900, 0, 1_900, 0]);
  });

  it('set the exemption by modified income', () => {
    expect([40_000, 40_001, 80_000, 80_001].map((wages) => ohioOf({ taxpayer: { wages } }).exemptions)).toEqual([
      2_400, 2_150, 2_150, 1_900,
    ]);
  });

  it('give the joint filing credit only when each spouse has 500 of qualifying income', () => {
    const couple = (spouse: object, more: object = {}) =>
      ohioOf({ filingStatus: 'mfj', taxpayer: { wages: 60_000 }, spouse, ...more }).jointFilingCredit;
    expect(couple({ wages: 499 })).toBe(0);
    expect(couple({ wages: 500 })).toBeGreaterThan(0);
    expect(couple({ selfEmploymentNet: 20_000 })).toBe(0);
    expect(couple({}, { interest: 20_000 })).toBe(0);
    expect(couple({}, { spousePension: 20_000 })).toBeGreaterThan(0);
  });

  it('cap the joint filing credit at 650 and end it at the income limit', () => {
    const couple = (taxYear: number, wages: number) =>
      ohioOf({ taxYear, filingStatus: 'mfj', taxpayer: { wages }, spouse: { wages: 100_000 } }).jointFilingCredit;
    expect(couple(2025, 400_000)).toBe(650);
    expect(couple(2026, 400_000)).toBe(0);
  });

  it('apply credits in order, down to 0', () => {
    const retired = ohioOf({ taxpayer: { age65: true }, pension: 28_600 });
    expect(retired).toMatchObject({ retirementIncomeCredit: 200, seniorCitizenCredit: 50, exemptionCredit: 20 });
    expect(retired.tax).toBeCloseTo(342 + 0.0275 * 150 - 270, 2);
    const child = ohioOf({ filingStatus: 'hoh', qualifyingChildren: 2, taxpayer: { wages: 34_000 } });
    expect(child.tax).toBe(0);
    expect(child.creditsUsed).toBe(child.taxBeforeCredits);
  });

  it('have a care credit of the federal one, also where the federal tax was too small: all of it, a quarter, none', () => {
    const care = (wages: number) => {
      const family = { filingStatus: 'hoh', qualifyingChildren: 1, careCosts: 3_000, carePersons: 1 };
      return ohioOf({ taxYear: 2026, ...family, taxpayer: { wages, selfEmploymentNet: 0 }, interest: 0 });
    };
    // 3,000 × (50 − 12) % = 1,140, a quarter of it; before credits 332 + 2.75 % of (39,000 − 4,800 − 26,050).
    expect(care(39_000)).toMatchObject({ careCredit: 285, taxBeforeCredits: 556.13 });
    expect(care(40_000).careCredit).toBe(0);
    expect(care(19_999)).toMatchObject({ taxBeforeCredits: 0, careCredit: 0 });
  });

  it('tax neither military retirement pay nor interest of U.S. bonds (Ohio Revised Code 5747.01)', () => {
    const retired = { taxYear: 2026, taxpayer: { age65: true }, pension: 40_000 };
    expect(ohioOf(retired).tax).toBe(399.63);
    const military = ohioOf({ ...retired, militaryRetirement: 40_000 });
    expect(military).toMatchObject({ agi: 0, tax: 0 });
    const part = ohioOf({ ...retired, pension: 45_000, militaryRetirement: 5_000 });
    expect(part).toMatchObject({ agi: 40_000, retirementIncomeCredit: 200, tax: 399.63 });
    const saver = { taxpayer: { wages: 40_000 }, interest: 10_000 };
    expect(ohioOf({ ...saver, federalBondInterest: 10_000 }).tax).toBe(ohioOf({ ...saver, interest: 0 }).tax);
    const steps = estimateOf({ ...retired, militaryRetirement: 40_000 }).steps;
    expect(steps.find(({ key }) => key === 'ohioAgi')!.how).toContain(
      'military, disability and survivor pensions $40,000',
    );
    const schools = { schoolDistrict: { id: 'pickerington' } };
    expect(estimateOf({ ...retired, ...schools, militaryRetirement: 40_000 }).local.school).toBe(0);
    // It is no qualifying income of a spouse, nor retirement income for the credit.
    const couple = { filingStatus: 'mfj', taxpayer: { wages: 60_000 }, spousePension: 20_000 };
    expect(ohioOf({ ...couple, spouseMilitaryRetirement: 20_000 })).toMatchObject({
      jointFilingCredit: 0,
      retirementIncomeCredit: 0,
    });
  });

  it.each([
    [500, 0],
    [501, 25],
    [1_501, 50],
    [3_001, 80],
    [5_001, 130],
    [8_000, 130],
    [8_001, 200],
  ])('give for %d of pension a credit of %d', (pension, credit) => {
    expect(ohioOf({ pension, interest: 45_000 }).retirementIncomeCredit).toBe(credit);
  });
});

describe('local taxes', () => {
  it('tax all income less exemptions in a traditional school district, earned income only in the other kind', () => {
    const fields = { taxpayer: { wages: 50_000 }, interest: 10_000 };
    expect(estimateOf({ ...fields, schoolDistrict: { id: 'pickerington' } }).local.school).toBe(578.5);
    expect(estimateOf({ ...fields, schoolDistrict: { id: 'lancaster' } }).local.school).toBe(750);
    expect(estimateOf({ ...fields, schoolDistrict: { percent: 2, base: 'E' } }).local.school).toBe(1_000);
    expect(
      estimateOf({ ...fields, taxpayer: { wages: 50_000, age65: true }, schoolDistrict: { id: 'lancaster' } }).local
        .school,
    ).toBe(700);
    expect(
      estimateOf({ taxpayer: { selfEmploymentNet: 10_000 }, schoolDistrict: { id: 'lancaster' } }).local.school,
    ).toBeCloseTo(138.53, 2);
  });

  it('tax wages in the work city, then in the home city less its credit', () => {
    const two = estimateOf({
      ...{ taxpayer: { wages: 40_000 }, workCity: 'columbus', homeCity: 'columbus' },
      ...{ secondJobWages: 10_000, secondWorkCity: 'newark', cityWithholding: 925 },
    });
    expect(two.local).toMatchObject({ workCity: 30_000 * 0.025 + 10_000 * 0.0175, homeCity: 75 });
    const cities = two.offices.filter(({ withheldIn }) => withheldIn === 'cityWithholding');
    expect(cities.map(({ name, tax }) => [name, tax])).toEqual([
      ['Columbus', 825],
      ['Newark', 175],
    ]);
    const fields = { taxpayer: { wages: 50_000 }, workCity: { id: 'columbus' } };
    expect(estimateOf(fields).local).toMatchObject({ workCity: 1_250, homeCity: 0 });
    expect(estimateOf({ ...fields, homeCity: { id: 'pickerington' } }).local).toMatchObject({
      workCity: 1_250,
      homeCity: 250,
    });
    expect(estimateOf({ ...fields, homeCity: { id: 'pickerington', creditPercent: 0 } }).local.city).toBe(1_750);
    expect(estimateOf({ ...fields, homeCity: { percent: 1, creditPercent: 5 } }).local.homeCity).toBe(0);
    expect(
      estimateOf({ taxpayer: { selfEmploymentNet: 40_000 }, homeCity: { id: 'zanesville' }, pension: 9_000 }).local
        .city,
    ).toBe(760);
  });

  it('tax profit in the city where the work is done, by default that of wages, and credit it at home', () => {
    const cityTaxes = (fields: object) => {
      const { workCity, homeCity } = estimateOf({ taxpayer: { selfEmploymentNet: 90_000 }, ...fields }).local;
      return [workCity, homeCity];
    };
    const columbus = { id: 'columbus' };
    // 2.5% in Columbus; Pickerington's 1% less its credit of half a percent.
    expect(cityTaxes({ workCity: columbus })).toEqual([2_250, 0]);
    expect(cityTaxes({ businessCity: columbus })).toEqual([2_250, 0]);
    expect(cityTaxes({ businessCity: columbus, homeCity: { id: 'pickerington' } })).toEqual([2_250, 450]);
    expect(cityTaxes({ workCity: columbus, businessCity: { percent: 0 }, homeCity: { id: 'dresden' } })).toEqual([
      0, 900,
    ]);
    const couple = {
      filingStatus: 'mfj',
      taxpayer: { wages: 40_000 },
      spouse: { selfEmploymentNet: 90_000 },
      workCity: { id: 'zanesville' },
    };
    expect(cityTaxes({ ...couple, spouseBusinessCity: columbus })).toEqual([40_000 * 0.019 + 2_250, 0]);
    expect(cityTaxes({ ...couple, spouseWorkCity: columbus })).toEqual([40_000 * 0.019 + 2_250, 0]);
  });

  it('tax rent where the house stands and at home, and in a traditional school district; Ohio deducts it as a business', () => {
    const landlord = { pension: 30_000, rent: 10_000, homeCity: { id: 'pickerington' } };
    expect(estimateOf(landlord).local).toMatchObject({ workCity: 0, homeCity: 100 });
    // Columbus takes 2.5%; Pickerington 1% less its credit of half a percent.
    const elsewhere = estimateOf({ ...landlord, rentCity: { id: 'columbus' } });
    expect(elsewhere.local).toMatchObject({ workCity: 250, homeCity: 50 });
    expect(elsewhere.ohio).toMatchObject({ businessIncomeDeduction: 10_000, agi: 30_000, modifiedAgi: 40_000 });
    expect(estimateOf({ rent: 40_000, schoolDistrict: { percent: 1, base: 'T' } }).local.school).toBe(376);
    expect(estimateOf({ rent: 40_000, schoolDistrict: { percent: 1, base: 'E' } }).local.school).toBe(0);
  });

  it('take for a city the wages of box 18, with what went into a 401(k)', () => {
    const saver = { taxpayer: { wages: 52_000, cityWages: 60_000 }, workCity: { id: 'columbus' } };
    expect(estimateOf(saver).local.workCity).toBe(1_500);
    expect(estimateOf({ ...saver, homeCity: { id: 'dresden' } }).local.city).toBe(1_800);
    expect(estimateOf(saver).rates.marginal).toBeCloseTo(estimateOf({ ...saver, workCity: {} }).rates.marginal + 0.025);
    expect(estimateOf({ ...saver, schoolDistrict: { percent: 1, base: 'E' } }).local.school).toBe(520);
  });

  it('are not less for a loss of a business, which no city sets against wages (Ohio Revised Code 718.01)', () => {
    const fields = { taxpayer: { wages: 50_000, selfEmploymentNet: -20_000 } };
    expect(estimateOf({ ...fields, homeCity: { id: 'dresden' } }).local.city).toBe(500);
    expect(estimateOf({ ...fields, workCity: { id: 'columbus' } }).local.city).toBe(1_250);
  });

  it('are less for a loss where the same person has rent, at home and where both are earned, never against wages', () => {
    const landlord = { taxpayer: { wages: 50_000, selfEmploymentNet: -8_000 }, rent: 12_000 };
    const taxes = (fields: object) => {
      const { workCity, homeCity } = estimateOf({ ...landlord, ...fields }).local;
      return [workCity, homeCity];
    };
    const home = { homeCity: { percent: 2.5, creditPercent: 2.5 } };
    // 2.5 % of 50,000 + 12,000 − 8,000.
    expect(taxes(home)).toEqual([0, 1_350]);
    expect(taxes({ ...home, taxpayer: { wages: 50_000, selfEmploymentNet: -20_000 } })).toEqual([0, 1_250]);
    // The city of the house takes 2 % of all rent; the credit is for the 4,000 of it that the home city taxes.
    expect(taxes({ ...home, rentCity: { percent: 2 } })).toEqual([240, 1_270]);
    const [columbus, newark] = [{ id: 'columbus' }, { id: 'newark' }];
    // Both in Columbus, which nets them: 2.5 % of 4,000.
    expect(taxes({ businessCity: columbus, rentCity: columbus })).toEqual([100, 0]);
    expect(taxes({ businessCity: newark, rentCity: columbus })).toEqual([300, 0]);
    // The house in the home city: its tax once, wherever the loss was.
    const atHome = { homeCity: columbus, rentCity: columbus };
    for (const businessCity of [undefined, columbus, newark])
      expect(taxes({ ...atHome, businessCity })).toEqual([100, 1_250]);
    // For the days after a move there: 365 of 2025, 184 from July 1 on.
    const moved = {
      ...atHome,
      move: { date: '2025-07-01', homeCity: { percent: 0 } },
      taxpayer: { selfEmploymentNet: -8_000 },
    };
    const share = 184 / 365;
    const [work, afterMove] = taxes(moved);
    expect(work).toBeCloseTo(300 * (1 - share) + 100 * share, 2);
    expect(afterMove).toBe(0);
  });

  it('are not less for the loss of a spouse', () => {
    const couple = { filingStatus: 'mfj', taxpayer: { selfEmploymentNet: 20_000 }, homeCity: { percent: 2 } };
    const estimate = estimateOf({ ...couple, spouse: { selfEmploymentNet: -8_000 }, rent: 10_000 });
    expect(estimate.local.city).toBe(600);
    expect(estimate.notes.find(({ key }) => key === 'cityLoss')!.text).toContain('the loss of one spouse');
  });

  it('are not part of the federal and Ohio total', () => {
    const without = estimateOf({ taxpayer: { wages: 50_000 } });
    const withCity = estimateOf({ taxpayer: { wages: 50_000 }, homeCity: { id: 'dresden' } });
    expect(withCity.total).toBe(without.total);
    expect(withCity.totalWithLocal).toBe(without.totalWithLocal + 500);
  });
});

describe('the balance due', () => {
  it('counts withholding, payments and refundable credits', () => {
    const family = {
      filingStatus: 'hoh',
      qualifyingChildren: 1,
      otherDependents: 1,
      taxpayer: { wages: 46_000 },
      federalWithholding: 500,
      ohioWithholding: 900,
    };
    const { balances } = estimateOf(family);
    expect(balances.federal.balance).toBeCloseTo(-(708.53 + 355 + 500), 1);
    expect(balances.ohio.balance).toBeCloseTo(500.69 - 900, 1);
    expect(balances.all).toBeCloseTo(balances.federal.balance + balances.ohio.balance, 2);
  });

  it('computes four estimated payments by the safe harbor', () => {
    const owner = { taxpayer: { selfEmploymentNet: 85_000 } };
    const tax = estimateOf(owner).federal.federalTotal;
    expect(estimateOf(owner).quarterly.federal).toMatchObject({
      needed: true,
      quarter: Math.round((tax * 0.9 * 100) / 4) / 100,
    });
    expect(estimateOf({ ...owner, lastYear: { tax: 8_000, agi: 100_000 } }).quarterly.federal.quarter).toBe(2_000);
    expect(estimateOf({ ...owner, lastYear: { tax: 8_000, agi: 150_001 } }).quarterly.federal.quarter).toBe(2_200);
    expect(estimateOf({ ...owner, federalWithholding: tax - 999 }).quarterly.federal.needed).toBe(false);
    expect(estimateOf({ ...owner, federalWithholding: tax * 0.91 }).quarterly.federal.needed).toBe(false);
    expect(estimateOf({ ...owner, federalWithholding: tax * 0.89 }).quarterly.federal.needed).toBe(true);
    expect(estimateOf(owner).quarterly.ohio.needed).toBe(false);
  });

  it('asks for no payments to Ohio while $500 or less is owed, to the cent', () => {
    const business = { taxpayer: { selfEmploymentNet: 85_000 }, pension: 90_000 };
    const tax = estimateOf(business).balances.ohio.balance;
    const quarterly = (owed: number) => estimateOf({ ...business, ohioWithholding: tax - owed }).quarterly.ohio;
    expect(tax).toBeGreaterThan(1_000);
    expect(quarterly(500).needed).toBe(false);
    expect(quarterly(500.01).needed).toBe(true);
    // In binary 600.07 - 100.07 is more than 500.
    expect(paymentPlan(600.07, 100.07, undefined, { owedFree: 500, thisYear: 0.9, lastYear: 1 }).needed).toBe(false);
  });

  it('asks for payments to a city from $200 on, 90% of its tax', () => {
    const plans = (profit: number) =>
      estimateOf({ taxpayer: { selfEmploymentNet: profit }, homeCity: { id: 'zanesville' } }).quarterly.cities;
    // 1.9%
    expect(plans(38_000)).toMatchObject([{ name: 'Zanesville', needed: true, year: 649.8, quarter: 162.45 }]);
    expect(plans(10_526)).toMatchObject([{ needed: false }]);
    expect(plans(10_527)).toMatchObject([{ needed: true }]);
    const withWages = { taxpayer: { wages: 38_000 }, homeCity: { id: 'zanesville' } };
    expect(estimateOf(withWages).quarterly.cities).toEqual([]);
    expect(estimateOf({ ...withWages, cityWithholding: 600 }).quarterly.cities).toMatchObject([{ needed: false }]);
  });

  it('asks for payments to Ohio once it and the school district together are owed more than $500', () => {
    const retired = {
      taxYear: 2026,
      taxpayer: { age65: true },
      pension: 40_000,
      schoolDistrict: { id: 'pickerington' },
    };
    const { balances, quarterly } = estimateOf(retired);
    expect([balances.ohio.tax, balances.school.tax]).toEqual([399.63, 326]);
    expect(quarterly.ohio).toMatchObject({ needed: true, year: 653.06 });
    const planWith = (fields: object) => estimateOf({ ...retired, ...fields }).quarterly.ohio;
    expect(planWith({ schoolDistrict: { percent: 0, base: 'T' } }).needed).toBe(false);
    expect(planWith({ ohioWithholding: 200, schoolWithholding: 50 }).needed).toBe(false);
    // All of last year's counts once both are known.
    expect(planWith({ lastYear: { ohioTax: 100 } }).year).toBe(653.06);
    expect(planWith({ lastYear: { ohioTax: 100, schoolTax: 60 } }).year).toBe(160);
  });

  it('has the marginal rate on the next hundred dollars', () => {
    const worker = estimateOf({ taxpayer: { wages: 60_000 } }).rates;
    expect(worker).toMatchObject({ marginalOn: 'wages', marginal: 0.1475 });
    expect(estimateOf({ pension: 60_000 }).rates.marginalOn).toBe('pension');
    expect(estimateOf({ taxpayer: { selfEmploymentNet: 60_000 } }).rates.marginalOn).toBe('selfEmploymentNet');
    expect(estimateOf({}).rates.effective).toBe(0);
  });
});
