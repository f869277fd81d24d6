import type { PostList } from '#shared/news/post.ts';

const maxEntries = 20;
const pagesByEntry = new Map<string, PostList[]>();

/** The further pages loaded at an entry of the browser's history. Empty on the server and after a reload. */
export function restoreList(entry: string): PostList[] {
  return pagesByEntry.get(entry) ?? [];
}

/** Saves the loaded pages, so that the list is as long as before when the visitor goes back. */
export function saveList(entry: string, pages: PostList[]) {
  pagesByEntry.delete(entry);
  pagesByEntry.set(entry, pages);
  if (pagesByEntry.size > maxEntries) pagesByEntry.delete(pagesByEntry.keys().next().value!);
}

/** `top`: scroll position in CSS pixels. */
type ListPosition = { entry: string; pages: number; top: number };

const storageKey = 'news-place';

/** Saves the position in a list across a reload, or a visit to another site, which discards the module state. */
export function savePosition(position: ListPosition) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(position));
  } catch {}
}

/** The position saved for this entry, if the document was loaded by a reload or by going back; null otherwise. */
export function savedPosition(entry: string): ListPosition | null {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (start?.type !== 'reload' && start?.type !== 'back_forward') return null;
  try {
    const position = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<ListPosition> | null;
    sessionStorage.removeItem(storageKey);
    const matches = position?.entry === entry && Number.isFinite(position.pages) && Number.isFinite(position.top);
    return matches ? (position as ListPosition) : null;
  } catch {
    return null;
  }
}
