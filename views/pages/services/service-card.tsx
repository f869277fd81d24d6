import type { Service } from '#shared/firm/services-catalogue.ts';
import { href } from '#shared/site/routes.ts';
import type { SceneName } from '#views/art/scene-names.ts';
import { CardArrow } from '#views/components/card.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { Art } from '#views/components/picture/art.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';

type Props = { service: Pick<Service, 'id' | 'title' | 'shortDescription' | 'icon' | 'image'>; wide?: boolean };

/** The card of a service; the wide variant has a picture. */
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
