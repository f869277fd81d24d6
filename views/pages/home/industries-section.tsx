import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '#views/components/icon.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { ServerOnlySection } from './server-only-section.tsx';

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

type ScrollEnds = { atStart: boolean; atEnd: boolean };
type Extent = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Whether a horizontal scroller is at one of its ends; one pixel of rounding is allowed. */
function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: Extent): ScrollEnds {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/**
 * Scrolls the `[data-scroller]` of a section card by card: `atStart` and `atEnd` disable the buttons, and the arrow keys
 * work while the focus is anywhere in the section; from a card they take it along.
 */
function useScroller(section: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: false });
  useEffect(() => {
    const scroller = scrollerOf(section.current!);
    const update = () =>
      setEnds((before) => {
        const now = scrollEnds(scroller);
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now;
      });
    let observer: ResizeObserver | undefined;
    try {
      observer = new ResizeObserver(update);
      observer.observe(scroller);
    } catch {
      // Blocked: the buttons follow the scrolling alone.
    }
    scroller.addEventListener('scroll', update, { passive: true });
    return () => {
      observer?.disconnect();
      scroller.removeEventListener('scroll', update);
    };
  }, [section]);

  const move = (cards: number) => scrollByCards(scrollerOf(section.current!), cards);
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!cards) return;
    event.preventDefault();
    const card = (event.target as Element).closest('[data-scroller]>*');
    const next = cards > 0 ? card?.nextElementSibling : card?.previousElementSibling;
    next?.querySelector('a')?.focus({ preventScroll: true });
    // After what client/inline/scroll.ts does with the new focus, which would end a smooth scroll.
    requestAnimationFrame(() => move(cards));
  };
  return { ...ends, move, onKeyDown };
}

function scrollerOf(section: HTMLElement): HTMLElement {
  return section.querySelector<HTMLElement>('[data-scroller]')!;
}

function scrollByCards(scroller: HTMLElement, cards: number) {
  const [first, second] = [...scroller.children] as HTMLElement[];
  const step = first && second ? second.offsetLeft - first.offsetLeft : scroller.clientWidth;
  scroller.scrollBy({ left: cards * step });
}
