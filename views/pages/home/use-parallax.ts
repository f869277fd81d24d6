import { type RefObject, useEffect } from 'react';

/** The parallax of a picture, whose code is loaded when the page is scrolled. */
export function useParallax(picture: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    // React clears the reference before it ends the effect: a scroll in between would find null.
    const element = picture.current!;
    const load = () => {
      import('./parallax.ts').then(
        ({ startParallax }) => {
          if (!signal.aborted) startParallax(element, signal);
        },
        // Without its code the picture stays in place.
        () => {},
      );
    };
    if (scrollY > 0) load();
    else addEventListener('scroll', load, { once: true, passive: true, signal });
    return () => mounted.abort();
  }, [picture]);
}
