import type { RequestHandler } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandIds } from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';

type Deps = {
  assets: Assets;
  resolveBrand: (host: string | undefined, param: string) => BrandChoice;
  createContext: (choice: BrandChoice) => PageContext;
};

/** In development: every component in its states, for each brand and theme. Its code is loaded at the first request. */
export function componentsPage({ assets, resolveBrand, createContext }: Deps): RequestHandler {
  return async (_request, response) => {
    const { ComponentsPage } = await import('#views/dev/components-page.tsx');
    const stylesheets = [
      ...brandIds.flatMap((id) => assets.stylesheets(id, 'notFound')),
      ...Object.values(assets.pageStylesheets),
    ];
    const html = renderToStaticMarkup(
      <ComponentsPage
        contexts={brandIds.map((id) => createContext(resolveBrand(undefined, id)))}
        stylesheets={[...new Set(stylesheets)]}
        symbols={assets.symbols}
      />,
    );
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'",
    });
    response.send(`<!doctype html>${html}`);
  };
}
