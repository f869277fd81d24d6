import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import { jsonForHtml } from '#shared/format/json-for-html.ts';
import * as limits from '#shared/limits.ts';
import { type Head, headTags } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { timeoutDigest } from '#shared/site/page-data.ts';
import { App } from '#views/app/app.tsx';
import { Document, type DocumentProps } from '#views/layout/document.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import type { DataSource } from '#views/runtime/use-data.tsx';
import type { CachedPage, PageCache } from './cache.ts';
import { type CreateContext, type DocumentDeps, documentProps, removeUnusedIcons, unknownReason } from './document.tsx';
import { linkPreviewTags, pageHead, structuredData } from './head.ts';
import { type LoadedPage, type Loaders, loadPage } from './load.ts';
import { canonicalPath, features, type PageRequest } from './request.ts';

type RenderInput = {
  /** Path and query, as React Router sees it. */
  url: string;
  source: DataSource;
  document: DocumentProps;
};

/** Assembles what a page is rendered from, once its critical data is there. */
export function renderInput(
  { assets, brands }: DocumentDeps,
  { page, source, status }: LoadedPage,
  pageContext: PageContext,
): RenderInput {
  const brand = brands[pageContext.brand.id];
  const { params, name } = page.match;
  const formState = features[name]?.initialForm?.(page.query, brand) ?? null;
  const context = { ...withoutVisitor(pageContext, page), formState };
  const route = status === 404 ? 'notFound' : name;
  const { head, post } = pageHead(page, source, route, context);
  const canonical = canonicalPath(page);
  const tags = [...headTags(head, context, canonical), ...linkPreviewTags(head, context, canonical)];
  const document = {
    ...documentProps({ assets, brands }, { context, route, path: page.path, head: tags }),
    structuredData: structuredData({ name: route, params, head, context, brand, post }).map(jsonForHtml),
    inlineScriptAttributes: {
      ...assets.inlineScriptAttributes(route),
      ...firstPictures(brand, head, assets.assetBase),
    },
  };
  return { url: page.url, source: { ...source, sceneMarkup: assets.sceneMarkup }, document };
}

/** The pictures of the first screen, by theme: the inline script knows which theme is shown, and requests its pictures. */
function firstPictures({ id, logos }: Brand, { drawing }: Head, assetBase: string): Record<string, string> {
  const themes = ['light', 'dark'] as const;
  return Object.fromEntries(
    themes.map((theme) => {
      const drawings = drawing ? [`/art/${id}/${drawing}-${theme}.svg`] : [];
      return [`data-${theme}`, [logos[theme], ...drawings].map((file) => assetBase + file).join(' ')];
    }),
  );
}

/**
 * A cached page is sent to every visitor, so it holds nothing of the request it was first rendered for. Its moment is
 * rounded, so that several servers render the same page with the same ETag.
 */
function withoutVisitor(context: PageContext, { cacheable }: PageRequest): PageContext {
  if (!cacheable) return context;
  const moment = Math.floor(Date.parse(context.now) / limits.contentFreshMs) * limits.contentFreshMs;
  return { ...context, now: new Date(moment).toISOString(), brandReason: unknownReason };
}

type StreamOptions = {
  nonce: string;
  /** Milliseconds after which deferred parts are given up; the browser then fetches their data itself. */
  timeoutMs: number;
  /** Called when the shell is ready; returns where to send it. Status and headers are written here. */
  onShell: () => Writable;
  /** A deferred part failed after the shell was sent. */
  onDeferredError: (error: unknown) => void;
};

/**
 * Sends the page as it becomes ready: the shell at once, deferred parts in the same response.
 * Resolves when the response has ended; rejects when the shell failed and nothing was sent.
 */
export function streamPage(
  input: RenderInput,
  { nonce, timeoutMs, onShell, onDeferredError }: StreamOptions,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The status is for a machine so busy that not even the shell was rendered.
  const timeout = Object.assign(new Error('the deferred part took too long'), { status: 503 });
  let piped = false;
  const render = startRender(input, timeout, timeoutMs, {
    nonce,
    onShellReady() {
      // One turn later, so that content already in memory is part of the shell and needs no script.
      setImmediate(() => {
        try {
          const target = onShell();
          target.once('close', () => {
            render.end();
            resolve();
          });
          piped = true;
          render.stream.pipe(target);
        } catch (error) {
          render.end();
          render.stream.abort(error);
          reject(error);
        }
      });
    },
    onAllReady: () => render.end(),
    onShellError(error) {
      render.end();
      reject(error);
    },
    onError(error) {
      if (piped) onDeferredError(error);
      return error === timeout ? timeoutDigest : undefined;
    },
  });
  return promise;
}

/**
 * Renders the complete page at once, without nonce and without React's own scripts, as the page cache holds it.
 * Rejects when any part failed or took longer than `limits.renderTimeoutMs`, so that no incomplete page is cached.
 */
export function renderPage(input: RenderInput): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const errors: unknown[] = [];
  const timeout = Object.assign(new Error('the page took too long'), { status: 503 });
  const render = startRender(input, timeout, limits.renderTimeoutMs, {
    onAllReady() {
      render.end();
      if (errors.length > 0) return reject(errors[0]);
      // As latin1, one byte a character: the markup looked for is ASCII, and decoding would take a tenth of the render.
      const html = buffer(render.stream.pipe(new PassThrough()));
      html.then((bytes) => resolve(Buffer.from(removeUnusedIcons(bytes.toString('latin1')), 'latin1')), reject);
    },
    onShellError(error) {
      render.end();
      reject(error);
    },
    onError: (error) => void errors.push(error),
  });
  return promise;
}

/** Starts a render that is aborted with `timeout` unless `end` is called within `timeoutMs`. */
function startRender(input: RenderInput, timeout: Error, timeoutMs: number, options: RenderToPipeableStreamOptions) {
  // Without progressiveChunkSize, sections over 500 bytes are sent hidden, with a script to show them (react#33027).
  const stream = renderToPipeableStream(<PageTree {...input} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...options,
  });
  const timer = setTimeout(() => stream.abort(timeout), timeoutMs);
  timer.unref();
  return { stream, end: () => clearTimeout(timer) };
}

/** `main` holds nothing else, so that in the browser it is the root of the same tree. */
function PageTree({ url, source, document }: RenderInput) {
  return (
    <PageContextContext value={document.context}>
      <Document {...document}>
        <StaticRouter location={url}>
          <App context={document.context} source={source} />
        </StaticRouter>
      </Document>
    </PageContextContext>
  );
}

type Deps = DocumentDeps & {
  cache: PageCache;
  loaders: Loaders;
  createContext: CreateContext;
  log: Logger;
};

/** Renders complete pages for the page cache, each once for all that wait for it. */
export function createRenderer({ assets, brands, cache, loaders, createContext, log }: Deps) {
  const rendering = new Map<string, Promise<CachedPage>>();
  const load = (page: PageRequest) => loadPage(loaders, page);
  const input = (loaded: LoadedPage) => renderInput({ assets, brands }, loaded, createContext(loaded.page.choice));

  return { load, input, renderAndCache, refresh };

  /** @param since version of the page cache from before any data was read */
  function renderAndCache(loaded: LoadedPage, since: number): Promise<CachedPage> {
    const { page, source, status } = loaded;
    const id = `${since} ${page.key}`;
    const running = rendering.get(id);
    if (running) return running;
    const started = performance.now();
    const result = renderPage(input(loaded))
      .then((html) => {
        const duration = performance.now() - started;
        const content = { hasContent: source.hasContent(), contentFetchedAt: source.contentFetchedAt() };
        const render = { request: page, status, html, ...content, duration };
        // A page that lacks content is for the clients of the outage only: the next request tries again.
        return source.isComplete() ? cache.store(render, since) : cache.make(render);
      })
      .finally(() => rendering.delete(id));
    rendering.set(id, result);
    return result;
  }

  /** Renders a page into the cache in the background. After a failure the cached page stays. */
  async function refresh(page: PageRequest): Promise<void> {
    try {
      const since = cache.version();
      const loaded = await load(page);
      if (loaded.redirectedTo) cache.evict(page.key);
      if (loaded.redirectedTo || loaded.status === 503) return;
      await Promise.allSettled(loaded.deferred);
      await renderAndCache(loaded, since);
    } catch (error) {
      log.warn({ err: error, path: page.path }, 'background render failed');
    }
  }
}

export type Renderer = ReturnType<typeof createRenderer>;
