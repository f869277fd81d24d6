import type { Head } from '#shared/site/head.ts';

export type CommittedPage = {
  /** React Router's key of the history entry, a blank and the page: alone, either can occur twice. */
  entry: string;
  path: string;
  head: () => Head;
};

let listener: ((page: CommittedPage) => void) | null = null;

/**
 * Connects the pages with the browser code that scrolls, focuses and updates the head: a page reports that it is
 * committed.
 */
export const NavigationEvents = {
  commit(page: CommittedPage) {
    listener?.(page);
  },
  listen(next: (page: CommittedPage) => void) {
    listener = next;
  },
  /** Whether the page that comes is one of the history. */
  isBack: false,
  /** Takes the skeleton away although no page has come. */
  endLoading: () => {},
};
