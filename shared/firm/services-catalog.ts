import type { Brand } from '../brands/brand.ts';
import type { SceneName } from '../brands/scenes.ts';
import { serviceRows } from './catalog-rows.ts';
import type { ServiceRows } from './read-catalogs.ts';
import { type ServiceSlug, serviceSlugs } from './services.ts';

export type Service = ServiceRows[ServiceSlug] & {
  id: ServiceSlug;
  /** The illustration. */
  image: SceneName;
};

/** The eight services, each once. Brands change titles, short descriptions and order (`servicesFor`). */
export const servicesCatalog = Object.fromEntries(
  serviceSlugs.map((id) => [id, { ...serviceRows[id], id, image: id } satisfies Service]),
) as Record<ServiceSlug, Service>;

/** The eight services in a brand's order and wording. */
export function servicesFor(brand: Pick<Brand, 'contentPriorities' | 'serviceOverrides'>): Service[] {
  return brand.contentPriorities.services.map((slug) => ({
    ...servicesCatalog[slug],
    ...brand.serviceOverrides[slug],
  }));
}
