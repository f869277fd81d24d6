import { ohioDate } from '../format/ohio-date.ts';
import { DEADLINES_THROUGH, type DeadlineRule, deadlineRules, type FilerKind } from './facts/deadline-rules.ts';
import type { Source } from './facts/sources.ts';
import { nextBusinessDay } from './holidays.ts';

/** A due date. `id` is stable. `date` is the due date after any move past weekends and holidays, `statutory` the date in the law. */
export type Deadline = {
  id: string;
  date: string;
  statutory: string;
  title: string;
  /** Name for a short list. */
  short: string;
  who: string;
  detail: string;
  source: Source;
  /** How many due dates its rule has in a year. */
  perYear: number;
  /** Left out of short lists. */
  calendarOnly: boolean;
};

/**
 * The due dates for these kinds of filers, moved past weekends and holidays, in order; those of one day in the
 * order of the rules. They end with DEADLINES_THROUGH.
 * @param kinds none means all
 * @param from the first day is its date in Eastern time
 * @param months 1 to 60
 */
export function deadlinesFor(kinds: readonly FilerKind[], from: Date, months = 12): Deadline[] {
  const start = ohioDate(from);
  const end = monthsLater(start, Math.min(60, Math.max(1, months)));
  const rules = deadlineRules.filter((rule) => kinds.length === 0 || rule.kinds.some((kind) => kinds.includes(kind)));
  const firstYear = Number(start.slice(0, 4)) - 1;
  const lastYear = Math.min(DEADLINES_THROUGH, Number(end.slice(0, 4)));
  const found: Deadline[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const rule of rules) found.push(...datesOf(rule, year));
  }
  return found
    .filter((deadline) => deadline.date >= start && deadline.date < end)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The due dates of one day for a short list: their short names, those that come once or a few times a year first. */
export type DueDay = { date: string; names: string[] };

/** The next days on which something is due. A day is left out when each of its names is on an earlier day already. */
export function nextDueDays(kinds: readonly FilerKind[], now: Date, count = 3): DueDay[] {
  const shown = new Set<string>();
  const days: DueDay[] = [];
  for (const { date, names } of byDay(deadlinesFor(kinds, now).filter(isInShortLists))) {
    if (days.length === count) break;
    if (names.every((name) => shown.has(name))) continue;
    for (const name of names) shown.add(name);
    days.push({ date, names });
  }
  return days;
}

/** Groups due dates by day, in order. */
export function byDay(deadlines: readonly Deadline[]): DueDay[] {
  const days = new Map<string, Deadline[]>();
  for (const deadline of deadlines) days.set(deadline.date, [...(days.get(deadline.date) ?? []), deadline]);
  return [...days].map(([date, ofDay]) => ({
    date,
    names: [...new Set([...ofDay].sort((a, b) => a.perYear - b.perYear).map(({ short }) => short))],
  }));
}

/** Whether a due date belongs in short lists. */
export function isInShortLists(deadline: Deadline): boolean {
  return !deadline.calendarOnly;
}

function datesOf(rule: DeadlineRule, year: number): Deadline[] {
  return rule.days.map(([month, day]) => {
    const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const statutory = `${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, lastOfMonth)).padStart(2, '0')}`;
    return {
      id: `${rule.id}-${statutory}`,
      date: rule.moves ? nextBusinessDay(statutory, rule.moves) : statutory,
      statutory,
      title: rule.title,
      short: rule.short,
      who: rule.who,
      detail: rule.detail,
      source: rule.source,
      perYear: rule.days.length,
      calendarOnly: rule.calendarOnly ?? false,
    };
  });
}

function monthsLater(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
