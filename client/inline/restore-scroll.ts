import { entryKey, restorePosition } from '../scroll-position.ts';

/**
 * Back, forward and reload without the back-forward cache: Chromium does not scroll such pages, because it notes
 * `scrollRestoration` before the `pagehide` in which client/navigation/scroll-restoration.ts sets it to `auto`. The first
 * frame comes when the stylesheets are there and before the first paint.
 */
export function restoreScroll() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.type === 'navigate') return;
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => {
      if (scrollY === 0) restorePosition(entryKey());
    });
  });
}
