import { formatDollars, roundToCents } from '../format/money.ts';
import { estimateNotes, type Note } from './estimate-notes.ts';
import { rateFact } from './facts/cities.ts';
import { federal } from './facts/federal.ts';
import { cityEstimates } from './facts/local.ts';
import { ohio } from './facts/ohio.ts';
import { sources } from './facts/sources.ts';
import { type FederalReturn, federalReturn } from './federal-return.ts';
import { type Office, taxOffices } from './offices.ts';
import { type OhioReturn, ohioReturn } from './ohio-return.ts';
import { type PaymentPlan, paymentPlan } from './rules/estimated-payments.ts';
import { type Step, type StepWriter, stepList } from './rules/line.ts';
import { citiesOfWork, cityTax, type HomeTax, newHomeCity, schoolTaxes } from './rules/local-tax.ts';
import { filers, type TaxInput } from './types.ts';

/**
 * `homeCity` and the sums count the highest credit for tax paid at work where the home city's credit is not known;
 * `homeCityMost` counts the lowest that is possible. `school` is 0 where the district is not chosen; `schoolMost` is then the
 * highest tax of those around. The two of a pair are the same where it is known.
 */
export type LocalTaxes = {
  school: number;
  schoolMost: number;
  workCity: number;
  homeCity: number;
  homeCityMost: number;
  city: number;
  total: number;
};

/** Tax less refundable credits, and payments, in dollars. A positive `balance` is due, a negative one is a refund. */
export type Balance = { tax: number; paid: number; balance: number };

export type TaxEstimate = {
  taxYear: number;
  federal: Omit<FederalReturn, 'earnedIncomeCredit' | 'additionalChildTaxCredit'>;
  ohio: OhioReturn;
  /** Federal total and Ohio tax. Refundable credits are not taken off; no city, school or employee payroll tax. */
  total: number;
  refundable: { earnedIncomeCredit: number; additionalChildTaxCredit: number };
  local: LocalTaxes;
  /** `total` and local taxes, less refundable credits. */
  totalWithLocal: number;
  /** How much more home city and school district may take, in dollars: 0 where they are known. Sums are ranges then. */
  uncertain: number;
  /** Fractions. `marginal`: share of the next 100 dollars of `marginalOn` that all taxes above take, less credits. */
  rates: { effective: number; marginal: number; marginalOn: 'wages' | 'selfEmploymentNet' | 'pension' };
  /** What was not entered counts as not paid; `offices` says where that is. */
  balances: { federal: Balance; ohio: Balance; school: Balance; city: Balance; all: number };
  offices: Office[];
  /**
   * `ohio` is with the school district, by R.C. 5747.09. `cities`: each in `offices` of which it is known what was withheld, by
   * R.C. 718.08. `setAsideMost` counts the highest local taxes that are possible.
   */
  quarterly: {
    federal: PaymentPlan;
    ohio: PaymentPlan;
    cities: (PaymentPlan & { name: string })[];
    setAside: number;
    setAsideMost: number;
  };
  steps: Step[];
  notes: Note[];
};

/**
 * Federal, Ohio, school district and city tax of one return of full-year Ohio residents, who may move within Ohio. Dollars, rounded to cents only in
 * the result; computed by the rate schedules, not the printed tax tables. `steps` has every line with its arithmetic and
 * source.
 * @param input validated by `parseTaxInput`
 */
export function estimateTax(input: TaxInput): TaxEstimate {
  const { steps, federalLines, ohioLines, local, schools, cities, total, burden } = compute(input);
  const { earnedIncomeCredit, additionalChildTaxCredit, ...federalShown } = federalLines;
  const federalTax = federalLines.federalTotal - earnedIncomeCredit - additionalChildTaxCredit;
  const raised = withHundredMore(input);
  const marginal = (compute(raised.input).burden - burden) / 100;
  const offices = taxOffices(input, { federal: federalTax, ohio: ohioLines.tax, schools, cities });

  return {
    taxYear: input.taxYear,
    federal: rounded(federalShown),
    ohio: rounded(ohioLines),
    total: roundToCents(total),
    refundable: rounded({ earnedIncomeCredit, additionalChildTaxCredit }),
    local: rounded(local),
    totalWithLocal: roundToCents(burden),
    uncertain: roundToCents(local.homeCityMost - local.homeCity + local.schoolMost - local.school),
    rates: {
      effective: federalLines.totalIncome > 0 ? Math.max(0, burden) / federalLines.totalIncome : 0,
      marginal: Math.round(marginal * 1e6) / 1e6,
      marginalOn: raised.on,
    },
    balances: balances(input, federalTax, ohioLines.tax, local),
    offices,
    quarterly: {
      ...quarterly(input, federalLines.agi, federalTax, ohioLines.tax, local),
      cities: cityPlans(offices, newHomeCity(input)),
    },
    steps,
    notes: estimateNotes(input, federalLines, local.schoolMost),
  };
}

/** All tax of a return in unrounded dollars: what `totalWithLocal` rounds. */
export function taxBurden(input: TaxInput): number {
  return compute(input).burden;
}

function compute(input: TaxInput) {
  const { steps, write } = stepList(input.taxYear);
  const federalLines = federalReturn(input, write);
  const ohioLines = ohioReturn(input, federalLines, write);
  const total = write(
    'total',
    'Federal and Ohio total',
    {
      amount: federalLines.federalTotal + ohioLines.tax,
      how: `${formatDollars(federalLines.federalTotal)} federal + ${formatDollars(ohioLines.tax)} Ohio`,
    },
    sources.ohioTaxation,
  );
  const people = filers(input);
  const wages = people.reduce((sum, person) => sum + person.wages, 0);
  const schoolIncome = {
    traditional: ohioLines.modifiedAgi - ohioLines.exemptions,
    earned: wages + federalLines.netEarnings,
    anyone65: people.some((person) => person.age65),
  };
  const schools = schoolTaxes(input, schoolIncome);
  const [school, schoolMost] = writeHomes(write, 'schoolDistrictTax', 'School district tax', schools);
  const cityLines = cityTax(input);
  const [workPlace] = citiesOfWork(input);
  const workCity = workPlace
    ? write('workCityTax', 'City tax where you work or rent out', cityLines.work, rateFact(workPlace).source)
    : 0;
  const [homeCity, homeCityMost] = writeHomes(write, 'homeCityTax', 'City tax where you live', cityLines.homes);
  const city = workCity + homeCity;
  const local = { school, schoolMost, workCity, homeCity, homeCityMost, city, total: school + city };
  const burden = total + local.total - federalLines.earnedIncomeCredit - federalLines.additionalChildTaxCredit;
  return { federalLines, ohioLines, local, schools, cities: cityLines.cities, total, burden, steps };
}

/** Writes a tax by home, and after a move their sum. Returns its lowest and its highest amount. */
function writeHomes(write: StepWriter, key: string, label: string, taxes: readonly HomeTax[]): [number, number] {
  const [first] = taxes;
  if (!first) return [0, 0];
  if (!first.when) return [write(key, label, first, first.source), first.most];
  for (const [index, tax] of taxes.entries()) write(`${key}${index}`, `${tax.name}, ${tax.when}`, tax, tax.source);
  const amount = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const most = taxes.reduce((sum, tax) => sum + tax.most, 0);
  const how = taxes.map((tax) => formatDollars(tax.amount)).join(' + ');
  return [write(key, label, { amount, most, how }, first.source), most];
}

/** The same return with 100 dollars more of the taxpayer's main income: profit, wages, or a pension. */
function withHundredMore(input: TaxInput): { input: TaxInput; on: TaxEstimate['rates']['marginalOn'] } {
  const { wages, selfEmploymentNet } = input.taxpayer;
  if (selfEmploymentNet > wages) {
    return {
      input: { ...input, taxpayer: { ...input.taxpayer, selfEmploymentNet: selfEmploymentNet + 100 } },
      on: 'selfEmploymentNet',
    };
  }
  if (wages === 0 && input.pension > 0) return { input: { ...input, pension: input.pension + 100 }, on: 'pension' };
  const { cityWages } = input.taxpayer;
  const raised = { wages: wages + 100, ...(cityWages !== undefined && { cityWages: cityWages + 100 }) };
  return { input: { ...input, taxpayer: { ...input.taxpayer, ...raised } }, on: 'wages' };
}

function balances(input: TaxInput, federalTax: number, ohioTax: number, local: LocalTaxes): TaxEstimate['balances'] {
  const balance = (tax: number, paid: number): Balance => rounded({ tax, paid, balance: tax - paid });
  const federalBalance = balance(federalTax, (input.federalWithholding ?? 0) + (input.estimatedPayments?.federal ?? 0));
  const ohioBalance = balance(ohioTax, (input.ohioWithholding ?? 0) + (input.estimatedPayments?.ohio ?? 0));
  const school = balance(local.school, input.schoolWithholding ?? 0);
  const city = balance(local.city, input.cityWithholding ?? 0);
  return {
    federal: federalBalance,
    ohio: ohioBalance,
    school,
    city,
    all: roundToCents(federalBalance.balance + ohioBalance.balance + school.balance + city.balance),
  };
}

function quarterly(
  input: TaxInput,
  agi: number,
  federalTax: number,
  ohioTax: number,
  local: LocalTaxes,
): Omit<TaxEstimate['quarterly'], 'cities'> {
  const harbor = federal[input.taxYear].safeHarbor.value;
  const ohioHarbor = ohio[input.taxYear].safeHarbor.value;
  const highIncome = (input.lastYear?.agi ?? agi) > harbor.highIncomeOver[input.filingStatus];
  const federalPlan = rounded(
    paymentPlan(federalTax, input.federalWithholding ?? 0, input.lastYear?.tax, {
      owedFree: harbor.oweUnder - 0.01,
      thisYear: harbor.thisYear,
      lastYear: highIncome ? harbor.lastYearHighIncome : harbor.lastYear,
    }),
  );
  const { lastYear } = input;
  // With a school district tax, last year's tax is known only where both are.
  const lastSchool = lastYear?.schoolTax ?? (local.school > 0 ? undefined : 0);
  const known = lastYear?.ohioTax !== undefined && lastSchool !== undefined;
  const [ohioWithheld, schoolWithheld] = [input.ohioWithholding ?? 0, input.schoolWithholding ?? 0];
  const ohioPlan = rounded(
    paymentPlan(
      ohioTax + local.school,
      ohioWithheld + schoolWithheld,
      known ? lastYear.ohioTax! + lastSchool : undefined,
      {
        owedFree: ohioHarbor.oweOver,
        thisYear: ohioHarbor.thisYear,
        lastYear: ohioHarbor.lastYear,
      },
    ),
  );
  const owed = (school: number, city: number) =>
    Math.max(0, ohioTax - ohioWithheld) +
    Math.max(0, school - schoolWithheld) +
    Math.max(0, city - (input.cityWithholding ?? 0));
  return {
    federal: federalPlan,
    ohio: ohioPlan,
    setAside: roundToCents(federalPlan.setAside + owed(local.school, local.city) / 4),
    setAsideMost: roundToCents(federalPlan.setAside + owed(local.schoolMost, local.workCity + local.homeCityMost) / 4),
  };
}

/** @param movedTo the city in which one did not live on January 1 */
function cityPlans(offices: readonly Office[], movedTo: string | undefined): TaxEstimate['quarterly']['cities'] {
  const rule = {
    owedFree: cityEstimates.municipalEstimateFrom.value - 0.01,
    thisYear: cityEstimates.municipalEstimates.value.at(-1)!,
    lastYear: 1,
  };
  const none = { needed: false, year: 0, quarter: 0, how: 'you did not live there on January 1, so no parts are due' };
  return offices.flatMap(({ name, withheldIn, tax, paid }) =>
    withheldIn === 'cityWithholding' && paid !== null
      ? [{ name, ...rounded(paymentPlan(tax, paid, undefined, rule)), ...(name === movedTo && none) }]
      : [],
  );
}

function rounded<T extends object>(lines: T): T {
  const entries = Object.entries(lines).map(([key, value]) => [
    key,
    typeof value === 'number' ? roundToCents(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}
