import { byDay, calendarMonths, type Deadline, type DueDay, datesByRules } from './due-days.ts';
import { deadlineRules, type FilerKind } from './facts/deadline-rules.ts';

/** The due dates of the calendar for these kinds of filers, as `datesByRules` computes them. */
export function deadlinesFor(kinds: readonly FilerKind[], from: Date, months?: number): Deadline[] {
  return datesByRules(deadlineRules, kinds, from, months);
}

/**
 * The days on which something is due, in order, each with everything due on it: the list that every short list, strip and
 * calendar of the site shows or begins with.
 * @param options.months as in `deadlinesFor`
 * @param options.without ids of rules that these filers have in general and the reader has not
 */
export function dueDays(
  kinds: readonly FilerKind[],
  from: Date,
  { months = calendarMonths, without = [] }: { months?: number; without?: readonly string[] } = {},
): DueDay[] {
  return byDay(deadlinesFor(kinds, from, months).filter(({ rule }) => !without.includes(rule)));
}
