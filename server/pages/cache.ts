import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import * as limits from '#shared/limits.ts';
import { privateHeaders } from '../cdn/cache-headers.ts';
import {
  acceptedEncodings,
  compressNow,
  type EncodedResponse,
  type Encoding,
  encodedResponse,
  sendEncoded,
} from '../http/encoded-response.ts';
import type { PageRequest } from './request.ts';

type Headers = Record<string, string>;
type Variants = Record<Encoding, EncodedResponse>;

/** A complete page, compressed. */
export type CachedPage = Pick<CompleteRender, 'request' | 'status' | 'hasContent'> & {
  headers: Headers;
  variants: Variants;
  /** What a page change needs of it. */
  main: () => Variants;
  /** Whether a CDN may store it. */
  isShared: boolean;
  /** Milliseconds since 1970. */
  renderedAt: number;
  /** When the oldest content it shows was fetched, or it was rendered if it shows none. Milliseconds since 1970. */
  asOf: number;
  /** Milliseconds since 1970 from which a hit renders it again in the background. */
  revalidateAt: number;
  /** Estimate of the memory it takes. */
  bytes: number;
};

type CompleteRender = {
  request: PageRequest;
  status: number;
  html: Buffer;
  /** Whether it shows content, and goes when content changes. */
  hasContent: boolean;
  /** When the oldest content it shows was fetched; infinite when all of it was fetched for this render. */
  contentFetchedAt: number;
  /** Milliseconds that rendering took. */
  duration: number;
};

type Options = {
  /** Bound of all pages together, in bytes. */
  maxBytes: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Headers of a cached page. */
  headers: (render: CompleteRender) => Headers;
};

type Freshness = 'hit' | 'stale' | 'expired';

/** Bounds of the URL index: entries, and characters of host and URL together. */
const maxUrls = 5_000;
const maxUrlLength = 400;
/**
 * A page is not rendered again sooner, in milliseconds: neither after a failed background render, nor while Ghost is down
 * and there is only old content to render it from. Such a page is served for twice as long, so that one in use is always
 * replaced in the background.
 */
const minRenderIntervalMs = 10_000;
const missingPageMs = 60_000;

/**
 * Complete pages by key, bounded by bytes, in three partitions, so that requests for made-up URLs evict no real page:
 * pages by their path, of which there is a known number; pages with a query (`?page=2`, a tool's values), which any client
 * can make up; and missing pages, for a minute.
 *
 * A page is fresh for `contentFreshMs`, then stale, and expired after `contentStaleMs`, counted from when its oldest content
 * was fetched: the age of a page and that of its content would add up otherwise. What shows content goes at once when
 * content changes.
 */
export function createPageCache({ maxBytes, now, headers }: Options) {
  const sizeCalculation = (page: CachedPage) => page.bytes;
  const byPath = new LRUCache<string, CachedPage>({ maxSize: (maxBytes * 7) / 8, sizeCalculation });
  const byQuery = new LRUCache<string, CachedPage>({ maxSize: maxBytes / 8, sizeCalculation });
  const missing = new LRUCache<string, CachedPage>({
    maxSize: maxBytes / 16,
    sizeCalculation,
    ttl: missingPageMs,
    ttlResolution: 0,
    perf: { now },
  });
  const partitions = [byPath, byQuery, missing];
  // URLs lead to keys, not to pages: a page that was evicted cannot be reached, nor held in memory, by its URL.
  const keysByUrl = new LRUCache<string, string>({ max: maxUrls });
  let version = 0;
  /** The version since which no page of before may be shown, whether it shows content or not. */
  let siteVersion = 0;
  const counts = { hits: 0, staleHits: 0, misses: 0, notModified: 0 };

  /** A page of a render. Compressing it takes two or three milliseconds. */
  function make(render: CompleteRender): CachedPage {
    const { request, status, html, hasContent, duration } = render;
    const renderedAt = now();
    const asOf = Math.min(renderedAt, render.contentFetchedAt);
    const tag = createHash('sha256').update(html).digest('base64url').slice(0, 20);
    const sent = { ...headers(render), 'Server-Timing': `cache;desc=hit, render;dur=${duration.toFixed(1)}` };
    const variants = variantsOf(html, tag, sent);
    let main: Variants | undefined;
    return {
      ...{ request, status, headers: sent, variants, hasContent, renderedAt, asOf },
      main: () =>
        (main ??= variantsOf(mainOf(gunzipSync(variants.gzip.body as Buffer)), `${tag}-main`, {
          ...sent,
          ...privateHeaders,
          'Cache-Control': 'no-store',
        })),
      isShared: 'Surrogate-Key' in sent,
      revalidateAt: Math.max(asOf + limits.contentFreshMs, renderedAt + minRenderIntervalMs),
      // With `main`, which is made at the first page change.
      bytes: Math.round(1.5 * (variants.br.body.length + variants.gzip.body.length)) + 8_000,
    };
  }

  return {
    get: (key: string): CachedPage | undefined => byPath.get(key) ?? byQuery.get(key) ?? missing.get(key),

    /** Grows with every change of content. Read it before content is loaded for a page, and pass it with the render. */
    version: () => version,

    /** A page for the clients that wait for it, which is not cached. */
    make,

    /** Makes a page and caches it, unless content has changed since `since`: then it may show what was there before. */
    store(render: CompleteRender, since: number): CachedPage {
      const page = make(render);
      if (page.hasContent ? since !== version : since < siteVersion) return page;
      const { key } = page.request;
      const partition = page.status !== 200 ? missing : key.includes('?') ? byQuery : byPath;
      for (const other of partitions) if (other !== partition) other.delete(key);
      partition.set(key, page);
      return page;
    },

    freshness({ renderedAt, asOf }: CachedPage): Freshness {
      const time = now();
      // A clock that was set back makes the page be of the future: then it counts as old.
      const ageMs = Math.abs(time - asOf);
      if (ageMs < limits.contentFreshMs) return 'hit';
      return ageMs < limits.contentStaleMs || Math.abs(time - renderedAt) < 2 * minRenderIntervalMs
        ? 'stale'
        : 'expired';
    },

    /** True once for a stale page, and again after a while when it has not been replaced. */
    startRevalidation(page: CachedPage): boolean {
      if (now() < page.revalidateAt) return false;
      page.revalidateAt = now() + minRenderIntervalMs;
      return true;
    },

    /** Lets the cache fast path find a page by host and URL, without parsing either. */
    indexUrl(host: string, url: string, key: string) {
      if (host.length + url.length < maxUrlLength) keysByUrl.set(`${host} ${url}`, key);
    },

    getByUrl(host: string, url: string): CachedPage | undefined {
      // Without marking the URL as recently used: there are only so many, and it takes time.
      const key = keysByUrl.peek(`${host} ${url}`);
      return key === undefined ? undefined : (byPath.get(key) ?? byQuery.get(key));
    },

    evict(key: string) {
      for (const partition of partitions) partition.delete(key);
    },

    /** Content has changed: drops the pages that show any, or all pages of the site; renders begun before are not cached. */
    drop(shownOn: 'site' | 'content') {
      version += 1;
      if (shownOn === 'site') siteVersion = version;
      for (const partition of partitions) {
        for (const [key, page] of partition.entries()) if (page.hasContent || shownOn === 'site') partition.delete(key);
      }
    },

    /** Counts a response for /metrics: cache hits are not logged, a line each would cost a tenth of their speed. */
    count(freshness: Freshness | 'miss', notModified = false) {
      if (freshness === 'hit') counts.hits += 1;
      else if (freshness === 'stale') counts.staleHits += 1;
      else counts.misses += 1;
      if (notModified) counts.notModified += 1;
    },

    stats: () => ({
      pages: byPath.size + byQuery.size,
      missing: missing.size,
      bytes: byPath.calculatedSize + byQuery.calculatedSize + missing.calculatedSize,
      urls: keysByUrl.size,
      ...counts,
    }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Whether a page change requests the page: under its own URL, where no cache may find a part in place of the page. */
export const isPageChange = ({ headers }: IncomingMessage): boolean => headers['page-part'] === 'main';

/** What a page change needs of a complete page. */
export function mainOf(html: Buffer): Buffer {
  return html.subarray(html.indexOf('<main '), html.lastIndexOf('</main>') + '</main>'.length);
}

/** Clients without compression are few: their body is made of the compressed one each time, in a fraction of a millisecond. */
function variantsOf(html: Buffer, tag: string, headers: Headers): Variants {
  const [br, gzip] = [compressNow('br', html), compressNow('gzip', html)];
  const uncompressed = { length: html.length, read: () => gunzipSync(gzip) };
  return {
    br: encodedResponse('br', br, tag, headers),
    gzip: encodedResponse('gzip', gzip, tag, headers),
    identity: encodedResponse('identity', uncompressed, tag, headers),
  };
}

/**
 * Writes a complete page, or its `main` for a page change, in the best encoding that the client accepts.
 * @param timing Server-Timing of this response, when it is no ordinary cache hit
 * @returns whether it was 304
 */
export function sendCachedPage(request: IncomingMessage, response: ServerResponse, page: CachedPage, timing?: string) {
  const isPart = isPageChange(request);
  const variant = (isPart ? page.main() : page.variants)[acceptedEncodings(request.headers['accept-encoding'])[0]!];
  const isOtherUrl = !isPart && page.isShared && request.url!.includes('?');
  const changes =
    timing || isOtherUrl
      ? { ...(timing && { 'Server-Timing': timing }), ...(isOtherUrl && privateHeaders) }
      : undefined;
  // A CDN would repeat the id to everybody.
  const id = page.isShared && !isOtherUrl ? undefined : request.id;
  return sendEncoded(request, response, variant, page.status, changes, id);
}
