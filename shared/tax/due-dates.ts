import { addDays, ohioDate, printedDate } from '../format/ohio-date.ts';
import { DUE_DATES_THROUGH, type DueDateRule, type FilerKind } from './facts/due-date-rules/rule.ts';
import type { Source } from './facts/sources.ts';
import { nextBusinessDay } from './holidays.ts';

/** A due date. `id` is stable. `date` is the due date after any move past weekends and holidays, `statutory` the date in the law. */
export type DueDate = {
  id: string;
  /** Id of its rule. */
  rule: string;
  date: string;
  statutory: string;
  title: string;
  /** Name for a short list. */
  short: string;
  /** Name on a small card. */
  onCard: string;
  who: string;
  kinds: readonly FilerKind[];
  detail: string;
  source: Source;
  /** How many due dates its rule has in a year. */
  perYear: number;
  /** Whether it is the date of a tax; in names of a day, others follow. */
  ofTax: boolean;
};

/** How many months the calendar looks ahead: in November it holds the whole next year. */
export const calendarMonths = 15;

const maxNamesInHero = 3;

/**
 * The due dates by these rules for these kinds of filers, moved past weekends and holidays, in order; those of one day in
 * the order of the rules, confirmed or not.
 * @param kinds none means all
 * @param from the first day is its date in Eastern time
 * @param months 1 to 60
 */
export function datesByRules(
  all: readonly DueDateRule[],
  kinds: readonly FilerKind[],
  from: Date,
  months = calendarMonths,
): DueDate[] {
  const start = ohioDate(from);
  const end = monthsLater(start, Math.min(60, Math.max(1, months)));
  const rules = all.filter((rule) => kinds.length === 0 || rule.kinds.some((kind) => kinds.includes(kind)));
  const firstYear = Number(start.slice(0, 4)) - 1;
  const lastYear = Number(end.slice(0, 4));
  const found: DueDate[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const rule of rules) found.push(...datesOf(rule, year));
  }
  return found
    .filter((dueDate) => dueDate.date >= start && dueDate.date < end)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Whether a due date was compared with the official calendars: no other is shown. */
export const isConfirmed = ({ date }: DueDate) => date <= DUE_DATES_THROUGH;

/** Says that a list of so many months from a day on ends before them, with DUE_DATES_THROUGH; else an empty text. */
export function earlyEnd(from: Date, months = calendarMonths): string {
  if (monthsLater(ohioDate(from), months) <= addDays(DUE_DATES_THROUGH, 1)) return '';
  return `Dates run to ${printedDate(DUE_DATES_THROUGH, 'long')}.`;
}

/** A day on which something is due. `names` are the short names, those that come once or a few times a year first. */
export type DueDatesOfDay = { date: string; dueDates: DueDate[]; names: string[] };

/** Everything due on one day, for the hero's card, at most three, what comes least often first: `W-2, 940 and 10 more`. */
export function namesInHero({ dueDates }: DueDatesOfDay): string {
  const onCards = new Set(leastOftenFirst(dueDates).map(({ onCard }) => onCard));
  const names = [...onCards].flatMap((name) => name.split(', '));
  if (names.length <= maxNamesInHero) return capitalized(names.join(', '));
  const shown = names.slice(0, maxNamesInHero - 1);
  return capitalized(`${shown.join(', ')} and ${names.length - shown.length} more`);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Groups due dates by day, in order. */
export function byDay(dueDates: readonly DueDate[]): DueDatesOfDay[] {
  const days = new Map<string, DueDate[]>();
  for (const dueDate of dueDates) days.set(dueDate.date, [...(days.get(dueDate.date) ?? []), dueDate]);
  return [...days].map(([date, ofDay]) => ({
    date,
    dueDates: ofDay,
    names: [...new Set(leastOftenFirst(ofDay).map(({ short }) => short))],
  }));
}

function leastOftenFirst(dueDates: readonly DueDate[]): DueDate[] {
  return [...dueDates].sort((a, b) => Number(b.ofTax) - Number(a.ofTax) || a.perYear - b.perYear);
}

/** Groups due dates or days by month (`2026-12`), in order. */
export function byMonth<T extends { date: string }>(dates: readonly T[]): [month: string, ofMonth: T[]][] {
  const months = new Map<string, T[]>();
  for (const entry of dates) {
    const month = entry.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months];
}

/** So many months from the month of a date on, as `2026-12`. */
export function monthsFrom(date: string, count: number): string[] {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

function datesOf(rule: DueDateRule, year: number): DueDate[] {
  return rule.days.map(([month, day]) => {
    const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const inYears = (text: string) => withYears(text, year, month);
    const statutory = `${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, lastOfMonth)).padStart(2, '0')}`;
    return {
      id: `${rule.id}-${statutory}`,
      rule: rule.id,
      date: rule.moves ? nextBusinessDay(statutory, rule.moves) : statutory,
      statutory,
      title: rule.title,
      short: rule.short,
      onCard: rule.onCard ?? rule.short,
      who: inYears(rule.who),
      kinds: rule.kinds,
      detail: inYears(rule.detail),
      source: rule.source,
      perYear: rule.days.length,
      ofTax: rule.ofTax,
    };
  });
}

/**
 * A text with its years: `[year]` is that of the day, `[period]` that of the month before, for which a payment in January is,
 * `[year-1]` and `[period-1]` those before them. Said by number, they stay true on whatever day they are read.
 */
function withYears(text: string, year: number, month: number): string {
  const period = month === 1 ? year - 1 : year;
  return text.replace(/\[(year|period)(-1)?\]/g, (_, of: string, before?: string) =>
    String((of === 'year' ? year : period) - (before ? 1 : 0)),
  );
}

function monthsLater(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
