import { jsonForHtml } from '../format/json-for-html.ts';
import type { PageContext } from './page-context.ts';

/** The metadata of a page for search engines, link previews and the browser's tab. */
export type Head = {
  /** Without the brand name, which is added; at most about 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Path or absolute URL; default: the page's own path. */
  canonical?: string;
  /** The page is the same in all brands, so its canonical URL is on the default brand's host. */
  shared?: true;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Absolute URL or path below assetBase. */
  image?: string;
  published?: string;
  modified?: string;
  prev?: string;
  next?: string;
  jsonLd?: object[];
};

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }
  | { tag: 'script'; json: string };

/** The tags in the head of a page, in order: the server renders them, the browser updates them on navigation. */
export function headTags(head: Head, context: PageContext, path: string): HeadTag[] {
  const { brand } = context;
  const title = path === '/' ? `${brand.name} | ${head.title}` : `${head.title} | ${brand.name}`;
  const home = head.shared ? context.mainOrigin : context.origin;
  const canonical = absolute(home, head.canonical ?? path);
  const image = absolute(context.origin, head.image ?? `${context.assetBase}/social/${brand.id}.png`);
  const property = (name: string, content: string | undefined): HeadTag[] =>
    content ? [{ tag: 'meta', attributes: { property: name, content } }] : [];
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const link = (rel: string, href: string | undefined): HeadTag[] =>
    href ? [{ tag: 'link', attributes: { rel, href: absolute(home, href) } }] : [];
  return [
    { tag: 'title', text: title },
    meta('description', head.description),
    ...(head.noindex || context.noindex ? [meta('robots', 'noindex')] : link('canonical', canonical)),
    ...link('prev', head.prev),
    ...link('next', head.next),
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:type', head.type ?? 'website'),
    ...property('og:url', canonical),
    ...property('og:image', image),
    ...property('og:site_name', brand.name),
    ...property('og:locale', 'en_US'),
    ...property('article:published_time', head.published),
    ...property('article:modified_time', head.modified),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    ...(head.jsonLd ?? []).map((data): HeadTag => ({ tag: 'script', json: jsonForHtml(data) })),
  ];
}

function absolute(origin: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : origin + address;
}
