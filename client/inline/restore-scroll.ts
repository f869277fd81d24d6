import { entryKey, restorePosition } from '../scroll-position.ts';

/**
 * Back, forward and reload without the back-forward cache: Chromium notes `scrollRestoration` when it leaves a page, but
 * before `pagehide`, and so does not scroll the pages that client/navigation/scroll-restoration.ts has taken over. The
 * first frame comes when the stylesheets are there and before the first paint.
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
