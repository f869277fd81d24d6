import type { Logger } from 'pino';
import { type BrandId, type Brands, defaultBrand } from '#shared/brands/index.ts';
import { embedOrigins } from '#shared/site/third-parties.ts';
import type { createBrandResolver } from '../brand-resolver.ts';
import { cdnHeaders } from '../cdn/cache-headers.ts';
import type { ContentService } from '../content/content-service.ts';
import { postImageHosts } from '../content/html/images.ts';
import type { Env } from '../env.ts';
import type { Assets } from '../http/assets.ts';
import { createCsp, documentHeaders } from '../http/security-headers.ts';
import type { Counts } from '../report/counts.ts';
import { pageDays, pageHeads, pageTexts } from '../search/site-pages.tsx';
import { createSiteSearch } from '../search/site-search.ts';
import { createPageCache } from './cache.ts';
import { createPageContext, createPlainPage } from './document.tsx';
import { createFormPages } from './forms.tsx';
import { type BookingData, createLoaders } from './load.ts';
import { createRenderer } from './render.tsx';
import { createResponder } from './respond.ts';
import { createWarmUp } from './warm-up.ts';

type Deps = {
  env: Env;
  assets: Assets;
  brands: Brands;
  content: ContentService;
  bookingData: BookingData;
  counts: Counts;
  log: Logger;
  resolveBrand: ReturnType<typeof createBrandResolver>;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** What stands between a request for a page and its response, of one app: data, search, cache, rendering and headers. */
export function createPages(deps: Deps) {
  const { env, assets, brands, content, bookingData, log, resolveBrand, now } = deps;
  const policy = createCsp(
    { ...env, imageHosts: contentImageHosts(env), frameHosts: [...embedOrigins, ...bookingOrigins(brands)] },
    assets.inlineHashes,
  );
  const headers = documentHeaders(env);
  const createContext = createPageContext({ env, assets, brands, now });
  const contextOf = (id: BrandId) => createContext(resolveBrand(brands[id].domains[0], undefined));
  const search = createSiteSearch({
    content,
    pageHeads: () => pageHeads(contextOf),
    pageTexts: () => pageTexts(contextOf),
    log,
    now,
  });
  const loaders = createLoaders(content, search, bookingData);
  const cache = createPageCache({
    maxBytes: 64 * 1024 * 1024,
    now,
    headers: (page) => ({
      ...headers.page,
      ...(env.CDN_CACHE && cdnHeaders(page)),
      'Content-Security-Policy': policy(),
    }),
  });
  const renderer = createRenderer({ assets, brands, cache, loaders, createContext, log });
  const responder = createResponder({ ...deps, cache, renderer, headers, policy });
  const warmUp = createWarmUp({ renderPages: env.WARM_UP, brands, resolveBrand, content, cache, renderer, responder });
  const plainPage = createPlainPage({ assets, brands, createContext });
  const formPages = createFormPages({ renderer, responder, plainPage, now });
  return {
    pageDays: () => pageDays(contextOf(defaultBrand)),
    policy,
    headers,
    createContext,
    search,
    loaders,
    cache,
    responder,
    formPages,
    warmUp,
    plainPage,
  };
}

/** The brands' booking pages, which the schedule page shows in a frame when a visitor requests it. */
function bookingOrigins(brands: Brands): string[] {
  const urls = Object.values(brands).flatMap(({ schedulingUrl }) => schedulingUrl ?? []);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function contentImageHosts(env: Env): string[] {
  const hosts = postImageHosts(env.FEATURE_IMAGE_HOSTS).map((host) => `https://${host}`);
  return env.GHOST_URL ? [...hosts, new URL(env.GHOST_URL).origin] : hosts;
}
