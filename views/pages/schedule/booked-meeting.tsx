import type { ReactNode } from 'react';
import { availabilityParams } from '#shared/booking/availability-params.ts';
import { type BookedMeeting, bookingPaths } from '#shared/booking/booking-response.ts';
import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { arrivalText, directionsUrl, type Office, postalAddress } from '#shared/firm/offices.ts';
import { easternTime } from '#shared/format/ohio-date.ts';
import type { Head } from '#shared/site/head.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { CopyButton } from '#views/components/copy-button.tsx';
import { Disclosure } from '#views/components/disclosure.tsx';
import { FactsList } from '#views/components/facts-list.tsx';
import { FieldLink } from '#views/components/form/error-summary.tsx';
import { ArrowLink, Link, PhoneLink } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { MoveForm, moveUrl } from './move-form.tsx';
import { ownTime, printedClock, printedStart } from './time-grid-model.ts';

/** A booked meeting, for the visitor who has its link: confirmation, calendar file, move and cancel. */
export function Page({ params, query }: PageProps) {
  const token = query.get('token') ?? '';
  const found = useData('booking', { id: params['id']!, token });
  const { formState } = usePageContext();
  const withBrand = useBrandPath();
  if (!found.ok) {
    return (
      <PageHead
        title="Your meeting cannot be shown right now"
        lead={
          <>
            Please reload this page in a minute, or call us: <PhoneLink />.
          </>
        }
        crumbs={[{ label: 'Your meeting' }]}
        action={null}
      />
    );
  }
  const meeting = found.value;
  const isCancelled = meeting.state === 'cancelled';
  const slot = query.get('slot') ?? '';
  const offered = query.get('answer') === 'move' && meeting.canChange && isSlot(slot) ? slot : null;
  const moving = query.get('move') !== null && meeting.canChange && meeting.state === 'booked';
  return (
    <>
      <PageHead
        title={titleOf(meeting, query)}
        lead={<When meeting={meeting} />}
        crumbs={[{ label: 'Schedule a meeting', to: href('schedule') }, { label: 'Your meeting' }]}
        art={meeting.state === 'booked' ? 'schedule' : undefined}
        action={null}
      />
      <Section narrow className="booked-meeting">
        {formState?.message && (
          <Callout tone="warning" title="Nothing was changed">
            {formState.errors['slot'] ? (
              <p>
                <FieldLink name="slot">{formState.message}</FieldLink>
              </p>
            ) : (
              formState.message
            )}
          </Callout>
        )}
        {meeting.heldUntil && <Held meeting={meeting} until={meeting.heldUntil} token={token} />}
        <MeetingFacts meeting={meeting} />
        {meeting.state === 'booked' && (
          <p className="booked-meeting-mail">
            {meeting.isMailed
              ? `We email the confirmation to ${meeting.email}. It has the link to this page.`
              : 'No email follows. The entry in your calendar has the link to this page.'}{' '}
            {meeting.canChange && (
              <>
                Wrong address? Cancel the meeting below and book it again, or call <PhoneLink />.
              </>
            )}
          </p>
        )}
        <div className="button-row">
          {isCancelled && (
            <Button to={href('schedule')} icon="calendar-days">
              Choose another time
            </Button>
          )}
          {meeting.state !== 'held' && (
            <Button
              to={meeting.calendarFile}
              icon={isCancelled ? 'x' : 'calendar-plus'}
              variant={isCancelled ? 'secondary' : 'primary'}
              download
            >
              {isCancelled ? 'Take it out of my calendar' : 'Add to my calendar'}
            </Button>
          )}
          {meeting.state === 'booked' && (
            <CopyButton
              label="Copy the link"
              icon="link"
              text={() => location.origin + withBrand(`${href('bookedMeeting', { id: meeting.id })}?token=${token}`)}
              copied={{ title: 'Link copied', description: 'Whoever has it can move or cancel the meeting.' }}
              byHand="Copy this link yourself"
            />
          )}
        </div>
      </Section>
      {offered && <OfferedTime meeting={meeting} token={token} slot={offered} />}
      {moving && <MoveSection meeting={meeting} token={token} query={query} />}
      {meeting.state === 'booked' && !moving && (
        <ChangeSection meeting={meeting} token={token} isCancelling={query.get('answer') === 'cancel'} />
      )}
      {meeting.papers.length > 0 && !isCancelled && <Papers meeting={meeting} />}
      {meeting.message && <Note message={meeting.message} />}
    </>
  );
}

export function head({ params, query }: PageProps, read: ReadData): Head {
  const found = read('booking', { id: params['id']!, token: query.get('token') ?? '' });
  return {
    title: found?.ok ? titleOf(found.value, query) : 'Your meeting',
    description: 'Your meeting with us: when, where and how to change it.',
    noindex: true,
  };
}

function isSlot(text: string): boolean {
  return /^20\d\d-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function titleOf({ state }: BookedMeeting, query: URLSearchParams): string {
  if (state === 'cancelled') return 'Your meeting is cancelled';
  if (state === 'held') return 'Please confirm your meeting';
  if (query.get('answer') === 'keep') return 'The meeting stays as it is';
  return query.has('moved') ? 'Your meeting is moved' : 'Your meeting is booked';
}

function When({ meeting: { start, end, state } }: { meeting: BookedMeeting }) {
  const own = useHydrated() ? ownTime(start) : null;
  const when = `${printedStart(start)} to ${printedClock(end)}, ${easternTime}${own ? ` (${own} your time)` : ''}`;
  return state === 'cancelled' ? <s>{when}</s> : when;
}

/** How a held meeting is booked: by a button, because programs open the links in emails, too. */
function Held({ meeting, until, token }: Change & { until: string }) {
  const withBrand = useBrandPath();
  const by = `${printedClock(until)} ${easternTime}`;
  if (!meeting.canConfirm) {
    return (
      <Callout tone="warning" title="Open the link in our email">
        We have sent it to {meeting.email}. Book the meeting there by {by}. After that the time is free again. Wrong
        address? Call <PhoneLink />.
      </Callout>
    );
  }
  return (
    <Callout tone="warning" title="One more step">
      <p>We hold this time for you until {by}. After that it is free again.</p>
      <form action={withBrand(bookingPaths.confirm(meeting.id))} method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" icon="calendar-days">
          Book this meeting
        </Button>
      </form>
    </Callout>
  );
}

type Change = { meeting: BookedMeeting; token: string };

/** Move and cancel, while there is time; then the telephone. */
function ChangeSection({ meeting, token, isCancelling }: Change & { isCancelling: boolean }) {
  const withBrand = useBrandPath();
  if (!meeting.canChange) {
    return (
      <Section narrow tone="subtle" title="To move or cancel, call us">
        <p>
          It is too late to change this meeting here. Call <PhoneLink />.
        </p>
      </Section>
    );
  }
  return (
    <Section
      narrow
      tone="subtle"
      title="Move or cancel"
      className="booked-meeting-after"
      lead={`Here, until ${printedStart(meeting.changeUntil)} ${easternTime}.`}
    >
      <div className="booked-meeting-change no-print">
        <Button to={moveUrl(meeting, token)} variant="secondary" icon="calendar-days">
          Choose another time
        </Button>
        <Disclosure summary="Cancel this meeting" open={isCancelling}>
          <p>The time is free for others at once. You can book another one later.</p>
          <form action={withBrand(bookingPaths.cancel(meeting.id))} method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="secondary" icon="x">
              Yes, cancel it
            </Button>
          </form>
        </Disclosure>
      </div>
      <p>
        By phone: <PhoneLink />.
      </p>
    </Section>
  );
}

function Papers({ meeting: { papers, papersLink } }: { meeting: BookedMeeting }) {
  return (
    <Section title="Papers to have ready" className="booked-meeting-papers">
      <div className="auto-grid">
        {papers.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="bullets">
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ArrowLink to={papersLink.to}>{papersLink.label}</ArrowLink>
    </Section>
  );
}

/** What the visitor wrote, folded where it is longer than four lines. */
function Note({ message }: { message: string }) {
  const note = <p className="typed-lines">{message}</p>;
  const isLong = message.length > 200 || message.split('\n').length > 4;
  return (
    <Section narrow title="Your note">
      {isLong ? <Disclosure summary="Show all of it">{note}</Disclosure> : note}
    </Section>
  );
}

/** One of the times in an email to the firm: moved by a button, because programs open the links in emails, too. */
function OfferedTime({ meeting, token, slot }: Change & { slot: string }) {
  const withBrand = useBrandPath();
  return (
    <Section
      narrow
      title={`Move it to ${printedStart(slot)}?`}
      lead="Nothing has changed yet. The button moves the meeting, and an email tells the client."
    >
      <form action={withBrand(bookingPaths.move(meeting.id))} method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="slot" value={slot} />
        <Button type="submit" icon="calendar-check">
          Yes, move it
        </Button>
      </form>
    </Section>
  );
}

function MoveSection({ meeting, token, query }: Change & { query: URLSearchParams }) {
  const availability = useData('availability', availabilityParams(query));
  return (
    <Section
      tone="subtle"
      id="move"
      title="Choose another time"
      lead={`Now: ${printedStart(meeting.start)}, for ${meetingKind(meeting.kind).minutes} minutes. The present time is kept until the new one is booked.`}
    >
      {availability.ok ? (
        <MoveForm meeting={meeting} token={token} availability={availability.value} />
      ) : (
        <Callout tone="warning" title="We cannot see our calendar right now">
          <p>
            Please call us to move the meeting: <PhoneLink />.
          </p>
        </Callout>
      )}
    </Section>
  );
}

/** What was booked: kind, time, place, and what the visitor entered. */
function MeetingFacts({ meeting }: { meeting: BookedMeeting }) {
  const { offices } = usePageContext().brand;
  const { kind, office, state, previousStart, name, email, phone, topic, bring, meets } = meeting;
  const isCancelled = state === 'cancelled';
  const { label, minutes } = meetingKind(kind);
  const place = offices.find(({ id }) => id === office);
  const where = place ? <OfficePlace office={place} /> : wheres[kind](meeting);
  const facts = {
    How: `${label}, ${minutes} minutes`,
    When: (
      <>
        <When meeting={meeting} />
        {isCancelled && ' (cancelled)'}
      </>
    ),
    Before: previousStart && <s>{printedStart(previousStart)}</s>,
    Where: !isCancelled && where,
    'When you arrive': !isCancelled && place && arrivalText(place),
    'You meet': !isCancelled && meets,
    'Please bring': bring,
    Name: name,
    Email: <span className="unbroken">{email}</span>,
    Phone: phone && <span className="unbroken">{phone}</span>,
    Topic: topic,
  };
  return <FactsList className="meeting-facts" facts={facts} />;
}

const wheres: Record<BookedMeeting['kind'], (meeting: BookedMeeting) => ReactNode> = {
  'in-person': () => 'At our office',
  video: ({ email, videoUrl }) =>
    videoUrl ? (
      <>
        By video.{' '}
        <a href={videoUrl} rel="noopener noreferrer">
          Join the meeting
        </a>{' '}
        when it begins.
      </>
    ) : (
      `By video. We send the link to ${email} before the meeting.`
    ),
  phone: ({ phone }) => (
    <>
      By phone. We call you
      {phone && (
        <>
          {' '}
          at <span className="unbroken">{phone}</span>
        </>
      )}
      .
    </>
  ),
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
