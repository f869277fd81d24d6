/** Beginnings of the paths of pages that work offline once opened: the tools and the search. Each is a service worker's scope. */
export const offlineScopes = ['/resources/', '/search'] as const;

/** Whether pages at this path work offline once opened. */
export function worksOffline(path: string): boolean {
  return offlineScopes.some((scope) => path.startsWith(scope));
}
