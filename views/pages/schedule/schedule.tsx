import { availabilityParams } from '#shared/booking/availability-params.ts';
import { officeTowns } from '#shared/firm/offices.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { Section } from '#views/components/section.tsx';
import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { BookingForm } from './booking-form.tsx';
import { descriptions, kindTexts } from './kind-texts.ts';

type Texts = typeof import('./schedule-text.tsx');
type ContactCode = typeof import('./contact-section.tsx');

const texts = lazyModules<Texts, Record<'text', () => Promise<Texts>>>({ text: () => import('./schedule-text.tsx') });
const contact = lazyModules<ContactCode, Record<'section', () => Promise<ContactCode>>>({
  section: () => import('./contact-section.tsx'),
});

/** Where the document shows the contact form, hydration waits for its code, so that no press on it is lost. */
export const parts = {
  loadTool: async () => document.getElementById('write') && contact.load('section'),
};

export const preload = () => texts.load('text');

/**
 * The scheduling page: the booking form, or the contact form while the calendars cannot be read and for brands with a
 * booking page elsewhere.
 */
export function Page({ context: { brand }, query }: PageProps) {
  const params = availabilityParams(query);
  const found = useData('availability', params);
  const service = query.get('service');
  return (
    <>
      <StaticMarkup id="schedule head">
        {() => {
          const { Head } = texts.use('text');
          return <Head brand={brand} />;
        }}
      </StaticMarkup>
      {found.ok && !brand.schedulingUrl ? (
        <Section tone="subtle" className="schedule-request no-print">
          <BookingForm
            params={params}
            availability={found.value}
            service={service}
            kindTexts={forBrand(kindTexts, brand.id)}
          />
        </Section>
      ) : (
        <Contact brand={brand} service={service} />
      )}
      <StaticMarkup id="schedule preparation">
        {() => {
          const { Preparation } = texts.use('text');
          return <Preparation brand={brand} />;
        }}
      </StaticMarkup>
    </>
  );
}

export function head({ context: { brand } }: PageProps): Head {
  return {
    title: 'Schedule a meeting',
    description: forBrand(descriptions(officeTowns(brand.offices, 'or')), brand.id),
  };
}

function Contact(props: Pick<PageProps['context'], 'brand'> & { service: string | null }) {
  const { ContactSection } = contact.use('section');
  return <ContactSection {...props} />;
}
