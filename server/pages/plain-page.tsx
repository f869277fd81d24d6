import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brands } from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { Document } from '#views/app/document.tsx';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import { removeUnusedIcons } from './render.tsx';

type Deps = {
  assets: Assets;
  brands: Brands;
  createContext: (choice: BrandChoice) => PageContext;
};

export type PlainPage = ReturnType<typeof createPlainPage>;

/** Writes a page that answers a posted form: without a URL of its own, and without scripts of React's. */
export function createPlainPage({ assets, brands, createContext }: Deps) {
  return (chosen: BrandChoice, title: string, page: ReactNode): string => {
    const context: PageContext = {
      ...createContext(chosen),
      brandReason: { host: '', param: null, source: 'default' },
      noindex: true,
    };
    const brand = brands[chosen.id];
    const parts = {
      head: [
        { tag: 'title' as const, text: `${title} | ${brand.name}` },
        { tag: 'meta' as const, attributes: { name: 'robots', content: 'noindex' } },
      ],
      inlineScript: assets.inlineScript,
      inlineScriptAttributes: {},
      stylesheets: assets.stylesheets(chosen.id, 'notFound'),
      fonts: assets.fonts(chosen.id),
      header: <Header brand={brand} context={context} path="" stylesheets={assets.headerStylesheets} />,
      footer: <Footer brand={brand} context={context} path="" />,
      symbols: assets.symbols,
    };
    const html = renderToStaticMarkup(
      <PageContextContext value={context}>
        <Document context={context} parts={parts} page={page}>
          {null}
        </Document>
      </PageContextContext>,
    );
    return removeUnusedIcons(`<!doctype html>${html}`);
  };
}
