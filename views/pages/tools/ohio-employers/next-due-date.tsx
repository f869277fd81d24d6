import { monthNames, printedDate } from '#shared/format/ohio-date.ts';
import { listed } from '#shared/format/text.ts';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { dueDateRules } from '#shared/tax/facts/due-date-rules/rules.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The next day of a rule, by its id; the months of the law after the last day that was compared with the calendars. */
export function NextDueDate({ rule }: { rule: string }) {
  const { now } = usePageContext();
  const next = dueDatesFor([], new Date(now)).find((due) => due.rule === rule);
  if (next) return printedDate(next.date);
  const { days } = dueDateRules.find(({ id }) => id === rule)!;
  return listed(days.map(([month]) => monthNames[month - 1]!));
}
