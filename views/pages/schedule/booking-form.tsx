import { type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Availability } from '#shared/booking/availability.ts';
import type { AvailabilityParams } from '#shared/booking/availability-params.ts';
import { bookingPaths } from '#shared/booking/booking-response.ts';
import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { SendFailed } from '#views/components/contact-form/send-failed.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { SubmitButton } from '#views/components/form/submit-button.tsx';
import { Icon } from '#views/components/icon.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { useHydrated } from '#views/runtime/use-hydrated.ts';
import { BookingFields, fieldsId } from './booking-fields.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { KindChoice } from './kind-choice.tsx';
import { ownTime } from './own-time.ts';
import { TimeGrid } from './time-grid.tsx';
import { printedStart } from './time-grid-model.ts';
import { TimesButton } from './times-button.tsx';
import { TimesFailed } from './times-failed.tsx';
import { lastSlot, useBookingForm } from './use-booking-form.ts';
import { WeekChoice } from './week-choice.tsx';

type Props = {
  params: AvailabilityParams;
  availability: Availability;
  /** Service page or topic that the visitor came from, as in `?service=payroll`. */
  service: string | null;
  /** What a meeting of the kind is like, by kind. */
  kindTexts: Record<Availability['kind'], string>;
};

const bookLabel = 'Book this meeting';

/** The form for POST /api/bookings: kind of meeting, time, and who comes. Plain HTML that works without scripts. */
export function BookingForm({ service, kindTexts, ...initial }: Props) {
  const withBrand = useBrandPath();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useBookingForm(formRef, initial);
  const { kind, office, days, stale } = form.availability;
  const queryOf = (query: Record<string, string>) =>
    new URLSearchParams({ ...query, ...(service && { service }) }).toString();
  const here = { kind, ...(office && { office }) };
  const sending = form.status === 'sending';
  const onlyError = form.returnedErrors.length === 1 ? form.returnedErrors[0] : undefined;
  const failure = form.next.length === 0 ? form.failure : null;
  const errorSummary = (
    <ErrorSummary errors={form.summary} current={form.errors} focusOnLoad={form.returnedErrors.length > 1} />
  );
  return (
    <form
      className="booking-form"
      id="book"
      action={withBrand(bookingPaths.bookings)}
      method="post"
      noValidate
      ref={formRef}
      aria-busy={form.status === 'loading'}
      onSubmit={form.onSubmit}
      onFocus={form.onFocus}
      onInput={form.onInput}
      onBlur={form.onBlur}
    >
      {/* Enter in a field presses the form's first button. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {bookLabel}
      </button>
      <KindChoice kind={kind} office={office} text={kindTexts[kind]} queryOf={queryOf} />
      {stale && (
        <Callout title="Our calendar may be a little behind">
          We could not read it just now. Choose a time; if it is taken after all, we call or write to you.
        </Callout>
      )}
      <WeekChoice
        availability={form.availability}
        loading={form.status === 'loading'}
        control={(from, label) => <TimesButton query={queryOf({ ...here, from })}>{label}</TimesButton>}
      />
      {form.notLoaded && <TimesFailed query={form.notLoaded} />}
      {form.lost && (
        <div role="status">
          <Callout tone="warning" title={`${printedStart(form.lost)} is not free for this`}>
            Please choose another time.
          </Callout>
        </div>
      )}
      {/* Directly above the first field that is to be corrected. */}
      {form.summary['slot'] && errorSummary}
      <div className="time-choice">
        <TimeGrid
          key={`${kind} ${office} ${days[0]!.date}`}
          availability={form.availability}
          chosen={form.lastChosen}
          error={form.errors['slot']}
          focusOnLoad={onlyError === 'slot'}
        />
        {form.chosen && (
          <ChosenBar start={form.chosen} nextId={fieldsId}>
            <a className="button button-primary button-sm" href={`#${fieldsId}`} onClick={goToFields}>
              Continue <span className="visually-hidden">to your details</span>
              <Icon name="arrow-down" />
            </a>
          </ChosenBar>
        )}
      </div>
      {!form.summary['slot'] && errorSummary}
      <BookingFields
        kind={kind}
        service={service}
        values={form.values}
        errors={form.errors}
        focusOnLoad={onlyError}
        suggestion={form.suggestion}
        onAcceptEmail={form.acceptEmail}
      />
      <HiddenFields kind={kind} office={office} from={days[0]!.date} service={service} last={form.lastChosen} />
      <p className="booking-chosen" aria-live="polite">
        {form.chosen && (
          <Chosen start={form.chosen} label={meetingKind(kind).label} minutes={meetingKind(kind).minutes} />
        )}
      </p>
      {form.next.length > 0 && (
        <div className="booking-next">
          <Callout tone="warning" title={form.failure ?? 'This time cannot be booked'}>
            <p>What you typed is still here. The nearest free times:</p>
            <div className="button-row">
              {form.next.map((start) => (
                <Button key={start} type="submit" name="slot" value={start} variant="secondary" disabled={sending}>
                  Book {printedStart(start)}
                </Button>
              ))}
            </div>
          </Callout>
        </div>
      )}
      <SubmitButton icon="calendar-check" label={bookLabel} sending={sending} failed={Boolean(failure)} />
      {failure && <SendFailed title="Your meeting is not booked" message={failure} sending={sending} />}
    </form>
  );
}

/** Shows the fields from their title on; the first one has the focus. */
function goToFields(event: MouseEvent) {
  const fields = document.getElementById(fieldsId)!;
  event.preventDefault();
  fields.querySelector('input')!.focus({ preventScroll: true });
  // After what scrolls to the focus (client/inline/focus.ts).
  requestAnimationFrame(() => fields.scrollIntoView());
}

/** The chosen time in words, on the visitor's own clock besides where that differs. */
function Chosen({ start, label, minutes }: { start: string; label: string; minutes: number }) {
  const own = useHydrated() ? ownTime(start) : null;
  return (
    <>
      {label}, {minutes} minutes: <strong>{printedStart(start)} Eastern time</strong>
      {own && ` (${own} your time)`}
    </>
  );
}

type HiddenFieldsProps = Pick<Availability, 'kind' | 'office'> &
  Pick<Props, 'service'> & { from: string; last: string };

/** Kind, office and first day of the times above, the time that was chosen last, metadata of the submission, and the honeypot: a field that only spam bots fill. */
function HiddenFields({ kind, office, from, service, last }: HiddenFieldsProps) {
  const { brand } = usePageContext();
  const { pathname } = useLocation();
  const slug = serviceSlugs.find((known) => known === service);
  const fixed = { form: formMarker, kind, office: office ?? '', from, domain: brand.id, [lastSlot]: last };
  return (
    <>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="page" defaultValue={slug ? href('service', { slug }) : pathname} />
      <input type="hidden" name="startedAt" />
      <div className="contact-form-honeypot" aria-hidden="true">
        <label htmlFor={`booking-${honeypotField}`}>Please leave this field empty</label>
        <input id={`booking-${honeypotField}`} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
