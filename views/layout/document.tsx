import type { ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { jsonForHtml } from '#shared/format/json-for-html.ts';
import type { HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { PageSkeleton } from '../components/skeleton.tsx';
import { Toasts } from '../components/toast/toast-outlet.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export type DocumentProps = {
  brand: Brand;
  context: PageContext;
  /** Marked as the current page in the menus; empty for none. */
  path: string;
  head: HeadTag[];
  /** JSON-LD texts. */
  structuredData: string[];
  inlineScript: string;
  inlineScriptAttributes: Record<string, string>;
  /** In the document, so that its first paint waits for no other response; `href` is the URL that a page change loads. */
  stylesheets: readonly { href: string; css: string }[];
  headerStylesheets: Parameters<typeof Header>[0]['stylesheets'];
  /** URLs of the brand's fonts. */
  fonts: readonly string[];
  /** Markup of the icons. */
  symbols: string;
};

/** The whole document, which only the server writes. React in the browser has `main` and the toasts. */
export function Document({ children, ...props }: DocumentProps & { children: ReactNode }) {
  const { brand, context, path, inlineScript, inlineScriptAttributes, fonts, symbols } = props;
  return (
    <html lang="en-US" data-brand={brand.id} data-theme="light" data-returned-form={context.formState?.page && ''}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script {...inlineScriptAttributes} dangerouslySetInnerHTML={{ __html: inlineScript }} />
        {props.head.map(headElement)}
        {props.structuredData.map((json) => (
          <script key={json} data-head="" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        ))}
        <meta name="theme-color" content={brand.themeColor} />
        {siteLinks(props).map((attributes) => (
          <link key={attributes.href} data-site="" {...attributes} />
        ))}
        {props.stylesheets.map(({ href, css }) => (
          <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
      </head>
      <body>
        <div data-server-only="header">
          <Header brand={brand} context={context} path={path} stylesheets={props.headerStylesheets} />
          <PageSkeleton />
        </div>
        <main id="main" className="defer-below-fold" tabIndex={-1} data-entry={inlineScriptAttributes['data-entry']}>
          {children}
        </main>
        <div data-server-only="footer">
          <Footer brand={brand} context={context} path={path} />
        </div>
        <div hidden dangerouslySetInnerHTML={{ __html: fonts.map(fontPreload).join('') }} />
        <div id="toasts">
          <Toasts />
        </div>
        <svg
          id="icons"
          className="sprite"
          width="0"
          height="0"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: symbols }}
        />
        <script type="application/json" id="page-context" dangerouslySetInnerHTML={{ __html: jsonForHtml(context) }} />
      </body>
    </html>
  );
}

/** The links that are the same on every page of the brand. */
function siteLinks({ brand, context }: DocumentProps) {
  const { origin, assetBase } = context;
  return [
    { rel: 'alternate', type: 'application/feed+json', title: `${brand.name} news`, href: `${origin}/feed.json` },
    { rel: 'icon', type: 'image/svg+xml', href: `${assetBase}/brand/${brand.id}/favicon.svg` },
    { rel: 'apple-touch-icon', href: `${assetBase}/brand/${brand.id}/apple-touch-icon.png` },
    { rel: 'manifest', href: '/site.webmanifest' },
  ];
}

/**
 * At the end of the page and of low priority, so that the page and its pictures come first: side by side they share the
 * line. As text, because React would carry links to the head.
 */
function fontPreload(font: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${font}" fetchpriority="low" crossorigin>`;
}

function headElement(tag: HeadTag, index: number): ReactNode {
  if (tag.tag === 'title') return <title key="title">{tag.text}</title>;
  const Tag = tag.tag;
  return <Tag key={index} data-head="" {...tag.attributes} />;
}
