import { availabilityParams } from '#shared/booking/availability-params.ts';
import type { Head } from '#shared/site/head.ts';
import { Callout } from '#views/components/callout.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { ContactSent } from '#views/components/contact-form/contact-sent.tsx';
import { Faq } from '#views/components/faq.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { BookingForm } from './booking-form.tsx';
import { ExternalCalendar } from './external-calendar.tsx';
import { RequestFields } from './request-fields.tsx';
import { scheduleCopies } from './schedule-copy.ts';

/**
 * The scheduling page: the booking form, or the request form while the calendars cannot be read and for brands with a
 * booking page elsewhere.
 */
export function Page({ context: { brand }, query }: PageProps) {
  const copy = scheduleCopies[brand.id];
  const params = availabilityParams(query);
  const found = useData('availability', params);
  const sent = query.get('sent') === '1';
  const service = query.get('service');
  const books = found.ok && !brand.schedulingUrl;
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} crumbs={[{ label: 'Schedule a meeting' }]} action={null} />
      {sent && (
        <Section narrow>
          <ContactSent formType="schedule" />
        </Section>
      )}
      {brand.schedulingUrl && (
        <Section
          tone="tint"
          title="Book a time now"
          lead="Our calendar shows what is free. You get the confirmation by e-mail."
        >
          <ExternalCalendar url={brand.schedulingUrl} />
        </Section>
      )}
      <Section
        id={books ? undefined : 'request'}
        tone="subtle"
        title={books ? undefined : brand.schedulingUrl ? 'Or ask for a time' : 'Ask for a time'}
        lead={books ? undefined : copy.formLead}
        className="schedule-request"
      >
        {books ? (
          <BookingForm params={params} availability={found.value} service={service} kindTexts={copy.kinds} />
        ) : (
          <>
            {!brand.schedulingUrl && (
              <Callout tone="warning" title="We cannot see our calendar right now">
                So we cannot offer you free times. Ask for one with this form, or call us; a person answers.
              </Callout>
            )}
            <ContactForm
              formType="schedule"
              service={service}
              serviceLabel="Topic"
              messageHint={copy.messageHint}
              submitLabel="Request this meeting"
            >
              {(errors, values) => <RequestFields errors={errors} values={values} />}
            </ContactForm>
          </>
        )}
      </Section>
      <Section title="Have at hand" className="schedule-bring">
        <CheckList items={copy.bring} />
      </Section>
      <Section title={copy.faqTitle}>
        <Faq items={copy.faq} />
      </Section>
    </>
  );
}

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Schedule a meeting', description: scheduleCopies[brand.id].description };
}
