import { type RefObject, useEffect } from 'react';
import * as limits from '#shared/limits.ts';

/** Shift of a picture in pixels at a scroll position. */
export function parallaxShift(scrolled: number, width: number, reducedMotion: boolean): number {
  return width < limits.parallaxMinWidth || reducedMotion ? 0 : Math.round(scrolled * limits.parallaxFactor);
}

/** Lets a picture fall behind the page while it scrolls: 0.3 of the way from 768 px, none with reduced motion. */
export function useParallax(picture: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const update = () => {
      frame = 0;
      const element = picture.current;
      // Below the hero nothing of it is visible: no work there.
      if (!element || scrollY > innerHeight * 1.5) return;
      const shift = parallaxShift(scrollY, innerWidth, motion.matches);
      element.style.transform = shift ? `translateY(${shift}px)` : '';
    };
    const ask = () => {
      frame ||= requestAnimationFrame(update);
    };
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask, { passive: true });
    motion.addEventListener('change', ask);
    ask();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
      motion.removeEventListener('change', ask);
    };
  }, [picture]);
}
