import { href } from '#shared/routes.ts';
import { type ServiceSlug, servicesFor } from '#shared/services.ts';
import { servicesCatalogue } from '#shared/services-catalogue.ts';
import type { SceneName } from '../art/scene-names.ts';
import { Card } from '../components/card.tsx';
import { CardGrid } from '../components/card-grid.tsx';
import { ClosingBand } from '../components/closing-band.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import type { IconName } from '../icons.ts';
import { lazyModules } from '../lazy-modules.tsx';
import type { PageProps } from '../page.ts';
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

/** One of the eight services; what it says comes from views/services/{slug}.tsx. */
export function Page({ context, params }: PageProps) {
  const { brand } = context;
  const slug = params['slug'] as ServiceSlug;
  const { title, lead, closing, related, Body } = bodies.use(slug);
  const services = servicesFor(brand, servicesCatalogue);
  const service = (id: ServiceSlug) => services.find((one) => one.id === id)!;
  return (
    <>
      <PageHead
        title={title[brand.id]}
        lead={lead[brand.id]}
        crumbs={[{ label: 'Services', to: href('services') }, { label: service(slug).title }]}
        art={service(slug).image as SceneName}
      />
      <Body context={context} />
      <Section title="Goes well with" action={{ label: 'All services', to: href('services') }}>
        <CardGrid columns={3}>
          {related.map(({ slug: other, why }) => (
            <Card
              key={other}
              title={service(other).title}
              text={why}
              icon={service(other).icon as IconName}
              to={href('service', { slug: other })}
            />
          ))}
        </CardGrid>
      </Section>
      <ClosingBand sentence={closing[brand.id]} />
    </>
  );
}
