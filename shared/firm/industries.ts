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
