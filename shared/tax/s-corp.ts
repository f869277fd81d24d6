import { formatDollars, formatPercent, roundToCents } from '../format/money.ts';
import { estimateTax } from './estimate.ts';
import { business, ohioUnemploymentRate } from './facts/business.ts';
import { federal } from './facts/federal.ts';
import { cityPercent } from './rules/local-tax.ts';
import type { Person, TaxInput } from './types.ts';

export type SCorpInput = {
  /** The owner's current return; `profit` replaces `taxpayer.selfEmploymentNet`. */
  household: TaxInput;
  /** Profit of the business for the year, before the owner is paid. Dollars. */
  profit: number;
  /** Salary the company would pay the owner. Dollars a year. */
  salary: number;
  /** Additional costs of the company (payroll service, return, registered agent). Dollars a year. */
  addedCosts: number;
};

export type SCorpSide = {
  /** Federal and Ohio tax of the household less refundable credits, local taxes included. */
  personalTax: number;
  /** Payroll tax on the salary: the owner's part and the company's. */
  payrollTax: number;
  addedCosts: number;
  /** City tax on the profit of the company. */
  companyCityTax: number;
  /** Profit after all of these. */
  left: number;
};

export type SCorpComparison = {
  soleOwner: SCorpSide;
  sCorp: SCorpSide & { salary: number; distribution: number };
  /** `sCorp.left` − `soleOwner.left`: over 0 when the election saves. */
  difference: number;
  /** Whether the business income deduction of a side depends on the kind of trade, which is not asked for. */
  dependsOnTrade: boolean;
  steps: { label: string; amount: number; how: string }[];
};

/**
 * Compares a sole owner with the same business as an S corporation that pays a salary, in dollars a year. The salary must
 * be reasonable pay for the work (IRC 3121, 1366), which the estimate does not check. Salary from one's own company is
 * business income in Ohio (RC 5747.01(A)(28)). The company is assumed to work in the owner's home city, which taxes its
 * profit (RC 718.01).
 */
export function compareSCorp({ household, profit, salary, addedCosts }: SCorpInput): SCorpComparison {
  const facts = federal[household.taxYear];
  const { socialSecurity, medicare } = facts.payroll.value;
  const outside = household.taxpayer.wages;
  const companySocialSecurity = Math.min(salary, facts.wageBase.value) * socialSecurity;
  const companyMedicare = salary * medicare;
  const federalUnemployment = Math.min(salary, facts.unemployment.value.wages) * facts.unemployment.value.rate;
  const ohioRate = ohioUnemploymentRate(household.taxYear);
  const ohioUnemployment = Math.min(salary, business.unemploymentWages.value) * ohioRate;
  const companyTax = companySocialSecurity + companyMedicare + federalUnemployment + ohioUnemployment;
  const ownerBase = Math.max(0, Math.min(salary, facts.wageBase.value - outside));
  const ownerTax = ownerBase * socialSecurity + salary * medicare;
  const companyProfit = profit - salary - companyTax - addedCosts;
  const companyCityTax = (Math.max(0, companyProfit) * cityPercent(household.homeCity)) / 100;
  const distribution = companyProfit - companyCityTax;

  const base: Person = { ...household.taxpayer, selfEmploymentNet: 0 };
  const asSoleOwner = estimateTax({ ...household, taxpayer: { ...base, selfEmploymentNet: profit } });
  const asSCorp = estimateTax({
    ...household,
    businessWagesPaid: (household.businessWagesPaid ?? 0) + salary,
    taxpayer: {
      ...base,
      wages: outside + salary,
      ownerWages: (base.ownerWages ?? 0) + salary,
      passThroughIncome: (base.passThroughIncome ?? 0) + distribution,
    },
  });

  const soleOwner = {
    personalTax: asSoleOwner.totalWithLocal,
    payrollTax: 0,
    addedCosts: 0,
    companyCityTax: 0,
    left: roundToCents(profit - asSoleOwner.totalWithLocal),
  };
  const payrollTax = roundToCents(companyTax + ownerTax);
  const sCorp = {
    personalTax: asSCorp.totalWithLocal,
    payrollTax,
    addedCosts,
    companyCityTax: roundToCents(companyCityTax),
    left: roundToCents(profit - asSCorp.totalWithLocal - payrollTax - addedCosts - companyCityTax),
    salary,
    distribution: roundToCents(distribution),
  };
  return {
    soleOwner,
    sCorp,
    difference: roundToCents(sCorp.left - soleOwner.left),
    dependsOnTrade: [asSoleOwner, asSCorp].some(({ notes }) => notes.some(({ key }) => key === 'businessIncome')),
    steps: [
      {
        label: 'Payroll tax the company pays',
        amount: roundToCents(companyTax),
        how: `${formatPercent(socialSecurity)} up to ${formatDollars(facts.wageBase.value)} + ${formatPercent(medicare)} of ${formatDollars(salary)}, federal unemployment ${formatDollars(federalUnemployment)}, Ohio unemployment ${formatDollars(ohioUnemployment)} at the new-employer rate`,
      },
      {
        label: 'Payroll tax taken from the salary',
        amount: roundToCents(ownerTax),
        how: `${formatPercent(socialSecurity)} of ${formatDollars(ownerBase)} + ${formatPercent(medicare)} of ${formatDollars(salary)}`,
      },
      {
        label: 'Profit left for the distribution',
        amount: roundToCents(distribution),
        how: `${formatDollars(profit)} − salary ${formatDollars(salary)} − payroll tax ${formatDollars(companyTax)} − added costs ${formatDollars(addedCosts)} − city tax of the company ${formatDollars(companyCityTax)}`,
      },
    ],
  };
}

/**
 * The salary up to which the election leaves no less than now, to within 50 dollars. Null when it leaves less at any
 * salary; `profit` when it leaves more at all of them.
 */
export function breakEvenSalary(input: SCorpInput): number | null {
  const saves = (salary: number) => compareSCorp({ ...input, salary }).difference >= 0;
  if (!saves(0)) return null;
  if (saves(input.profit)) return input.profit;
  let [most, least] = [0, input.profit];
  while (least - most > 50) {
    const middle = (most + least) / 2;
    if (saves(middle)) most = middle;
    else least = middle;
  }
  return Math.round(most / 50) * 50;
}
