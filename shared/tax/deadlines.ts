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
  who: string;
  detail: string;
  source: Source;
};

/**
 * The due dates for these kinds of filers, moved past weekends and holidays, in order. They end with DEADLINES_THROUGH.
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
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}

/** The next due dates for a short list: one per day, monthly ones only on days without another. */
export function nextDeadlines(kinds: readonly FilerKind[], now: Date, count = 3): Deadline[] {
  const days = new Map<string, Deadline>();
  for (const deadline of deadlinesFor(kinds, now)) {
    const known = days.get(deadline.date);
    if (!known || (isMonthly(known) && !isMonthly(deadline))) days.set(deadline.date, deadline);
  }
  return [...days.values()].slice(0, count);
}

function datesOf(rule: DeadlineRule, year: number): Deadline[] {
  return rule.days.map(([month, day]) => {
    const statutory = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return {
      id: `${rule.id}-${statutory}`,
      date: rule.moves ? nextBusinessDay(statutory, rule.moves) : statutory,
      statutory,
      title: rule.title,
      who: rule.who,
      detail: rule.detail,
      source: rule.source,
    };
  });
}

function isMonthly(deadline: Deadline): boolean {
  return deadlineRules.some((rule) => rule.days.length === 12 && deadline.id.startsWith(`${rule.id}-`));
}

function monthsLater(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
