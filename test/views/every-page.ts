import type { BrandId } from '#shared/brands/index.ts';
import type { Head } from '#shared/site/head.ts';
import { matchRoute, type RouteName, routeRow, routes } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { type RenderedPage, renderPages, testContext } from './render-page.tsx';

/** Every page whose text stands in this project: all of the table but those that show what Ghost holds. */
export const writtenPages = (Object.keys(routes) as RouteName[]).filter(
  (name) => !routeRow(name).critical && name !== 'domainTester',
);

const rendered = new Map<BrandId, Promise<RenderedPage[]>>();

/** All of them in one brand, dynamic routes once for each slug; rendered once for all tests of a file. */
export function renderEveryPage(brand: BrandId): Promise<RenderedPage[]> {
  const pages = rendered.get(brand) ?? renderPages(writtenPages, brand);
  rendered.set(brand, pages);
  return pages;
}

/** What a rendered page says of itself. */
export async function headOf({ name, brand, path }: RenderedPage): Promise<Head> {
  const { head } = await pageModules.load(name);
  const { params } = matchRoute(path);
  const props = { context: testContext(brand), params, query: new URLSearchParams(), path };
  return head(props, () => undefined);
}
