import type { Logger } from 'pino';
import type { CachedPage, PageCache } from './cache.ts';
import type { CreateContext, DocumentDeps } from './document.tsx';
import { type LoadedPage, type Loaders, loadPage } from './load.ts';
import { renderInput, renderPage } from './render.tsx';
import type { PageRequest } from './request.ts';

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
