import { renderToStaticMarkup } from 'react-dom/server';
import type { Brands } from '#shared/brands/index.ts';
import { headTags } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { Document, type DocumentParts } from '#views/app/document.tsx';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import { FeedPage } from '#views/pages/news/feed-page.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import { removeUnusedIcons } from '../pages/render.tsx';
import type { FeedInput } from './feed.ts';

type Deps = {
  assets: Assets;
  brands: Brands;
  createContext: (choice: BrandChoice) => PageContext;
};

/** Writes a feed as a page of the site, for people who open its URL in a browser. It needs no script of React's. */
export function createFeedPage({ assets, brands, createContext }: Deps) {
  return (choice: BrandChoice, { title, description, origin, page, self, posts }: FeedInput): string => {
    const context = createContext(choice);
    const brand = brands[choice.id];
    const parts: DocumentParts = {
      head: headTags({ title: `${title}: RSS feed`, description, noindex: true }, context, self),
      inlineScript: assets.inlineScript,
      inlineScriptAttributes: {},
      stylesheets: assets.stylesheets(choice.id, 'blog'),
      fonts: assets.fonts(choice.id),
      header: <Header brand={brand} context={context} path={page} stylesheets={assets.headerStylesheets} />,
      footer: <Footer brand={brand} context={context} path={page} />,
      symbols: assets.symbols,
    };
    const html = renderToStaticMarkup(
      <PageContextContext value={context}>
        <Document context={context} parts={parts} page={<FeedPage title={title} url={origin + self} posts={posts} />}>
          {null}
        </Document>
      </PageContextContext>,
    );
    return `<!doctype html>${removeUnusedIcons(html)}`;
  };
}

export type WriteFeedPage = ReturnType<typeof createFeedPage>;
