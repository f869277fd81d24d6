import type { Head } from '#shared/site/head.ts';

export type CommittedPage = {
  /** React Router's key of the history entry, a blank and the page: alone, either can occur twice. */
  entry: string;
  path: string;
  head: () => Head;
};

/**
 * Keeps a picture of the page on the screen before the next one replaces it.
 * @param to entry of the next page
 * @returns a promise for when the next page may be committed, the same on every call for one page; nothing if at once
 */
export type StartTransition = (to: string) => Promise<void> | undefined;

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
  /** Entry of the page on the screen. */
  current: () => current,
  startTransition: undefined as StartTransition | undefined,
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
