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

/**
 * Connects the pages with the browser code that scrolls, focuses and updates the head: a page reports that it is
 * committed.
 */
export const NavigationEvents = {
  commit(page: CommittedPage) {
    current = page.entry;
    listener?.(page);
  },
  listen(next: (page: CommittedPage) => void) {
    listener = next;
  },
  /** Whether the page that comes is one of the history. */
  isBack: false,
  /** Entry of the page on the screen. */
  current: () => current,
  startTransition: undefined as StartTransition | undefined,
  /** Takes the skeleton away although no page has come. */
  endLoading: () => {},
};
