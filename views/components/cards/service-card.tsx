import type { Service } from '#shared/firm/services-catalog.ts';
import { href } from '#shared/site/routes.ts';
import type { IconName } from '#views/runtime/icon-names.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { Art } from '../picture/art.tsx';
import { CardArrow } from './card.tsx';

type Props = { service: Pick<Service, 'id' | 'title' | 'shortDescription' | 'icon' | 'image'>; wide?: boolean };

/** The card of a service; the wide variant has a picture. */
export function ServiceCard({ service, wide = false }: Props) {
  return (
    <article className={`card card-linked service-card${wide ? ' service-card-wide' : ''}`}>
      <Icon name={service.icon as IconName} className="card-icon" />
      {wide && <Art scene={service.image} />}
      <h3>
        <Link to={href('service', { slug: service.id })}>{service.title}</Link>
      </h3>
      <p>{service.shortDescription}</p>
      <CardArrow label="See what is included" />
    </article>
  );
}
