import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brands } from '#shared/brands/index.ts';
import type { HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { Document } from '#views/app/document.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import { documentParts } from './document-parts.tsx';
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
    const head: HeadTag[] = [
      { tag: 'title', text: `${title} | ${brands[chosen.id].name}` },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ];
    const parts = documentParts({ assets, brands }, { context, route: 'notFound', path: '', head });
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
