/**
 * Paths of this site visited before this page in this tab, oldest first. Browsers without a list of them know the page
 * before the document, and the page that the document was opened with.
 */
export function previousPaths(): string[] {
  const visited =
    'navigation' in window && window.navigation.currentEntry
      ? window.navigation
          .entries()
          .slice(0, window.navigation.currentEntry.index)
          .map(({ url }) => url)
      : [document.referrer, performance.getEntriesByType('navigation')[0]?.name];
  return visited.flatMap((url) => {
    if (!url) return [];
    const { origin, pathname } = new URL(url);
    return origin === location.origin ? [pathname] : [];
  });
}
