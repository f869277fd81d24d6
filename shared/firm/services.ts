import type { Brand } from '../brands/brand.ts';

export const serviceSlugs = [
  'personal-tax',
  'business-tax',
  'bookkeeping',
  'fractional-cfo',
  'hr-consulting',
  'marketing',
  'business-formation',
  'payroll',
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

export type Service = {
  id: ServiceSlug;
  title: string;
  /** Two or three sentences for the services page. */
  description: string;
  /** One sentence for cards and menus. */
  shortDescription: string;
  icon: string;
  link: `/services#${ServiceSlug}`;
  /** Scene of views/art. */
  image: string;
  features: [string, string, string, string, string, string];
  /** Place in the default order. */
  priority: number;
};

/** The catalogue of shared/firm/services-catalogue.ts in a brand's order and wording. */
export function servicesFor(
  brand: Pick<Brand, 'contentPriorities' | 'serviceOverrides'>,
  catalogue: Record<ServiceSlug, Service>,
): Service[] {
  return brand.contentPriorities.services.map((slug) => ({ ...catalogue[slug], ...brand.serviceOverrides[slug] }));
}
