import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type CachedPage, sendCachedPage } from './cached-page.ts';
import { type LoadedPage, type Loaders, loadPage, type RequestSource, requestSource } from './loaders.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';
import { type RenderInput, renderPage } from './render.tsx';

type Deps = {
  cache: PageCache;
  loaders: Loaders;
  log: Logger;
  renderInput: (page: PageRequest, source: RequestSource, status: number) => RenderInput;
};

/** A page request whose critical data is there. */
export type PageLoad = {
  page: PageRequest;
  source: RequestSource;
  loaded: LoadedPage;
  /** Version of the page cache from before any data was read. */
  version: number;
};

/** Renders pages for the page cache, sends them from there, and renders stale ones again in the background. */
export function createPageRenderer({ cache, loaders, log, renderInput }: Deps) {
  const rendering = new Map<string, Promise<CachedPage>>();

  return { load, sendCached, renderAndCache, refresh };

  async function load(page: PageRequest): Promise<PageLoad> {
    const version = cache.version();
    const source = requestSource(loaders, page.choice.id);
    return { page, source, version, loaded: await loadPage(source, page.match, page.query) };
  }

  /** Sends a page from the cache; when it is stale, starts to render it again. @returns false when it is too old */
  function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedPage): boolean {
    const freshness = cache.freshness(cached);
    if (freshness === 'expired') return false;
    const timing =
      freshness === 'stale' ? cached.headers['Server-Timing']!.replace('desc=hit', 'desc=stale') : undefined;
    cache.count(freshness, sendCachedPage(request, response, cached, timing));
    if (freshness === 'stale' && cache.startRevalidation(cached)) void refresh(cached.request);
    return true;
  }

  /** Renders the complete page. Requests for the same page meanwhile wait for the same render. */
  function renderAndCache({ page, source, loaded, version }: PageLoad): Promise<CachedPage> {
    const id = `${version} ${page.key}`;
    const running = rendering.get(id);
    if (running) return running;
    const started = performance.now();
    const { status } = loaded;
    const result = renderPage(renderInput(page, source, status))
      .then((html) => {
        const duration = performance.now() - started;
        const content = { hasContent: source.hasContent(), contentFetchedAt: source.contentFetchedAt() };
        const render = { request: page, status, html, ...content, duration };
        // A page that lacks content is for the clients of the outage only: the next request tries again.
        return source.isComplete() ? cache.store(render, version) : cache.make(render);
      })
      .finally(() => rendering.delete(id));
    rendering.set(id, result);
    return result;
  }

  /** Renders a page into the cache in the background. After a failure the cached page stays. */
  async function refresh(page: PageRequest): Promise<void> {
    try {
      const pageLoad = await load(page);
      const { redirectedTo, status, deferred } = pageLoad.loaded;
      if (redirectedTo) cache.evict(page.key);
      if (redirectedTo || status === 503) return;
      await Promise.allSettled(deferred);
      await renderAndCache(pageLoad);
    } catch (error) {
      log.warn({ err: error, path: page.path }, 'background render failed');
    }
  }
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
