import type { Brands } from '#shared/brands/index.ts';
import type { HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { RouteName } from '#shared/site/routes.ts';
import type { DocumentParts } from '#views/app/document.tsx';
import { PageSkeleton } from '#views/components/page-skeleton.tsx';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import type { Assets } from '../http/assets.ts';

type Deps = { assets: Assets; brands: Brands };
type Page = {
  context: PageContext;
  /** The page whose stylesheet the document has. */
  route: RouteName;
  /** Marked as the current page in the menus; empty for none. */
  path: string;
  head: HeadTag[];
};

/** The parts of a document that only the server knows, for a page that needs no script of React's. */
export function documentParts({ assets, brands }: Deps, { context, route, path, head }: Page): DocumentParts {
  const brand = brands[context.brand.id];
  return {
    head,
    structuredData: [],
    inlineScript: assets.inlineScript,
    inlineScriptAttributes: {},
    links: [
      ...assets.stylesheets(brand.id, route).map((href) => ({ rel: 'stylesheet', href })),
      {
        rel: 'alternate',
        type: 'application/feed+json',
        title: `${brand.name} news`,
        href: `${context.origin}/feed.json`,
      },
      { rel: 'icon', type: 'image/svg+xml', href: `${context.assetBase}/brand/${brand.id}/favicon.svg` },
      { rel: 'apple-touch-icon', href: `${context.assetBase}/brand/${brand.id}/apple-touch-icon.png` },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
    fontPreloads: assets.fonts(brand.id).map(fontPreload).join(''),
    header: (
      <>
        <Header brand={brand} context={context} path={path} stylesheets={assets.headerStylesheets} />
        <PageSkeleton />
      </>
    ),
    footer: <Footer brand={brand} context={context} path={path} />,
    symbols: assets.symbols,
  };
}

/**
 * At the end of the page and of low priority, so that the stylesheets come first: side by side they share the line, and
 * the first paint waits for the stylesheets only. As text, because React would carry links to the head.
 */
function fontPreload(font: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${font}" fetchpriority="low" crossorigin>`;
}
