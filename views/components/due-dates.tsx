import { type Month, monthName, monthNames, ohioDate } from '#shared/format/ohio-date.ts';
import { listed } from '#shared/format/text.ts';
import { byDay, type DueDate, earlyEnd, monthsFrom } from '#shared/tax/due-dates.ts';
import { dueDatesByDay } from '#shared/tax/due-dates-for.ts';
import { dueDateFacts } from '#shared/tax/facts/due-date-rules/index.ts';
import type { FilerKind } from '#shared/tax/facts/due-date-rules/rule.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { DiagramFigure } from './diagrams.tsx';
import { Disclosure } from './disclosure.tsx';
import { FactNote } from './fact-note.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

type Props = {
  kinds: readonly FilerKind[];
  caption: string;
  /** What is usual in an industry in a month, shown beside the due dates. */
  notes?: Partial<Record<Month, string>>;
  /** Ids of rules that these kinds of filers have in general and the firm of the caption has not. */
  without?: readonly string[];
};

/**
 * What is due every month in a line each, then what is left of this month and the next twelve: all other due dates by day,
 * and the industry's seasonal notes. The months after the first three are folded.
 */
export function DueDates({ kinds, caption, notes = {}, without = [] }: Props) {
  const { now } = usePageContext();
  const today = ohioDate(new Date(now));
  const dueDates = dueDatesByDay(kinds, new Date(now), without).flatMap((day) => day.dueDates);
  const shown = new Set(dueDates.map(({ rule }) => rule));
  const monthly = dueDates.filter(({ perYear }) => perYear === 12);
  const days = byDay(dueDates.filter(({ perYear }) => perYear !== 12));
  const keys = monthsFrom(today, 13).filter((key, index) => index > 0 || days.some(({ date }) => date.startsWith(key)));
  const months = keys.map((key, index) => ({
    key,
    days: days.filter(({ date }) => date.startsWith(key)),
    // A note comes once: the thirteenth month is the first of the next year.
    season: index < 12 ? notes[monthNames[Number(key.slice(5)) - 1]!] : undefined,
  }));
  const busy = months.filter(({ days: ofMonth, season }) => ofMonth.length > 0 || season);
  // Mostly empty months are left out.
  const shownMonths = busy.length * 2 < months.length ? busy : months;
  return (
    <>
      {[...new Set(monthly.map(dayOf))].map((day) => (
        <p key={day}>
          {`On the ${day}${ordinalEnd(day)} of every month, or the next business day: `}
          {wholeFormNumbers(
            listed([...new Set(monthly.filter((due) => dayOf(due) === day).map(({ short }) => short))]),
          )}
          .
        </p>
      ))}
      <DiagramFigure caption={`${caption}. ${earlyEnd(new Date(now), 13)}`}>
        <MonthRows months={shownMonths.slice(0, 3)} />
        {shownMonths.length > 3 && (
          <Disclosure className="disclosure year-rest" summary="The months after these">
            <MonthRows months={shownMonths.slice(3)} />
          </Disclosure>
        )}
      </DiagramFigure>
      <FactNote facts={[...shown].map((rule) => dueDateFacts.get(rule)!)} />
    </>
  );
}

type MonthRow = { key: string; days: ReturnType<typeof byDay>; season: string | undefined };

/** A row for each month: its due dates by day, and what is usual in it. */
function MonthRows({ months }: { months: readonly MonthRow[] }) {
  return (
    <ol className="rows year-strip text-headings">
      {months.map(({ key, days, season }) => (
        <li key={key}>
          <h3>
            {monthName(key, 'short')} {key.slice(0, 4)}
          </h3>
          <ul>
            {days.map(({ date, names }) => (
              <li key={date}>
                <time dateTime={date}>{Number(date.slice(8))}</time> <span>{wholeFormNumbers(names.join(', '))}</span>
              </li>
            ))}
            {season && <li className="year-note">{season}</li>}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const dayOf = ({ statutory }: DueDate) => Number(statutory.slice(8));

function ordinalEnd(day: number): string {
  const inTeens = day > 10 && day < 14;
  return (!inTeens && { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) || 'th';
}
