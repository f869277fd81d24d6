import type { APIRequestContext } from 'playwright/test';

/** Pages of one form, of which the first two stand for all. */
const families = ['/blog/tag/', '/blog/author/', '/blog/', '/resources/tax-letters/', '/locations/'];

/** The paths of the sitemap, with two of each family of pages that differ in their text only. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const all = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
  const counts = new Map<string, number>();
  return all.filter((path) => {
    const family = families.find((start) => path.startsWith(start) && path !== start);
    if (!family) return true;
    counts.set(family, (counts.get(family) ?? 0) + 1);
    return counts.get(family)! <= 2;
  });
}
