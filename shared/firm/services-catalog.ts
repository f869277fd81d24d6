import type { Brand } from '../brands/brand.ts';
import type { SceneName } from '../brands/scenes.ts';
import { serviceRows } from './catalog-rows.ts';
import type { ServiceRows } from './read-catalogs.ts';
import { type ServiceSlug, serviceSlugs } from './services.ts';

export type Service = ServiceRows[ServiceSlug] & {
  id: ServiceSlug;
  link: `/services#${ServiceSlug}`;
  /** The illustration. */
  image: SceneName;
  /** Position in the default order, from 1. */
  priority: number;
};

/**
 * The eight services, each once. Brands change titles, short descriptions and order (`servicesFor`).
 * `priority` is the default order, payroll last.
 */
export const servicesCatalog = Object.fromEntries(
  serviceSlugs.map((id, index) => [
    id,
    { ...serviceRows[id], id, link: `/services#${id}`, image: id, priority: index + 1 } satisfies Service,
  ]),
) as Record<ServiceSlug, Service>;

/** The eight services in a brand's order and wording. */
export function servicesFor(brand: Pick<Brand, 'contentPriorities' | 'serviceOverrides'>): Service[] {
  return brand.contentPriorities.services.map((slug) => ({
    ...servicesCatalog[slug],
    ...brand.serviceOverrides[slug],
  }));
}
