import type { ServiceSlug } from '#shared/firm/services.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { serviceRelations } from '#shared/site/relations/services.ts';
import { href, type Params } from '#shared/site/routes.ts';
import { CallBar } from '#views/components/call-bar.tsx';
import { ServiceReasons } from '#views/components/cards/service-reasons.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { TrustBlock } from '#views/components/trust-block.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import type { ServiceBody } from './service-body.ts';

const bodies = lazyModules<ServiceBody, Record<ServiceSlug, () => Promise<ServiceBody>>>({
  'personal-tax': () => import('./personal-tax.tsx'),
  'business-tax': () => import('./business-tax.tsx'),
  bookkeeping: () => import('./bookkeeping.tsx'),
  'fractional-cfo': () => import('./fractional-cfo.tsx'),
  'hr-consulting': () => import('./hr-consulting.tsx'),
  marketing: () => import('./marketing.tsx'),
  'business-formation': () => import('./business-formation.tsx'),
  payroll: () => import('./payroll.tsx'),
});

/** Loads the content of a service. */
export function preload({ slug }: Params) {
  return bodies.load(slug as ServiceSlug);
}

/** The page of a service; its content is in {slug}.tsx of this folder. */
export function Page({ context, params, path }: PageProps) {
  const { brand } = context;
  const slug = params['slug'] as ServiceSlug;
  const { title, lead, related, Body } = bodies.use(slug);
  const schedule = { label: brand.closing.button, to: `${href('schedule')}?service=${slug}` };
  const service = servicesFor(brand).find(({ id }) => id === slug)!;
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[{ label: 'Services', to: href('services') }, { label: service.title }]}
        art={service.image}
        action={schedule}
      />
      <Body context={context} />
      <RelatedLinks relations={serviceRelations[slug]} path={path}>
        <ServiceReasons reasons={related} />
      </RelatedLinks>
      <TrustBlock />
      <CallBar to={schedule.to} />
      <ClosingBand action={schedule} />
    </>
  );
}
