import { truncate } from '../format/text.ts';
import type { PageContext } from './page-context.ts';
import { canonicalOrigin } from './page-owner.ts';
import { matchRoute } from './routes.ts';

/** Search engines cut longer titles. */
const titleLength = 65;
/** Search engines cut longer descriptions, such as one that names a third office. */
const descriptionLength = 160;

/** The metadata of a page for search engines, link previews and the browser's tab. */
export type Head = {
  /** Without the brand name, which is added where it fits. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Path or absolute URL; default: the page's own path, on the host of the brand that owns the page. */
  canonical?: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Absolute URL, or path on the brand’s host. */
  image?: string;
  /** Size of `image` in pixels, where it is known. */
  imageSize?: { width: number; height: number };
  /** Text alternative of `image`. */
  imageAlt?: string;
  /** The drawing in the page's first screen, requested with the page: a scene, or `hero-` and a slide's. */
  drawing?: string;
  /** Path of the page's own feed; default: that of the news. */
  feed?: string;
  published?: string;
  modified?: string;
  prev?: string;
  next?: string;
};

export type HeadTag = { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> };

/**
 * The tags in the head of a page: the server renders them, the browser updates them on navigation. Those for link previews
 * and structured data are written by the server only.
 */
export function headTags(head: Head, context: PageContext, path: string): HeadTag[] {
  const owner = canonicalOrigin(context, matchRoute(path.split('?', 1)[0]!));
  const link = (rel: string, href: string | undefined): HeadTag[] =>
    href ? [{ tag: 'link', attributes: { rel, href: absolute(owner, href) } }] : [];
  return [
    { tag: 'title', text: titleWithBrand(head.title, context.brand.name, path) },
    { tag: 'meta', attributes: { name: 'description', content: truncate(head.description, descriptionLength - 1) } },
    ...(head.noindex || context.noindex
      ? [robots('noindex')]
      : [robots('max-image-preview:large'), ...link('canonical', head.canonical ?? path)]),
    {
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `${context.brand.name} news`,
        href: absolute(context.origin, head.feed ?? '/rss.xml'),
      },
    },
    ...link('prev', head.prev),
    ...link('next', head.next),
  ];
}

function robots(content: string): HeadTag {
  return { tag: 'meta', attributes: { name: 'robots', content } };
}

/** The title with the brand's name: always on the home page, elsewhere where both fit. */
export function titleWithBrand(title: string, brand: string, path: string): string {
  if (path === '/') return `${brand} | ${title}`;
  const both = `${title} | ${brand}`;
  return both.length <= titleLength ? both : truncate(title, titleLength - 1);
}

/** An absolute URL: the given one, or a path on this origin. */
export function absolute(origin: string, url: string): string {
  return /^https?:\/\//.test(url) ? url : origin + url;
}
