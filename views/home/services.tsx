import * as limits from '#shared/limits.ts';
import { href } from '#shared/routes.ts';
import { servicesFor } from '#shared/services.ts';
import { servicesCatalogue } from '#shared/services-catalogue.ts';
import { Section } from '../components/section.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { usePageContext } from '../context.tsx';

/** The brand's first six services, the first and the last of them wide. Below 768 px only the button stays. */
export function Services() {
  const { brand } = usePageContext();
  const services = servicesFor(brand, servicesCatalogue).slice(0, limits.homeServices);
  return (
    <Section
      {...brand.servicesSection}
      action={{ label: 'All services', to: href('services') }}
      className="home-services"
    >
      <div className="bento">
        {services.map((service, place) => (
          <ServiceCard key={service.id} service={service} wide={place === 0 || place === services.length - 1} />
        ))}
      </div>
    </Section>
  );
}
