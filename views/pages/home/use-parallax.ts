import { type RefObject, useEffect } from 'react';
import * as limits from '#shared/limits.ts';

/** Vertical shift of a picture in CSS pixels at a scroll position. */
export function parallaxShift(scrolled: number, width: number, reducedMotion: boolean): number {
  return width < limits.parallaxMinWidthPx || reducedMotion ? 0 : Math.round(scrolled * limits.parallaxFactor);
}

/** Shifts a picture against the scrolling, on wide screens and without reduced motion (shared/limits.ts). */
export function useParallax(picture: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const update = () => {
      frame = 0;
      const element = picture.current;
      if (!element || scrollY > innerHeight * 1.5) return;
      const shift = parallaxShift(scrollY, innerWidth, motion.matches);
      element.style.transform = shift ? `translateY(${shift}px)` : '';
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule, { passive: true });
    motion.addEventListener('change', schedule);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
      motion.removeEventListener('change', schedule);
    };
  }, [picture]);
}
