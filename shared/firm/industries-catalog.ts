import { industryRows } from './catalog-rows.ts';
import { type IndustrySlug, industrySlugs } from './industries.ts';
import type { IndustryRows } from './read-catalogs.ts';

export type Industry = IndustryRows[IndustrySlug] & {
  slug: IndustrySlug;
  link: `/industries/${IndustrySlug}`;
};

/** The seven industries, in the order of menus, footer and the industries page. */
export const industriesCatalog: Industry[] = industrySlugs.map((slug) => ({
  ...industryRows[slug],
  slug,
  link: `/industries/${slug}`,
}));

/** The entry of an industry. */
export function industryBySlug(slug: IndustrySlug): Industry {
  return industriesCatalog.find((industry) => industry.slug === slug)!;
}
