import { StackMark } from '#views/art/stack-mark.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Icon } from '../icon.tsx';

/** The three brands side by side, each with its mark; the current one has a badge. */
export function BrandCards() {
  const { brand, siblings } = usePageContext();
  return (
    <ul className="brand-cards">
      {siblings.map(({ id, summary, name, tagline, linkLabel, url }) => (
        <li key={id} className="brand-card card-linked" data-brand-color={id}>
          <StackMark brand={id} />
          {id === brand.id && <span className="brand-card-current">You are here</span>}
          <h3>{name}</h3>
          <p className="brand-card-tagline">{tagline}</p>
          <p>{summary}</p>
          <a href={url} className="arrow-link">
            {linkLabel}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
