import { useRef } from 'react';
import { Icon } from '#views/components/icon.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { ServerOnlySection } from './server-only-section.tsx';
import { useScroller } from './use-scroller.ts';

/** The first industries in a row that scrolls sideways, to the edge of the screen. */
export function Industries() {
  const { industriesSection } = usePageContext().brand;
  const section = useRef<HTMLElement>(null);
  const { atStart, atEnd, move, onKeyDown } = useScroller(section);
  return (
    <section
      className="section section-subtle industries"
      aria-roledescription="carousel"
      aria-labelledby="industries"
      ref={section}
      onKeyDown={onKeyDown}
    >
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="industries">{industriesSection.title}</h2>
            <p className="lead">{industriesSection.lead}</p>
          </div>
          <div className="button-row scroller-controls no-print">
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
      <ServerOnlySection part="industries" />
    </section>
  );
}
