import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

export type RailEnds = { atStart: boolean; atEnd: boolean };

/** Where a sideways scrolling row stands; half a pixel of rounding counts as the end. */
export function railEnds({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): RailEnds {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/** A row that scrolls by one card: buttons know when they are at an end, arrow keys move it while focus is inside. */
export function useRail(rail: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<RailEnds>({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = rail.current!;
    const update = () =>
      setEnds((before) => {
        const now = railEnds(element);
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now;
      });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [rail]);

  const move = (cards: number) => {
    const element = rail.current!;
    const [first, second] = element.children as unknown as [HTMLElement, HTMLElement?];
    const step = second ? second.offsetLeft - first.offsetLeft : element.clientWidth;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: cards * step, behavior: calm ? 'instant' : 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!cards) return;
    event.preventDefault();
    move(cards);
  };
  return { ...ends, move, onKeyDown };
}
