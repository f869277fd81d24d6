import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { readFactData } from '#server/content/fact-data.ts';
import { clientBrand } from '#shared/brands/client-brand.ts';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { href, type Params, type RouteName, routes, stylesheetNames } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import { DataContext, type DataSource } from '#views/runtime/use-data.tsx';

export type RenderedPage = { name: RouteName; path: string; brand: BrandId; root: HTMLElement };

/** The page context of a request, at a fixed time. */
export function testContext(brand: BrandId, now = '2026-11-21T15:00:00.000Z'): PageContext {
  return {
    brand: clientBrand(brands[brand]),
    brandReason: { host: `${brand}.localhost`, param: null, source: 'host' },
    domainParam: null,
    siblings: brandIds.map((id) => ({ ...brands[id], url: `http://${id}.localhost` })),
    origin: `http://${brand}.localhost`,
    stylesheets: Object.fromEntries(
      stylesheetNames.map((name) => [name, `/assets/${name}.css`]),
    ) as PageContext['stylesheets'],
    assetBase: '/assets/test',
    iconSprite: '/assets/test/icons.svg',
    pageChunks: '/assets/test/page-chunks.json',
    now,
    notices: [],
    noindex: false,
    offlineTools: true,
    mailsReceipts: true,
    nextDue: null,
    formState: null,
    thirdParties: {},
  };
}

/** These data and facts, and unavailable content, so that a page shows its own text only. */
const sourceOf = (data: Record<string, unknown>): DataSource => ({
  load: (name, params) => {
    const value = data[name] ?? readFactData(name, params) ?? { ok: false, reason: 'unavailable' };
    return Object.assign(Promise.resolve(value), { status: 'fulfilled', value }) as never;
  },
  server: true,
});

type Options = {
  /** ISO 8601. */
  now?: string;
  query?: string;
  /** What the page loads, by name, beside the facts; other content is unavailable. */
  data?: Record<string, unknown>;
  changes?: Partial<PageContext>;
};

/** A part of a page in the context of a brand. */
export function renderPart(content: ReactNode, context = testContext('dresdentax')): HTMLElement {
  return parse(renderToStaticMarkup(<PageContextContext value={context}>{content}</PageContextContext>));
}

/** A complete render of a page's `<main>`, with every lazy part. */
export async function renderPage(name: RouteName, brand: BrandId, params: Params = {}, options: Options = {}) {
  const { now, data = {}, changes } = options;
  const query = new URLSearchParams(options.query);
  const path = name === 'notFound' ? '/nowhere' : href(name as 'service', params as { slug: string });
  const { Page } = await pageModules.load(name);
  const context = { ...testContext(brand, now), ...changes };
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <PageContextContext value={context}>
        <DataContext value={sourceOf(data)}>
          <main>
            <Page context={context} params={params} query={query} path={path} />
          </main>
        </DataContext>
      </PageContextContext>
    </StaticRouter>,
    // As on the server: resolved parts are rendered in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { name, path, brand, root: parse(await new Response(prelude as ReadableStream).text()) };
}

/** Every page of the given routes, one for each known slug. */
export async function renderPages(names: RouteName[], brand: BrandId, now?: string): Promise<RenderedPage[]> {
  const pages = names.flatMap((name) => {
    const slugs = (routes[name] as { slugs?: readonly string[] }).slugs;
    return slugs ? slugs.map((slug) => ({ name, params: { slug } })) : [{ name, params: {} }];
  });
  return Promise.all(pages.map(({ name, params }) => renderPage(name, brand, params, { now })));
}
