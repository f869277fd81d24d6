import { type Brands, brandIds } from '#shared/brands/index.ts';
import { redirectFor } from '#shared/site/redirects.ts';
import { matchRoute } from '#shared/site/routes.ts';
import type { GhostPages } from './content-service.ts';
import type { GhostPost } from './ghost/ghost-schema.ts';
import type { PostMapper } from './post-mapper.ts';
import { readFacts } from './read-facts.ts';
import { checkRedirects, redirectsOf } from './redirect-rows.ts';
import { factSlug } from './site-facts.ts';

const factSlugs = brandIds.map(factSlug);

/**
 * Divides Ghost's pages into the owner's facts and the pages that are shown.
 * @param before what was last read: a fact that cannot be read now stays as it was
 */
export async function readPages(
  all: readonly GhostPost[],
  before: GhostPages | undefined,
  { brands, mapper }: { brands: Brands; mapper: PostMapper },
): Promise<GhostPages> {
  const pages: GhostPages = { facts: [], shown: [], problems: [] };
  const redirects: string[][] = [];
  for (const page of all) {
    const { slug } = page;
    if (factSlugs.includes(slug)) {
      const lastRead = before?.facts.find((one) => one.slug === slug);
      const facts = readFacts(page, lastRead, mapper.rules);
      pages.facts.push(facts.page);
      pages.problems.push(...facts.problems);
      redirects.push(...facts.redirects);
    } else if (matchRoute(`/${slug}`).name === 'notFound' && redirectFor(`/${slug}`) === null)
      pages.shown.push(await mapper.page(page));
    else pages.problems.push(`The page “${slug}”: the site has a page at this address. Give yours another slug.`);
  }
  const shown = new Set(pages.shown.map(({ url }) => url));
  const checked = checkRedirects(redirects, before && redirectsOf(before), { brands, shown });
  pages.facts[0]?.rows.push(...checked.rows);
  pages.problems.push(...checked.problems);
  return pages;
}
