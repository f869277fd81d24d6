import type { Head } from '#shared/head.ts';

type Listener = (path: string, head: () => Head) => void;

let listener: Listener | null = null;

/** One line between the page that has just been committed and the browser code that scrolls, focuses and updates the head. */
export const PageShown = {
  tell: (path: string, head: () => Head) => listener?.(path, head),
  listen: (next: Listener) => {
    listener = next;
  },
};
