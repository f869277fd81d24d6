import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayName, ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import type { LetterTerm } from '#shared/tax/letters/letter.ts';
import { type LastDay, lastDays, readLetterDate } from '#shared/tax/letters/letter-days.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { Field } from '#views/components/form/field.tsx';
import { focusError } from '#views/components/form/focus-error.ts';
import { Link } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { figuresText } from '../form/figures-text.ts';

type Props = {
  slug: string;
  number: string;
  terms: readonly LetterTerm[];
  /** The date in the URL: empty when the form was sent without one. */
  date: string | null;
};

/** The value of a date field: a day that does not exist, from an address, is none. */
function dateOrNothing(text: string): string {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? '' : text;
}

/**
 * Works out the last day from the date on the letter. The date stays in the browser; without scripts it is the parameter
 * of a GET form.
 */
export function LastDayForm({ slug, number, terms, date }: Props) {
  const { domainParam, now } = usePageContext();
  const [typed, setTyped] = useState(date ?? '');
  const [submitted, setSubmitted] = useState(date === '');
  const results = useRef<HTMLDivElement>(null);
  const today = ohioDate(new Date(now));
  const read = typed === '' && !submitted ? null : readLetterDate(typed, today);
  const days = read?.ok ? lastDays(read.date, terms, today) : [];

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setSubmitted(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (days.length > 0) return results.current!.focus();
    flushSync(() => setSubmitted(true));
    focusError(event.currentTarget.elements.namedItem('date') as HTMLInputElement);
  };

  return (
    <>
      <ul className="letter-terms">
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
      <form method="get" action={href('taxLetter', { slug })} className="letter-date" noValidate onSubmit={onSubmit}>
        {domainParam && <input type="hidden" name="domain" value={domainParam} />}
        <Field
          name="date"
          type="date"
          label="Date printed on the letter"
          required
          min="2000-01-01"
          max={today}
          value={dateOrNothing(typed)}
          onChange={onChange}
          error={read && !read.ok ? read.message : undefined}
        />
        <Button type="submit" variant="secondary">
          Work out the day
        </Button>
      </form>
      <div role="status" tabIndex={-1} ref={results}>
        {days.length > 0 && (
          <ul className="letter-last-days">
            {days.map((day) => (
              <LastDayRow key={day.term.to} {...day} />
            ))}
          </ul>
        )}
      </div>
      {read?.ok && <SendToUs service="personal-tax" text={() => letterText(number, read.date, days)} />}
    </>
  );
}

/** The letter and its last days as the text of a message. */
function letterText(number: string, date: string, days: readonly LastDay[]): string {
  return figuresText(
    'page about tax letters',
    [
      { label: 'My letter', value: number },
      { label: 'Date printed on it', value: printedDate(date, 'long') },
    ],
    days.map(({ term, last }) => ({ label: `Last day to ${term.to}`, value: printedDate(last, 'long') })),
  );
}

function LastDayRow({ term, day, last, isPast }: LastDay) {
  return (
    <li data-past={isPast ? '' : undefined}>
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
      {isPast && <span>This day has passed. Act today, and call us: some rights are left.</span>}
      {term.basis === 'usual' && !isPast && <span>If the letter prints another date, that one counts.</span>}
    </li>
  );
}
