import { type RefObject, useEffect, useState } from 'react';
import * as limits from '#shared/limits.ts';

type Options = {
  count: number;
  /** Milliseconds until the next slide. */
  interval: number;
  /** The picture of a slide: the shown slide stays until it is loaded. */
  pictureOf: (index: number) => HTMLImageElement | undefined;
  onChange: (state: CarouselState) => void;
};
type CarouselState = { index: number; playing: boolean };
/** Why the carousel is paused. It plays when no reason is left. */
type PauseReason = 'pointer' | 'focus' | 'hidden' | 'pressed' | 'motion';

/** A carousel that advances by itself and wraps around. The interval starts anew after every change and every pause. */
function createCarousel({ count, interval, pictureOf, onChange }: Options) {
  const pauseReasons = new Set<PauseReason>();
  let index = 0;
  let target = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const go = (to: number) => {
    const wanted = (to + count) % count;
    target = wanted;
    const show = () => {
      if (target !== wanted) return;
      index = wanted;
      restart();
    };
    const picture = pictureOf(wanted);
    if (!picture || picture.complete) return show();
    picture.loading = 'eager';
    const timeOut = new Promise((resolve) => setTimeout(resolve, limits.heroPictureTimeoutMs));
    const decoded = async () => picture.decode();
    Promise.race([decoded(), timeOut]).then(show, show);
  };
  const restart = () => {
    clearTimeout(timer);
    const playing = pauseReasons.size === 0;
    if (playing) timer = setTimeout(() => go(index + 1), interval);
    onChange({ index, playing });
  };

  return {
    start: restart,
    stop() {
      clearTimeout(timer);
      target = -1;
    },
    go,
    next: () => go(target + 1),
    previous: () => go(target - 1),
    /** Adds or removes a reason to pause. */
    setPaused(reason: PauseReason, on: boolean) {
      if (pauseReasons.has(reason) === on) return;
      if (on) pauseReasons.add(reason);
      else pauseReasons.delete(reason);
      restart();
    },
  };
}

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
  const [carousel] = useState(() =>
    createCarousel({
      count,
      interval: limits.heroAutoplayMs,
      pictureOf: (index) =>
        area.current?.querySelectorAll<HTMLImageElement>(
          `.hero-picture .art-${document.documentElement.dataset['theme']}`,
        )[index],
      onChange: setState,
    }),
  );

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

/** Vertical shift of a picture in CSS pixels at a scroll position. */
function parallaxShift(scrolled: number, width: number, reducedMotion: boolean): number {
  return width < limits.parallaxMinWidthPx || reducedMotion ? 0 : Math.round(scrolled * limits.parallaxFactor);
}

/** Shifts a picture against the scrolling, on wide screens and without reduced motion (shared/limits.ts). */
export function useParallax(picture: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    // React clears the reference before it ends the effect: a scroll in between would find null.
    const element = picture.current!;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const update = () => {
      frame = 0;
      if (scrollY > innerHeight * 1.5) return;
      const shift = parallaxShift(scrollY, innerWidth, motion.matches);
      element.style.transform = shift ? `translateY(${shift}px)` : '';
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    addEventListener('scroll', schedule, { passive: true, signal });
    addEventListener('resize', schedule, { passive: true, signal });
    motion.addEventListener('change', schedule, { signal });
    signal.addEventListener('abort', () => cancelAnimationFrame(frame));
    if (scrollY > 0) schedule();
    return () => mounted.abort();
  }, [picture]);
}
