import type { Industry } from '#shared/industries.ts';
import type { SceneName } from '../art/scene-names.ts';
import type { IconName } from '../icons.ts';
import { Art } from './art.tsx';
import { CardArrow } from './card.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type Props = { industry: Pick<Industry, 'slug' | 'title' | 'description' | 'icon' | 'link'> };

/** A trade with its scene in both themes and its icon on the scene's lower edge. */
export function IndustryCard({ industry }: Props) {
  return (
    <article className="card card-linked industry-card">
      <Art scene={industry.slug as SceneName} alt="" />
      <Icon name={industry.icon as IconName} className="card-icon" />
      <h3>
        <Link to={industry.link}>{industry.title}</Link>
      </h3>
      <p>{industry.description}</p>
      <CardArrow label="Explore" />
    </article>
  );
}
