import type { ReactNode } from 'react';
import { availabilityParams } from '#shared/booking/availability-params.ts';
import { type BookedMeeting, bookingPaths } from '#shared/booking/booking-response.ts';
import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { easternTime } from '#shared/format/ohio-date.ts';
import type { Head } from '#shared/site/head.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { CopyButton } from '#views/components/copy-button.tsx';
import { Disclosure } from '#views/components/disclosure.tsx';
import { FieldLink } from '#views/components/form/error-summary.tsx';
import { ArrowLink, PhoneLink } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { FirmQuestion, questionOf } from './firm-question.tsx';
import { MeetingFacts, When } from './meeting-facts.tsx';
import { MoveForm, moveUrl } from './move-form.tsx';
import { printedClock, printedStart } from './time-grid-model.ts';

/**
 * A booked meeting, for who has its link: the visitor gets the confirmation, the calendar file, move and cancel; the firm first
 * what the link in its mail asks, and nothing that is said to the client.
 */
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
  const { forFirm } = meeting;
  const question = questionOf(meeting, query);
  const moving = query.get('move') !== null && meeting.canChange && meeting.state === 'booked';
  const move = moving && <MoveSection meeting={meeting} token={token} query={query} />;
  return (
    <>
      <PageHead
        title={titleOf(meeting, query)}
        lead={<When meeting={meeting} />}
        crumbs={[
          { label: 'Schedule a meeting', to: href('schedule') },
          { label: forFirm ? 'Meeting' : 'Your meeting' },
        ]}
        art={meeting.state === 'booked' && !forFirm ? 'schedule' : undefined}
        compact={forFirm}
        action={null}
      />
      {forFirm && move}
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
        {question && <FirmQuestion {...question} meeting={meeting} token={token} />}
        {meeting.gone === 'read' && meeting.state === 'booked' && query.get('answer') === 'keep' && (
          <Callout tone="warning" title="Put its event back">
            It is gone from your calendar, which the site can only read.
          </Callout>
        )}
        <MeetingFacts meeting={meeting} />
        {meeting.state === 'booked' && !forFirm && (
          <p className="booked-meeting-mail">
            {meeting.isMailed
              ? `Our email to ${meeting.email} confirms the meeting and has the link to this page.`
              : 'No email follows. The entry in your calendar has the link to this page.'}{' '}
            {meeting.canChange && 'Wrong address? Cancel the meeting below and schedule it again. '}
            Bringing somebody, or something to add? {meeting.isMailed ? 'Reply to the email, or call' : 'Call'}{' '}
            <PhoneLink />.
          </p>
        )}
        {!forFirm && (
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
        )}
      </Section>
      {!forFirm && move}
      {meeting.state === 'booked' && !moving && !question && (meeting.canChange || !forFirm) && (
        <ChangeSection meeting={meeting} token={token} />
      )}
      {meeting.papers.length > 0 && !isCancelled && !forFirm && <Papers meeting={meeting} />}
      {meeting.message && (
        <Note title={forFirm ? 'The client’s note' : 'Your note'} message={meeting.message}>
          {!forFirm && meeting.state === 'booked' && (
            <p>
              We have your note with the booking. For an answer before the meeting, call <PhoneLink />.
            </p>
          )}
        </Note>
      )}
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

function titleOf(meeting: BookedMeeting, query: URLSearchParams): string {
  const { state, forFirm, name } = meeting;
  if (forFirm && state === 'cancelled') return 'The meeting is cancelled';
  const asked = questionOf(meeting, query)?.title;
  if (forFirm && !asked && query.get('answer') === 'keep') return 'The meeting stays as it is';
  if (forFirm) return asked ?? (query.has('moved') ? 'The meeting is moved' : `Meeting with ${name}`);
  if (state === 'cancelled') return 'Your meeting is cancelled';
  if (state === 'held') return 'Please confirm your meeting';
  return query.has('moved') ? 'Your meeting is moved' : 'Your meeting is booked';
}

/** How a held meeting is booked: by a button, because programs open the links in emails, too. */
function Held({ meeting, until, token }: Change & { until: string }) {
  const withBrand = useBrandPath();
  const by = `${printedClock(until)} ${easternTime}`;
  if (!meeting.canConfirm) {
    return (
      <Callout tone="warning" title="Open the link in our email">
        We have sent it to {meeting.email}. Schedule the meeting there by {by}. After that the time is free again. Wrong
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
          Schedule this meeting
        </Button>
      </form>
    </Callout>
  );
}

type Change = { meeting: BookedMeeting; token: string };

/** Move and cancel, while there is time; then the telephone. */
function ChangeSection({ meeting, token }: Change) {
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
        <Disclosure summary="Cancel this meeting">
          <p>
            The time is free for others at once.{' '}
            {meeting.forFirm ? 'An email tells the client.' : 'You can schedule another one later.'}
          </p>
          <form action={withBrand(bookingPaths.cancel(meeting.id))} method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="secondary" icon="x">
              Yes, cancel it
            </Button>
          </form>
        </Disclosure>
      </div>
      {!meeting.forFirm && (
        <p>
          By phone: <PhoneLink />.
        </p>
      )}
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
function Note({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  const note = <p className="typed-lines">{message}</p>;
  const isLong = message.length > 200 || message.split('\n').length > 4;
  return (
    <Section narrow title={title}>
      {isLong ? <Disclosure summary="Show all of it">{note}</Disclosure> : note}
      {children}
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
