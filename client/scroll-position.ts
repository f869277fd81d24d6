/** Scroll positions by history entry, in the tab's session storage. */

/** React Router gives each history entry it creates a key; others are identified by their URL. */
export function entryKey(): string {
  const { pathname, search, hash } = location;
  const entry = (history.state as { key?: string } | null)?.key ?? pathname + search + hash;
  return `scroll:${entry}`;
}

/** Scrolls to the position saved under a key, at once; to the top if there is none. */
export function restorePosition(key: string) {
  let top = 0;
  try {
    top = Number(sessionStorage.getItem(key)) || 0;
  } catch {}
  scrollTo({ top, behavior: 'instant' });
}
