import { formatDollars } from '#shared/format/money.ts';
import { business } from '../business.ts';
import { sources } from '../sources.ts';
import { type DueDateRule, daysOf, everyMonth, quarterEnds } from './rule.ts';

const quarterly = formatDollars(business.withholdingQuarterly.value);
const monthly = formatDollars(business.withholdingMonthly.value);
const city = business.cityWithholdingMonthly.value;
const cityTwice = business.cityWithholdingTwiceMonthly.value;
const unemploymentOver = formatDollars(business.federalUnemploymentDepositOver.value);
const lookback = formatDollars(business.federalDepositLookback.value);
const rule = { kinds: ['employer'], who: 'Employers', moves: 'federal', checkedOn: '2026-11-22' } as const;

/** The due dates of employers. */
export const payrollRules: readonly DueDateRule[] = [
  {
    ...rule,
    id: 'year-end-payroll',
    title: 'W-2s, Form 940, Ohio IT 941 and IT 3',
    short: 'W-2s, 940, IT 941, IT 3',
    onCard: 'W-2, 940, IT 941, IT 3',
    detail:
      'W-2s to workers, to Social Security and, as the IT 3 upload, to Ohio. The federal unemployment return. The yearly Ohio reconciliations: IT 941 (IT 942 for those who pay Ohio after each payday) and SD 141 for school districts.',
    days: daysOf('1/31'),
    source: sources.ohioDueDates,
  },
  {
    ...rule,
    id: 'quarterly-payroll',
    title: 'Form 941, Ohio withholding and unemployment',
    short: 'Quarterly 941, Ohio returns',
    detail: 'Form 941, the Ohio unemployment report, and Ohio withholding if you pay it by the quarter.',
    days: quarterEnds,
    source: sources.irsEmployerGuide,
  },
  {
    ...rule,
    id: 'monthly-federal-deposit',
    title: 'Federal payroll deposit',
    short: 'Federal deposit',
    onCard: 'federal deposit',
    who: 'Employers who deposit each month',
    detail: `Income tax, Social Security and Medicare of last month’s paydays. Monthly applies if you reported ${lookback} or less in the 12 months to June 30 of last year. Larger payrolls deposit within a few days of each payday.`,
    days: everyMonth(15),
    source: sources.irsEmployerGuide,
  },
  {
    ...rule,
    id: 'federal-unemployment-deposit',
    title: 'Federal unemployment deposit',
    short: 'Federal unemployment',
    onCard: 'FUTA',
    who: `Employers who owe more than ${unemploymentOver} of federal unemployment tax`,
    detail: `For the last quarter, once the tax not yet deposited is over ${unemploymentOver}. Smaller amounts wait for the next quarter or Form 940.`,
    days: quarterEnds,
    source: sources.irsEmployerGuide,
  },
  {
    ...rule,
    id: 'monthly-ohio-withholding',
    title: 'Ohio withholding payment',
    short: 'Ohio withholding',
    who: 'Employers who pay Ohio each month',
    detail: `IT 501 and SD 101 for last month. You pay monthly if you withheld more than ${quarterly} and less than ${monthly} of Ohio and school district tax in the 12 months to June 30. From ${monthly} on, this is the day for SD 101 only.`,
    days: everyMonth(15),
    moves: 'ohio',
    source: sources.ohioDueDates,
  },
  {
    ...rule,
    id: 'ohio-it-942',
    title: 'Ohio IT 942',
    short: 'IT 942',
    who: `Employers with ${monthly} or more of Ohio withholding, who pay within three banking days`,
    detail:
      'The quarterly reconciliation of those who pay Ohio after each payday. The January one covers the year too.',
    days: quarterEnds,
    moves: 'ohio',
    source: sources.ohioDueDates,
  },
  {
    ...rule,
    id: 'city-withholding-monthly',
    title: 'City withholding, monthly',
    short: 'City withholding',
    onCard: 'city withholding',
    who: 'Employers who pay a city each month',
    detail: `Tax withheld last month. Monthly applies to a city once you withheld more than ${formatDollars(city.lastYear)} for it last year, or more than ${formatDollars(city.month)} in a month of the last quarter. Above ${formatDollars(cityTwice.lastYear)} last year, or ${formatDollars(cityTwice.month)} in a month of it, a city may ask for it twice a month.`,
    days: everyMonth(15),
    moves: 'ohio',
    source: sources.municipalWithholding,
  },
  {
    ...rule,
    id: 'city-withholding-quarterly',
    title: 'City withholding, quarterly',
    short: 'City withholding',
    onCard: 'city withholding',
    who: 'Employers who withhold little for a city',
    detail: 'Tax withheld in the last quarter.',
    days: quarterEnds,
    moves: 'ohio',
    source: sources.municipalWithholding,
  },
  {
    ...rule,
    id: 'city-withholding-year',
    title: 'City withholding reconciliation with W-2s',
    short: 'City W-2s',
    onCard: 'city W-2s',
    who: 'Employers who withheld city tax',
    detail: 'The yearly reconciliation, RITA Form 17 or the city’s own form, with copies of the W-2s.',
    days: daysOf('2/31'),
    moves: 'ohio',
    source: sources.municipalWithholding,
  },
  {
    ...rule,
    id: 'workers-compensation',
    title: 'Workers’ compensation payroll report',
    short: 'BWC payroll report',
    who: 'Employers in the Ohio state fund',
    detail:
      'Report real payroll for the policy year that ended June 30. We do not count on a weekend moving this date. Each premium installment is due on the day that its invoice shows.',
    days: daysOf('8/15'),
    moves: null,
    source: sources.workersCompensation,
  },
  {
    ...rule,
    id: 'bwc-installment-plan',
    title: 'Workers’ compensation: choose the number of installments',
    short: 'BWC installment plan',
    who: 'Employers in the Ohio state fund who want another plan',
    detail:
      'BWC bills the premium of the policy year from July 1 in six parts. Ask by this day for two, four or twelve. We do not count on a weekend moving it.',
    days: daysOf('5/15'),
    moves: null,
    source: sources.premiumInstallments,
    checkedOn: '2026-11-27',
  },
];
