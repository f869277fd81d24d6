import type { Head } from '#shared/site/head.ts';

export type CommittedPage = {
  /** React Router's key of the history entry, a blank and the page: alone, either can occur twice. */
  entry: string;
  path: string;
  head: () => Head;
};

let listener: ((page: CommittedPage) => void) | null = null;
let current: string | null = null;
let pending: string | null = null;
const subscribers = new Set<() => void>();

/**
 * Connects the pages with the browser code that scrolls, focuses and updates the head: a page reports that it is
 * committed, and the browser code that the next one is slow to load.
 */
export const NavigationEvents = {
  commit(page: CommittedPage) {
    current = page.entry;
    setPending(null);
    listener?.(page);
  },
  listen(next: (page: CommittedPage) => void) {
    listener = next;
  },
  /** The skeleton replaces the page on the screen, until another is committed or `cancel` restores it. */
  showSkeleton: () => setPending(current),
  cancel: () => setPending(null),
  /** Entry of the page that the skeleton replaces. */
  pending: () => pending,
  subscribe(subscriber: () => void) {
    subscribers.add(subscriber);
    return () => void subscribers.delete(subscriber);
  },
};

function setPending(entry: string | null) {
  if (entry === pending) return;
  pending = entry;
  for (const subscriber of subscribers) subscriber();
}
