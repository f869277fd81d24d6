import type { BookedMeeting } from '#shared/booking/booking-response.ts';
import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { directionsUrl, type Office, postalAddress } from '#shared/firm/offices.ts';
import { easternTime } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { Link } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { printedClock, printedStart } from './time-grid-model.ts';

/** What was booked: kind, time, place, and what the visitor entered. */
export function MeetingFacts({ meeting }: { meeting: BookedMeeting }) {
  const { offices } = usePageContext().brand;
  const { kind, office, start, end, state, name, email, phone, town, topic } = meeting;
  const isCancelled = state === 'cancelled';
  const { label, minutes } = meetingKind(kind);
  const place = offices.find(({ id }) => id === office);
  const where = place ? <OfficePlace office={place} /> : wheres[kind]({ phone, town, email });
  const when = `${printedStart(start)} to ${printedClock(end)}, ${easternTime}`;
  const facts = [
    ['How', `${label}, ${minutes} minutes`],
    [
      'When',
      isCancelled ? (
        <>
          <s>{when}</s> (cancelled)
        </>
      ) : (
        when
      ),
    ],
    ['Where', !isCancelled && where],
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Topic', topic],
  ] as const;
  return (
    <dl className="facts meeting-facts">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const wheres: Record<BookedMeeting['kind'], (meeting: Pick<BookedMeeting, 'phone' | 'town' | 'email'>) => string> = {
  'in-person': () => 'At our office',
  video: ({ email }) => `By video. We send the link to ${email} before the meeting.`,
  phone: ({ phone }) => `By phone. We call you${phone ? ` at ${phone}` : ''}.`,
  visit: ({ town }) => `At your place${town ? ` in ${town}` : ''}. We ask for the street beforehand.`,
};

function OfficePlace({ office }: { office: Office }) {
  return (
    <>
      {office.town} office, {postalAddress(office)}.{' '}
      <a href={directionsUrl(office)} rel="noopener noreferrer">
        Directions on a map
      </a>
      , <Link to={`${href('contact')}#${office.id}`}>hours</Link>
    </>
  );
}
