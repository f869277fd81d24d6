import { clientBrand } from '#shared/brands/client-brand.ts';
import { type Brands, defaultBrand } from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { allPaths } from '#shared/site/paths.ts';
import { routeRow } from '#shared/site/routes.ts';
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
  return allPaths
    .filter(({ name }) => routeRow(name).sitemap)
    .map(({ name, params, path }) => {
      const module = (pageModules.load(name) as { value?: PageModule }).value;
      const head = module?.head({ context, params, query: new URLSearchParams(), path }, readFactData);
      return { title: head?.title ?? routeRow(name).label, path, description: head?.description ?? '' };
    });
}
