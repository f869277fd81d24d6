import { servicesFor } from '#shared/firm/services-catalog.ts';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { ServiceCard } from '#views/components/cards/service-card.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The brand's first services, the first and the last of them wide. Below 768 px all eight are plain links instead. */
export function Services() {
  const { brand } = usePageContext();
  const all = servicesFor(brand);
  const services = all.slice(0, limits.homeServices);
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
      <ul className="service-links">
        {all.map(({ id, title, icon }) => (
          <li key={id}>
            <Link to={href('service', { slug: id })}>
              <Icon name={icon as IconName} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
