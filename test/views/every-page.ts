import { factData } from '#server/content/fact-data.ts';
import type { BrandId } from '#shared/brands/index.ts';
import type { Head } from '#shared/site/head.ts';
import { matchRoute, type RouteName, routeRow, routes } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { type RenderedPage, renderPages, testContext } from './render-page.tsx';

/** Every page whose text is in this repository: all routes except those with content from Ghost. */
export const writtenPages = (Object.keys(routes) as RouteName[]).filter(
  (name) => isWritten(name) && name !== 'domainTester' && name !== 'taxLetter',
);

/** Whether the page needs no content: all data that decides its status is made of facts. */
function isWritten(name: RouteName): boolean {
  const { critical } = routeRow(name);
  if (!critical) return true;
  const requests = critical({ slug: '' }, new URLSearchParams());
  return requests.length > 0 && requests.every((request) => Object.hasOwn(factData, request.name));
}

const rendered = new Map<string, Promise<RenderedPage[]>>();

/** Renders these pages in one brand, dynamic routes for each slug; once for all tests of a file. */
export function renderEveryPage(brand: BrandId, now?: string): Promise<RenderedPage[]> {
  const key = `${brand} ${now}`;
  const pages = rendered.get(key) ?? renderPages(writtenPages, brand, now);
  rendered.set(key, pages);
  return pages;
}

/** Title and description of a rendered page. */
export async function headOf({ name, brand, path }: RenderedPage): Promise<Head> {
  const { head } = await pageModules.load(name);
  const { params } = matchRoute(path);
  const props = { context: testContext(brand), params, query: new URLSearchParams(), path };
  return head(props, () => undefined);
}
