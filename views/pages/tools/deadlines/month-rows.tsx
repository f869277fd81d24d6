import { dayName, monthName, printedDate, printedDay } from '#shared/format/ohio-date.ts';
import { byMonth, type DueDate } from '#shared/tax/due-dates.ts';
import { filersLabel } from '#shared/tax/facts/due-date-rules/rule.ts';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import { monthId } from './year.tsx';

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
        <span>
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
        <time dateTime={date}>
          {dayName(date).slice(0, 3)} <strong>{Number(date.slice(8))}</strong>
        </time>{' '}
        <span className="due-name">{short}</span> <span className="due-who">{filersLabel(kinds)}</span>
      </summary>
      <div className="due-text">
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
