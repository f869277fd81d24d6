import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import type { HeadTag } from '#shared/site/head.ts';
import { href } from '#shared/site/routes.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import { sendError } from '../http/errors.ts';
import type { DocumentHeaders } from '../http/security-headers.ts';
import type { CreateContext, DocumentDeps } from '../pages/document.tsx';
import { type Loaders, loadPage } from '../pages/load.ts';
import { renderInput, renderPage } from '../pages/render.tsx';
import { pageRequest } from '../pages/request.ts';
import { checkLink, type Draft, type Drafts, postId, stateText } from './ghost-drafts.ts';

type Deps = DocumentDeps & {
  drafts: Drafts | null;
  secret: string | undefined;
  loaders: Loaders;
  headers: DocumentHeaders;
  policy: (nonce?: string) => string;
  createContext: CreateContext;
  now: () => number;
};

const texts = {
  invalid: [403, 'This preview link is not complete, or not one of ours. Copy the whole link and try again.'],
  expired: [410, 'This preview link has expired. Ask for a new one.'],
  'not-found': [404, 'This draft is not there any more.'],
  unavailable: [503, 'The news service does not answer. Please try again in a moment.'],
} as const;

/**
 * `/preview/{id}` shows a draft as the page of its post, on the site of the host or of `?domain=`. The links are signed;
 * Ghost gets requests only for valid ones, and nothing is cached. Without configuration the path is a 404.
 */
export function createPreview({ drafts, secret, now, headers, policy, ...deps }: Deps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  if (!drafts || !secret) return router;

  router.get('/preview/:id', compression(), async (request, response, next) => {
    const { id } = request.params as { id: string };
    if (!postId.test(id)) return next();
    response.set({ ...headers.preview, 'Content-Security-Policy': policy() });
    const validity = checkLink(secret, id, request.query, now());
    if (validity !== 'valid') return sendPlain(request, response, validity);
    const found = await drafts.read(id);
    if (!found.ok) return sendPlain(request, response, found.reason);
    const draft = found.value;
    if (draft.status === 'published') return response.redirect(302, draft.post.url);
    response.send(await draftPage(request.brandChoice, draft));
  });
  return router;

  /** The post's page without scripts: the client has no route for this path. */
  async function draftPage(choice: BrandChoice, draft: Draft): Promise<string> {
    const { post } = draft;
    const page = pageRequest(href('blogPost', { slug: post.slug }), new URLSearchParams(), choice);
    const value = { post, newer: null, older: null, related: [] };
    const loaded = await loadPage({ ...deps.loaders, post: async () => ({ ok: true, value }) }, page);
    const context = { ...deps.createContext(choice), noindex: true, notices: [stateText(draft)] };
    const input = renderInput(deps, { ...loaded, status: 200 }, context);
    const head: HeadTag[] = [
      { tag: 'title', text: `Draft: ${post.title} | ${context.brand.name}` },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } },
    ];
    const document = { ...input.document, head, inlineScriptAttributes: {} };
    return (await renderPage({ ...input, document })).toString();
  }
}

function sendPlain(request: Request, response: Response, reason: keyof typeof texts) {
  const [status, text] = texts[reason];
  if (status === 503) response.set('Retry-After', '30');
  sendError(request, response, status, text);
}
