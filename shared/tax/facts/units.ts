import type { Fact } from './fact.ts';

/** Units by `subject.name.key` of a number; the first that matches. What none matches is in dollars. */
const units: [unit: string, of: RegExp][] = [
  ['business days', /^collection\.ohioRefund\.(deposit|check)$/],
  ['days', /Days$|\.days$|^trades\.lienDays\./],
  ['weeks', /\.weeks$|^collection\.ohioRefund\.paper$/],
  ['months', /\.months$/],
  ['years', /\.years$|Years$|RecordYears\.|RefundClaim|\.age$|^employers\.minorAge/],
  ['minutes', /\.minutes$/],
  ['hours', /\.hours$|^employers\.overtimeOver$|^employers\.minorHours\.(schoolDay|schoolWeek|day|week)$/],
  ['hour on a clock of 12', /^employers\.(m|olderM)inorHours/],
  ['month of the year', /\.month$/],
  ['day of the month', /^collection\.federalCreditHold\.day$|^employers\.payDays/],
  ['month of the year, day of the month', /^deadlines\.(?!rules)/],
  ['calendar year', /\.bornFrom$|\.bornThrough$|^recent\.marketplaceRepayment$/],
  ['number', /\.payments$|\.notices$|^deadlines\.rules/],
  ['percent', /\.percent$|\.transit$|^local\.stateSalesTax$|^cityCredits\..*pTo$/],
  ['fraction of 1', /\.(rates?|\w+Rates?)$|Rates\.|\.(share|part|cap)$|\.safeHarbor\.(thisYear|lastYear)/],
  [
    'fraction of 1',
    /^federal\.(payroll|selfEmployment)\.(socialSecurity|medicare)$|^federal\.charityFloor$|^ohio\.(earnedIncomeCredit|interest)$|^business\.(unemploymentNewEmployer|unemploymentTechnologyFee|municipalEstimates)$/,
  ],
  [
    'fraction of 1',
    /^trades\.bonusDepreciation$|^collection\.late(Filing|Payment\w*)$|^collection\.cityPenalties\.(tax|withheld)$|^recent\.(gamblingLosses|itemizedCap|requiredDistributions\.penalty|homeOwnerCredit\.)/,
  ],
];

/** The numbers of a fact with their units, by the keys that lead to them; lists count as one. */
export function measured({ id, taxYear, value }: Fact): { key: string; number: number; unit: string }[] {
  const base = id.replace(`.${taxYear}.`, '.');
  return numbers(value).map(({ keys, number }) => {
    const path = [base, ...keys].join('.');
    return { key: keys.join('.'), number, unit: units.find(([, of]) => of.test(path))?.[0] ?? 'dollars' };
  });
}

function numbers(value: unknown, keys: string[] = []): { keys: string[]; number: number }[] {
  if (typeof value === 'number') return [{ keys, number: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => numbers(entry, keys));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) => numbers(entry, [...keys, key]));
}
