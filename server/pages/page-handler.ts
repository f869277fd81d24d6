import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { HeadTag } from '#shared/site/head.ts';
import { type FormState, withBrand } from '#shared/site/page-context.ts';
import { href, routeRow } from '#shared/site/routes.ts';
import { findLetters } from '#shared/tax/letters/find-letter.ts';
import { searchOf } from '../http/redirects.ts';
import { withTimeout } from '../timeout.ts';
import { type CachedPage, sendCachedPage } from './cached-page.ts';
import type { RequestSource } from './loaders.ts';
import type { PageCache } from './page-cache.ts';
import type { PageLoad, PageRenderer } from './page-renderer.ts';
import { isPlainUrl, normalizedPath, type PageRequest, pageRequest } from './page-request.ts';
import type { PageResponse } from './page-response.ts';
import { type RenderInput, renderPage, streamPage } from './render.tsx';

type Deps = {
  cache: PageCache;
  renderer: PageRenderer;
  pageResponse: PageResponse;
  renderInput: (page: PageRequest, source: RequestSource, status: number) => RenderInput;
  log: Logger;
};

/** One page request on its way to a response, with its critical data. */
type Exchange = PageLoad & {
  request: Request;
  response: Response;
  /** Server-Timing so far. */
  timing: string;
  /** `performance.now()` when the request arrived. */
  started: number;
  /** Crawlers get the complete page: they do not run the scripts of a streamed one. */
  isCrawler: boolean;
};

/** How long a crawler waits for deferred parts once their data has timed out, in milliseconds. */
const crawlerStreamTimeoutMs = 500;

export function createPageHandler({ cache, renderer, pageResponse, renderInput, log }: Deps) {
  let pending = 0;

  return { respondFromCache, respond, renderForm, pendingRequests: () => pending };

  /**
   * Answers a request for a page from the cache.
   * @returns false when it has to be rendered, which is limited
   */
  function respondFromCache(request: Request, response: Response): boolean {
    const { page } = request;
    const cached = page.cacheable ? cache.get(page.key) : undefined;
    if (!cached || !renderer.sendCached(request, response, cached)) return false;
    indexUrl(request, cached);
    return true;
  }

  /** Answers what `respondFromCache` has not. The one place that decides between the six outcomes. */
  async function respond(request: Request, response: Response): Promise<void> {
    cache.count('miss');
    countPending(response);
    const exchange = await startExchange(request, response);
    const location = redirectTarget(exchange);
    if (location) {
      response.redirect(308, location + searchOf(request.url));
      return;
    }
    const { loaded } = exchange;
    if (!(await isDataComplete(exchange))) {
      if (request.method === 'HEAD') sendHead(exchange);
      else await stream(exchange);
    } else if (!request.page.cacheable || loaded.status === 503) await renderOnce(exchange);
    else await renderCacheable(exchange);
  }

  /** The page of a form, with what was typed and the messages; for browsers without scripts. */
  async function renderForm(
    request: Request,
    response: Response,
    path: string,
    status: number,
    formState: FormState,
    query = new URLSearchParams(),
  ) {
    const { page, source } = await renderer.load(pageRequest(path, query, request.brandChoice));
    const { context, parts, ...input } = renderInput(page, source, 200);
    const returned = { ...formState, page: withBrand(request.brandChoice, page.url) };
    const head = status < 400 ? parts.head : parts.head.map(withError);
    const html = await renderPage({
      ...input,
      parts: { ...parts, head },
      context: { ...context, formState: returned },
    });
    pageResponse.send(request, response, { status, personal: routeRow(page.match.name).personal }, html);
  }

  async function startExchange(request: Request, response: Response): Promise<Exchange> {
    const started = performance.now();
    const load = await renderer.load(request.page);
    const timing = `cache;desc=miss, content;dur=${(performance.now() - started).toFixed(1)}`;
    return { ...load, request, response, timing, started, isCrawler: isbot(request.headers['user-agent']) };
  }

  /** Sends the shell at once and the deferred parts as they come; then renders the page for the cache. */
  async function stream({ request, response, page, source, loaded, timing, isCrawler }: Exchange) {
    const nonce = randomBytes(16).toString('base64');
    await streamPage(renderInput(page, source, loaded.status), {
      nonce,
      timeoutMs: isCrawler ? crawlerStreamTimeoutMs : limits.renderTimeoutMs,
      onShell: () => pageResponse.open(request, response, { status: loaded.status, timing, nonce }),
      onDeferredError: (error) => log.warn({ err: error, path: page.path }, 'a deferred part of a page failed'),
    });
    if (page.cacheable && !cache.get(page.key)) void renderer.refresh(page);
  }

  function sendHead({ request, response, loaded, timing }: Exchange) {
    pageResponse.send(request, response, { status: loaded.status, timing }, Buffer.alloc(0));
  }

  async function renderOnce({ request, response, page, source, loaded, timing }: Exchange) {
    const html = await renderPage(renderInput(page, source, loaded.status));
    const { personal } = routeRow(page.match.name);
    pageResponse.send(request, response, { status: loaded.status, timing, personal }, html);
  }

  async function renderCacheable(exchange: Exchange) {
    const { request, response, timing, started } = exchange;
    const cached = await renderer.renderAndCache(exchange);
    indexUrl(request, cached);
    sendCachedPage(request, response, cached, `${timing}, render;dur=${(performance.now() - started).toFixed(1)}`);
  }

  /** Only URLs of which there is a bounded number: of known hosts, with nothing but the page and its brand. */
  function indexUrl(request: Request, { request: page, status }: CachedPage) {
    if (status !== 200 || !page.choice.knownHost || !isPlainUrl(page, request.url)) return;
    cache.indexUrl(request.headers.host ?? '', request.url, page.key);
  }

  function countPending(response: Response) {
    pending += 1;
    response.once('close', () => {
      pending -= 1;
    });
  }
}

export type PageHandler = ReturnType<typeof createPageHandler>;

/** Path to redirect to: of a post that has another slug now, of the letter whose number was entered, or the normalized one of this page. */
function redirectTarget({ page, loaded }: Exchange): string | null {
  if (loaded.redirectedTo) return href('blogPost', { slug: loaded.redirectedTo });
  const letter = findLetters(letterNumber(page)).exact;
  if (letter) return href('taxLetter', { slug: letter.slug });
  const path = normalizedPath(page);
  return loaded.status === 200 && path !== page.path ? path : null;
}

/** The number of a letter that was entered in its finder, or in the search and can be nothing else: 941 is a form, too. */
function letterNumber({ match, query }: Exchange['page']): string {
  const searched = match.name === 'search' ? (query.get('q') ?? '').trim() : '';
  if (match.name === 'taxLetters') return query.get('number') ?? '';
  return /^(?:(?:cp|lt)[ -]?\d+|\d{4})[a-z]?$/i.test(searched) && /[a-z]/i.test(searched) ? searched : '';
}

/** Whether all data is in memory, so that nothing has to be streamed. Waits for it when a crawler is waiting. */
async function isDataComplete({ loaded: { deferred }, isCrawler }: Exchange): Promise<boolean> {
  if (deferred.length === 0) return true;
  // One turn: what is in memory has settled then.
  await setImmediate();
  if (deferred.every(({ status }) => status === 'fulfilled' || status === 'rejected')) return true;
  if (!isCrawler) return false;
  const settled = Promise.allSettled(deferred).then(() => true);
  return withTimeout(settled, limits.renderTimeoutMs, () => false);
}

/** The title says first that the form was refused: it is what a screen reader reads first on the new page. */
function withError(tag: HeadTag): HeadTag {
  return tag.tag === 'title' ? { ...tag, text: `Error: ${tag.text}` } : tag;
}
