import type { MouseEvent } from 'react';
import type { Availability } from '#shared/booking/availability.ts';
import type { AvailabilityParams } from '#shared/booking/availability-params.ts';
import { bookingPaths } from '#shared/booking/booking-response.ts';
import { costText } from '#shared/booking/meeting-facts.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import { hasHours } from '#shared/firm/office-hours.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { whoMeets } from '#shared/firm/trust.ts';
import { easternTime } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { payrollSwitch } from '#views/components/contact-form/service-choice.ts';
import { FactsList } from '#views/components/facts-list.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { HiddenFields } from '#views/components/form/hidden-fields.tsx';
import { SendFailed, SubmitButton } from '#views/components/form/submit-button.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { BookingFields, fieldsId } from './booking-fields.tsx';
import { aboutOf, type Errand, errandOf } from './errand.ts';
import { askForTime, TimeGrid } from './time-grid.tsx';
import { ownTime, printedClock, printedStart, shortDay } from './time-grid-model.ts';
import { ChosenBar, KindChoice, TimesButton, TimesFailed, WeekChoice } from './times-choice.tsx';
import { lastSlot, useBookingForm } from './use-booking-form.ts';

type Props = {
  params: AvailabilityParams;
  availability: Availability;
  /** Visitors get mail about their meetings. */
  mailsVisitors: boolean;
  /** Service page or topic that the visitor came from, as in `?service=payroll`. */
  service: string | null;
  /** What it is about at first. */
  errand: Errand;
  /** What the note says at first. */
  note: string | undefined;
  /** A tool of the site has written into the note. */
  carried: boolean;
  /** `start` of a time that the visitor came to book. */
  slot: string | null;
  /** What a meeting of the kind is like, by kind. */
  kindTexts: Record<Availability['kind'], string>;
};

const bookLabel = 'Schedule this meeting';
const labels = {
  slot: 'Time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  town: 'Town',
  topic: 'Topic',
  message: 'Note',
};

/** The form for POST /api/bookings: kind of meeting, time, and who comes. Plain HTML that works without scripts. */
export function BookingForm({ service, errand, note, carried, mailsVisitors, kindTexts, ...initial }: Props) {
  const { brand } = usePageContext();
  const withBrand = useBrandPath();
  const form = useBookingForm(initial, errand.topic);
  const { times, sending, returnedErrors } = form;
  const { kind, office, days, stale } = times.availability;
  const { letter } = errand;
  const queryOf = (query: Record<string, string>) =>
    new URLSearchParams({ ...query, ...(service && { service }), ...(letter && { letter }) }).toString();
  const here = { kind, ...(office && { office }) };
  const { label } = meetingKind(kind);
  const town = brand.offices.find(({ id }) => id === office)?.town;
  const failure = times.next.length === 0 ? form.failure : null;
  const slug = service === payrollSwitch ? 'payroll' : serviceSlugs.find((known) => known === service);
  const about = errandOf(form.topic, errand.service);
  const person = whoMeets(aboutOf(brand, about), town ?? null, brand.trust);
  const meets = person && `You meet ${person}.`;
  const fixed = { kind, office: office ?? '', from: days[0]!.date, [lastSlot]: times.lastChosen, sureOf: form.sureOf };
  const errorSummary = (
    <ErrorSummary errors={form.summary} current={form.errors} labels={labels} focusOnLoad={returnedErrors.length > 1} />
  );
  return (
    <form
      className="booking-form"
      id="book"
      action={withBrand(bookingPaths.bookings)}
      method="post"
      noValidate
      ref={form.formRef}
      aria-busy={times.loading}
      {...form.handlers}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      {/* Enter in a field presses the form's first button. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {bookLabel}
      </button>
      {carried && (
        <p className="note" role="status">
          What you worked out is in the <a href="#field-message">note below</a>.
        </p>
      )}
      <KindChoice kind={kind} office={office} text={kindTexts[kind]} meets={meets} queryOf={queryOf} />
      {stale && (
        <Callout title="Our calendar may not be complete">
          We could not read all of it just now. Choose a time; if it is taken after all, we call or write to you.
        </Callout>
      )}
      {/* Above all that is to be corrected: the times and the fields, or the fields alone. */}
      {form.summary['slot'] && errorSummary}
      <div className="booking-when">
        {times.notLoaded && <TimesFailed query={times.notLoaded} />}
        {times.lost && (
          <div role="status">
            <Callout tone="warning" title={`${printedStart(times.lost)} is not free for this`}>
              Please choose another time.
            </Callout>
          </div>
        )}
        <div className="time-choice frame">
          <WeekChoice
            availability={times.availability}
            loading={times.loading}
            control={(from, label) => <TimesButton query={queryOf({ ...here, from })}>{label}</TimesButton>}
          />
          <TimeGrid
            key={`${kind} ${office} ${days[0]!.date}`}
            availability={times.availability}
            chosen={times.lastChosen}
            error={form.errors['slot']}
            focusOnLoad={returnedErrors.join() === 'slot'}
          />
          {times.chosen && (
            <ChosenBar start={times.chosen} nextId={fieldsId}>
              <a className="button button-primary button-sm" href={`#${fieldsId}`} onClick={goToFields}>
                Continue <span className="visually-hidden">to your details</span>
                <Icon name="arrow-down" />
              </a>
            </ChosenBar>
          )}
        </div>
        {hasHours(officeFor(brand.offices, kind, office)) && (
          <p className="note">
            None of these? <Link {...askForTime(brand, office ?? kind)}>Ask for another time</Link>, such as an evening.
          </p>
        )}
      </div>
      <div className="booking-who frame">
        {!form.summary['slot'] && errorSummary}
        <BookingFields
          kind={kind}
          first={errand.topic}
          about={about}
          note={note}
          mailsVisitors={mailsVisitors}
          form={form}
        />
        <HiddenFields page={slug && href('service', { slug })} values={fixed} />
        <Chosen
          start={times.chosen}
          offered={days.flatMap(({ slots }) => slots)[0]?.start}
          label={town ? `${label} in ${town}` : label}
          minutes={meetingKind(kind).minutes}
          person={person}
          cost={costText(meetingKind(kind).minutes, brand.trust.firstMeeting)}
        />
        {times.next.length > 0 && (
          <div className="booking-next">
            <Callout tone="warning" title={form.failure ?? 'This time cannot be booked'}>
              <p>What you typed is still here. The nearest free times:</p>
              <div className="button-row">
                {times.next.map((start) => (
                  <Button key={start} type="submit" name="slot" value={start} variant="secondary" disabled={sending}>
                    Schedule {printedStart(start)}
                  </Button>
                ))}
              </div>
            </Callout>
          </div>
        )}
        <SubmitButton icon="calendar-check" label={bookLabel} sending={sending} failed={Boolean(failure)} />
        {failure && <SendFailed title="Your meeting is not booked" message={failure} sending={sending} />}
      </div>
    </form>
  );
}

/** Shows the fields from their title on; the first one has the focus. */
function goToFields(event: MouseEvent) {
  const fields = document.getElementById(fieldsId)!;
  event.preventDefault();
  fields.querySelector('input')!.focus({ preventScroll: true });
  // After what scrolls to the focus (client/inline/scroll.ts).
  requestAnimationFrame(() => fields.scrollIntoView());
}

type ChosenProps = {
  start: string | null;
  /** A time that can be chosen. */
  offered: string | undefined;
  label: string;
  minutes: number;
  /** Whom one meets. */
  person: string | null;
  /** What the first meeting costs. */
  cost: string | null;
};

/**
 * The meeting in rows, the chosen time on the visitor's own clock besides where that differs; for screen readers in a
 * sentence. Until a time is chosen its row is as high, so that no choice moves the button below.
 */
function Chosen({ start, offered, label, minutes, person, cost }: ChosenProps) {
  const shown = start || offered;
  const own = useHydrated() && shown ? ownTime(shown) : null;
  const zone = `${easternTime}${own ? ` (${own} your time)` : ''}`;
  const when = start && `${printedStart(start)} ${zone}`;
  const where = `${label}, ${minutes} minutes`;
  const text = when && [`${where}: ${when}.`, person && `You meet ${person}.`, cost].filter(Boolean).join(' ');
  const facts = {
    When: start ? (
      `${shortDay(start.slice(0, 10))}, ${printedClock(start)} ${zone}`
    ) : (
      <span className="quiet">The day and time you choose</span>
    ),
    Where: where,
    With: person,
    Fee: cost,
  };
  return (
    <>
      <p className="booking-chosen visually-hidden" aria-live="polite">
        {/* One text, new each time: Orca says an element in it twice, and nothing of a text in which a digit changes. */}
        {text && <span key={text}>{text}</span>}
      </p>
      {/* Without scripts it would not change with the choice. */}
      <div aria-hidden="true" className={start ? undefined : 'needs-scripts'}>
        <FactsList className={`booking-facts${own ? ' booking-facts-own' : ''}`} facts={facts} />
      </div>
    </>
  );
}
