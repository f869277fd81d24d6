import { useEffect } from 'react';
import { observeIntersection } from '#views/runtime/observe-intersection.ts';

/**
 * Shows the bar to call (call-bar.tsx) only while neither the button below the title nor those of the closing band,
 * which do the same, are on the screen. Its row keeps its height.
 * @param path of the page; another page has another bar
 */
export function useShownCallBar(path: string) {
  useEffect(() => {
    const bar = document.querySelector('.call-bar');
    const buttons = document.querySelectorAll('.page-head-action, .closing-band-actions');
    if (!path || !bar || !document.querySelector('.page-head-action')) return;
    const seen = new Set<Element>();
    return observeIntersection(
      buttons,
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        // With large text its buttons stand one below the other, and would take up too much of a small screen.
        const isLow = bar.getBoundingClientRect().height <= innerHeight / 6;
        bar.toggleAttribute('data-shown', seen.size === 0 && isLow);
      },
      // What is under the header is not seen (--header-h-scrolled).
      { rootMargin: '-80px 0px 0px' },
    );
  }, [path]);
}
