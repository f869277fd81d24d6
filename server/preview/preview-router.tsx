import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import { type BrandId, type Brands, isBrandId } from '#shared/brands/index.ts';
import type { PostSummary } from '#shared/news/post.ts';
import { absolute, type HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { SideBySide } from '#views/pages/preview/side-by-side.tsx';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import { errorPage } from '../http/errors.ts';
import type { DocumentHeaders } from '../http/security-headers.ts';
import { documentParts } from '../pages/document-parts.tsx';
import { type Loaders, loadPage, requestSource } from '../pages/loaders.ts';
import { pageRequest } from '../pages/page-request.ts';
import { staticDocument } from '../pages/plain-page.tsx';
import { renderPage } from '../pages/render.tsx';
import { createRenderInput } from '../pages/render-input.tsx';
import { type Draft, type Drafts, postId, stateText } from './ghost-drafts.ts';
import { checkLink } from './signed-link.ts';

type Deps = {
  drafts: Drafts | null;
  secret: string | undefined;
  assets: Assets;
  brands: Brands;
  loaders: Loaders;
  headers: DocumentHeaders;
  policy: (nonce?: string, changes?: Record<string, string[]>) => string;
  createContext: (choice: BrandChoice) => PageContext;
  resolveBrand: (host: string | undefined, param: unknown) => BrandChoice;
  now: () => number;
};

const texts = {
  invalid: [403, 'This preview link is not complete, or not one of ours. Copy the whole link and try again.'],
  expired: [410, 'This preview link has expired. Ask for a new one.'],
  'not-found': [404, 'This draft is not there any more.'],
  unavailable: [503, 'The news service does not answer. Please try again in a moment.'],
} as const;

/**
 * `/preview/{id}` shows a draft in all brands side by side, each in an iframe with `/preview/{id}/{brand}`. The links are
 * signed; Ghost gets requests only for valid ones, and nothing is cached. Without configuration the path is a 404.
 */
export function createPreview({ drafts, secret, now, headers, policy, ...deps }: Deps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  if (!drafts || !secret) return router;

  router.get('/preview/:id{/:brand}', compression(), async (request, response, next) => {
    const { id, brand } = request.params as { id: string; brand?: string };
    if (!postId.test(id) || (brand !== undefined && !isBrandId(brand))) return next();
    response.set({
      ...headers.preview,
      'X-Frame-Options': brand ? 'SAMEORIGIN' : 'DENY',
      'Content-Security-Policy': policy(
        undefined,
        brand ? { 'frame-ancestors': ["'self'"] } : { 'frame-src': ["'self'"] },
      ),
    });
    const validity = checkLink(secret, id, request.query, now());
    if (validity !== 'valid') return sendPlain(request, response, validity);
    const found = await drafts.read(id);
    if (!found.ok) return sendPlain(request, response, found.reason);
    const draft = found.value;
    if (draft.status === 'published' && !brand) return response.redirect(302, draft.post.url);
    response.send(brand ? await inBrand(request, brand, draft) : sideBySide(request, draft));
  });
  return router;

  function sideBySide(request: Request, { post, status }: Draft): string {
    const context = deps.createContext(deps.resolveBrand(request.headers.host, undefined));
    const query = request.url.slice(request.url.indexOf('?'));
    const frames = context.siblings.map(({ id, name }) => ({ name, url: `/preview/${post.id}/${id}${query}` }));
    const siteParts = documentParts(deps, { context, route: 'notFound', path: '', head: head(post, context) });
    const parts = {
      ...siteParts,
      links: [...siteParts.links, { rel: 'stylesheet', href: deps.assets.previewStylesheet }],
      header: null,
      footer: null,
      symbols: '',
    };
    const page = <SideBySide title={post.title} state={stateText({ post, status })} frames={frames} />;
    return staticDocument(context, parts, page);
  }

  /** The post's page without scripts: the client has no route for this path. */
  async function inBrand(request: Request, brand: BrandId, draft: Draft): Promise<string> {
    const { post } = draft;
    const choice = deps.resolveBrand(request.headers.host, brand);
    const previewedPage = pageRequest(href('blogPost', { slug: post.slug }), new URLSearchParams(), choice);
    const value = { post, newer: null, older: null, related: [] };
    const source = requestSource({ ...deps.loaders, post: async () => ({ ok: true, value }) }, brand);
    await loadPage(source, previewedPage.match, previewedPage.query);
    const createContext = () => ({ ...deps.createContext(choice), noindex: true, notice: stateText(draft) });
    const input = createRenderInput({ assets: deps.assets, brands: deps.brands, createContext })(
      previewedPage,
      source,
      200,
    );
    const parts = {
      ...input.parts,
      head: head(post, input.context, input.context.brand.name),
      inlineScriptAttributes: {},
    };
    return inNewTabs((await renderPage({ ...input, parts })).toString());
  }
}

function sendPlain(request: Request, response: Response, reason: keyof typeof texts) {
  const [status, text] = texts[reason];
  if (status === 503) response.set('Retry-After', '30');
  response.status(status).send(errorPage(status, text, String(request.id)));
}

/**
 * Title, noindex and the brand's picture, so that a link sent to a colleague has a picture: its own is drawn when it
 * is published.
 */
function head(post: PostSummary, context: PageContext, brandName?: string): HeadTag[] {
  const image = absolute(context.origin, `${context.assetBase}/social/${context.brand.id}.png`);
  return [
    { tag: 'title', text: `Draft: ${post.title}${brandName ? ` | ${brandName}` : ''}` },
    { tag: 'meta', attributes: { property: 'og:image', content: image } },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } },
  ];
}

/** Opens links in new tabs, because the site's pages may not be framed; links to fragments stay. */
function inNewTabs(html: string): string {
  return html.replace(/<a (?=[^<>]*\bhref="[^"#])/g, '<a target="_blank" ');
}
