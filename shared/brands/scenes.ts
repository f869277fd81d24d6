import { industrySlugs } from '../firm/industries.ts';

/** The illustrations of pages and posts, each a file of views/art/scenes/. */
export const sceneNames = [
  ...industrySlugs,
  'personal-tax',
  'business-tax',
  'bookkeeping',
  'payroll',
  'fractional-cfo',
  'hr-consulting',
  'marketing',
  'business-formation',
  'about',
  'contact',
  'schedule',
  'not-found',
  'resources',
  'refund',
  'payments',
  'checklist',
  'ohio-taxes',
  'tax-layers',
  'price-check',
  'towns',
  'empty-state',
] as const;
export type SceneName = (typeof sceneNames)[number];
