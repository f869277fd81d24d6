import type { Industry } from '#shared/firm/industries-catalog.ts';
import { feeLabel } from '#shared/firm/prices.ts';
import { serviceFees } from '#shared/firm/service-fees.ts';
import type { Service } from '#shared/firm/services-catalog.ts';
import { href } from '#shared/site/routes.ts';
import { StackMark } from '#views/art/stack-mark.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { Art } from '../picture/art.tsx';
import { CardArrow } from './card.tsx';

type ServiceCardProps = {
  service: Pick<Service, 'id' | 'title' | 'shortDescription' | 'linkLabel' | 'icon' | 'image'>;
  wide?: boolean;
};

/** The card of a service; the wide variant has a picture. */
export function ServiceCard({ service, wide = false }: ServiceCardProps) {
  return (
    <article className={`card card-linked service-card${wide ? ' service-card-wide' : ''}`}>
      <Icon name={service.icon as IconName} className="card-icon" />
      {wide && <Art scene={service.image} />}
      <h3>
        <Link to={href('service', { slug: service.id })}>{service.title}</Link>
      </h3>
      <p>{service.shortDescription}</p>
      <ServicePrice id={service.id} />
      <CardArrow label={service.linkLabel} />
    </article>
  );
}

/** From what a service costs, where the owner has said so. */
export function ServicePrice({ id }: Pick<Service, 'id'>) {
  const { start } = serviceFees(usePageContext().brand, id);
  return start && <p className="service-price">{feeLabel(start)}</p>;
}

/** The card of an industry, with its picture for both themes, and the usual mistake in it if `withTrap`. */
export function IndustryCard({ industry, withTrap }: { industry: Industry; withTrap?: boolean }) {
  return (
    <article className="card card-linked industry-card">
      <Art scene={industry.slug} />
      <h3>
        <Link to={industry.link}>{industry.title}</Link>
      </h3>
      <p>{industry.description}</p>
      {withTrap && (
        <p>
          <strong>The usual mistake:</strong> {industry.trap}
        </p>
      )}
      <CardArrow label={industry.linkLabel} />
    </article>
  );
}

/** The three brands side by side, each with its mark, its only color; the others are links. */
export function BrandCards() {
  const { siblings, brand } = usePageContext();
  return (
    <ul className="card-grid card-grid-3 brand-cards">
      {siblings.map(({ id, summary, name, linkLabel, url }) => (
        <li key={id} className={`card brand-card${id === brand.id ? '' : ' card-linked'}`}>
          <StackMark brand={id} />
          <h3>{name}</h3>
          <p>{summary}</p>
          {id === brand.id ? (
            <strong>You are here</strong>
          ) : (
            <a href={url} className="arrow-link">
              {linkLabel}
              <Icon name="arrow-right" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
