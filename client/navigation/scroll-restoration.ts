import { NavigationEvents } from '#views/runtime/navigation-events.ts';
import { fragmentTarget, openFragment } from '../fragment.ts';
import { entryKey, restorePosition, savePosition } from '../scroll-position.ts';

/**
 * Scroll position over page changes: the top or the fragment of a new page, the old position on back and forward.
 * Scrolls when the new page is committed, not when the URL changes. Must listen before React Router does, which on back
 * and forward has committed the new page by the time its own listener returns.
 */
export function createScrollRestoration() {
  let navigating = false;
  let page = pageOf(location);
  let toFragment = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let key = entryKey();

  const save = () => {
    clearTimeout(timer);
    if (!navigating) savePosition(key);
  };
  const listeners: [string, (event: Event) => void][] = [
    [
      'popstate',
      () => {
        save();
        key = entryKey();
        const samePage = pageOf(location) === page;
        NavigationEvents.isBack = navigating || !samePage;
        navigating = !samePage;
        if (!navigating && !toFragment) restore();
        toFragment = false;
      },
    ],
    [
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(save, 100);
      },
    ],
    ['pagehide', save],
    [
      'pageshow',
      (event) => {
        // In manual mode WebKit shows a page from its cache at the top.
        if ((event as PageTransitionEvent).persisted) restore();
      },
    ],
  ];
  const restore = () => restorePosition(key);
  history.scrollRestoration = 'manual';
  for (const [type, listener] of listeners) addEventListener(type, listener, { passive: true });

  return {
    /** The next URL change is a fragment of this page; the browser scrolls there. */
    toFragment() {
      save();
      toFragment = true;
    },
    /** A page change starts; scroll events from now on are not the visitor's. */
    startNavigation() {
      save();
      navigating = true;
      NavigationEvents.isBack = false;
    },
    /**
     * Scrolls the new page.
     * @returns the element of the URL's fragment, if any
     */
    commit(): Element | null {
      openFragment();
      const target = fragmentTarget();
      page = pageOf(location);
      key = entryKey();
      if (NavigationEvents.isBack) restore();
      else if (target) target.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: 0, behavior: 'instant' });
      NavigationEvents.isBack = navigating = false;
      return target;
    },
  };
}

export type Scroll = ReturnType<typeof createScrollRestoration>;

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}
