import { entryKey, restorePosition } from '../scroll-position.ts';

/**
 * Back, forward and reload without the back-forward cache: the history entry stays in the manual mode in which
 * client/navigation/scroll-restoration.ts has set it. The first frame comes when the stylesheets are there and before the
 * first paint.
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
