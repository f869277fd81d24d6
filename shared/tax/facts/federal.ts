import type { TaxYear } from '../types.ts';
import { facts } from './fact.ts';
import { act, byAccounts, federalCode, sources } from './sources.ts';
import { federalFigures, ofEachYear, yearFigures } from './years/index.ts';
import { byStatus } from './years/published.ts';

/** The federal facts of each tax year. Amounts in dollars, rates as fractions. What changes from year to year is in `years/`. */
export const federal = ofEachYear(factsOf);
export type FederalYear = ReturnType<typeof factsOf>;

function factsOf(year: TaxYear) {
  return { ...lasting(year), ...federalFigures(year) };
}

/** Facts that are the same for all years by statute. */
function lasting(taxYear: TaxYear) {
  return facts('federal', taxYear, yearFigures[taxYear].federalValidThrough, '2026-11-21', {
    rates: [
      'Rates of the seven brackets',
      [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37],
      sources.incomeTax,
      { unit: 'fraction of 1' },
    ],
    gainsRates: [
      'Rates on long-term gains over the 0 % range',
      { middle: 0.15, top: 0.2 },
      sources.incomeTax,
      { unit: 'fraction of 1' },
    ],
    educationCreditsEnd: [
      'College credits end at an income of',
      byStatus(90_000, 180_000, 0, 90_000, 90_000),
      sources.educationCredits,
    ],
    minimumTaxRates: [
      'Rates of the alternative minimum tax',
      { low: 0.26, high: 0.28 },
      sources.minimumTax,
      { unit: 'fraction of 1' },
    ],
    otherDependentCredit: ['Credit for other dependents, each', 500, sources.childCredit],
    childCreditFallsOver: [
      'Child and dependent credit falls over',
      byStatus(200_000, 400_000, 200_000, 200_000, 200_000),
      sources.childCredit,
    ],
    refundableChildRate: [
      'Refundable child credit',
      { rate: 0.15, over: 2_500 },
      sources.childCredit,
      { unit: { rate: 'fraction of 1', over: 'dollars' } },
    ],
    stateTaxFloor: [
      'State and local tax cap never under',
      { floor: 10_000, rate: 0.3 },
      sources.stateTaxAct,
      { unit: { floor: 'dollars', rate: 'fraction of 1' } },
    ],
    capitalLossLimit: ['Capital loss deducted in one year, most', 3_000, sources.capitalLosses],
    senior: [
      'Senior deduction, per person 65 or over',
      { amount: 6_000, rate: 0.06, over: byStatus(75_000, 150_000, 75_000, 75_000, 75_000) },
      sources.seniorAct,
      { unit: { amount: 'dollars', rate: 'fraction of 1', over: 'dollars' } },
    ],
    tips: ['Deduction for tips', { most: byStatus(25_000, 25_000, 0, 25_000, 25_000) }, sources.tipsAct],
    overtime: [
      'Deduction for the overtime premium',
      { most: byStatus(12_500, 25_000, 0, 12_500, 12_500) },
      sources.overtimeAct,
    ],
    tipsAndOvertimeFallOver: [
      'Tips and overtime deductions fall by 100 per full 1,000 over',
      byStatus(150_000, 300_000, 150_000, 150_000, 150_000),
      sources.tipsAct,
    ],
    carLoan: [
      'Deduction for interest on a new car loan',
      { most: 10_000, over: byStatus(100_000, 200_000, 100_000, 100_000, 100_000) },
      sources.carLoanAct,
    ],
    selfEmployment: [
      'Self-employment tax',
      { share: 0.9235, socialSecurity: 0.124, medicare: 0.029, leastEarnings: 400 },
      sources.selfEmploymentTax,
      {
        unit: {
          share: 'fraction of 1',
          socialSecurity: 'fraction of 1',
          medicare: 'fraction of 1',
          leastEarnings: 'dollars',
        },
      },
    ],
    payroll: [
      'Employee and employer payroll tax, each',
      { socialSecurity: 0.062, medicare: 0.0145 },
      sources.payrollTax,
      { unit: 'fraction of 1' },
    ],
    additionalMedicare: [
      'Additional Medicare Tax',
      { rate: 0.009, over: byStatus(200_000, 250_000, 125_000, 200_000, 200_000), employerWithholdsOver: 200_000 },
      sources.payrollTax,
      { unit: { rate: 'fraction of 1', over: 'dollars', employerWithholdsOver: 'dollars' } },
    ],
    corporateRate: [
      'Income tax of a C corporation',
      0.21,
      federalCode('11'),
      { unit: 'fraction of 1', checkedOn: '2026-11-30' },
    ],
    investmentTax: [
      'Net investment income tax',
      { rate: 0.038, over: byStatus(200_000, 250_000, 125_000, 200_000, 250_000) },
      sources.investmentTax,
      { unit: { rate: 'fraction of 1', over: 'dollars' } },
    ],
    businessIncome: [
      'Qualified business income deduction',
      { rate: 0.2, wageRate: 0.5, minimumOver: 1_000 },
      sources.businessIncome,
      { unit: { rate: 'fraction of 1', wageRate: 'fraction of 1', minimumOver: 'dollars' } },
    ],
    socialSecurity: [
      'Base amounts for taxing Social Security benefits',
      { first: byStatus(25_000, 32_000, 0, 25_000, 25_000), second: byStatus(34_000, 44_000, 0, 34_000, 34_000) },
      sources.socialSecurityBenefits,
    ],
    earnedIncomeRates: [
      'Earned income credit rates, by 0, 1, 2, 3 or more children',
      { rise: [0.0765, 0.34, 0.4, 0.45], fall: [0.0765, 0.1598, 0.2106, 0.2106] },
      sources.earnedIncomeCredit,
      { unit: 'fraction of 1' },
    ],
    earlyPayoutTax: [
      'More tax on money from an IRA or a plan before 59½',
      0.1,
      sources.earlyPayouts,
      { unit: 'fraction of 1', checkedOn: '2026-11-30' },
    ],
    safeHarbor: [
      'Estimated tax: no penalty if',
      {
        oweUnder: 1_000,
        thisYear: 0.9,
        lastYear: 1,
        lastYearHighIncome: 1.1,
        highIncomeOver: byStatus(150_000, 150_000, 75_000, 150_000, 150_000),
      },
      sources.estimatedTax,
      {
        unit: {
          oweUnder: 'dollars',
          thisYear: 'fraction of 1',
          lastYear: 'fraction of 1',
          lastYearHighIncome: 'fraction of 1',
          highIncomeOver: 'dollars',
        },
      },
    ],
    unemployment: [
      'Federal unemployment tax with the full state credit',
      { rate: 0.006, wages: 7_000 },
      sources.unemploymentTaxAct,
      { unit: { rate: 'fraction of 1', wages: 'dollars' } },
    ],
  });
}

/** What the calculator needs of the facts on households, whose others its page does not load. */
export const careAndPensions = facts('households', 2026, '2027-12-31', '2026-11-29', {
  careCredit: [
    'Credit for care from 2026: costs that count for one and for more; the rate falls from the highest over an income to the middle at another, and from there over a third, single and joint, to the lowest',
    {
      one: 3_000,
      more: 6_000,
      highest: 0.5,
      over: 15_000,
      middle: 0.35,
      middleFrom: 43_000,
      single: 75_000,
      joint: 150_000,
      lowest: 0.2,
    },
    byAccounts(act('70405')),
    {
      unit: {
        one: 'dollars',
        more: 'dollars',
        highest: 'fraction of 1',
        over: 'dollars',
        middle: 'fraction of 1',
        middleFrom: 'dollars',
        single: 'dollars',
        joint: 'dollars',
        lowest: 'fraction of 1',
      },
    },
  ],
  pensionForm: [
    'Form for federal tax from each check of a pension, and its line for an amount on top',
    { form: 'W-4P', line: '4(c)' },
    byAccounts({ label: 'IRS, Form W-4P', url: 'https://www.irs.gov/forms-pubs/about-form-w-4p' }),
  ],
  benefitForm: [
    'Form for federal tax from Social Security, and the parts of it that can be withheld',
    { form: 'W-4V', parts: '7%, 10%, 12% or 22%' },
    byAccounts({ label: 'IRS, Form W-4V', url: 'https://www.irs.gov/forms-pubs/about-form-w-4v' }),
  ],
});

/** The same of the facts on owners. */
export const ownersPlans = facts('owners', 2026, '2027-12-31', '2026-11-29', {
  employerPart: [
    'What a business may pay into a SEP or solo 401(k) of its owner: of wages, of net earnings',
    { wages: 0.25, netEarnings: 0.2 },
    byAccounts({ label: 'IRS, Publication 560', url: 'https://www.irs.gov/publications/p560' }),
    { unit: 'fraction of 1' },
  ],
  overpaidPlan: [
    'Tax of each year on what a business paid into plans and may not deduct',
    0.1,
    federalCode('4972'),
    { unit: 'fraction of 1', checkedOn: '2026-11-30' },
  ],
});
