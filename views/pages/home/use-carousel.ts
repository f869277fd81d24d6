import { type RefObject, useEffect, useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { type Carousel, createCarousel } from './carousel.ts';

const swipeDistance = 48;

/**
 * The hero's slides in React: they start after hydration and stand still under the pointer, with the focus inside, in
 * a hidden tab, under reduced motion and when asked to. A sideways swipe on `area` changes the slide.
 */
export function useCarousel(area: RefObject<HTMLElement | null>, count: number) {
  const [state, setState] = useState({ index: 0, playing: false });
  const [pressed, setPressed] = useState(false);
  const slider = useRef<Carousel | null>(null);

  useEffect(() => {
    const made = createCarousel({ count, interval: limits.heroAutoplay, onChange: setState });
    slider.current = made;
    const element = area.current!;
    const ended = new AbortController();
    const on = (target: EventTarget, type: string, listener: (event: never) => void) =>
      target.addEventListener(type, listener as EventListener, { signal: ended.signal, passive: true });
    const motion = matchMedia('(prefers-reduced-motion: reduce)');

    made.hold('motion', motion.matches);
    made.hold('hidden', document.hidden);
    made.hold('pointer', element.matches(':hover') && matchMedia('(hover: hover)').matches);
    made.start();
    on(motion, 'change', () => made.hold('motion', motion.matches));
    on(document, 'visibilitychange', () => made.hold('hidden', document.hidden));
    // A touch also "enters", and never leaves.
    on(element, 'pointerenter', (event: PointerEvent) => made.hold('pointer', event.pointerType === 'mouse'));
    on(element, 'pointerleave', () => made.hold('pointer', false));
    on(element, 'focusin', () => made.hold('focus', element.matches(':has(:focus-visible)')));
    on(element, 'focusout', (event: FocusEvent) =>
      made.hold('focus', element.contains(event.relatedTarget as Node | null)),
    );
    let from = Number.NaN;
    on(element, 'touchstart', (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0]!.clientX : Number.NaN;
    });
    on(element, 'touchend', (event: TouchEvent) => {
      const way = event.changedTouches[0]!.clientX - from;
      if (way > swipeDistance) made.previous();
      if (way < -swipeDistance) made.next();
    });
    return () => {
      ended.abort();
      made.stop();
    };
  }, [area, count]);

  return {
    ...state,
    pressed,
    go: (index: number) => slider.current?.go(index),
    next: () => slider.current?.next(),
    previous: () => slider.current?.previous(),
    toggle() {
      slider.current?.hold('pressed', !pressed);
      setPressed(!pressed);
    },
  };
}
