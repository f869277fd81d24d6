import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { Callout } from '#views/components/callout.tsx';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import { ExternalCalendar } from './external-calendar.tsx';
import { scheduleCopies } from './schedule-copy.ts';

type Props = { brand: ClientBrand; service: string | null };

/** In place of free times: the brand's booking page elsewhere where it has one, and the contact form. */
export function ContactSection({ brand: { id, schedulingUrl }, service }: Props) {
  const { formLead, messageHint } = forBrand(scheduleCopies, id);
  return (
    <>
      {schedulingUrl && (
        <Section
          tone="tint"
          title="Book a time now"
          lead="Our calendar shows what is free. You get the confirmation by email."
        >
          <ExternalCalendar url={schedulingUrl} />
        </Section>
      )}
      <Section
        id="write"
        tone="subtle"
        title={schedulingUrl ? 'Or ask for a time' : 'Ask for a time'}
        lead={formLead}
        className="schedule-request no-print"
      >
        {!schedulingUrl && (
          <Callout tone="warning" title="We cannot see our calendar right now">
            So we cannot offer you free times. Call <PhoneLink />, or write to us; a person answers.
          </Callout>
        )}
        <ContactForm service={service} messageHint={messageHint} />
      </Section>
    </>
  );
}
