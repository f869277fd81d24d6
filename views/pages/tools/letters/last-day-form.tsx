import { dayName, ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import type { LetterTerm } from '#shared/tax/letters/letter.ts';
import type { LastDay } from '#shared/tax/letters/letter-days.ts';
import { Link } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { SmallTool } from '../form/small-tool.tsx';
import { lastDayRule } from './last-day-rule.ts';

type Props = {
  slug: string;
  number: string;
  terms: readonly LetterTerm[];
  /** The date in the URL: empty when the form was sent without one. */
  date: string | null;
};

/**
 * Works out the last day from the date on the letter. The date stays in the browser; without scripts it is the parameter
 * of a GET form.
 */
export function LastDayForm({ slug, number, terms, date }: Props) {
  const { now } = usePageContext();
  const rule = lastDayRule(number, terms, ohioDate(new Date(now)));
  const sent = date === null ? null : { date };
  return (
    <>
      <ul className="bullets letter-terms">
        {terms.map((term) => (
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
        form={{ action: href('taxLetter', { slug }), button: 'Work out the day', sent }}
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
