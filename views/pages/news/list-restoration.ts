import type { PostList } from '#shared/news/post.ts';

const mostEntries = 20;
const inMemory = new Map<string, PostList[]>();

/** Pages loaded below the first one at an entry of the browser's history. Empty on the server and after a reload. */
export function restoreList(entry: string): PostList[] {
  return inMemory.get(entry) ?? [];
}

/** Keeps them, so that going back finds the list as long as it was. */
export function saveList(entry: string, pages: PostList[]) {
  inMemory.delete(entry);
  inMemory.set(entry, pages);
  if (inMemory.size > mostEntries) inMemory.delete(inMemory.keys().next().value!);
}

type Place = { entry: string; pages: number; top: number };

const storageKey = 'news-place';

/** Keeps the place in a list for a reload or a way back from another site, both of which start the page anew. */
export function leavePlace(place: Place) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(place));
  } catch {}
}

/** The place left at this entry, where the page was reloaded or come back to; null otherwise. */
export function placeLeft(entry: string): Place | null {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (start?.type !== 'reload' && start?.type !== 'back_forward') return null;
  try {
    const place = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Place> | null;
    sessionStorage.removeItem(storageKey);
    const known = place?.entry === entry && Number.isFinite(place.pages) && Number.isFinite(place.top);
    return known ? (place as Place) : null;
  } catch {
    return null;
  }
}
