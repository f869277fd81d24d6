import * as limits from '#shared/limits.ts';
import { openFragment } from '../fragment.ts';
import { entryKey, restorePosition } from '../scroll-position.ts';
import { root } from './dom.ts';
import { pageShown } from './first-paint.ts';

/**
 * Keeps in sight what gets the focus, clear of header and bars. Safari heeds `scroll-padding` in `scrollIntoView` but not
 * when it scrolls to the focus itself, which it does after this event; and a smooth scroll of the browser ends early when
 * a sheet closes. What a pointer holds does not move. `data-typing` leaves a phone's keyboard the room of the bar to call.
 */
export function initFocus() {
  addEventListener('focusin', ({ target }) =>
    root.toggleAttribute('data-typing', (target as Element).matches('input, select, textarea')),
  );
  addEventListener('focusout', () => root.removeAttribute('data-typing'));
  addEventListener('focusin', () =>
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (
        focused?.matches(
          'main :is(input, select, textarea, :is(a, button, summary):focus-visible):not(:active, .calculator-bar)',
        )
      )
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }),
  );
}

/** Opens the section that the URL's fragment names, such as a question that the search has found, and goes to it. */
export function openFragments() {
  const open = () => openFragment()?.scrollIntoView({ behavior: 'instant' });
  if (location.hash) {
    // The browser itself opens what a fragment is in.
    root.dataset['still'] = '';
    pageShown.then(() => delete root.dataset['still']);
    addEventListener('DOMContentLoaded', open);
  }
  addEventListener('hashchange', open);
}

/**
 * Back, forward and reload without the back-forward cache: the history entry stays in the manual mode in which
 * client/navigation/scroll-restoration.ts has set it. The first frame comes before the first paint.
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

/**
 * `data-scrolled` past 20 px, and the progress bar. The header is fixed, so its shrinking moves nothing; it grows again
 * a few pixels further up, so that small movements around the threshold do not make it flicker.
 */
export function initScrollProgress() {
  let scheduled = false;
  const update = () => {
    scheduled = false;
    const threshold = 'scrolled' in root.dataset ? limits.growThresholdPx : limits.shrinkThresholdPx;
    root.toggleAttribute('data-scrolled', scrollY > threshold);
    const bar = document.querySelector<HTMLElement>('[data-progress]');
    if (!bar) return;
    const distance = root.scrollHeight - innerHeight;
    const progress = distance > 0 ? Math.min(1, Math.max(0, scrollY / distance)) : 0;
    bar.style.transform = `scaleX(${progress})`;
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(update);
    scheduled = true;
  };
  for (const type of ['scroll', 'resize', 'DOMContentLoaded']) addEventListener(type, schedule, { passive: true });
}
