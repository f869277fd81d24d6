import { dayName, ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import type { LetterPage } from '#shared/tax/letters/letter.ts';
import { type LastDay, lastDays, readLetterDate } from '#shared/tax/letters/letter-days.ts';
import { Link } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { SmallTool, type ToolRule } from '../form/small-tool.tsx';

type Props = {
  letter: LetterPage;
  /** The date in the URL: empty when the form was sent without one. */
  date: string | null;
};

/**
 * Works out the last day from the date on the letter. The date stays in the browser; without scripts it is the parameter
 * of a GET form.
 */
export function LastDayForm({ letter, date }: Props) {
  const { now } = usePageContext();
  const rule = lastDayRule(letter, ohioDate(new Date(now)));
  const sent = date === null ? null : { date };
  return (
    <>
      <ul className="bullets letter-terms">
        {letter.terms.map((term) => (
          <li key={term.to}>
            <strong>
              {term.days} {term.count === 'business' ? 'business days' : 'days'}
            </strong>{' '}
            to {term.to}.{' '}
            {term.basis === 'law' ? (
              <Link to={term.source.url}>{term.source.label}</Link>
            ) : (
              'That is usual; the date printed on the letter is the one that counts.'
            )}
          </li>
        ))}
      </ul>
      <SmallTool
        rule={{ ...rule, send: undefined, result: ({ days }) => <LastDays days={days} /> }}
        form={{ action: href('taxLetter', { slug: letter.slug }), button: 'Work out the day', sent }}
      />
    </>
  );
}

function LastDays({ days }: { days: readonly LastDay[] }) {
  return (
    <ul className="letter-last-days">
      {days.map(({ term, day, last, isPast }) => (
        <li key={term.to} data-past={isPast ? '' : undefined}>
          <strong>
            <time dateTime={last}>
              {dayName(last)}, {printedDate(last, 'long')}
            </time>
          </strong>
          <span>Last day to {term.to}.</span>
          {last !== day && (
            <span>
              Day {term.days} is {dayName(day)}, {printedDate(day, 'long')}: offices are closed, so the day moves.
            </span>
          )}
          {isPast && <span>This day has passed. Act today, and call us.</span>}
          {term.basis === 'usual' && !isPast && <span>If the letter prints another date, that one counts.</span>}
        </li>
      ))}
    </ul>
  );
}

/**
 * The last days of a letter from the date printed on it.
 * @param today the date in Ohio, ISO
 */
export function lastDayRule(
  { number, terms, service }: Pick<LetterPage, 'number' | 'terms' | 'service'>,
  today: string,
): Omit<ToolRule<{ date: string; days: LastDay[] }>, 'result'> {
  return {
    fields: [
      { name: 'date', kind: 'date', label: 'Date printed on the letter', required: 'Enter the date', latest: today },
    ],
    read({ date: typed = '' }, errors) {
      const read = readLetterDate(typed, today);
      if (read.ok) return { date: read.date, days: lastDays(read.date, terms, today) };
      errors['date'] = read.message;
      return null;
    },
    send: {
      service,
      source: 'page about tax letters',
      lines: ({ date, days }) => ({
        entered: [
          { label: 'My letter', value: number },
          { label: 'Date printed on it', value: printedDate(date, 'long') },
        ],
        results: days.map(({ term, last }) => ({ label: `Last day to ${term.to}`, value: printedDate(last, 'long') })),
      }),
    },
  };
}
