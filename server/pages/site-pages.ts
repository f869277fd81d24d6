import { clientBrand } from '#shared/brands/client-brand.ts';
import { type Brands, defaultBrand } from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { type RouteName, routeRow, routes } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import type { PageModule } from '#views/runtime/page-module.ts';
import type { SitePage } from '../content/site-search.ts';

/** Every page with a known address, from the route table, with its title and description in the default wording. */
export function sitePages(brands: Brands): SitePage[] {
  const context = {
    brand: clientBrand(brands[defaultBrand]),
    now: new Date(0).toISOString(),
    origin: '',
    mainOrigin: '',
    assetBase: '',
  } as PageContext;
  return (Object.keys(routes) as RouteName[]).flatMap((name) => {
    const row = routeRow(name);
    const dynamic = row.path.includes(':');
    if (!row.sitemap || (dynamic && !row.slugs)) return [];
    return (row.slugs ?? ['']).map((slug) => {
      const path = row.path.replace(':slug', slug);
      const module = (pageModules.load(name) as { value?: PageModule }).value;
      const props = { context, params: { slug }, query: new URLSearchParams(), path };
      const head = module?.head(props, () => undefined);
      return { title: head?.title ?? row.label, path, description: head?.description ?? '' };
    });
  });
}
