import { byDay, type DueDate, type DueDatesOfDay, datesByRules, isConfirmed } from './due-dates.ts';
import type { FilerKind } from './facts/due-date-rules/rule.ts';
import { dueDateRules } from './facts/due-date-rules/rules.ts';

/** The confirmed due dates for these kinds of filers, as `datesByRules` computes them. */
export function dueDatesFor(kinds: readonly FilerKind[], from: Date, months?: number): DueDate[] {
  return datesByRules(dueDateRules, kinds, from, months).filter(isConfirmed);
}

/**
 * The days on which something is due, in order, each with everything due on it: the list that every short list, strip and
 * calendar of the site shows or begins with.
 * @param without ids of rules that these filers have in general and the reader has not
 */
export function dueDatesByDay(
  kinds: readonly FilerKind[],
  from: Date,
  without: readonly string[] = [],
): DueDatesOfDay[] {
  return byDay(dueDatesFor(kinds, from).filter(({ rule }) => !without.includes(rule)));
}
