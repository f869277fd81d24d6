import { StackMark } from '#views/art/stack-mark.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Section } from '#views/components/section.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The three brands side by side; the current one is marked. */
export function Connected() {
  const { brand, siblings } = usePageContext();
  return (
    <Section {...brand.connected} action={{ label: 'Team to Win', to: brand.teamUrl }} className="connected">
      <ul className="brand-cards">
        {siblings.map(({ id, tagline, summary, linkLabel, url }) => (
          <li key={id} className="brand-card card-linked" data-brand-color={id}>
            <StackMark brand={id} />
            {id === brand.id && <span className="brand-card-current">You are here</span>}
            <h3>{tagline}</h3>
            <p>{summary}</p>
            <a href={url} className="arrow-link">
              {linkLabel}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
