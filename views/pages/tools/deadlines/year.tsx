import { dayName, dayNames, monthName, ohioDate, printedDay } from '#shared/format/ohio-date.ts';
import { byDay, type DueDate, type DueDatesOfDay, monthsFrom } from '#shared/tax/due-dates.ts';

type Props = { dates: readonly DueDate[]; now: string; onOpen: (month: string) => void };

/** Months shown, on the screen and on paper. */
const shown = 12;

/**
 * Twelve small months with the days marked on which something is due; each leads to its rows. On paper they have the names
 * beside them, and from October on they are those of the next year, below the dates that are left of this one.
 */
export function Year({ dates, now, onOpen }: Props) {
  const days = byDay(dates);
  const today = ohioDate(new Date(now));
  const beforeYear = monthsBeforeYear(today);
  const months = monthsFrom(today, shown + beforeYear);
  const printed = months.slice(-shown);
  const left = beforeYear > 0 ? days.filter(({ date }) => date >= today && date < printed[0]!) : [];
  return (
    <>
      <h2 className="print-only">
        Due dates, {monthName(printed[0]!, 'long')} {printed[0]!.slice(0, 4)} to {monthName(printed.at(-1)!, 'long')}{' '}
        {printed.at(-1)!.slice(0, 4)}
      </h2>
      {left.length > 0 && (
        <p className="print-only year-before">
          <strong>Still in {today.slice(0, 4)}:</strong>{' '}
          {left.map(({ date, names }, index) => (
            <span key={date}>
              {index > 0 && '; '}
              <strong>{printedDay(date)}</strong> {names.join(', ')}
            </span>
          ))}
          .
        </p>
      )}
      <h2 className="year-title no-print">Twelve months at a glance</h2>
      <ol className="year">
        {months.map((month, index) => (
          <li key={month} className={visibility(index, beforeYear)}>
            <Month month={month} days={days.filter(({ date }) => date.startsWith(month))} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** From October on, the months before the next January; none earlier in the year. */
export function monthsBeforeYear(today: string): number {
  const month = Number(today.slice(5, 7));
  return month >= 10 ? 13 - month : 0;
}

function visibility(index: number, beforeYear: number): string | undefined {
  if (index < beforeYear) return 'no-print';
  return index >= shown ? 'print-only' : undefined;
}

/** The id of a month's rows, for links. */
export function monthId(month: string): string {
  return `due-${month}`;
}

function Month({ month, days, onOpen }: { month: string; days: DueDatesOfDay[]; onOpen: Props['onOpen'] }) {
  const title = `${monthName(month, 'long')} ${month.slice(0, 4)}`;
  const marked = new Set(days.map(({ date }) => Number(date.slice(8))));
  const grid = <MonthGrid month={month} title={title} marked={marked} />;
  if (days.length === 0) return <div className="month">{grid}</div>;
  const names = days.map(({ date }) => Number(date.slice(8))).join(', ');
  return (
    <>
      <a className="month" href={`#${monthId(month)}`} onClick={() => onOpen(month)}>
        {grid}
        <span className="visually-hidden">: due on {names}</span>
      </a>
      <ul className="month-names print-only">
        {days.map((day) => (
          <li key={day.date}>
            <strong>{Number(day.date.slice(8))}</strong> {day.names.join('; ')}
          </li>
        ))}
      </ul>
    </>
  );
}

function MonthGrid({ month, title, marked }: { month: string; title: string; marked: ReadonlySet<number> }) {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const first = dayNames.indexOf(dayName(`${month}-01`));
  return (
    <>
      <span className="month-title">{`${title} `}</span>
      <span className="month-grid" aria-hidden="true">
        {dayNames.map((name) => (
          <span key={name} className="month-weekday">
            {`${name[0]} `}
          </span>
        ))}
        {dayNames.slice(0, first).map((name) => (
          <span key={`before-${name}`} />
        ))}
        {Array.from({ length }, (_, index) => index + 1).map((day) =>
          marked.has(day) ? (
            <b key={day} className="month-due">
              {`${day} `}
            </b>
          ) : (
            <span key={day}>{`${day} `}</span>
          ),
        )}
      </span>
    </>
  );
}
