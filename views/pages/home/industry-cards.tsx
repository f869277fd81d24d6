import { industriesCatalogue } from '#shared/firm/industries-catalogue.ts';
import * as limits from '#shared/limits.ts';
import { IndustryCard } from '../industries/industry-card.tsx';

/** The first five trades, in a row that scrolls sideways. */
export function IndustryCards() {
  return (
    <ul className="rail" data-rail>
      {industriesCatalogue.slice(0, limits.industriesInCarousel).map((industry) => (
        <li key={industry.slug}>
          <IndustryCard industry={industry} />
        </li>
      ))}
    </ul>
  );
}
