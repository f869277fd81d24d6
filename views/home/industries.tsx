import { useRef } from 'react';
import { industriesCatalogue } from '#shared/industries-catalogue.ts';
import { limits } from '#shared/limits.ts';
import { Icon } from '../components/icon.tsx';
import { IndustryCard } from '../components/industry-card.tsx';
import { usePageContext } from '../context.tsx';
import { useRail } from './use-rail.ts';

/** Five trades in a row that bleeds to the edge of the screen and scrolls sideways. */
export function Industries() {
  const { industriesSection } = usePageContext().brand;
  const rail = useRef<HTMLUListElement>(null);
  const { atStart, atEnd, move, onKeyDown } = useRail(rail);
  return (
    <section className="section section-subtle industries" aria-roledescription="carousel" aria-labelledby="industries">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="industries">{industriesSection.title}</h2>
            <p className="lead">{industriesSection.lead}</p>
          </div>
          <div className="rail-controls">
            <button
              type="button"
              className="round-button"
              aria-label="Previous industries"
              disabled={atStart}
              onClick={() => move(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              className="round-button"
              aria-label="Next industries"
              disabled={atEnd}
              onClick={() => move(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
      </div>
      <ul className="rail" ref={rail} onKeyDown={onKeyDown}>
        {industriesCatalogue.slice(0, limits.industriesInCarousel).map((industry) => (
          <li key={industry.slug}>
            <IndustryCard industry={industry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
