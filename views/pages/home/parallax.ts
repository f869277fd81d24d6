import { type RefObject, useEffect } from 'react';
import * as limits from '#shared/limits.ts';

/** Vertical shift of a picture in CSS pixels at a scroll position. */
export function parallaxShift(scrolled: number, width: number, reducedMotion: boolean): number {
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
