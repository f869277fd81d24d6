import { useEffect, useLayoutEffect, useState } from 'react';
import { availabilityParams } from '#shared/booking/availability-params.ts';
import type { MeetingKindId } from '#shared/booking/meeting-kinds.ts';
import type { ByBrand } from '#shared/brands/brand.ts';
import { officeTowns } from '#shared/firm/offices.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { carryServerMessage, enterCarriedText } from '#views/components/contact-form/send-to-us.tsx';
import { messageStart, payrollSwitch } from '#views/components/contact-form/service-choice.ts';
import { Section } from '#views/components/section.tsx';
import { staticParts } from '#views/components/static-page.tsx';
import { lazyModule } from '#views/runtime/lazy-modules.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { BookingForm } from './booking-form.tsx';
import { errandOf, topicFrom } from './errand.ts';

const Text = staticParts(() => import('./schedule-text.tsx'));
const contact = lazyModule(() => import('./contact-section.tsx'));

/** Where the document shows the contact form, hydration waits for its code, so that no press on it is lost. */
export const parts = {
  loadTool: async () => document.getElementById('write') && contact.load(),
};

/**
 * The scheduling page: the booking form, or the contact form while the calendars cannot be read and for brands with a
 * booking page elsewhere.
 */
export function Page({ context: { brand, formState }, query }: PageProps) {
  const params = availabilityParams(query);
  const found = useData('availability', params);
  const service = query.get('service');
  const topic = formState?.values['topic'] ?? topicFrom(brand, service, query.get('letter'));
  const errand = errandOf(topic, serviceSlugs.find((slug) => slug === service) ?? null);
  const note = messageStart(brand, errand.isSwitch ? payrollSwitch : null, errand.letter);
  const hasFind = found.ok && found.value.mailsVisitors && !brand.schedulingUrl;
  const asked = formState?.values['mailbox'] !== undefined;
  useLayoutEffect(() => {
    if (note) carryServerMessage();
  }, [note]);
  // After the form's own effects, which restore a draft.
  const [carried, setCarried] = useState(false);
  useEffect(() => {
    if (enterCarriedText()) setCarried(true);
  });
  return (
    <>
      <Text part="Head" id={`schedule head ${topic}`} {...{ brand, errand, hasFind }} />
      {found.ok && !brand.schedulingUrl ? (
        <Section tone="subtle" className="schedule-request no-print">
          <BookingForm
            params={params}
            availability={found.value}
            mailsVisitors={found.value.mailsVisitors}
            service={service}
            errand={errand}
            note={note}
            carried={carried && !note}
            slot={query.get('slot')}
            kindTexts={forBrand(kindTexts, brand.id)}
          />
        </Section>
      ) : (
        <Contact
          brand={brand}
          errand={errand}
          note={note}
          service={errand.isSwitch ? errand.service : service}
          takesMeetings={found.ok || found.reason !== 'not-kept'}
        />
      )}
      <Text
        part="Preparation"
        id={`schedule preparation ${topic}${asked ? ' asked' : ''}`}
        {...{ brand, errand, hasFind }}
      />
    </>
  );
}

export function head({ context: { brand } }: PageProps): Head {
  return {
    title: 'Schedule a meeting',
    description: forBrand(descriptions(officeTowns(brand.offices, 'or')), brand.id),
  };
}

function Contact(props: Parameters<ReturnType<typeof contact.use>['ContactSection']>[0]) {
  const { ContactSection } = contact.use();
  return <ContactSection {...props} />;
}

/** The page's description for search engines. @param towns "Dresden or Pickerington" */
export const descriptions = (towns: string): ByBrand<string> => ({
  dresdentax: `Schedule a tax or bookkeeping meeting with Dresden Tax: in ${towns}, by video, by phone, or at your place.`,
  brownco: `Schedule a strategy call with Brown & Co. Consulting: by video, by phone, in ${towns}, or on your floor. Bring three numbers and one question.`,
  payroll: `Schedule a payroll call with Dresden Payroll: phone, video, in person in ${towns}, or on your site.`,
});

/** What a meeting of each kind is like. */
export const kindTexts: ByBrand<Record<MeetingKindId, string>> = {
  dresdentax: {
    'in-person': 'Bring the originals. We copy what we need and hand them back.',
    video: 'You get a link. We show the return on the screen while we talk.',
    phone: 'We call the number you give us, at the time you choose.',
    visit: 'For farms, shops and people who cannot easily get out. Tell us the town.',
  },
  brownco: {
    'in-person': 'Across a table, with the reports spread out and a pencil each.',
    video: 'Screens shared, ledger open, nobody has to drive.',
    phone: 'For a decision that cannot wait until both calendars agree.',
    visit: 'Walk us through the plant or the shop. Some costs are only visible on the floor.',
  },
  payroll: {
    'in-person': 'Bring the last payroll register.',
    video: 'We show you a pay run from cutoff to direct deposit.',
    phone: 'Quickest: no drive, and no link to open.',
    visit: 'Crew on site? We come to you.',
  },
};
