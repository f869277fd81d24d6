import { Fragment, Suspense } from 'react';
import { availabilityParams } from '#shared/booking/availability-params.ts';
import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { dayName, ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import type { LetterPage } from '#shared/tax/letters/letter.ts';
import { dayOf, type LastDay, lastDays, readLetterDate } from '#shared/tax/letters/letter-days.ts';
import { Button } from '#views/components/button.tsx';
import { ArrowLink, Link } from '#views/components/link.tsx';
import { printedStart } from '#views/pages/schedule/time-grid-model.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { useData } from '#views/runtime/use-data.tsx';
import type { FormValues } from '../form/field-spec.ts';
import { SmallTool, type ToolRule } from '../form/small-tool.tsx';

type Props = {
  letter: LetterPage;
  /** What the URL has of the form, null before it was sent. */
  sent: FormValues | null;
};

/**
 * Works out the last day from the date on the letter. The date stays in the browser; without scripts it is the parameter
 * of a GET form.
 */
export function LastDayForm({ letter, sent }: Props) {
  const { now } = usePageContext();
  const rule = lastDayRule(letter, ohioDate(new Date(now)));
  const ways = letter.terms.map((term) => (
    <Fragment key={term.to}>
      <strong>
        {term.assessment && 'An assessment, which says in its heading that it is one: '}
        {term.days} {counted[term.count]}
      </strong>{' '}
      {term.begins ? `until ${term.begins}` : `to ${term.to}`}.{' '}
      {term.basis === 'law' ? (
        <Link to={term.source.url}>{term.source.label}</Link>
      ) : (
        'That is usual; the date printed on the letter is the one that counts.'
      )}
    </Fragment>
  ));
  if (letter.terms.some(({ assessment }) => assessment)) {
    ways.unshift(
      <Fragment key="none">
        <strong>
          {isAssessment(letter) ? 'A notice, a bill or questions:' : 'A bill, questions or a notice of another kind:'}
        </strong>{' '}
        no law sets a day. The one printed on it is the last. Without one, answer within a week, or call the office and
        ask.
      </Fragment>,
    );
  }
  return (
    <>
      {ways.length === 1 ? (
        <p className="letter-terms">{ways[0]}</p>
      ) : (
        <ul className="bullets letter-terms">
          {ways.map((way) => (
            <li key={way.key}>{way}</li>
          ))}
        </ul>
      )}
      <SmallTool
        rule={{
          ...rule,
          send: undefined,
          result: ({ days }) => <LastDays days={days} letter={letter} />,
        }}
        form={{ action: href('taxLetter', { slug: letter.slug }), button: 'Work out the day', sent }}
      />
    </>
  );
}

const counted = { calendar: 'days', business: 'business days', years: 'years' };

/** Whether the letter is of a kind of which only an assessment has days by law. */
const isAssessment = ({ terms }: Pick<LetterPage, 'terms'>) => terms.every(({ assessment }) => assessment);

type LastDaysProps = Pick<Props, 'letter'> & { days: readonly LastDay[] };

function LastDays({ days, letter }: LastDaysProps) {
  const { slug } = letter;
  const next = days.flatMap(({ last, isPast }) => (isPast ? [] : last)).sort()[0];
  return (
    <>
      <ul className="letter-last-days">
        {days.map(({ term, day, last, isPast, isClosed }, index) => (
          <li key={term.to} data-past={isPast && !term.begins ? '' : undefined}>
            <strong>
              <time dateTime={last}>
                {dayName(last)}, {printedDate(last, 'long')}
              </time>
            </strong>
            <span>{dayOf(term)}.</span>
            {last !== day && (
              <span>
                Day {term.days} is {dayName(day)}, {printedDate(day, 'long')}: offices are closed, so the day moves.
              </span>
            )}
            {isClosed && !isPast && !term.begins && <span>Offices are closed on it: be done before.</span>}
            {isPast && !term.begins && (
              <span>
                This day has passed. Some limits run from the day the letter reached you, so you may still be in time:
                keep the envelope, act today, and call us.
              </span>
            )}
            {term.basis === 'usual' && !isPast && <span>If the letter prints another date, that one counts.</span>}
            {!isPast && (
              <Button
                to={`/deadlines.ics?letter=${slug}&limit=${index}&day=${last}`}
                variant="secondary"
                size="sm"
                icon="calendar-plus"
                download
              >
                Add this day to my calendar<span className="visually-hidden">: {printedDate(last, 'long')}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        <FreeTimes before={next} letter={letter} />
      </Suspense>
    </>
  );
}

type FreeTimesProps = Pick<Props, 'letter'> & { before: string | undefined };

/** The first free times for a call, before a day if there is one; nothing when there is none. */
function FreeTimes({ before, letter: { number, service } }: FreeTimesProps) {
  const found = useData('availability', availabilityParams(new URLSearchParams({ kind: 'phone' })));
  const { schedulingUrl } = usePageContext().brand;
  if (!found.ok || schedulingUrl) return null;
  const { kind, office, days } = found.value;
  const slots = days.filter(({ date }) => !before || date < before).flatMap((day) => day.slots);
  const first = slots.filter(({ preferred }) => preferred).slice(0, freeTimesShown);
  if (first.length === 0) return null;
  return (
    <div className="letter-free-times no-print">
      <p>Our next free times{before && ' before that day'}:</p>
      <ul>
        {first.map(({ start: slot }) => {
          const query = { kind, ...(office && { office }), from: slot.slice(0, 10), slot, service, letter: number };
          return (
            <li key={slot}>
              <ArrowLink to={`${href('schedule')}?${new URLSearchParams(query)}`}>
                {meetingKind(kind).label}, {printedStart(slot)}
              </ArrowLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const freeTimesShown = 3;

/**
 * The last days of a letter from the date printed on it.
 * @param today the date in Ohio, ISO
 */
export function lastDayRule(
  letter: Pick<LetterPage, 'number' | 'terms' | 'service' | 'dateHint'>,
  today: string,
): Omit<ToolRule<{ date: string; days: LastDay[] }>, 'result'> {
  const { number, terms, service, dateHint } = letter;
  const label = `Date printed on the ${isAssessment(letter) ? 'assessment' : 'letter'}`;
  return {
    fields: [{ name: 'date', kind: 'date', label, hint: dateHint, required: 'Enter the date', latest: today }],
    read({ date: typed = '' }, errors) {
      const read = readLetterDate(typed, today);
      if (!read.ok) errors['date'] = read.message;
      return read.ok ? { date: read.date, days: lastDays(read.date, terms, today) } : null;
    },
    send: {
      service,
      source: 'page about tax letters',
      lines: ({ date, days }) => ({
        entered: [
          { label: 'My letter', value: number },
          { label: 'Date printed on it', value: printedDate(date, 'long') },
        ],
        results: days.map(({ term, last }) => ({
          label: dayOf(term),
          value: printedDate(last, 'long'),
        })),
      }),
    },
  };
}
