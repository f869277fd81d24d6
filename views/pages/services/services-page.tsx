import { feeLabel, serviceFees } from '#shared/firm/prices.ts';
import { type Service, servicesFor } from '#shared/firm/services-catalog.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { ServicePrice } from '#views/components/cards/illustrated-cards.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { FactsList } from '#views/components/facts-list.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { CheckList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import type { AllServicesFrontMatter } from '#views/runtime/front-matter.ts';
import type { IconName } from '#views/runtime/icon-names.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import Text, { frontMatter } from './all-services.mdx';

const { title, lead }: AllServicesFrontMatter = frontMatter;

/** All services in the brand's order, each with its slug as an anchor. */
export function Page({ context: { brand } }: PageProps) {
  const services = servicesFor(brand);
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[{ label: 'Services' }]}
        art="schedule"
      />
      <div className="section section-plain">
        <div className="wrap rows">
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </div>
      </div>
      <Text />
      <Cost services={services} />
      <ClosingBand />
    </>
  );
}

/** What each service costs, as far as the owner has said so. */
function Cost({ services }: { services: readonly Service[] }) {
  const { brand } = usePageContext();
  const priced = services.flatMap(({ id, title }) => {
    const { start } = serviceFees(brand, id);
    return start ? [[title, feeLabel(start)] as const] : [];
  });
  return (
    <Section id="cost" title="What will it cost?" className="no-print">
      <FactsList className="" facts={Object.fromEntries(priced)} />
      <p>
        See what decides the fee of <Link to={href('personalTaxPricing')}>a personal return</Link> and of{' '}
        <Link to={`${href('service', { slug: 'payroll' })}#cost`}>payroll</Link>. For every service you hear the fee
        before we begin.
      </p>
    </Section>
  );
}

function ServiceRow({ service }: { service: Service }) {
  return (
    <section className="service-row" id={service.id} aria-labelledby={`${service.id}-title`}>
      <div>
        <Icon name={service.icon as IconName} className="card-icon" />
        <h2 className="small-heading" id={`${service.id}-title`}>
          <Link to={href('service', { slug: service.id })}>{service.title}</Link>
        </h2>
        <ServicePrice id={service.id} />
      </div>
      <div>
        <p>{wholeFormNumbers(service.shortDescription)}</p>
        <CheckList items={service.features} />
      </div>
    </section>
  );
}
