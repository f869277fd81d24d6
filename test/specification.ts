// Lists copied from the specification: they do not change with the site's own tables.
import type { BrandId } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';

/** Section 1: tagline and primary color. */
export const brandMarks: Record<BrandId, { tagline: string; color: string }> = {
  dresdentax: { tagline: 'Where Small Business Gets Big Results', color: '#fccd39' },
  brownco: { tagline: 'Together We Win', color: '#ea384c' },
  payroll: { tagline: 'Payroll That Moves at the Speed of your Business', color: '#3cc36d' },
};

/** Section 2: every page. */
export const pages = [
  ...['/', '/services', '/services/personal-tax', '/services/personal-tax/pricing', '/services/business-tax'],
  ...['/services/bookkeeping', '/services/fractional-cfo', '/services/hr-consulting', '/services/marketing'],
  ...['/services/business-formation', '/services/payroll', '/about-us', '/contact', '/schedule', '/privacy-policy'],
  ...['/terms-of-service', '/accessibility', '/cookies', '/resources/ohio-business-taxes'],
  ...['/resources/tax-calculator', '/resources/check-my-refund', '/resources/tax-payment-center'],
  ...['/resources/tax-prep-checklist', '/industries', '/industries/construction', '/industries/retail'],
  ...['/industries/professional-services', '/industries/oil-and-gas', '/industries/private-equity'],
  ...['/industries/manufacturing', '/industries/healthcare', '/blog'],
];

/** Section 2: redirects. */
export const redirects: [from: string, to: string][] = [
  ['/calculator', '/resources/tax-calculator'],
  ['/check-my-refund', '/resources/check-my-refund'],
  ['/tax-payment-center', '/resources/tax-payment-center'],
  ['/tax-prep-checklist', '/resources/tax-prep-checklist'],
  ['/tags', '/blog'],
  ['/tags/', '/blog'],
  ['/tag/news', '/blog'],
  ['/tag/news/', '/blog'],
  ['/industries/all', '/industries'],
  ['/book-a-meeting', '/schedule'],
  ['/cometoyou', '/schedule'],
  ['/home', '/'],
  ['/coming-soon', '/'],
  ['/about', '/about-us'],
  ['/terms', '/terms-of-service'],
  ['/services/personal-tax-preparation', '/services/personal-tax'],
];

/** Section 9: the services in each brand's order. */
export const serviceOrders: Record<BrandId, string[]> = {
  dresdentax: [
    ...['personal-tax', 'business-tax', 'bookkeeping', 'fractional-cfo', 'hr-consulting', 'marketing'],
    ...['business-formation', 'payroll'],
  ],
  brownco: [
    ...['marketing', 'business-formation', 'fractional-cfo', 'bookkeeping', 'business-tax', 'payroll'],
    ...['hr-consulting', 'personal-tax'],
  ],
  payroll: [
    ...['payroll', 'bookkeeping', 'hr-consulting', 'fractional-cfo', 'business-tax', 'business-formation'],
    ...['personal-tax', 'marketing'],
  ],
};

/** Section 2, "Our Locations": the towns with a site of their own. */
export const sisterTowns = [
  ...['Zanesville', 'Coshocton', 'Newark', 'Cambridge', 'Mount Vernon', 'Newcomerstown', 'Marietta', 'Columbus'],
];

/** What "Our Locations" lists: the offices, then the sister sites of towns without one. */
export function listedTowns(): string[] {
  const own = offices.map(({ town }) => town);
  return [...own, ...sisterTowns.filter((town) => !own.includes(town))];
}
