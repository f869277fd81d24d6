import { setTimeout as delay } from 'node:timers/promises';
import type { Brands } from '#shared/brands/index.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import type { ContentService } from '../content/content-service.ts';
import { sitePaths } from '../search/site-pages.tsx';
import type { PageCache } from './cache.ts';
import type { Renderer } from './render.tsx';
import { type PageRequest, pageRequest } from './request.ts';
import type { Responder } from './respond.ts';

type Deps = {
  /** Whether to render pages; content is fetched in any case. */
  renderPages: boolean;
  brands: Brands;
  resolveBrand: (host: string | undefined, param: unknown) => BrandChoice;
  content: ContentService;
  cache: PageCache;
  renderer: Pick<Renderer, 'refresh'>;
  responder: Pick<Responder, 'pendingRequests'>;
};

/** The longest that warming waits for visitors between two pages, in milliseconds. */
const maxYieldMs = 2_000;

/** Fetches content and renders every page into the cache: at the start, and after each change that Ghost announces. */
export function createWarmUp({ renderPages, brands, resolveBrand, content, cache, renderer, responder }: Deps) {
  // A later run replaces an earlier one: what that has not rendered yet is part of it.
  let run = 0;

  async function warm(): Promise<void> {
    run += 1;
    const current = run;
    await content.warm();
    if (!renderPages) return;
    for (const { domains } of Object.values(brands)) {
      const choice = resolveBrand(domains[0], undefined);
      for (const path of sitePaths) {
        if (current !== run) return;
        const page = pageRequest(path, new URLSearchParams(), choice);
        if (page.cacheable && !cache.get(page.key)) await renderYielding(page);
      }
    }
  }

  /** While there are visitors, rendering takes at most half of the processor, and none while one waits for a page. */
  async function renderYielding(page: PageRequest) {
    const { hits } = cache.stats();
    const started = performance.now();
    await renderer.refresh(page);
    const visited = responder.pendingRequests() > 0 || cache.stats().hits > hits;
    await delay(visited ? performance.now() - started : 0, undefined, { ref: false });
    const end = performance.now() + maxYieldMs;
    while (responder.pendingRequests() > 0 && performance.now() < end) await delay(20, undefined, { ref: false });
  }

  return {
    warm,
    stop() {
      run += 1;
    },
  };
}
