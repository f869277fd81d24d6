import { clientBrand } from '#shared/brands/client-brand.ts';
import { type Brands, defaultBrand } from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { type RouteName, routeRow, routes } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import { pageModules } from '#views/app/page-registry.ts';
import type { PageModule } from '#views/runtime/page-module.ts';
import { readFactData } from './fact-data.ts';

/** A page of the site by its title and description. */
export type SitePage = { title: string; path: string; description: string };

/** Every page with a known path, from the route table, with its title and description in the default wording. */
export function sitePages(brands: Brands): SitePage[] {
  const context = {
    brand: clientBrand(brands[defaultBrand]),
    now: new Date(0).toISOString(),
    origin: '',
    assetBase: '',
  } as PageContext;
  return (Object.keys(routes) as RouteName[]).flatMap((name) => {
    const row = routeRow(name);
    const slugs = knownSlugs(name);
    if (!row.sitemap || !slugs) return [];
    return slugs.map((slug) => {
      const path = row.path.replace(':slug', slug);
      const module = (pageModules.load(name) as { value?: PageModule }).value;
      const props = { context, params: { slug }, query: new URLSearchParams(), path };
      const head = module?.head(props, readFactData);
      return { title: head?.title ?? row.label, path, description: head?.description ?? '' };
    });
  });
}

/** The slugs of a route: one empty slug for a page without, null where they are not fixed. */
function knownSlugs(name: RouteName): readonly string[] | null {
  const { path, slugs } = routeRow(name);
  if (name === 'taxLetter') return letterIndex.map(({ slug }) => slug);
  return slugs ?? (path.includes(':') ? null : ['']);
}
