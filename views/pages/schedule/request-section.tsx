import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { Callout } from '#views/components/callout.tsx';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { SentPanel } from '#views/components/contact-form/sent-panel.tsx';
import { Section } from '#views/components/section.tsx';
import { ExternalCalendar } from './external-calendar.tsx';
import { RequestFields } from './request-fields.tsx';
import { scheduleCopies } from './schedule-copy.ts';

type Props = { brand: ClientBrand; service: string | null };

/** The request form, and the brand's booking page elsewhere where it has one: in place of free times. */
export function RequestSection({ brand: { id, schedulingUrl }, service }: Props) {
  const { formLead, messageHint } = scheduleCopies[id];
  return (
    <>
      {schedulingUrl && (
        <Section
          tone="tint"
          title="Book a time now"
          lead="Our calendar shows what is free. You get the confirmation by e-mail."
        >
          <ExternalCalendar url={schedulingUrl} />
        </Section>
      )}
      <Section
        id="request"
        tone="subtle"
        title={schedulingUrl ? 'Or ask for a time' : 'Ask for a time'}
        lead={formLead}
        className="schedule-request"
      >
        {!schedulingUrl && (
          <Callout tone="warning" title="We cannot see our calendar right now">
            So we cannot offer you free times. Ask for one with this form, or call us; a person answers.
          </Callout>
        )}
        <ContactForm
          formType="schedule"
          service={service}
          serviceLabel="Topic"
          phoneNeededFor="needed for a call"
          messageHint={messageHint}
          submitLabel="Request this meeting"
        >
          {(errors, values) => <RequestFields errors={errors} values={values} />}
        </ContactForm>
      </Section>
    </>
  );
}

/** In its place once the request was posted without scripts. */
export function RequestSent() {
  return (
    <Section narrow>
      <SentPanel formType="schedule" />
    </Section>
  );
}
