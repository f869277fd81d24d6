import { StackMark } from '#views/art/stack-mark.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Icon } from '../icon.tsx';

/** The three brands side by side, each with its mark. */
export function BrandCards() {
  const { siblings } = usePageContext();
  return (
    <ul className="card-grid card-grid-3 brand-cards">
      {siblings.map(({ id, summary, name, tagline, linkLabel, url }) => (
        <li key={id} className="card brand-card card-linked" data-brand-color={id}>
          <StackMark brand={id} />
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
