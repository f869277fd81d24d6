import { industriesCatalogue } from '#shared/firm/industries-catalogue.ts';
import * as limits from '#shared/limits.ts';
import { IndustryCard } from '#views/components/cards/industry-card.tsx';

/** The cards of the scroller of the industries section, and on paper those of the other industries. */
export function IndustryCards() {
  return (
    <>
      <ul className="scroller" data-scroller>
        {industriesCatalogue.slice(0, limits.homeIndustries).map((industry) => (
          <li key={industry.slug}>
            <IndustryCard industry={industry} />
          </li>
        ))}
      </ul>
      <ul className="industries-on-paper">
        {industriesCatalogue.slice(limits.homeIndustries).map(({ slug, title, description }) => (
          <li key={slug} className="card">
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
