import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

export type ScrollEnds = { atStart: boolean; atEnd: boolean };
type Extent = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Whether a horizontal scroller is at one of its ends; one pixel of rounding is allowed. */
export function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: Extent): ScrollEnds {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/**
 * Scrolls the `[data-scroller]` of a section card by card: `atStart` and `atEnd` disable the buttons, and the arrow keys
 * work while the focus is anywhere in the section; from a card they take it along.
 */
export function useScroller(section: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: false });
  useEffect(() => {
    const scroller = scrollerOf(section.current!);
    const update = () =>
      setEnds((before) => {
        const now = scrollEnds(scroller);
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now;
      });
    const observer = new ResizeObserver(update);
    observer.observe(scroller);
    scroller.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
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
