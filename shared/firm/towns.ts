/** The towns with a page of their own: the two offices and the towns of the eight sister sites. */
export const townSlugs = [
  'dresden',
  'pickerington',
  'zanesville',
  'coshocton',
  'newark',
  'cambridge',
  'mount-vernon',
  'newcomerstown',
  'marietta',
  'columbus',
] as const;
export type TownSlug = (typeof townSlugs)[number];
