import { useEffect, useState } from 'react';
import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import { copyFor, type Errand } from './errand.ts';

type Props = {
  brand: ClientBrand;
  service: string | null;
  errand: Errand;
  /** What the message says at first. */
  note: string | undefined;
  /** False where nothing keeps meetings, so that times are never offered. */
  takesMeetings: boolean;
};

/** In place of free times: the brand's booking page elsewhere where it has one, and the contact form. */
export function ContactSection({ brand, service, errand, note, takesMeetings }: Props) {
  const { schedulingUrl, trust } = brand;
  const { formLead, messageHint } = copyFor(brand, errand);
  return (
    <>
      {schedulingUrl && (
        <Section
          tone="tint"
          title="Schedule a meeting now"
          lead="Our calendar shows what is free. You get the confirmation by email."
        >
          <ExternalCalendar url={schedulingUrl} />
        </Section>
      )}
      <Section
        id="write"
        tone="subtle"
        title={schedulingUrl ? 'Or ask for a time' : 'Ask for a time'}
        lead={[formLead, trust.firstMeeting].filter(Boolean).join(' ')}
        className="schedule-request no-print"
      >
        {!schedulingUrl && (
          <Callout
            tone={takesMeetings ? 'warning' : 'info'}
            title={takesMeetings ? 'We cannot see our calendar right now' : 'We set the time with you'}
          >
            {takesMeetings && 'So we cannot offer you free times. '}Call <PhoneLink />, or write to us; a person
            answers.
          </Callout>
        )}
        <ContactForm service={service} letter={errand.letter} messageHint={messageHint} message={note} />
      </Section>
    </>
  );
}

type State = 'link' | 'loading' | 'shown' | 'failed';

/** Timeout of the embedded booking page, after which the visitor is referred to the form. */
const bookingTimeoutMs = 10_000;

/** The brand's booking page: a link, and the calendar embedded on request. Nothing of the third party loads before that. */
function ExternalCalendar({ url }: { url: string }) {
  const [state, setState] = useState<State>('link');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), bookingTimeoutMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className="booking">
      <div className="button-row">
        <Button to={url} icon="arrow-up-right">
          Open the booking page
        </Button>
        {state === 'link' && (
          <Button variant="secondary" icon="calendar-days" onClick={() => setState('loading')}>
            Show the calendar here
          </Button>
        )}
      </div>
      {state === 'failed' && (
        <Callout tone="warning" title="The calendar did not load">
          Open the booking page above, or write to us with the form below. We will answer either way.
        </Callout>
      )}
      {(state === 'loading' || state === 'shown') && (
        <iframe
          className="booking-frame frame"
          src={url}
          title="Booking calendar"
          width="1000"
          height="720"
          aria-busy={state === 'loading'}
          onLoad={() => setState('shown')}
        />
      )}
    </div>
  );
}
