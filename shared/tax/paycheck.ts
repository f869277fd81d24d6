import { formatDollars, formatPercent, roundToCents } from '../format/money.ts';
import { business, ohioUnemploymentRate } from './facts/business.ts';
import { allCities } from './facts/cities.ts';
import type { Fact } from './facts/fact.ts';
import { federal } from './facts/federal.ts';
import { allDistricts, withholdingExemption } from './facts/local.ts';
import { ohio } from './facts/ohio.ts';
import { schools } from './place-questions.ts';
import { type Assumption, countingQuestions, type Question } from './question.ts';
import { childAndDependentCredit } from './rules/credits.ts';
import { ordinaryTax } from './rules/income-tax.ts';
import { over } from './rules/line.ts';
import { cityPercent, creditEdition, homeCredit, isSameCity } from './rules/local-tax.ts';
import { ohioWithholding } from './rules/ohio-tax.ts';
import {
  type CityChoice,
  emptyReturn,
  type FilingStatus,
  type HomeCity,
  type SchoolDistrictChoice,
  type TaxYear,
} from './types.ts';

export type PayPeriod = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
/** Paychecks in a year. */
export const PAY_PERIODS: Record<PayPeriod, number> = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };

/** One paycheck. Amounts in dollars per paycheck, except where said. */
export type PaycheckInput = {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  period: PayPeriod;
  gross: number;
  /** 401(k) and the like: free of income tax, not of payroll or city tax. */
  retirement: number;
  /** Health premiums and other cafeteria plan pay: free of income, payroll and city tax. */
  cafeteria: number;
  children: number;
  otherDependents: number;
  /** Additional federal withholding (Form W-4, line 4(c)). */
  extraWithholding: number;
  /** Form W-4: the box in step 2(c); lines 4(a), other income, and 4(b), deductions, in dollars a year. */
  twoJobs?: boolean;
  otherIncome?: number;
  deductions?: number;
  /** Pay subject to payroll tax earlier this year, for the wage base; 0 at the year's start. */
  yearToDate: number;
  schoolDistrict?: SchoolDistrictChoice;
  homeCity?: HomeCity;
  workCity?: CityChoice;
  /** For `withholdingPlan`. */
  year?: YearSoFar;
};

/**
 * What is known of the year beside the check. Dollars: `withheld` so far, and from a spouse's pay by the year's end. `left`:
 * paydays until December 31.
 */
export type YearSoFar = {
  left?: number;
  withheld?: { federal?: number; ohio?: number; school?: number; city?: number };
  spouseWages?: number;
};

export type PaycheckLine = { key: string; label: string; amount: number; how: string };
/** The taxes of the employer, on top of the pay. `cost`: the pay and these. */
export type EmployerPart = { lines: PaycheckLine[]; taxes: number; cost: number };
export type Paycheck = {
  gross: number;
  lines: PaycheckLine[];
  taxes: number;
  takeHome: number;
  /** Tax of the home city, which no employer has to withhold: not in `lines`, `taxes` and `takeHome`. */
  home: PaycheckLine | null;
  takeHomePart: number;
  employer: EmployerPart;
};

/**
 * The take-home pay of one paycheck, by what employers withhold: the federal percentage method and Ohio's computer formula,
 * both by the pay of a year. Payroll tax is exact for this paycheck. Source: IRS Publication 15-T; IRC 3101; RC 5747.06.
 */
export function paycheck(input: PaycheckInput): Paycheck {
  const facts = federal[input.taxYear];
  const stateFacts = ohio[input.taxYear];
  const periods = PAY_PERIODS[input.period];
  const payrollPay = over(input.gross, input.cafeteria);
  const yearly = over(payrollPay, input.retirement) * periods;
  const lines: PaycheckLine[] = [];
  const add = (key: string, label: string, amount: number, how: string) =>
    lines.push({ key, label, amount: roundToCents(amount), how });

  if (input.cafeteria > 0)
    add('cafeteria', 'Health and other pre-tax benefits', Math.min(input.cafeteria, input.gross), 'as entered');
  if (input.retirement > 0)
    add('retirement', 'Retirement savings', Math.min(input.retirement, payrollPay), 'as entered');

  const tax = federalTax(input, yearly);
  const { taxYear, filingStatus, children: qualifyingChildren, otherDependents } = input;
  const family = { ...emptyReturn, taxYear, filingStatus, qualifyingChildren, otherDependents };
  const asOnForm = { ...facts, childCredit: facts.withholdingChildCredit };
  const credit = childAndDependentCredit(family, yearly, tax.amount, asOnForm).used.amount;
  add(
    'federal',
    `Federal income tax${marked(facts.bracketTops)}`,
    (tax.amount - credit) / periods + input.extraWithholding,
    `${formatDollars(yearly)} a year${tax.how}, less dependent credits ${formatDollars(credit)}, divided by ${periods} paychecks${input.extraWithholding ? `, plus ${formatDollars(input.extraWithholding)}` : ''}`,
  );

  const { socialSecurity, medicare } = facts.payroll.value;
  const underBase = Math.min(payrollPay, over(facts.wageBase.value, input.yearToDate));
  add(
    'socialSecurity',
    'Social Security',
    underBase * socialSecurity,
    `${formatPercent(socialSecurity)} of ${formatDollars(underBase)}, up to ${formatDollars(facts.wageBase.value)} a year`,
  );
  const additional = facts.additionalMedicare.value;
  const overLimit =
    over(input.yearToDate + payrollPay, additional.employerWithholdsOver) -
    over(input.yearToDate, additional.employerWithholdsOver);
  add(
    'medicare',
    'Medicare',
    payrollPay * medicare + overLimit * additional.rate,
    `${formatPercent(medicare)} of ${formatDollars(payrollPay)}${overLimit ? ` + ${formatPercent(additional.rate)} of ${formatDollars(overLimit)} over ${formatDollars(additional.employerWithholdsOver)} for the year` : ''}`,
  );

  const exemptionCount = 1 + Number(input.filingStatus === 'mfj') + input.children + input.otherDependents;
  const exemptions = exemptionCount * withholdingExemption.value;
  const ohioLine = ohioWithholding(over(yearly, exemptions), stateFacts);
  add(
    'ohio',
    `Ohio income tax${marked(stateFacts.withholding)}`,
    ohioLine.amount / periods,
    `${ohioLine.how}, after exemptions ${formatDollars(exemptions)}, divided by ${periods} paychecks`,
  );

  if (input.schoolDistrict) {
    const choice = input.schoolDistrict;
    const { percent: rate, base } =
      'id' in choice ? allDistricts.find((district) => district.id === choice.id)! : choice;
    const free = base === 'T' ? exemptions : 0;
    const taxed = over(yearly, free);
    add(
      'school',
      'School district tax',
      (taxed * rate) / 100 / periods,
      `${rate}% of ${formatDollars(taxed)} a year${free ? `, after exemptions ${formatDollars(free)}` : ''}, divided by ${periods} paychecks`,
    );
  }
  const workRate = cityPercent(input.workCity);
  if (workRate > 0)
    add(
      'workCity',
      'City tax where you work',
      (payrollPay * workRate) / 100,
      `${workRate}% of ${formatDollars(payrollPay)}`,
    );
  let home: PaycheckLine | null = null;
  if (input.homeCity) {
    const homeRate = cityPercent(input.homeCity);
    const { least, most } = homeCredit(input.homeCity, homeRate, workRate, isSameCity(input.homeCity, input.workCity));
    const highest = (payrollPay * (homeRate - least)) / 100;
    const isKnown = least === most;
    if (highest > 0)
      home = {
        key: 'homeCity',
        label: isKnown ? 'City tax where you live' : 'City tax where you live, at least',
        amount: roundToCents((payrollPay * (homeRate - most)) / 100),
        how: isKnown
          ? `${homeRate}% less the credit for tax at work${creditEdition(input.homeCity)}, of ${formatDollars(payrollPay)}`
          : `up to ${formatDollars(highest)}: ${homeRate}% of ${formatDollars(payrollPay)}, less a credit for tax at work that we do not know`,
      };
  }

  const withheld = lines.reduce((sum, line) => sum + line.amount, 0);
  const benefits = lines
    .filter((line) => line.key === 'cafeteria' || line.key === 'retirement')
    .reduce((sum, line) => sum + line.amount, 0);
  const takeHome = roundToCents(over(input.gross, withheld));
  return {
    gross: input.gross,
    lines: lines.filter(({ amount }) => amount !== 0),
    taxes: roundToCents(withheld - benefits),
    takeHome,
    home,
    takeHomePart: input.gross > 0 ? takeHome / input.gross : 0,
    employer: employerPart(input, payrollPay, underBase),
  };
}

/** The places that a paycheck takes for granted and that would change the year's tax by more than 100 dollars. */
export function paycheckAssumptions(input: PaycheckInput): Assumption[] {
  const cities = (field: 'homeCity' | 'workCity', path: string, text: string): Question<PaycheckInput>[] => {
    const tries = allCities.map(({ id }) => ({ answer: 'in a city', input: { ...input, [field]: { id } } }));
    return input[field] ? [] : [{ fields: [path], text, tries, likely: true, named: 'most' }];
  };
  const questions = [
    ...schools(input, '', (schoolDistrict) => ({ ...input, schoolDistrict })).map((one) => ({
      ...one,
      fields: ['pay.school'],
    })),
    ...cities('homeCity', 'pay.home', 'you live in a township'),
    ...cities('workCity', 'pay.work', 'you work in a township'),
  ];
  const taxOf = (tried: PaycheckInput) => {
    const { taxes, home } = paycheck(tried);
    return (taxes + (home?.amount ?? 0)) * PAY_PERIODS[tried.period];
  };
  return countingQuestions(input, questions, taxOf);
}

/**
 * Federal tax of a year of such pay, before credits. With the box in step 2(c) the standard deduction and all brackets are half
 * as wide, so that it is half the tax on twice the pay. Source: IRS Publication 15-T, worksheet 1A.
 * @param yearly pay under income tax, in dollars a year
 */
function federalTax(
  { taxYear, filingStatus, twoJobs, otherIncome = 0, deductions = 0 }: PaycheckInput,
  yearly: number,
) {
  const facts = federal[taxYear];
  const share = twoJobs ? 2 : 1;
  const deduction = facts.withholdingDeduction.value[filingStatus];
  const whole = ordinaryTax(over((yearly + otherIncome - deductions) * share, deduction), filingStatus, facts);
  const lines4 = [
    otherIncome && ` + other income ${formatDollars(otherIncome)}`,
    deductions && ` − deductions ${formatDollars(deductions)}`,
  ]
    .filter(Boolean)
    .join('');
  return {
    amount: whole.amount / share,
    how: twoJobs
      ? `${lines4}, for two jobs doubled, − standard deduction ${formatDollars(deduction)}: half of ${whole.how}`
      : `${lines4} − standard deduction ${formatDollars(deduction)}: ${whole.how}`,
  };
}

/**
 * Payroll and unemployment tax of a new Ohio employer outside construction on one paycheck. Source: IRC 3111, 3301;
 * RC 4141.25. Workers' compensation is not counted: its rate depends on the work.
 * @param payrollPay pay under payroll tax
 * @param underBase the part of it under the wage base
 */
function employerPart(input: PaycheckInput, payrollPay: number, underBase: number): EmployerPart {
  const { payroll, unemployment } = federal[input.taxYear];
  const { socialSecurity, medicare } = payroll.value;
  const ohioRate = ohioUnemploymentRate(input.taxYear);
  const ohioWages = business.unemploymentWages.value;
  const line = (key: string, label: string, taxed: number, rate: number, upTo?: number): PaycheckLine => ({
    key,
    label,
    amount: roundToCents(taxed * rate),
    how: `${formatPercent(rate)} of ${formatDollars(taxed)}${upTo === undefined ? '' : `, up to ${formatDollars(upTo)} a year`}`,
  });
  const stillUnder = (limit: number) => Math.min(payrollPay, over(limit, input.yearToDate));
  const lines = [
    line('employerSocialSecurity', 'Social Security', underBase, socialSecurity, federal[input.taxYear].wageBase.value),
    line('employerMedicare', 'Medicare', payrollPay, medicare),
    line(
      'federalUnemployment',
      'Federal unemployment',
      stillUnder(unemployment.value.wages),
      unemployment.value.rate,
      unemployment.value.wages,
    ),
    line('ohioUnemployment', 'Ohio unemployment', stillUnder(ohioWages), ohioRate, ohioWages),
  ];
  const taxes = roundToCents(lines.reduce((sum, { amount }) => sum + amount, 0));
  return { lines, taxes, cost: roundToCents(input.gross + taxes) };
}

/** What follows the name of a line that uses a figure of an earlier year. */
function marked({ expectedFrom }: Fact): string {
  return expectedFrom === undefined ? '' : ` (${expectedFrom}’s figures)`;
}
