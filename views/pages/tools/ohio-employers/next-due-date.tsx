import { printedDate } from '#shared/format/ohio-date.ts';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The next day of a rule, by its id. */
export function NextDueDate({ rule }: { rule: string }) {
  const { now } = usePageContext();
  const next = dueDatesFor([], new Date(now)).find((due) => due.rule === rule);
  return next ? printedDate(next.date) : 'Being checked';
}
