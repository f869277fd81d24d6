import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import zlib from 'node:zlib';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import type { Brands } from '#shared/brands/index.ts';
import { headTags } from '#shared/head.ts';
import * as limits from '#shared/limits.ts';
import type { FormState, PageContext } from '#shared/page-context.ts';
import { pageQuery } from '#shared/page-data.ts';
import { href, matchRoute, type RouteMatch, routeRow } from '#shared/routes.ts';
import type { DocumentParts } from '#views/document.tsx';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import type { PageModule } from '#views/page.ts';
import { pageModules } from '#views/page-modules.ts';
import type { Assets } from './assets.ts';
import type { BrandChoice } from './brand.ts';
import { type HtmlCache, type StoredPage, sendStored } from './html-cache.ts';
import { type Loaders, loadPage, requestSource } from './loaders.ts';
import type { Log } from './log.ts';
import { renderPage, streamPage } from './render.tsx';

export type PageDeps = {
  assets: Assets;
  brands: Brands;
  cache: HtmlCache;
  loaders: Loaders;
  log: Log;
  now: () => number;
  policy: (nonce?: string) => string;
  headers: Record<string, string>;
  createContext: (choice: BrandChoice) => PageContext;
};

/** One page as asked: its brand, its route, its normalised query, and what it is kept under. */
type Asked = { choice: BrandChoice; path: string; match: RouteMatch; query: URLSearchParams; url: string; key: string };

type BrandChooser = (host: string | undefined, param: unknown) => BrandChoice;
type Source = ReturnType<typeof requestSource>;

/** How often a kept page asks whether its content is still the same, in milliseconds. */
const checkEvery = 2_000;

export function createPages(deps: PageDeps) {
  const { cache, log, now } = deps;
  const refreshing = new Set<string>();

  return { answer, refreshAddress, renderForm, warm };

  /** Answers a page: the kept copy if there is one, else a render for everybody, else a stream for this visitor. */
  async function answer(request: Request, response: Response, choice: BrandChoice): Promise<void> {
    const asked = askedPage(request.path, new URL(request.url, 'http://x').searchParams, choice);
    const kept = cacheable(asked) ? cache.get(asked.key) : undefined;
    if (kept && now() - kept.checkedAt < limits.contentStaleServed) {
      if (kept.status === 200) cache.rememberAddress(request.headers.host ?? '', request.url, kept);
      refreshBehind(kept, asked);
      sendStored(request, response, kept);
      return;
    }
    const source = requestSource(deps.loaders);
    const started = performance.now();
    const needs = await loadPage(source, asked.match, asked.query);
    if (needs.movedTo) {
      response.redirect(308, href('blogPost', { slug: needs.movedTo }) + search(request.url));
      return;
    }
    const contentMs = performance.now() - started;
    const whole = (await settledByNow(needs.late)) || request.method === 'HEAD' || isbot(request.headers['user-agent']);
    if (whole) {
      const html = await renderPage(renderInput(asked, source, needs.status));
      if (cacheable(asked) && needs.status !== 503) {
        const page = cache.store(asked.key, needs.status, html, source.answers);
        if (page.status === 200 && needsNothingUncertain(source))
          cache.rememberAddress(request.headers.host ?? '', request.url, page);
        sendStored(request, response, page, {
          'Server-Timing': `cache;desc=miss, content;dur=${contentMs.toFixed(1)}`,
        });
        return;
      }
      sendOnce(request, response, needs.status, html);
      return;
    }
    await stream(request, response, asked, source, needs.status, contentMs);
    if (cacheable(asked)) void fill(asked);
  }

  async function stream(
    request: Request,
    response: Response,
    asked: Asked,
    source: Source,
    status: number,
    contentMs: number,
  ) {
    const nonce = randomBytes(16).toString('base64');
    await streamPage(renderInput(asked, source, status), {
      nonce,
      onShell: () => {
        response.writeHead(status, {
          ...deps.headers,
          'Content-Security-Policy': deps.policy(nonce),
          'Server-Timing': `cache;desc=miss, content;dur=${contentMs.toFixed(1)}`,
          ...encodingHeader(request),
        });
        return compressed(request, response);
      },
      onLateError: (error) => log.warn({ err: error, path: asked.path }, 'a late part of a page failed'),
    });
  }

  /** Renders the copy for everybody, after the first visitor has been served. Failures leave no copy. */
  async function fill(asked: Asked): Promise<StoredPage | null> {
    if (refreshing.has(asked.key)) return null;
    refreshing.add(asked.key);
    try {
      const source = requestSource(deps.loaders);
      const needs = await loadPage(source, asked.match, asked.query);
      if (needs.movedTo || needs.status === 503) return null;
      await Promise.allSettled(needs.late);
      const html = await renderPage(renderInput(asked, source, needs.status));
      return cache.store(asked.key, needs.status, html, source.answers);
    } catch (error) {
      log.warn({ err: error, path: asked.path }, 'a page could not be kept');
      return null;
    } finally {
      refreshing.delete(asked.key);
    }
  }

  /** Behind the visitor's back: has the content of this page changed, or the page grown old? Then render it anew. */
  function refreshBehind(page: StoredPage, asked: Asked) {
    if (now() - page.checkedAt < checkEvery || refreshing.has(asked.key)) return;
    page.checkedAt = now();
    void isCurrent(page, asked).then((current) => (current ? undefined : fill(asked)));
  }

  /** The same for a page that was found by its bare address, before Express. */
  function refreshAddress(page: StoredPage, { url = '/', headers }: IncomingMessage, choose: BrandChooser) {
    if (now() - page.checkedAt < checkEvery) return;
    const { pathname, searchParams } = new URL(url, 'http://x');
    refreshBehind(page, askedPage(pathname, searchParams, choose(headers.host, searchParams.get('domain'))));
  }

  async function isCurrent(page: StoredPage, asked: Asked): Promise<boolean> {
    if (now() - page.renderedAt > limits.contentFresh) return false;
    const source = requestSource(deps.loaders);
    const needs = await loadPage(source, asked.match, asked.query);
    await Promise.allSettled(needs.late);
    return [...source.answers].every(
      ([key, answer]) => valueOf(page.answers.get(key)?.value) === valueOf(answer.value),
    );
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
    const asked = askedPage(path, new URLSearchParams(), choice);
    const source = requestSource(deps.loaders);
    await loadPage(source, asked.match, asked.query);
    const input = renderInput(asked, source, 200);
    sendOnce(request, response, status, await renderPage({ ...input, context: { ...input.context, formState } }));
  }

  /** Renders the given paths for a brand, one after the other, yielding to visitors between them. */
  async function warm(choice: BrandChoice, paths: string[]) {
    for (const path of paths) {
      await fill(askedPage(path, new URLSearchParams(), choice));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function renderInput(asked: Asked, source: Source, status: number) {
    const context = deps.createContext(asked.choice);
    const parts = documentParts(asked, source, status, context);
    return { url: asked.url, context, source, parts };
  }

  function documentParts(asked: Asked, source: Source, status: number, context: PageContext): DocumentParts {
    const { assets } = deps;
    const shown = status === 404 ? 'notFound' : asked.match.name;
    const module = (pageModules.load(shown) as { value?: PageModule }).value!;
    const props = { context, params: asked.match.params, query: asked.query, path: asked.path };
    const head = module.head(props, (name, params) => (source.load(name, params) as { value?: never }).value);
    return {
      head: headTags(head, context, canonicalPath(asked)),
      early: assets.early,
      earlyAttributes: assets.earlyAttributes(shown),
      stylesheets: assets.stylesheets(context.brand.id),
      fonts: assets.fonts(context.brand.id),
      header: <Header context={context} path={asked.path} />,
      footer: <Footer context={context} path={asked.path} />,
      symbols: assets.symbols,
    };
  }

  function sendOnce(request: Request, response: Response, status: number, html: Buffer) {
    response.writeHead(status, {
      ...deps.headers,
      'Content-Security-Policy': deps.policy(),
      ...(status === 503 && { 'Retry-After': '30' }),
      ...encodingHeader(request),
    });
    if (request.method === 'HEAD') response.end();
    else compressed(request, response).end(html);
  }
}

export type Pages = ReturnType<typeof createPages>;

function askedPage(path: string, given: URLSearchParams, choice: BrandChoice): Asked {
  const match = matchRoute(path);
  const kept = pageQuery(given, routeRow(match.name).query);
  const query = new URLSearchParams(kept);
  const url = path + (kept ? `?${kept}` : '');
  const where = match.name === 'notFound' ? path.slice(0, 300) : url;
  return {
    choice,
    path,
    match,
    query,
    url,
    key: `${choice.id} ${choice.domainParam ?? ''} ${choice.knownHost} ${where}`,
  };
}

function cacheable({ match }: Asked): boolean {
  return !routeRow(match.name).uncached;
}

function canonicalPath({ path, query }: Asked): string {
  const page = query.get('page');
  return page && page !== '1' ? `${path}?page=${page}` : path;
}

/** Answers that are the same object are the same; of wrapped ones the value counts. */
function valueOf(answer: unknown): unknown {
  return (answer as { value?: unknown } | undefined)?.value ?? JSON.stringify(answer);
}

function needsNothingUncertain(source: Source): boolean {
  return [...source.answers.values()].every((answer) => (answer.value as { ok?: boolean } | undefined)?.ok !== false);
}

async function settledByNow(promises: Promise<unknown>[]): Promise<boolean> {
  if (promises.length === 0) return true;
  const later = new Promise<false>((resolve) => setImmediate(resolve, false));
  return Promise.race([Promise.all(promises).then(() => true as const), later]);
}

function encodingHeader(request: Request): Record<string, string> {
  const accept = request.headers['accept-encoding'] ?? '';
  const name = accept.includes('br') ? 'br' : accept.includes('gzip') ? 'gzip' : null;
  return name ? { 'Content-Encoding': name } : {};
}

/** React calls `flush` on what it pipes into after each part, so nothing may stand between it and the compressor. */
function compressed(request: Request, response: Response): Writable {
  const name = encodingHeader(request)['Content-Encoding'];
  const target =
    name === 'br'
      ? zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })
      : name === 'gzip'
        ? zlib.createGzip()
        : new PassThrough();
  target.pipe(response);
  response.once('close', () => target.destroy());
  return target;
}

function search(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
