import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type BrandId, brandIds, defaultBrand } from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { allPaths } from '#shared/site/paths.ts';
import { href, matchRoute, routeRow } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import type { PageModule } from '#views/runtime/page-module.ts';
import { DataContext, type DataSource, type TrackedPromise } from '#views/runtime/use-data.tsx';
import { readFactData } from '../content/fact-data.ts';
import { textSections } from '../content/html/sections.ts';
import type { PageText } from './documents.ts';

/** The path of every page that a sitemap lists, from the route table. */
export const sitePaths: readonly string[] = allPaths
  .filter(({ name }) => routeRow(name).sitemap)
  .map(({ path }) => path);

/** Pages are rendered without content, which is indexed on its own or changes by the hour, and with facts. */
const pageData: DataSource = {
  server: false,
  load: (name, params) => settled(readFactData(name, params) ?? noData) as never,
};
/** No text says that something failed: the page of meetings reads as where no calendar is kept. */
const noData = { ok: false, reason: 'not-kept' };

/** A promise that React reads without waiting. */
function settled<T>(value: T): TrackedPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

type ContextOf = (brand: BrandId) => PageContext;

/** Titles and descriptions of every page of every brand, which take no rendering. */
export function pageHeads(contextOf: ContextOf): PageText[] {
  return brandIds.flatMap((brand) => pathsOf(brand).map((path) => pageHead(path, brand, contextOf(brand))));
}

/**
 * The same with the text of the page, by its headings. Rendering a page and splitting it are a turn of the event loop
 * each, of a few milliseconds.
 */
export async function* pageTexts(contextOf: ContextOf): AsyncGenerator<PageText> {
  for (const brand of brandIds) {
    const context = contextOf(brand);
    for (const path of pathsOf(brand)) {
      const html = pageHtml(path, context);
      await nextTurn();
      const sections = textSections(html);
      await nextTurn();
      yield { ...pageHead(path, brand, context), sections };
    }
  }
}

/**
 * By path the day (YYYY-MM-DD) on which a page says that its text was changed or its figures were checked, the newest of
 * several. A page that says none is left out.
 */
export async function pageDays(context: PageContext): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  for (const path of sitePaths) {
    const said = pageHtml(path, context).matchAll(/(?:read on|written on|last updated) <time dateTime="([\d-]{10})"/gi);
    const newest = Array.from(said, ([, day]) => day!).sort();
    if (newest.length > 0) days.set(path, newest.at(-1)!);
    await nextTurn();
  }
  return days;
}

/** A letter reads the same in every brand and is read once. */
function pathsOf(brand: BrandId): readonly string[] {
  return brand === defaultBrand ? sitePaths : sitePaths.filter((path) => !isLetter(path));
}

function isLetter(path: string): boolean {
  return matchRoute(path).name === 'taxLetter';
}

function pageHead(path: string, brand: BrandId, context: PageContext): PageText {
  const { module, props } = pageOf(path, context);
  const { title, description } = module.head(props, readFactData);
  // The title of the home page is the brand's tagline.
  return {
    brand: isLetter(path) ? null : brand,
    path,
    title: path === href('home') ? `${context.brand.name} at a glance` : title,
    description,
    sections: [],
  };
}

function pageHtml(path: string, context: PageContext): string {
  const { module, props } = pageOf(path, context);
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <PageContextContext value={context}>
        <DataContext value={pageData}>
          <module.Page {...props} />
        </DataContext>
      </PageContextContext>
    </StaticRouter>,
  );
}

function pageOf(path: string, context: PageContext) {
  const { name, params } = matchRoute(path);
  const module = (pageModules.load(name) as { value?: PageModule }).value!;
  return { module, props: { context, params, query: new URLSearchParams(), path } };
}
