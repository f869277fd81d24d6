import { industriesCatalogue } from '#shared/firm/industries-catalogue.ts';
import * as limits from '#shared/limits.ts';
import { IndustryCard } from '#views/components/cards/industry-card.tsx';

/** The cards of the scroller of the industries section. */
export function IndustryCards() {
  return (
    <ul className="scroller" data-scroller>
      {industriesCatalogue.slice(0, limits.homeIndustries).map((industry) => (
        <li key={industry.slug}>
          <IndustryCard industry={industry} />
        </li>
      ))}
    </ul>
  );
}
