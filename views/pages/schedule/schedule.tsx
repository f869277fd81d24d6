import { availabilityParams } from '#shared/booking/availability-params.ts';
import type { Head } from '#shared/site/head.ts';
import { Section } from '#views/components/section.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticMarkup } from '#views/runtime/server-markup.tsx';
import { useData } from '#views/runtime/use-data.tsx';
import { BookingForm } from './booking-form.tsx';
import { descriptions, kindTexts } from './kind-texts.ts';

type Texts = typeof import('./schedule-text.tsx');
type Requests = typeof import('./request-section.tsx');

const texts = lazyModules<Texts, Record<'text', () => Promise<Texts>>>({ text: () => import('./schedule-text.tsx') });
const requests = lazyModules<Requests, Record<'request', () => Promise<Requests>>>({
  request: () => import('./request-section.tsx'),
});

/** Where the document shows the request form, hydration waits for its code, so that no press on it is lost. */
export const parts = {
  loadTool: async () => document.getElementById('request') && requests.load('request'),
};

export const preload = () => texts.load('text');

/**
 * The scheduling page: the booking form, or the request form while the calendars cannot be read and for brands with a
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
      {query.get('sent') === '1' && <Sent />}
      {found.ok && !brand.schedulingUrl ? (
        <Section tone="subtle" className="schedule-request">
          <BookingForm params={params} availability={found.value} service={service} kindTexts={kindTexts[brand.id]} />
        </Section>
      ) : (
        <Request brand={brand} service={service} />
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
  return { title: 'Schedule a meeting', description: descriptions[brand.id] };
}

function Request(props: Pick<PageProps['context'], 'brand'> & { service: string | null }) {
  const { RequestSection } = requests.use('request');
  return <RequestSection {...props} />;
}

function Sent() {
  const { RequestSent } = requests.use('request');
  return <RequestSent />;
}
