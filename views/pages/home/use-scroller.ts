import { type RefObject, useEffect, useState } from 'react';

export type ScrollEnds = { atStart: boolean; atEnd: boolean };
type Extent = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Where a sideways scrolling row stands; a pixel of rounding counts as the end. */
export function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: Extent): ScrollEnds {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/**
 * Moves the `[data-rail]` inside a section by one card: the buttons know when it is at an end, and arrow keys work
 * while the focus is anywhere in the section.
 */
export function useScroller(section: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = section.current!;
    const rail = railOf(element);
    const update = () =>
      setEnds((before) => {
        const now = scrollEnds(rail);
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now;
      });
    const onKey = (event: KeyboardEvent) => {
      const cards = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!cards) return;
      event.preventDefault();
      moveRail(rail, cards);
    };
    const observer = new ResizeObserver(update);
    observer.observe(rail);
    rail.addEventListener('scroll', update, { passive: true });
    element.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      rail.removeEventListener('scroll', update);
      element.removeEventListener('keydown', onKey);
    };
  }, [section]);

  return { ...ends, move: (cards: number) => moveRail(railOf(section.current!), cards) };
}

function railOf(section: HTMLElement): HTMLElement {
  return section.querySelector<HTMLElement>('[data-rail]')!;
}

function moveRail(rail: HTMLElement, cards: number) {
  const [first, second] = [...rail.children] as HTMLElement[];
  const step = first && second ? second.offsetLeft - first.offsetLeft : rail.clientWidth;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  rail.scrollBy({ left: cards * step, behavior: calm ? 'instant' : 'smooth' });
}
