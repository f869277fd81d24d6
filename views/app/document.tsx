import type { ReactNode } from 'react';
import { jsonForHtml } from '#shared/format/json-for-html.ts';
import type { HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';

/** What only the server knows when it writes the document; the browser leaves these parts as they stand. */
export type DocumentParts = {
  /** In the browser, what scripts have made of them since: a document rendered anew keeps the theme. */
  rootAttributes?: Record<string, string>;
  head: HeadTag[];
  /** JSON-LD texts. */
  structuredData: string[];
  inlineScript: string;
  inlineScriptAttributes: Record<string, string>;
  /** Attributes of the links that are the same on every page of the brand, stylesheets first. */
  links: Record<string, string>[];
  /** Markup of the links that preload fonts. */
  fontPreloads: string;
  header: ReactNode;
  footer: ReactNode;
  symbols: string;
};

type Props = { context: PageContext; parts: DocumentParts; page: ReactNode; children: ReactNode };

export function Document({ context, parts, page, children }: Props) {
  const { brand } = context;
  return (
    <html
      lang="en-US"
      data-brand={brand.id}
      data-theme="light"
      data-returned-form={context.formState?.page && ''}
      {...parts.rootAttributes}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          {...parts.inlineScriptAttributes}
          dangerouslySetInnerHTML={{ __html: parts.inlineScript }}
        />
        {parts.head.map(headElement)}
        {parts.structuredData.map(jsonLdElement)}
        <meta name="theme-color" content={brand.themeColor} />
        {parts.links.map((attributes) => (
          <link key={attributes['href']} data-site="" {...attributes} />
        ))}
      </head>
      <body>
        <ServerOnly name="header">{parts.header}</ServerOnly>
        <main id="main" className="defer-below-fold" tabIndex={-1}>
          {page}
        </main>
        <ServerOnly name="footer">{parts.footer}</ServerOnly>
        <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: parts.fontPreloads }} />
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

function jsonLdElement(json: string, index: number): ReactNode {
  return (
    <script
      key={`json-ld ${index}`}
      data-head=""
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

function headElement(tag: HeadTag, index: number): ReactNode {
  if (tag.tag === 'title') return <title key="title">{tag.text}</title>;
  const Tag = tag.tag;
  return <Tag key={index} data-head="" {...tag.attributes} />;
}
