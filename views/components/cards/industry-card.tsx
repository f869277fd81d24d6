import type { Industry } from '#shared/firm/industries.ts';
import type { IconName } from '#views/runtime/icon-names.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { Art } from '../picture/art.tsx';
import { CardArrow } from './card.tsx';

type Props = { industry: Pick<Industry, 'slug' | 'title' | 'description' | 'icon' | 'link'> };

/** The card of an industry, with its picture for both themes. */
export function IndustryCard({ industry }: Props) {
  return (
    <article className="card card-linked industry-card">
      <Art scene={industry.slug} />
      <Icon name={industry.icon as IconName} className="card-icon" />
      <h3>
        <Link to={industry.link}>{industry.title}</Link>
      </h3>
      <p>{industry.description}</p>
      <CardArrow label="Explore" />
    </article>
  );
}
