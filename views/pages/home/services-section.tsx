import { servicesFor } from '#shared/firm/services-catalog.ts';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { ServiceCard } from '#views/components/cards/illustrated-cards.tsx';
import { Section } from '#views/components/section.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The brand's first services, the first and the last of them wide. Shown from 768 px. */
export function Services() {
  const { brand } = usePageContext();
  const services = servicesFor(brand).slice(0, limits.homeServices);
  return (
    <Section
      {...brand.servicesSection}
      action={{ label: 'All services', to: href('services') }}
      className="home-services"
    >
      <div className="bento">
        {services.map((service, index) => (
          <ServiceCard key={service.id} service={service} wide={index === 0 || index === services.length - 1} />
        ))}
      </div>
    </Section>
  );
}
