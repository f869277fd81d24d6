import { type RefObject, useEffect, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { createCarousel } from './carousel.ts';

const swipeDistance = 48;

/**
 * The state of the hero carousel and its controls. It starts after hydration and pauses under the pointer, with the
 * focus inside, in a hidden tab, under reduced motion and by its pause button. A sideways swipe on `area` changes the
 * slide.
 */
export function useCarousel(area: RefObject<HTMLElement | null>, count: number) {
  const [state, setState] = useState({ index: 0, playing: false });
  const [pressed, setPressed] = useState(false);
  // Not in the effect: a press may come between hydration and the effects.
  const [carousel] = useState(() => createCarousel({ count, interval: limits.heroAutoplayMs, onChange: setState }));

  useEffect(() => {
    const element = area.current!;
    // The bar in the current slide's dot fills in this time (views/styles/pages/home/slides.css).
    element.style.setProperty('--hero-autoplay', `${limits.heroAutoplayMs}ms`);
    const listeners = new AbortController();
    const on = (target: EventTarget, type: string, listener: (event: never) => void) =>
      target.addEventListener(type, listener as EventListener, { signal: listeners.signal, passive: true });
    const motion = matchMedia('(prefers-reduced-motion: reduce)');

    carousel.setPaused('motion', motion.matches);
    carousel.setPaused('hidden', document.hidden);
    carousel.setPaused('pointer', element.matches(':hover') && matchMedia('(hover: hover)').matches);
    carousel.start();
    on(motion, 'change', () => carousel.setPaused('motion', motion.matches));
    on(document, 'visibilitychange', () => carousel.setPaused('hidden', document.hidden));
    // Touches fire pointerenter as well, but no pointerleave.
    on(element, 'pointerenter', (event: PointerEvent) => carousel.setPaused('pointer', event.pointerType === 'mouse'));
    on(element, 'pointerleave', () => carousel.setPaused('pointer', false));
    on(element, 'focusin', (event: FocusEvent) =>
      carousel.setPaused('focus', (event.target as Element).matches(':focus-visible')),
    );
    on(element, 'focusout', (event: FocusEvent) =>
      carousel.setPaused('focus', element.contains(event.relatedTarget as Node | null)),
    );
    let startX = Number.NaN;
    on(element, 'touchstart', (event: TouchEvent) => {
      startX = event.touches.length === 1 ? event.touches[0]!.clientX : Number.NaN;
    });
    on(element, 'touchend', (event: TouchEvent) => {
      const distance = event.changedTouches[0]!.clientX - startX;
      if (distance > swipeDistance) carousel.previous();
      if (distance < -swipeDistance) carousel.next();
    });
    return () => {
      listeners.abort();
      carousel.stop();
    };
  }, [area, carousel]);

  return {
    ...state,
    ...carousel,
    pressed,
    toggle() {
      carousel.setPaused('pressed', !pressed);
      setPressed(!pressed);
    },
  };
}
