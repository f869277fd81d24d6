import { renderToStaticMarkup } from 'react-dom/server';
import type { Brands } from '#shared/brands/index.ts';
import { headTags } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { Document } from '#views/app/document.tsx';
import { FeedPage } from '#views/pages/news/feed-page.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import { documentParts } from '../pages/document-parts.tsx';
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
    const head = headTags({ title: `${title}: RSS feed`, description, noindex: true }, context, self);
    const parts = documentParts({ assets, brands }, { context, route: 'blog', path: page, head });
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
