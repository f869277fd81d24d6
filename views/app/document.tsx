import type { ReactNode } from 'react';
import { jsonForHtml } from '#shared/format/json-for-html.ts';
import type { HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';

/** What only the server knows when it writes the document; the browser leaves these parts as they stand. */
export type DocumentParts = {
  head: HeadTag[];
  inlineScript: string;
  inlineScriptAttributes: Record<string, string>;
  stylesheets: string[];
  fonts: string[];
  header: ReactNode;
  footer: ReactNode;
  symbols: string;
};

type Props = { context: PageContext; parts: DocumentParts; page: ReactNode; children: ReactNode };

export function Document({ context, parts, page, children }: Props) {
  const { brand, assetBase } = context;
  return (
    <html lang="en-US" data-brand={brand.id} data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          {...parts.inlineScriptAttributes}
          dangerouslySetInnerHTML={{ __html: parts.inlineScript }}
        />
        {parts.head.map(headElement)}
        <meta name="theme-color" content={brand.themeColor} />
        {parts.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${brand.name} news`}
          href={`${context.origin}/rss.xml`}
        />
        <link rel="icon" type="image/svg+xml" href={`${assetBase}/brand/${brand.id}/favicon.svg`} />
        <link rel="apple-touch-icon" href={`${assetBase}/brand/${brand.id}/apple-touch-icon.png`} />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={brand.name}
          href={`${context.origin}/opensearch.xml`}
        />
      </head>
      <body>
        <ServerOnly name="header">{parts.header}</ServerOnly>
        <main id="main" className="defer-below-fold" tabIndex={-1}>
          {page}
        </main>
        <ServerOnly name="footer">{parts.footer}</ServerOnly>
        <FontPreloads fonts={parts.fonts} />
        {children}
        <svg
          id="icons"
          className="sprite"
          width="0"
          height="0"
          aria-hidden="true"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: parts.symbols }}
        />
        <script
          type="application/json"
          id="page-context"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonForHtml(context) }}
        />
      </body>
    </html>
  );
}

/**
 * A part the server writes and the browser keeps: its components are not in the bundle. The browser passes the
 * captured HTML, so that even a document rebuilt after an error is whole.
 */
function ServerOnly({ name, children }: { name: 'header' | 'footer'; children: ReactNode }) {
  if (typeof children === 'string') {
    return <div data-server-only={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: children }} />;
  }
  return <div data-server-only={name}>{children}</div>;
}

/**
 * At the end and of low priority, so that the stylesheets come first: side by side they share the line, and the first
 * paint waits for the stylesheets only. As text, because React would carry links to the head.
 */
function FontPreloads({ fonts }: { fonts: string[] }) {
  const links = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" fetchpriority="low" crossorigin>`,
  );
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: links.join('') }} />;
}

function headElement(tag: HeadTag, index: number): ReactNode {
  if (tag.tag === 'title') return <title key="title">{tag.text}</title>;
  if ('attributes' in tag) {
    const Tag = tag.tag;
    return <Tag key={index} data-head="" {...tag.attributes} />;
  }
  return (
    <script
      key={index}
      data-head=""
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: tag.json }}
    />
  );
}
