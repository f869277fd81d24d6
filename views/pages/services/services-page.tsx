import { type Service, servicesFor } from '#shared/firm/services-catalog.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { ServicePrice } from '#views/components/cards/illustrated-cards.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { CheckList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Art } from '#views/components/picture/art.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import type { AllServicesFrontMatter } from '#views/runtime/front-matter.ts';
import type { IconName } from '#views/runtime/icon-names.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import Text, { frontMatter } from './all-services.mdx';

const { title, lead }: AllServicesFrontMatter = frontMatter;

/** Of so many services the rows are wide, with a picture. */
const wideRows = 2;

/** All services in the brand's order, each with its slug as an anchor; an index of them with prices before. */
export function Page({ context: { brand } }: PageProps) {
  const services = servicesFor(brand);
  return (
    <>
      <PageHead title={forBrand(title, brand.id)} lead={forBrand(lead, brand.id)} crumbs={[{ label: 'Services' }]}>
        <Index services={services} />
      </PageHead>
      <div className="section section-plain">
        <div className="wrap service-rows">
          {services.map((service, index) => (
            <ServiceRow key={service.id} service={service} wide={index < wideRows} />
          ))}
        </div>
      </div>
      <Text />
      <ClosingBand sentence="Not sure which of these you need? Tell us what you have, and we will tell you where to begin." />
    </>
  );
}

/** Links to the rows, each with what the service costs, as far as the owner has said so. */
function Index({ services }: { services: readonly Service[] }) {
  return (
    <div className="services-index no-print" id="cost">
      <ul>
        {services.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <ServicePrice id={id} />
          </li>
        ))}
      </ul>
      <p className="quiet">
        See what decides the fee of <Link to={href('personalTaxPricing')}>a personal return</Link> and of{' '}
        <Link to={`${href('service', { slug: 'payroll' })}#cost`}>payroll</Link>. For every service you hear the fee
        before we begin.
      </p>
    </div>
  );
}

function ServiceRow({ service, wide }: { service: Service; wide: boolean }) {
  return (
    <section
      className={wide ? 'service-row service-row-wide' : 'service-row'}
      id={service.id}
      aria-labelledby={`${service.id}-title`}
    >
      {wide && (
        <div className="page-head-panel">
          <Art scene={service.image} />
        </div>
      )}
      <div className="service-row-head">
        <Icon name={service.icon as IconName} className="card-icon" />
        <h2 className="small-heading" id={`${service.id}-title`}>
          <Link to={href('service', { slug: service.id })}>{service.title}</Link>
        </h2>
      </div>
      <p>{wholeFormNumbers(service.shortDescription)}</p>
      <CheckList items={service.features} />
    </section>
  );
}
