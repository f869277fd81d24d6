import { roundToCents } from '../format/money.ts';
import { estimateTax } from './estimate.ts';
import { federal } from './facts/federal.ts';
import { allDistricts } from './facts/local.ts';
import { PAY_PERIODS, type PaycheckInput, paycheck } from './paycheck.ts';
import { childAndDependentCredit } from './rules/credits.ts';
import { over } from './rules/line.ts';
import { emptyPerson, emptyReturn, type TaxInput } from './types.ts';

/**
 * For one office, in dollars: the tax of the year, what will be withheld by its end as things are, what to change by each payday
 * left, and what that leaves. `rest`: to pay, or to come back if negative.
 */
export type OfficePlan = { tax: number; withheld: number; change: number; rest: number };
/** `starts`: what the employer should take each payday and has not taken so far, 0 if it has. */
export type LocalPlan = OfficePlan & { starts: number };
/** Lines 3 and 4(c) of Form W-4, in whole dollars: line 3 is for the year, 4(c) for each payday. */
export type W4Lines = { line3: number; line4c: number };

/** Of one job. `until`: the W-4 for the paydays left; `next`: the same, and line 5 of the IT 4, for a whole year of such checks. */
export type WithholdingPlan = {
  left: number;
  /** What each check left then leaves, in dollars, where more or less is withheld; else null. */
  takeHome: number | null;
  federal: OfficePlan & { until: W4Lines; next: W4Lines };
  ohio: OfficePlan & { next: number };
  /** Null without a tax of the kind. `number`: the state's number of the district, if known. */
  school: (LocalPlan & { number: string | null }) | null;
  /** `perhaps`: how much more the home city may take, where its credit for tax at work is not known. */
  city: (LocalPlan & { perhaps: number }) | null;
};

/** A balance of the year under this many dollars is left as it is. */
const closeEnough = 25;
/** No more of a check goes to what is missing; the rest is for an estimate. */
const mostOfCheck = 0.5;

/**
 * What to write on Forms W-4 and IT 4, and to ask of the employer, so that the year ends without a balance: the estimate of the
 * return, less what is withheld so far and what the paydays left will withhold. It takes for granted that earlier checks were like
 * this one unless the pay so far is given, that both forms claim the family of the check and no more (step 2(c) and lines 4(a) and
 * 4(b) of the W-4 left blank), and that there is no other income than a spouse's wages. Source: Form W-4, steps 3 and 4(c); Ohio Form IT 4, line 5; RC 718.03, 5747.06.
 * @returns null while the paydays left are not known
 */
export function withholdingPlan(present: PaycheckInput): WithholdingPlan | null {
  const input: PaycheckInput = { ...present, twoJobs: false, otherIncome: 0, deductions: 0 };
  const { gross, cafeteria, retirement, extraWithholding: extra, taxYear, schoolDistrict: district } = input;
  if (input.year?.left === undefined || gross === 0) return null;
  const periods = PAY_PERIODS[input.period];
  const left = Math.min(input.year.left, periods);
  const soFar = { federal: 0, ohio: 0, school: 0, city: 0, ...input.year.withheld };
  const payrollPay = over(gross, cafeteria);
  const { lines, takeHome } = paycheck(input);
  const lineOf = (key: string) => lines.find((line) => line.key === key)?.amount ?? 0;
  const own = { federal: lineOf('federal'), ohio: lineOf('ohio'), school: lineOf('school') };

  const year = taxesOf(input, (input.yearToDate || payrollPay * (periods - left)) + payrollPay * left);
  const whole = taxesOf(input, payrollPay * periods);
  const spouse = spouseWithholding(input);
  let room = Math.floor(takeHome * mostOfCheck);
  /** @param least how much less each payday could take */
  const plan = (tax: number, withheld: number, { least = 0, most = 0 } = {}): OfficePlan => {
    const balance = tax - withheld;
    const isClose = Math.abs(balance) < closeEnough;
    const change = isClose || left === 0 ? 0 : Math.max(-least, Math.min(Math.ceil(balance / left), most)) || 0;
    const rest = balance - change * left;
    room -= Math.max(0, change);
    // What rounding to whole dollars leaves is none.
    const isRounding = Math.abs(rest) < Math.max(closeEnough, left);
    return {
      tax: roundToCents(tax),
      withheld: roundToCents(withheld),
      change,
      rest: isRounding ? 0 : roundToCents(rest),
    };
  };

  const claimed = { line3: claimedCredits(input, over(payrollPay, retirement) * periods), line4c: 0 };
  const irs = plan(year.federal, soFar.federal + own.federal * left, { least: Math.floor(own.federal), most: room });
  const base = own.federal - extra;
  const missing = whole.federal - base * periods - spouse.federal;
  const eachNext = Math.abs(missing) < closeEnough ? 0 : Math.max(-Math.floor(base), Math.ceil(missing / periods));
  const ohio = plan(year.ohio, soFar.ohio + own.ohio * left, { most: room });
  const ohioMissing = whole.ohio - own.ohio * periods - spouse.ohio;

  /** Nothing was withheld although checks have been paid. */
  const starts = (withheld: number, each: number) => (withheld === 0 && left < periods ? each : 0);
  const school = {
    ...plan(year.school, soFar.school + own.school * left),
    starts: starts(soFar.school, own.school),
  };
  // By law for the city of work only; for the home city on request.
  const byLaw = lineOf('workCity');
  const cityStarts = starts(soFar.city, byLaw);
  const city = {
    ...plan(year.city, soFar.city + byLaw * left, { most: cityStarts > 0 ? 0 : room }),
    starts: cityStarts,
  };
  const chosen = district && 'id' in district ? allDistricts.find(({ id }) => id === district.id) : undefined;
  const changes = [irs, ohio, city].map(({ change }) => change);
  return {
    left,
    takeHome: changes.some(Boolean) ? roundToCents(changes.reduce((rest, change) => rest - change, takeHome)) : null,
    federal: {
      ...irs,
      until: changed({ ...claimed, line4c: extra }, irs.change, periods),
      next: changed(claimed, eachNext, periods),
    },
    ohio: { ...ohio, next: ohioMissing < closeEnough ? 0 : Math.ceil(ohioMissing / periods) },
    school: school.tax || soFar.school ? { ...school, number: chosen?.number ?? null } : null,
    city: city.tax || soFar.city || year.perhaps ? { ...city, perhaps: roundToCents(year.perhaps) } : null,
  };

  function taxesOf(check: PaycheckInput, cityWages: number) {
    const { rate, employerWithholdsOver } = federal[taxYear].additionalMedicare.value;
    const { balances, local } = estimateTax(returnOf(check, cityWages, cityWages - retirement * periods));
    const byMedicareLine = rate * over(cityWages, employerWithholdsOver);
    return {
      federal: balances.federal.tax - byMedicareLine,
      ohio: balances.ohio.tax,
      school: balances.school.tax,
      city: balances.city.tax,
      perhaps: local.homeCityMost - local.homeCity,
    };
  }
}

/** The return of a year of these checks. The spouse's city tax is not in it. */
function returnOf(input: PaycheckInput, cityWages: number, wages: number): TaxInput {
  const { taxYear, filingStatus, children, otherDependents, schoolDistrict, homeCity, workCity } = input;
  return {
    ...emptyReturn,
    ...{ taxYear, filingStatus, otherDependents, schoolDistrict, homeCity, workCity },
    qualifyingChildren: children,
    taxpayer: { ...emptyPerson, wages: Math.max(0, wages), cityWages },
    ...(filingStatus === 'mfj' && { spouse: { ...emptyPerson, wages: input.year?.spouseWages ?? 0, cityWages: 0 } }),
  };
}

/** What the check takes line 3 to say: the credits of the family, by the pay of this job alone. */
function claimedCredits({ taxYear, filingStatus, children, otherDependents }: PaycheckInput, yearly: number): number {
  const family = { ...emptyReturn, taxYear, filingStatus, qualifyingChildren: children, otherDependents };
  return childAndDependentCredit(family, yearly, 0, federal[taxYear]).allowed;
}

/** A W-4 that takes so many dollars more, or less, each payday: less first from line 4(c), then by line 3. */
function changed({ line3, line4c }: W4Lines, change: number, periods: number): W4Lines {
  const extra = Math.max(0, line4c + change);
  return { line3: line3 + (extra - line4c - change) * periods, line4c: extra };
}

/** What a spouse's employer takes in a year whose forms claim no children, in dollars. */
function spouseWithholding(input: PaycheckInput) {
  const months = PAY_PERIODS.monthly;
  const { lines } = paycheck({
    ...input,
    period: 'monthly',
    gross: (input.year?.spouseWages ?? 0) / months,
    ...{ retirement: 0, cafeteria: 0, children: 0, otherDependents: 0, extraWithholding: 0 },
  });
  const ofYear = (key: string) => (lines.find((line) => line.key === key)?.amount ?? 0) * months;
  return { federal: ofYear('federal'), ohio: ofYear('ohio') };
}
