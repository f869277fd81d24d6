import { type RefObject, useEffect, useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { type Carousel, createCarousel } from './carousel.ts';

const swipeDistance = 48;

/**
 * The state of the hero carousel and its controls. It starts after hydration and pauses under the pointer, with the
 * focus inside, in a hidden tab, under reduced motion and by its pause button. A sideways swipe on `area` changes the
 * slide.
 */
export function useCarousel(area: RefObject<HTMLElement | null>, count: number) {
  const [state, setState] = useState({ index: 0, playing: false });
  const [pressed, setPressed] = useState(false);
  const carousel = useRef<Carousel | null>(null);

  useEffect(() => {
    const instance = createCarousel({ count, interval: limits.heroAutoplayMs, onChange: setState });
    carousel.current = instance;
    const element = area.current!;
    // The bar in the current slide's dot fills in this time (views/styles/pages/home/slides.css).
    element.style.setProperty('--hero-autoplay', `${limits.heroAutoplayMs}ms`);
    const listeners = new AbortController();
    const on = (target: EventTarget, type: string, listener: (event: never) => void) =>
      target.addEventListener(type, listener as EventListener, { signal: listeners.signal, passive: true });
    const motion = matchMedia('(prefers-reduced-motion: reduce)');

    instance.setPaused('motion', motion.matches);
    instance.setPaused('hidden', document.hidden);
    instance.setPaused('pointer', element.matches(':hover') && matchMedia('(hover: hover)').matches);
    instance.start();
    on(motion, 'change', () => instance.setPaused('motion', motion.matches));
    on(document, 'visibilitychange', () => instance.setPaused('hidden', document.hidden));
    // Touches fire pointerenter as well, but no pointerleave.
    on(element, 'pointerenter', (event: PointerEvent) => instance.setPaused('pointer', event.pointerType === 'mouse'));
    on(element, 'pointerleave', () => instance.setPaused('pointer', false));
    on(element, 'focusin', () => instance.setPaused('focus', element.matches(':has(:focus-visible)')));
    on(element, 'focusout', (event: FocusEvent) =>
      instance.setPaused('focus', element.contains(event.relatedTarget as Node | null)),
    );
    let startX = Number.NaN;
    on(element, 'touchstart', (event: TouchEvent) => {
      startX = event.touches.length === 1 ? event.touches[0]!.clientX : Number.NaN;
    });
    on(element, 'touchend', (event: TouchEvent) => {
      const distance = event.changedTouches[0]!.clientX - startX;
      if (distance > swipeDistance) instance.previous();
      if (distance < -swipeDistance) instance.next();
    });
    return () => {
      listeners.abort();
      instance.stop();
    };
  }, [area, count]);

  return {
    ...state,
    pressed,
    go: (index: number) => carousel.current?.go(index),
    next: () => carousel.current?.next(),
    previous: () => carousel.current?.previous(),
    toggle() {
      carousel.current?.setPaused('pressed', !pressed);
      setPressed(!pressed);
    },
  };
}
