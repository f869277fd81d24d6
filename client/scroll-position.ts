/** Scroll positions by history entry, in the tab's session storage. */

/** React Router's key of the current history entry, if it has created it. */
export const historyKey = () => (history.state as { key?: string } | null)?.key;

/** Where the position of the current history entry is saved; entries without a key are identified by their URL. */
export const entryKey = () => `scroll:${historyKey() ?? location.pathname + location.search + location.hash}`;

/** Saves the present position under a key, unless storage is blocked or full. */
export function savePosition(key: string) {
  try {
    sessionStorage.setItem(key, String(Math.round(scrollY)));
  } catch {}
}

/** Scrolls to the position saved under a key, at once; to the top if there is none. */
export function restorePosition(key: string) {
  let top = 0;
  try {
    top = Number(sessionStorage.getItem(key)) || 0;
  } catch {}
  scrollTo({ top, behavior: 'instant' });
}
