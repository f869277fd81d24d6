import type { Industry } from '#shared/industries.ts';
import type { SceneName } from '../art/scene-names.ts';
import { Art } from './art.tsx';
import { CardArrow } from './card.tsx';
import { Link } from './link.tsx';

type Props = { industry: Pick<Industry, 'slug' | 'title' | 'description' | 'link'> };

/** A trade with its scene in both themes. */
export function IndustryCard({ industry }: Props) {
  return (
    <article className="card card-linked industry-card">
      <Art scene={industry.slug as SceneName} alt="" />
      <h3>
        <Link to={industry.link}>{industry.title}</Link>
      </h3>
      <p>{industry.description}</p>
      <CardArrow label="Explore" />
    </article>
  );
}
