import { href } from '#shared/routes.ts';
import type { Service } from '#shared/services.ts';
import type { SceneName } from '../art/scene-names.ts';
import type { IconName } from '../icons.ts';
import { Art } from './art.tsx';
import { CardArrow } from './card.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type Props = { service: Pick<Service, 'id' | 'title' | 'shortDescription' | 'icon' | 'image'>; wide?: boolean };

/** A service in one card; the wide one shows its scene. */
export function ServiceCard({ service, wide = false }: Props) {
  return (
    <article className={`card card-linked service-card${wide ? ' service-card-wide' : ''}`}>
      <Icon name={service.icon as IconName} className="card-icon" />
      {wide && <Art scene={service.image as SceneName} alt="" />}
      <h3>
        <Link to={href('service', { slug: service.id })}>{service.title}</Link>
      </h3>
      <p>{service.shortDescription}</p>
      <CardArrow label="See what is included" />
    </article>
  );
}
