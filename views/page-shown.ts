import type { Head } from '#shared/head.ts';

type Listener = (path: string, head: () => Head) => void;

let listener: Listener | null = null;
let slowKey: string | null = null;
const watchers = new Set<() => void>();

/**
 * One line between the pages and the browser code that scrolls, focuses and updates the head: a page says that it now
 * stands on the screen, and the browser code says that the next one is slow to come.
 */
export const PageShown = {
  tell(path: string, head: () => Head) {
    PageShown.markSlow(null);
    listener?.(path, head);
  },
  listen: (next: Listener) => {
    listener = next;
  },
  /** Key of the history entry whose page gives way to the skeleton; null when none does. */
  slowKey: () => slowKey,
  markSlow(key: string | null) {
    if (key === slowKey) return;
    slowKey = key;
    for (const watcher of watchers) watcher();
  },
  subscribe(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};
