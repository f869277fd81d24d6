import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brands } from '#shared/brands/index.ts';
import type { HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { RouteName } from '#shared/site/routes.ts';
import { Document, type DocumentParts } from '#views/app/document.tsx';
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

type Options = {
  title: string;
  /** The page whose stylesheet it has. */
  route?: RouteName;
  /** Marked as the current page in the menus. */
  path?: string;
};

/** Writes a page that is not one of the route table, such as the answer to a posted form: not for search engines. */
export function createPlainPage({ assets, brands, createContext }: Deps) {
  return (chosen: BrandChoice, { title, route = 'notFound', path = '' }: Options, page: ReactNode): string => {
    const context: PageContext = {
      ...createContext(chosen),
      brandReason: { host: '', param: null, source: 'default' },
      noindex: true,
    };
    const head: HeadTag[] = [
      { tag: 'title', text: `${title} | ${brands[chosen.id].name}` },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ];
    return staticDocument(context, documentParts({ assets, brands }, { context, route, path, head }), page);
  };
}

/** A document that needs no script of React's. */
export function staticDocument(context: PageContext, parts: DocumentParts, page: ReactNode): string {
  const html = renderToStaticMarkup(
    <PageContextContext value={context}>
      <Document context={context} parts={parts} page={page}>
        {null}
      </Document>
    </PageContextContext>,
  );
  return removeUnusedIcons(`<!doctype html>${html}`);
}
