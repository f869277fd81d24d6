import { dayName, dayNames, monthName, ohioDate, printedDate, printedDay } from '#shared/format/ohio-date.ts';
import { byDay, byMonth, type DueDate, type DueDatesOfDay, monthsFrom } from '#shared/tax/due-dates.ts';
import { filersLabel } from '#shared/tax/facts/due-date-rules/rule.ts';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';

/** The due dates by month: rows of one line that open. */
export function MonthRows({ dates }: { dates: readonly DueDate[] }) {
  const months = byMonth(dates);
  // A month with few dates left is followed by another open one.
  const openFirst = (months[0]?.[1].length ?? 0) < 4 ? 2 : 1;
  return months.map(([month, ofMonth], index) => (
    <details key={month} id={monthId(month)} className="due-month" open={index < openFirst}>
      <summary>
        <h2>
          {monthName(month, 'long')} {month.slice(0, 4)}
        </h2>
        <span className="quiet">
          {ofMonth.length} {ofMonth.length === 1 ? 'date' : 'dates'}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <ol>
        {ofMonth.map((dueDate) => (
          <li key={dueDate.id}>
            <Row dueDate={dueDate} />
          </li>
        ))}
      </ol>
    </details>
  ));
}

function Row({ dueDate }: { dueDate: DueDate }) {
  const { id, date, statutory, title, short, who, kinds, detail, source } = dueDate;
  const withBrand = useBrandPath();
  // Many of them come each month: their headings differ by the date.
  const named = `${title}, due ${printedDate(date)}`;
  return (
    <details className="due">
      <summary>
        <time className="quiet" dateTime={date}>
          {dayName(date).slice(0, 3)} <strong>{Number(date.slice(8))}</strong>
        </time>{' '}
        <span className="due-name">{short}</span> <span className="due-who quiet">{filersLabel(kinds)}</span>
      </summary>
      <div className="due-text text-headings">
        <h3>{wholeFormNumbers(named)}</h3>
        <p>{wholeFormNumbers(`${who}. ${detail}`)}</p>
        {date !== statutory && (
          <p>
            Moved from {dayName(statutory)}, {printedDay(statutory, 'long')}, a day the offices are closed.
          </p>
        )}
        <p className="button-row due-links">
          <a className="arrow-link" href={withBrand(`/deadlines.ics?id=${id}`)} download={`${id}.ics`}>
            <Icon name="calendar-plus" /> Add to calendar<span className="visually-hidden">: {named}</span>
          </a>{' '}
          <Link to={source.url}>{source.label}</Link>
        </p>
      </div>
    </details>
  );
}

type Props = { dates: readonly DueDate[]; now: string; onOpen: (month: string) => void };

/** Months shown, on the screen and on paper. */
const shown = 12;

/** Twelve small months with the days marked on which something is due; each leads to its rows. On paper they have the names beside them. */
export function Year({ dates, now, onOpen }: Props) {
  const days = byDay(dates);
  const months = monthsFrom(dates[0]?.date ?? ohioDate(new Date(now)), shown);
  return (
    <>
      <h2 className="print-only">
        Due dates, {titleOf(months[0]!)} to {titleOf(months.at(-1)!)}
      </h2>
      <h2 className="year-title no-print">Twelve months</h2>
      <ol className="auto-grid year">
        {months.map((month) => (
          <li key={month}>
            <Month month={month} days={days.filter(({ date }) => date.startsWith(month))} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </>
  );
}

function titleOf(month: string): string {
  return `${monthName(month, 'long')} ${month.slice(0, 4)}`;
}

/** The id of a month's rows, for links. */
export function monthId(month: string): string {
  return `due-${month}`;
}

function Month({ month, days, onOpen }: { month: string; days: DueDatesOfDay[]; onOpen: Props['onOpen'] }) {
  const title = titleOf(month);
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
