import { store, stored } from '#views/runtime/storage.ts';

/** Scroll positions by history entry, in the tab's session storage. */

/** React Router's key of the current history entry, if it has created it. */
export const historyKey = () => (history.state as { key?: string } | null)?.key;

/** Where the position of the current history entry is saved; entries without a key are identified by their URL. */
export const entryKey = () => `scroll:${historyKey() ?? location.pathname + location.search + location.hash}`;

/** Saves the present position under a key, unless storage is blocked or full. */
export function savePosition(key: string) {
  store('sessionStorage', key, String(Math.round(scrollY)));
}

/** Scrolls to the position saved under a key, at once; to the top if there is none. */
export function restorePosition(key: string) {
  scrollTo({ top: Number(stored('sessionStorage', key)) || 0, behavior: 'instant' });
}
