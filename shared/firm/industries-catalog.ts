import { industryRows } from './catalog-rows.ts';
import { type IndustrySlug, industrySlugs } from './industries.ts';
import type { IndustryRows } from './read-catalogs.ts';

export type Industry = IndustryRows[IndustrySlug] & {
  slug: IndustrySlug;
  link: `/industries/${IndustrySlug}`;
  /** File names of the pictures in views/art. */
  lightImage: string;
  darkImage: string;
};

/** The seven industries, in the order of menus, footer and the industries page. */
export const industriesCatalog: Industry[] = industrySlugs.map((slug) => ({
  ...industryRows[slug],
  slug,
  link: `/industries/${slug}`,
  lightImage: `${slug}-light.svg`,
  darkImage: `${slug}-dark.svg`,
}));

/** The entry of an industry. */
export function industryBySlug(slug: IndustrySlug): Industry {
  return industriesCatalog.find((industry) => industry.slug === slug)!;
}
