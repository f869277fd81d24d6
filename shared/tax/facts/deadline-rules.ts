import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { Calendar } from '../holidays.ts';
import { business } from './business.ts';
import { CHECKED_ON, factMaker } from './fact.ts';
import { type Source, sources } from './sources.ts';

/** Kinds of filers. An LLC with one owner files like a sole owner; `llc` adds the partnership dates. */
export type FilerKind = 'household' | 'sole-owner' | 'llc' | 's-corp' | 'employer' | 'retailer';
export const FILER_KINDS: readonly FilerKind[] = ['household', 'sole-owner', 'llc', 's-corp', 'employer', 'retailer'];

/** A yearly due date. `days`: statutory months and days. `moves`: the calendar whose weekends and holidays move it, null for none. */
export type DeadlineRule = {
  id: string;
  title: string;
  who: string;
  detail: string;
  kinds: readonly FilerKind[];
  days: readonly (readonly [month: number, day: number])[];
  moves: Calendar | null;
  source: Source;
};

/** The last year for which due dates are computed, and the day the rules were compared with their sources. */
export const DEADLINES_THROUGH = 2030;
export const DEADLINES_CHECKED_ON = CHECKED_ON;

const everyMonth = (day: number) => Array.from({ length: 12 }, (_, index) => [index + 1, day] as const);
const owners: readonly FilerKind[] = ['sole-owner', 'llc', 's-corp'];
const persons: readonly FilerKind[] = ['household', 'sole-owner', 'llc', 's-corp'];
const payers: readonly FilerKind[] = ['sole-owner', 'llc', 's-corp', 'employer', 'retailer'];
const quarterEnds = [
  [1, 31],
  [4, 30],
  [7, 31],
  [10, 31],
] as const;
const estimateDays = [
  [1, 15],
  [4, 15],
  [6, 15],
  [9, 15],
] as const;

const exclusion = formatDollars(business.commercialActivityExclusion.value);
const [april = 0, june = 0, september = 0, december = 0] = business.municipalEstimates.value;

/** The due dates of the deadline calendar. To add one, add a rule with an id that will not change. */
export const deadlineRules: readonly DeadlineRule[] = [
  {
    id: 'individual-return',
    title: 'Federal, Ohio, school district and city returns',
    who: 'Everyone who files a personal return',
    detail:
      'Form 1040, IT 1040, SD 100 and the city return for last year, with any balance due. An extension moves the form, not the payment.',
    kinds: persons,
    days: [[4, 15]],
    moves: 'federal',
    source: sources.filingDates,
  },
  {
    id: 'individual-extended',
    title: 'Extended personal returns',
    who: 'Anyone who filed for an extension',
    detail: 'Last day for Form 1040 and IT 1040 on extension.',
    kinds: persons,
    days: [[10, 15]],
    moves: 'federal',
    source: sources.irsCalendar,
  },
  {
    id: 'estimated-tax',
    title: 'Estimated tax, federal and Ohio',
    who: 'Owners, landlords, retirees and others without enough withholding',
    detail: 'Form 1040-ES and Ohio IT 1040ES. January closes last year; April, June and September belong to this year.',
    kinds: persons,
    days: estimateDays,
    moves: 'federal',
    source: sources.estimatedTax,
  },
  {
    id: 'pass-through-return',
    title: 'Partnership and S corporation returns',
    who: 'LLCs with more than one owner, partnerships, S corporations',
    detail: 'Form 1065 or 1120-S for last year, and a Schedule K-1 to each owner.',
    kinds: ['llc', 's-corp'],
    days: [[3, 15]],
    moves: 'federal',
    source: sources.filingDates,
  },
  {
    id: 'pass-through-extended',
    title: 'Extended partnership and S corporation returns',
    who: 'LLCs, partnerships and S corporations on extension',
    detail: 'Last day for Form 1065 or 1120-S on a six-month extension.',
    kinds: ['llc', 's-corp'],
    days: [[9, 15]],
    moves: 'federal',
    source: sources.irsCalendar,
  },
  {
    id: 'ohio-it-4738',
    title: 'Ohio pass-through entity return, IT 4738',
    who: 'LLCs and S corporations that choose the entity tax',
    detail: 'IT 4738 for last year. The choice is made new each year; one-owner LLCs cannot make it.',
    kinds: ['llc', 's-corp'],
    days: [[4, 15]],
    moves: 'federal',
    source: sources.ohioPassThrough,
  },
  {
    id: 'city-net-profit-estimate',
    title: 'City net profit estimate',
    who: 'LLCs and S corporations with profit in a taxing city',
    detail: `By April ${formatPercent(april)} of the year’s city tax, by June ${formatPercent(june)}, by September ${formatPercent(september)}, by December ${formatPercent(december)}. The yearly return is due in April.`,
    kinds: ['llc', 's-corp'],
    days: [
      [4, 15],
      [6, 15],
      [9, 15],
      [12, 15],
    ],
    moves: 'federal',
    source: sources.municipalEstimates,
  },
  {
    id: 'contractor-forms',
    title: '1099-NEC to contractors and the IRS',
    who: 'Any business that paid contractors',
    detail: `From ${formatDollars(business.contractorForm2025.value)} for payments made in 2025, from ${formatDollars(business.contractorForm2026.value)} for payments made in 2026.`,
    kinds: payers,
    days: [[1, 31]],
    moves: 'federal',
    source: sources.informationReturnAct,
  },
  {
    id: 'year-end-payroll',
    title: 'W-2s, Form 940 and Ohio IT 941',
    who: 'Employers',
    detail:
      'W-2s to workers and Social Security, the federal unemployment return, and the yearly Ohio withholding reconciliation.',
    kinds: ['employer'],
    days: [[1, 31]],
    moves: 'federal',
    source: sources.irsEmployerGuide,
  },
  {
    id: 'quarterly-payroll',
    title: 'Form 941, Ohio withholding and unemployment',
    who: 'Employers',
    detail: 'Form 941, the Ohio unemployment report, and Ohio withholding if you pay it by the quarter.',
    kinds: ['employer'],
    days: quarterEnds,
    moves: 'federal',
    source: sources.irsEmployerGuide,
  },
  {
    id: 'monthly-federal-deposit',
    title: 'Federal payroll deposit',
    who: 'Employers who deposit each month',
    detail: 'Income tax, Social Security and Medicare withheld last month. Larger payrolls deposit twice a week.',
    kinds: ['employer'],
    days: everyMonth(15),
    moves: 'federal',
    source: sources.irsEmployerGuide,
  },
  {
    id: 'monthly-ohio-withholding',
    title: 'Ohio withholding payment',
    who: 'Employers who pay Ohio each month',
    detail: `Ohio and school district tax withheld last month. Monthly applies above ${formatDollars(business.withholdingQuarterly.value)} and up to ${formatDollars(business.withholdingMonthly.value)} in the 12 months to June 30.`,
    kinds: ['employer'],
    days: everyMonth(15),
    moves: 'ohio',
    source: sources.ohioTaxation,
  },
  {
    id: 'workers-compensation',
    title: 'Workers’ compensation payroll report',
    who: 'Employers in the Ohio state fund',
    detail:
      'Report real payroll for the policy year that ended June 30. We do not count on a weekend moving this date.',
    kinds: ['employer'],
    days: [[8, 15]],
    moves: null,
    source: sources.workersCompensation,
  },
  {
    id: 'commercial-activity',
    title: 'Ohio commercial activity tax',
    who: `Businesses with Ohio gross receipts over ${exclusion} a year`,
    detail: `Return and payment for the last quarter. Nothing to file at ${exclusion} or less.`,
    kinds: [...owners, 'retailer'],
    days: [
      [2, 10],
      [5, 10],
      [8, 10],
      [11, 10],
    ],
    moves: 'ohio',
    source: sources.commercialActivity,
  },
  {
    id: 'sales-tax-half-year',
    title: 'Sales tax, half-year return',
    who: 'Sellers on the half-year schedule',
    detail: 'Ohio sales tax for the six months before.',
    kinds: ['retailer'],
    days: [
      [1, 23],
      [7, 23],
    ],
    moves: 'ohio',
    source: sources.ohioTaxation,
  },
  {
    id: 'sales-tax-monthly',
    title: 'Sales tax, monthly return',
    who: 'Sellers on the monthly schedule',
    detail: 'Ohio sales tax for last month.',
    kinds: ['retailer'],
    days: everyMonth(23),
    moves: 'ohio',
    source: sources.ohioTaxation,
  },
];

/** The due dates as a dated fact. */
export const dueDates = factMaker('deadlines', '2026 to 2030', '2027-06-30')(
  'rules',
  'Due dates and the rules that move them',
  deadlineRules,
  sources.irsCalendar,
);
