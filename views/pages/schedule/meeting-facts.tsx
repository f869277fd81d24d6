import type { ReactNode } from 'react';
import type { BookedMeeting } from '#shared/booking/booking-response.ts';
import { bringLabel } from '#shared/booking/meeting-facts.ts';
import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { arrivalText, directionsUrl, type Office, postalAddress } from '#shared/firm/offices.ts';
import { easternTime, printedWeekday } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { FactsList } from '#views/components/facts-list.tsx';
import { Link } from '#views/components/link.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { ownTime, printedClock, printedStart } from './time-grid-model.ts';

/** What was booked: kind, time, place, and what the visitor entered. */
export function MeetingFacts({ meeting }: { meeting: BookedMeeting }) {
  const { offices } = usePageContext().brand;
  const { kind, office, state, previousStart, name, email, phone, topic, bring, meets, forFirm } = meeting;
  const isCancelled = state === 'cancelled';
  const { label, minutes } = meetingKind(kind);
  const place = offices.find(({ id }) => id === office);
  const where = place ? <OfficePlace office={place} /> : wheres[kind](meeting);
  const facts = {
    How: `${forFirm ? label.replace('your', 'the client’s') : label}, ${minutes} minutes`,
    When: (
      <>
        <When meeting={meeting} />
        {isCancelled && ' (cancelled)'}
      </>
    ),
    'Moved from': previousStart && <s>{printedStart(previousStart)}</s>,
    Where: !isCancelled && where,
    'When you arrive': !isCancelled && !forFirm && place && arrivalText(place),
    [forFirm ? 'The client meets' : 'You meet']: !isCancelled && meets,
    [forFirm ? 'Brings' : bringLabel(kind)]: bring,
    Name: name,
    Email: <span className="unbroken">{email}</span>,
    Phone: phone && <span className="unbroken">{phone}</span>,
    Topic: topic,
  };
  return <FactsList className="meeting-facts" facts={facts} />;
}

export function When({ meeting: { start, end, state } }: { meeting: BookedMeeting }) {
  const own = useHydrated() ? ownTime(start) : null;
  const when = `${printedWeekday(start.slice(0, 10))}, ${printedClock(start)} to ${printedClock(end)}, ${easternTime}${own ? ` (${own} your time)` : ''}`;
  return state === 'cancelled' ? <s>{when}</s> : when;
}

const wheres: Record<BookedMeeting['kind'], (meeting: BookedMeeting) => ReactNode> = {
  'in-person': () => 'At our office',
  video: ({ email, videoUrl, forFirm }) =>
    videoUrl ? (
      <>
        By video.{' '}
        <a href={videoUrl} rel="noopener noreferrer">
          Join the meeting
        </a>{' '}
        when it begins.
      </>
    ) : (
      `By video. ${forFirm ? 'You' : 'We'} send the link to ${email} before the meeting.`
    ),
  phone: ({ phone, forFirm }) => (
    <>
      By phone. {forFirm ? 'You call the client' : 'We call you'}
      {phone && (
        <>
          {' '}
          at <span className="unbroken">{phone}</span>
        </>
      )}
      .
    </>
  ),
  visit: ({ town, forFirm }) => {
    const [whose, who] = forFirm ? ['the client’s', 'You'] : ['your', 'We'];
    return `At ${whose} place${town ? ` in ${town}` : ''}. ${who} ask for the street beforehand.`;
  },
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
