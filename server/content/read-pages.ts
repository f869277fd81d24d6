import { type Brands, brandIds } from '#shared/brands/index.ts';
import { redirectFor } from '#shared/site/redirects.ts';
import { matchRoute } from '#shared/site/routes.ts';
import type { GhostPages } from './content-service.ts';
import type { GhostPost } from './ghost/ghost-schema.ts';
import type { PostMapper } from './post-mapper.ts';
import { isFactPage, readFacts } from './read-facts.ts';
import { checkRedirects } from './redirect-rows.ts';
import { factSlug } from './site-facts.ts';

const factSlugs = brandIds.map(factSlug);

/**
 * Divides Ghost's pages into the owner's facts and the pages that are shown.
 * @param before what was last read: a fact that cannot be read now stays as it was
 * @param options.today YYYY-MM-DD, Ohio time
 */
export async function readPages(
  all: readonly GhostPost[],
  before: GhostPages | undefined,
  { brands, mapper, today }: { brands: Brands; mapper: PostMapper; today: string },
): Promise<GhostPages> {
  const pages: GhostPages = { facts: {}, redirects: [], shown: [], problems: [] };
  const redirects: string[][] = [];
  for (const page of all) {
    const { slug } = page;
    if (factSlugs.includes(slug)) {
      const facts = readFacts(page, before && (before.facts[slug] ?? []), mapper.rules, today);
      pages.facts[slug] = facts.rows;
      pages.problems.push(...facts.problems);
      redirects.push(...facts.redirects);
    } else if (isFactPage(page))
      pages.problems.push(
        `The page “${slug}” holds the firm’s facts: change its Page URL to site-facts. Until you change it, it is not read, and not shown.`,
      );
    else if (matchRoute(`/${slug}`).name === 'notFound' && redirectFor(`/${slug}`) === null)
      pages.shown.push(await mapper.page(page));
    else
      pages.problems.push(
        `The page “${slug}”: the site has a page at this address. Give yours another Page URL. Until you change it, it is not shown.`,
      );
  }
  const [firms] = factSlugs;
  const kept = before?.facts[firms!] ?? [];
  const isGone = kept.length > 0 && !pages.facts[firms!];
  if (isGone) {
    pages.facts[firms!] = kept;
    pages.problems.push(
      'The page “Facts” is gone. Visitors see what it said until it is there again, with the Page URL site-facts. To take everything back, publish it without its rows.',
    );
  }
  const shown = new Set(pages.shown.map(({ url }) => url));
  const checked = checkRedirects(redirects, new Map(before?.redirects), { brands, shown });
  const old = isGone ? before!.redirects.filter(([from]) => !shown.has(from)) : [];
  return {
    ...pages,
    redirects: [...new Map([...old, ...checked.rows])],
    problems: [...pages.problems, ...checked.problems],
  };
}
