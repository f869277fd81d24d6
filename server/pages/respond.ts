import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import { href, routeRow } from '#shared/site/routes.ts';
import type { Env } from '../env.ts';
import type { Assets, StaticFile } from '../http/assets.ts';
import { acceptedEncodings, createCompressor, sendEncoded } from '../http/encoded-response.ts';
import { requestScheme, searchOf, wantsFeed } from '../http/redirects.ts';
import type { DocumentHeaders } from '../http/security-headers.ts';
import type { Counts } from '../report/counts.ts';
import { withTimeout } from '../timeout.ts';
import { type CachedPage, isPageChange, mainOf, type PageCache, sendCachedPage } from './cache.ts';
import type { LoadedPage } from './load.ts';
import { type Renderer, renderPage, streamPage } from './render.tsx';
import { features, hasOnlyPageAndBrand, normalizedPath } from './request.ts';

type Deps = {
  cache: PageCache;
  renderer: Renderer;
  headers: DocumentHeaders;
  policy: (nonce?: string) => string;
  log: Logger;
  assets: Assets;
  env: Pick<Env, 'FORCE_HTTPS' | 'TRUST_PROXY'>;
  /** Counts the pages that people read. */
  counts: Pick<Counts, 'isVisit' | 'page'>;
};

/** The head of a response that is written for one request. */
type ResponseHead = {
  status: number;
  /** Value of Server-Timing. */
  timing?: string;
  /** Nobody may store it, as a page that shows a visitor's own data. */
  personal?: boolean | undefined;
  /** Of the inline scripts that React writes into a streamed page. */
  nonce?: string;
};

/** How long a page that is read whole waits for deferred parts once their data has timed out, in milliseconds. */
const wholeStreamTimeoutMs = 500;

/** Answers requests for pages, from the socket to the last byte; the cheapest answer comes first. */
export function createResponder(deps: Deps) {
  const { cache, renderer, headers, policy, log, assets, env, counts } = deps;
  let pending = 0;

  return { respondAtSocket, respondFromCache, respond, send, pendingRequests: () => pending };

  /**
   * Answers cached pages and static files by host and URL alone, before Express, which costs more than the whole response.
   * Everything uncertain (a URL not seen before, a feed reader, plain HTTP) is left to Express. Responses from here are
   * counted for /metrics and the owner's report, and have no line in the log.
   * @returns whether it has answered
   */
  function respondAtSocket(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (env.FORCE_HTTPS && requestScheme(request, env.TRUST_PROXY) !== 'https') return false;
    const url = request.url!;
    if (url.startsWith('/assets/')) {
      const file = assets.file(url);
      if (file) sendFile(request, response, file);
      return file !== undefined;
    }
    const page = cache.getByUrl(request.headers.host ?? '', url);
    if (!page || wantsFeed(request) || !sendCached(request, response, page)) return false;
    const { path, choice } = page.request;
    if (request.method === 'GET' && counts.isVisit(request.headers)) counts.page(choice.id, path);
    return true;
  }

  /** Answers from the cache. @returns false when the page has to be rendered, which is limited */
  function respondFromCache(request: Request, response: Response): boolean {
    const { page } = request;
    const cached = page.cacheable ? cache.get(page.key) : undefined;
    if (!cached || !sendCached(request, response, cached)) return false;
    indexUrl(request, cached);
    return true;
  }

  /** Sends a page from the cache; when it is stale, starts to render it again. @returns false when it is too old */
  function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedPage): boolean {
    const freshness = cache.freshness(cached);
    if (freshness === 'expired') return false;
    const timing =
      freshness === 'stale' ? cached.headers['Server-Timing']!.replace('desc=hit', 'desc=stale') : undefined;
    cache.count(freshness, sendCachedPage(request, response, cached, timing));
    if (freshness === 'stale' && cache.startRevalidation(cached)) void renderer.refresh(cached.request);
    return true;
  }

  /** Answers what `respondFromCache` has not. The one place that decides between redirect, HEAD, stream and whole page. */
  async function respond(request: Request, response: Response): Promise<void> {
    const started = performance.now();
    cache.count('miss');
    pending += 1;
    response.once('close', () => {
      pending -= 1;
    });
    const { page } = request;
    const since = cache.version();
    const loaded = await renderer.load(page);
    const timing = `cache;desc=miss, content;dur=${(performance.now() - started).toFixed(1)}`;
    const location = redirectTarget(loaded);
    if (location) return response.redirect(308, location + searchOf(request.url));
    const { status } = loaded;
    const { personal } = routeRow(page.match.name);
    // A crawler and a page change do not run the scripts of a streamed page.
    const readsWhole = request.headers['sec-fetch-dest'] === 'empty' || isbot(request.headers['user-agent']);
    if (!(await isDataComplete(loaded, readsWhole))) {
      if (request.method === 'HEAD') return send(request, response, { status, timing }, Buffer.alloc(0));
      return stream(request, response, loaded, timing, readsWhole);
    }
    if (!page.cacheable || status === 503) {
      const html = await renderPage(renderer.input(loaded));
      if (isPageChange(request)) return send(request, response, { status, timing, personal: true }, mainOf(html));
      return send(request, response, { status, timing, personal }, html);
    }
    const cached = await renderer.renderAndCache(loaded, since);
    indexUrl(request, cached);
    sendCachedPage(request, response, cached, `${timing}, render;dur=${(performance.now() - started).toFixed(1)}`);
  }

  /** Sends the shell at once and the deferred parts as they come; then renders the page for the cache. */
  async function stream(
    request: Request,
    response: Response,
    loaded: LoadedPage,
    timing: string,
    readsWhole: boolean,
  ): Promise<void> {
    const { page, status } = loaded;
    const nonce = randomBytes(16).toString('base64');
    await streamPage(renderer.input(loaded), {
      nonce,
      timeoutMs: readsWhole ? wholeStreamTimeoutMs : limits.renderTimeoutMs,
      onShell: () => open(request, response, { status, timing, nonce }),
      onDeferredError: (error) => log.warn({ err: error, path: page.path }, 'a deferred part of a page failed'),
    });
    if (page.cacheable && !cache.get(page.key)) void renderer.refresh(page);
  }

  /** Sends a whole page that is rendered for one request; to HEAD its head only. */
  function send(request: IncomingMessage, response: ServerResponse, head: ResponseHead, html: Buffer): void {
    const body = open(request, response, head);
    if (request.method === 'HEAD') response.end();
    else body.end(html);
  }

  /**
   * Writes the head and returns where the body goes. React calls `flush` on what it pipes into after each part, so
   * nothing may stand between it and the compressor.
   */
  function open(
    request: IncomingMessage,
    response: ServerResponse,
    { status, timing, nonce, personal }: ResponseHead,
  ): Writable {
    const encoding = acceptedEncodings(request.headers['accept-encoding'])[0]!;
    response.writeHead(status, {
      ...(personal ? headers.personal : headers.page),
      'Content-Security-Policy': policy(nonce),
      ...(status === 503 && { 'Retry-After': '30' }),
      ...(timing && { 'Server-Timing': timing }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    const target = createCompressor(encoding) ?? new PassThrough();
    target.pipe(response);
    response.once('close', () => target.destroy());
    return target;
  }

  /** Only URLs of which there is a bounded number: of known hosts, with nothing but the page and its brand. */
  function indexUrl(request: Request, { request: page, status }: CachedPage) {
    if (status !== 200 || !page.choice.knownHost || !hasOnlyPageAndBrand(page, request.url)) return;
    cache.indexUrl(request.headers.host ?? '', request.url, page.key);
  }
}

export type Responder = ReturnType<typeof createResponder>;

/** Path to redirect to: of a post that has another slug now, of a feature of the page, or the normalized one of this page. */
function redirectTarget({ page, status, redirectedTo }: LoadedPage): string | null {
  if (redirectedTo) return href('blogPost', { slug: redirectedTo });
  const other = features[page.match.name]?.redirect?.(page.query);
  if (other) return other;
  const path = normalizedPath(page);
  return status === 200 && path !== page.path ? path : null;
}

/** Whether all data is in memory, so that nothing has to be streamed. Waits for it where the page is read whole. */
async function isDataComplete({ deferred }: LoadedPage, readsWhole: boolean): Promise<boolean> {
  if (deferred.length === 0) return true;
  // One turn: what is in memory has settled then.
  await setImmediate();
  if (deferred.every(({ status }) => status === 'fulfilled' || status === 'rejected')) return true;
  if (!readsWhole) return false;
  const settled = Promise.allSettled(deferred).then(() => true);
  return withTimeout(settled, limits.renderTimeoutMs, () => false);
}

function sendFile(request: IncomingMessage, response: ServerResponse, { variants }: StaticFile) {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((name) => variants[name])!;
  sendEncoded(request, response, variants[encoding]!);
}
