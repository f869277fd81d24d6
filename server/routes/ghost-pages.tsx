import type { RequestHandler } from 'express';
import * as limits from '#shared/limits.ts';
import { type Head, headTags } from '#shared/site/head.ts';
import { type PageContext, withBrand } from '#shared/site/page-context.ts';
import { GhostPageView } from '#views/pages/news/server-pages.tsx';
import type { ContentService, GhostPage } from '../content/content-service.ts';
import { sendError } from '../http/errors.ts';
import {
  type CreateContext,
  type DocumentDeps,
  documentProps,
  staticDocument,
  unknownReason,
} from '../pages/document.tsx';
import { linkPreviewTags } from '../pages/head.ts';
import type { Responder } from '../pages/respond.ts';
import { withTimeout } from '../timeout.ts';

type Deps = DocumentDeps & {
  content: ContentService;
  createContext: CreateContext;
  responder: Pick<Responder, 'send'>;
};

/**
 * Pages of Ghost at `/{slug}`, where the site has no page of its own. Ghost links to them like to posts: an address below
 * /blog/ that no post has leads there.
 */
export function createGhostPages({ assets, brands, content, createContext, responder }: Deps): RequestHandler {
  return async (request, response, next) => {
    const { match, path, choice } = request.page;
    const isPost = match.name === 'blogPost';
    const slug = isPost ? match.params['slug'] : match.name === 'notFound' && /^\/([a-z0-9_-]+)$/.exec(path)?.[1];
    if (!slug) return next();
    const known = content.knownPages();
    // A post does not wait for the pages; what cannot be read is not taken for a page that does not exist.
    if (isPost && !known) return next();
    const read = known ? null : await withTimeout(content.pages(), limits.renderTimeoutMs, () => null);
    const pages = known ?? (read?.ok ? read.value : null);
    if (!pages) {
      response.set('Retry-After', '30');
      return sendError(request, response, 503, 'This page cannot be read right now.');
    }
    const page = pages.shown.find((one) => one.slug === slug);
    if (!page) return next();
    const context = { ...createContext(choice), brandReason: unknownReason };
    if (!isPost) return responder.send(request, response, { status: 200 }, Buffer.from(render(page, context)));
    const post = await content.readPost(slug);
    if (post.ok || post.reason !== 'not-found') return next();
    response.redirect(308, withBrand(context, page.url));
  };

  function render(page: GhostPage, context: PageContext): string {
    const head: Head = {
      title: page.meta_title ?? page.title,
      description: page.meta_description ?? page.excerpt,
      noindex: page.isHidden,
      ...(page.feature_image && { image: page.feature_image }),
    };
    const tags = [...headTags(head, context, page.url), ...linkPreviewTags(head, context, page.url)];
    const props = documentProps({ assets, brands }, { context, route: 'blogPost', path: page.url, head: tags });
    return staticDocument(props, <GhostPageView page={page} />);
  }
}
