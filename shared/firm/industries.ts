export const industrySlugs = [
  'construction',
  'retail',
  'professional-services',
  'oil-and-gas',
  'private-equity',
  'manufacturing',
  'healthcare',
] as const;
export type IndustrySlug = (typeof industrySlugs)[number];

export type Industry = {
  slug: IndustrySlug;
  title: string;
  /** One sentence for cards and menus. */
  description: string;
  /** "The usual trap" of the industry, one sentence, for the industries page. */
  trap: string;
  icon: string;
  link: `/industries/${IndustrySlug}`;
  /** File names of the pictures in views/art. */
  lightImage: string;
  darkImage: string;
};
