import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import type { Brands } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import type { FormState, PageContext } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Assets } from '../http/assets.ts';
import { acceptedEncodings, createCompressor } from '../http/content-encoding.ts';
import { searchOf } from '../http/redirects.ts';
import type { Log } from '../log.ts';
import { type CachedPage, sendCachedPage } from './cached-page.ts';
import { type Loaders, loadPage, type PageNeeds, requestSource } from './loaders.ts';
import type { PageCache } from './page-cache.ts';
import { isPlainUrl, normalizedPath, type PageRequest, pageRequest } from './page-request.ts';
import { renderPage, streamPage } from './render.tsx';
import { createRenderInput } from './render-input.tsx';

export type PageDeps = {
  assets: Assets;
  brands: Brands;
  cache: PageCache;
  loaders: Loaders;
  log: Log;
  now: () => number;
  policy: (nonce?: string) => string;
  headers: Record<string, string>;
  createContext: (choice: BrandChoice) => PageContext;
};

type BrandChooser = (host: string | undefined, param: unknown) => BrandChoice;
type Source = ReturnType<typeof requestSource>;

/** How often a kept page asks whether its content is still the same, in milliseconds. */
const revalidateAfterMs = 2_000;
/** The longest that warming waits for visitors between two pages, in milliseconds. */
const maxYieldMs = 2_000;

export function createPageHandler(deps: PageDeps) {
  const { cache, log, now } = deps;
  const rendering = new Map<string, Promise<CachedPage>>();
  const renderInput = createRenderInput(deps);
  let visitors = 0;

  return { answer, refreshAddress, renderForm, warm };

  /** Answers a page: the kept copy if there is one, else a render for everybody, else a stream for this visitor. */
  async function answer(request: Request, response: Response, choice: BrandChoice): Promise<void> {
    const asked = pageRequest(request.path, new URL(request.url, 'http://x').searchParams, choice);
    const kept = asked.cacheable ? cache.get(asked.key) : undefined;
    if (kept && cache.isServable(kept)) {
      remember(request, asked, kept);
      cache.count(sendCachedPage(request, response, kept));
      refreshBehind(kept, asked);
      return;
    }
    visitors += 1;
    response.once('close', () => {
      visitors -= 1;
    });
    const since = cache.version();
    const source = requestSource(deps.loaders);
    const started = performance.now();
    const needs = await loadPage(source, asked.match, asked.query);
    const proper = normalizedPath(asked);
    if (needs.movedTo || (needs.status === 200 && proper !== asked.path)) {
      const to = needs.movedTo ? href('blogPost', { slug: needs.movedTo }) : proper;
      response.redirect(308, to + searchOf(request.url));
      return;
    }
    const timing = `cache;desc=miss, content;dur=${(performance.now() - started).toFixed(1)}`;
    const patient = isbot(request.headers['user-agent']);
    const whole = (await settledByNow(needs.late)) || (patient && (await settledInTime(needs.late)));
    if (!whole) {
      if (request.method === 'HEAD') return void sendOnce(request, response, needs.status, Buffer.alloc(0), timing);
      await stream(request, response, asked, source, needs.status, timing, patient ? 500 : limits.renderTimeoutMs);
      if (asked.cacheable && !cache.get(asked.key)) void fill(asked);
      return;
    }
    if (!asked.cacheable || needs.status === 503) {
      sendOnce(request, response, needs.status, await renderPage(renderInput(asked, source, needs.status)), timing);
      return;
    }
    const page = await finish(asked, source, needs, since);
    remember(request, asked, page);
    sendCachedPage(request, response, page, `${timing}, render;dur=${(performance.now() - started).toFixed(1)}`);
  }

  /** Only what has an end: known hosts, and addresses that say no more than the page they mean. */
  function remember(request: Request, asked: PageRequest, page: CachedPage) {
    if (page.status !== 200 || !asked.choice.knownHost || !isPlainUrl(asked, request.url)) return;
    cache.indexUrl(request.headers.host ?? '', request.url, asked.key);
  }

  async function stream(
    request: Request,
    response: Response,
    asked: PageRequest,
    source: Source,
    status: number,
    timing: string,
    timeoutMs: number,
  ) {
    const nonce = randomBytes(16).toString('base64');
    await streamPage(renderInput(asked, source, status), {
      nonce,
      timeoutMs,
      onShell: () => openBody(request, response, status, { 'Server-Timing': timing }, nonce),
      onLateError: (error) => log.warn({ err: error, path: asked.path }, 'a late part of a page failed'),
    });
  }

  /** The finished page, for everybody. Who asks for the same page meanwhile waits for the same render. */
  function finish(asked: PageRequest, source: Source, needs: PageNeeds, since: number): Promise<CachedPage> {
    const name = `${since} ${asked.key}`;
    const known = rendering.get(name);
    if (known) return known;
    const started = performance.now();
    const page = renderPage(renderInput(asked, source, needs.status))
      .then((html) => {
        const timing = `render;dur=${(performance.now() - started).toFixed(1)}`;
        const finished = { status: needs.status, html, answers: source.answers, timing };
        return isComplete(source) ? cache.store(asked.key, finished, since) : cache.make(finished);
      })
      .finally(() => rendering.delete(name));
    rendering.set(name, page);
    return page;
  }

  /** Renders the copy for everybody behind visitors' backs. Failures leave things as they are. */
  async function fill(asked: PageRequest): Promise<void> {
    const since = cache.version();
    try {
      const source = requestSource(deps.loaders);
      const needs = await loadPage(source, asked.match, asked.query);
      if (needs.movedTo) cache.evict(asked.key);
      if (needs.movedTo || needs.status === 503) return;
      await Promise.allSettled(needs.late);
      await finish(asked, source, needs, since);
    } catch (error) {
      log.warn({ err: error, path: asked.path }, 'a page could not be kept');
    }
  }

  /** Behind the visitor's back: has the content of this page changed, or the page grown old? Then render it anew. */
  function refreshBehind(page: CachedPage, asked: PageRequest) {
    if (page.status !== 200 || now() - page.triedAt < revalidateAfterMs) return;
    page.triedAt = now();
    void isCurrent(page, asked).then(
      (current) => {
        if (!current) return fill(asked);
        page.checkedAt = now();
      },
      (error) => log.warn({ err: error, path: asked.path }, 'a kept page could not be checked'),
    );
  }

  /** The same for a page that was found by its bare address, before Express. */
  function refreshAddress(page: CachedPage, { url = '/', headers }: IncomingMessage, choose: BrandChooser) {
    if (now() - page.triedAt < revalidateAfterMs) return;
    const { pathname, searchParams } = new URL(url, 'http://x');
    refreshBehind(page, pageRequest(pathname, searchParams, choose(headers.host, searchParams.get('domain'))));
  }

  async function isCurrent(page: CachedPage, asked: PageRequest): Promise<boolean> {
    if (now() - page.renderedAt > limits.contentFreshMs) return false;
    const source = requestSource(deps.loaders);
    const needs = await loadPage(source, asked.match, asked.query);
    await Promise.allSettled(needs.late);
    const same = [...source.answers].every(([key, { value }]) =>
      isDeepStrictEqual(page.answers.get(key)?.value, value),
    );
    // The newer ones share more with those to come, and equal objects are compared at a glance.
    if (same) page.answers = source.answers;
    return same;
  }

  /** The form's page again, with what was typed and what is wrong with it; for browsers without scripts. */
  async function renderForm(
    request: Request,
    response: Response,
    choice: BrandChoice,
    path: string,
    status: number,
    formState: FormState,
  ) {
    const asked = pageRequest(path, new URLSearchParams(), choice);
    const source = requestSource(deps.loaders);
    await loadPage(source, asked.match, asked.query);
    const input = renderInput(asked, source, 200);
    sendOnce(request, response, status, await renderPage({ ...input, context: { ...input.context, formState } }));
  }

  /** Renders the given paths for a brand where they are not kept, one after the other; visitors go first. */
  async function warm(choice: BrandChoice, paths: string[], goOn: () => boolean) {
    for (const path of paths) {
      if (!goOn()) return;
      const asked = pageRequest(path, new URLSearchParams(), choice);
      if (!asked.cacheable || cache.get(asked.key)) continue;
      const { hits } = cache.stats();
      const started = performance.now();
      await fill(asked);
      // While there are visitors it takes half of the processor at most, and none while somebody waits for a page.
      await pause(visitors > 0 || cache.stats().hits > hits ? performance.now() - started : 0);
      for (const end = performance.now() + maxYieldMs; visitors > 0 && performance.now() < end; ) await pause(20);
    }
  }

  /** A page for this request alone. */
  function sendOnce(request: Request, response: Response, status: number, html: Buffer, timing?: string) {
    const headers = { ...(status === 503 && { 'Retry-After': '30' }), ...(timing && { 'Server-Timing': timing }) };
    const body = openBody(request, response, status, headers);
    if (request.method === 'HEAD') response.end();
    else body.end(html);
  }

  /** React calls `flush` on what it pipes into after each part, so nothing may stand between it and the compressor. */
  function openBody(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    nonce?: string,
  ): Writable {
    const encoding = acceptedEncodings(request.headers['accept-encoding'])[0]!;
    response.writeHead(status, {
      ...deps.headers,
      'Content-Security-Policy': deps.policy(nonce),
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    const target = createCompressor(encoding) ?? new PassThrough();
    target.pipe(response);
    response.once('close', () => target.destroy());
    return target;
  }
}

export type PageHandler = ReturnType<typeof createPageHandler>;

/** A page that says the news is missing is for those who ask during the outage: the next one asks anew. */
function isComplete(source: Source): boolean {
  return [...source.answers.values()].every(({ value }) => (value as { reason?: string })?.reason !== 'unavailable');
}

/** For robots, which take no second look: all there is, within the time that a late part has. */
async function settledInTime(promises: Promise<unknown>[]): Promise<boolean> {
  const late = new Promise<false>((resolve) => void setTimeout(resolve, limits.renderTimeoutMs, false).unref());
  return Promise.race([Promise.allSettled(promises).then(() => true), late]);
}

async function settledByNow(promises: Promise<unknown>[]): Promise<boolean> {
  if (promises.length === 0) return true;
  const later = new Promise<false>((resolve) => setImmediate(resolve, false));
  return Promise.race([Promise.all(promises).then(() => true as const), later]);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
}
