import { absolute, type Head, type HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { PageData } from '#shared/site/page-data.ts';
import { canonicalOrigin } from '#shared/site/page-owner.ts';
import { matchRoute, type RouteName } from '#shared/site/routes.ts';
import { shareImageSize } from '#shared/site/share-image.ts';
import { pageModules } from '#views/app/page-registry.ts';
import type { PageModule, ReadData } from '#views/runtime/page-module.ts';
import type { RequestSource } from './load.ts';
import type { PageRequest } from './request.ts';

/** The code of a page, which is in memory on the server. */
export function pageModule(route: RouteName): PageModule {
  return (pageModules.load(route) as { value?: PageModule }).value!;
}

/** What a page says about itself, and the article of a `blogPost`, from its critical data. */
export function pageHead(
  { match, query, path }: PageRequest,
  source: RequestSource,
  route: RouteName,
  context: PageContext,
): { head: Head; post: PageData['post']['value'] | undefined } {
  const { params } = match;
  const read: ReadData = (name, params) => (source.load(name, params) as { value?: never }).value;
  const post = route === 'blogPost' ? read('post', { slug: params['slug']! }) : undefined;
  return { head: pageModule(route).head({ context, params, query, path }, read), post };
}

/**
 * The tags from which other sites and messengers make a preview of a link (Open Graph, X). They request the page from the
 * server, so the browser does not update them.
 * @param path the page's path, with its page number
 */
export function linkPreviewTags(head: Head, context: PageContext, path: string): HeadTag[] {
  const { brand } = context;
  const owner = canonicalOrigin(context, matchRoute(path.split('?', 1)[0]!));
  const image = absolute(context.origin, head.image ?? `${context.assetBase}/social/${brand.id}.png`);
  const size = head.image ? head.imageSize : shareImageSize;
  const property = (name: string, content: string | undefined): HeadTag[] =>
    content ? [{ tag: 'meta', attributes: { property: name, content } }] : [];
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  return [
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:type', head.type ?? 'website'),
    ...property('og:url', absolute(owner, head.canonical ?? path)),
    ...property('og:image', image),
    ...property('og:image:width', size && String(size.width)),
    ...property('og:image:height', size && String(size.height)),
    ...property('og:image:alt', (head.image && head.imageAlt) || `${brand.name}: ${brand.tagline}`),
    ...property('og:site_name', brand.name),
    ...property('og:locale', 'en_US'),
    ...property('article:published_time', head.published),
    ...property('article:modified_time', head.modified),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    ...(head.image && head.imageAlt ? [meta('twitter:image:alt', head.imageAlt)] : []),
  ];
}
