import type { Calendar } from '#shared/tax/holidays.ts';
import type { Source } from '../sources.ts';

/** The last day up to which the due dates were compared with the official calendars. Later ones are not shown. ISO date. */
export const DUE_DATES_THROUGH = '2028-02-21';

/** Kinds of filers. An LLC with one owner files like a sole proprietor; `llc` adds the partnership dates. */
export const FILER_KINDS = [
  'household',
  'sole-owner',
  'llc',
  's-corp',
  'c-corp',
  'employer',
  'retailer',
  'farmer',
  'farm-employer',
  'household-employer',
  'estate',
  'nonprofit',
  'over-ten',
  'plan',
  'outside-owner',
  'truck',
  'well',
] as const;
export type FilerKind = (typeof FILER_KINDS)[number];

/** Who files, in a word or two, for a row of one line. */
export function filersLabel(kinds: readonly FilerKind[]): string {
  if (kinds.includes('household')) return 'People';
  return filerLabels.find(([named]) => named === kinds.join())?.[1] ?? 'Businesses';
}

const filerLabels: readonly (readonly [kinds: string, label: string])[] = [
  ['employer', 'Employers'],
  ['employer,farm-employer', 'Employers'],
  ['employer,farm-employer,household-employer', 'Employers'],
  ['retailer', 'Sellers'],
  ['sole-owner', 'Sole proprietors'],
  ['c-corp', 'C corporations'],
  ['farmer', 'Farmers'],
  ['farm-employer', 'Farms with workers'],
  ['household-employer', 'Household employers'],
  ['estate', 'Estates, trusts'],
  ['nonprofit', 'Nonprofits'],
  ['over-ten', 'Over ten workers'],
  ['over-ten,plan', 'Health plans'],
  ['plan', 'Plans'],
  ['outside-owner', 'Outside owners'],
  ['truck', 'Heavy trucks'],
  ['well', 'Well operators'],
  ['llc', 'Partnerships'],
  ['llc,s-corp', 'LLCs, S corps'],
  ['llc,s-corp,c-corp', 'Companies'],
];

/** A yearly due date. */
export type DueDateRule = {
  /** Must not change: it is part of the ids of calendar entries. */
  id: string;
  title: string;
  /** Name for a short list, such as the strip of twelve months. */
  short: string;
  /** Name among others of its day on a small card, lower case unless a proper name; `short` where left out. */
  onCard?: string;
  /** In both `[year-1]` and the like stand for years, as `datesByRules` writes them. */
  who: string;
  detail: string;
  kinds: readonly FilerKind[];
  /** Statutory months and days. A day past the end of its month means the last day: `[2, 31]`. */
  days: readonly (readonly [month: number, day: number])[];
  /** The calendar whose weekends and holidays move the date, null for none. */
  moves: Calendar | null;
  /** Whether it is the date of a tax, a report of pay or a fee. */
  ofTax: boolean;
  source: Source;
  /** The day the rule was compared with its source, ISO date. */
  checkedOn: string;
  /** The date of the source where it is older than the check, as printed: `July 2024`. */
  asOf?: string;
};

/** The quarterly estimated taxes of people: the January payment belongs to the year before. */
export const estimateDays = [
  [1, 15],
  [4, 15],
  [6, 15],
  [9, 15],
] as const;
