import type { Head } from '#shared/site/head.ts';

export type Arrived = {
  /** Entry of the history and page of the entry: one without the other may come again. */
  place: string;
  path: string;
  head: () => Head;
};

let listener: ((arrived: Arrived) => void) | null = null;
let current: string | null = null;
let pending: string | null = null;
const watchers = new Set<() => void>();

/**
 * One line between the pages and the browser code that scrolls, focuses and updates the head: a page says that it now
 * stands on the screen, and the browser code says that the next one is slow to come.
 */
export const NavigationEvents = {
  commit(arrived: Arrived) {
    current = arrived.place;
    setSlow(null);
    listener?.(arrived);
  },
  listen(next: (arrived: Arrived) => void) {
    listener = next;
  },
  /** The skeleton replaces the page on the screen, until another is committed or `keep` restores it. */
  showSkeleton: () => setSlow(current),
  cancel: () => setSlow(null),
  /** The place that has given way. */
  pending: () => pending,
  subscribe(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};

function setSlow(place: string | null) {
  if (place === pending) return;
  pending = place;
  for (const watcher of watchers) watcher();
}
