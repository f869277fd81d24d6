import type { RequestHandler } from 'express';
import type { BrandId } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';

/** What a CDN can purge: everything, what shows articles, the pages of one brand; nothing, to try its token. */
export type CdnTag = 'site' | 'content' | `brand-${BrandId}` | 'none';

/** A page as far as its caching depends on it. */
type CdnPage = {
  request: {
    query: URLSearchParams;
    choice: { id: BrandId; knownHost: boolean; domainParam: string | null };
  };
  status: number;
  /** Whether it shows content, and goes from every cache when content changes. */
  hasContent: boolean;
};

const seconds = (ms: number) => Math.round(ms / 1_000);
const stale = [
  `stale-while-revalidate=${seconds(limits.cdnStaleMs)}`,
  `stale-if-error=${seconds(limits.cdnStaleOnErrorMs)}`,
].join(', ');

/** Cache-Control of what only the visitor's own browser may store. */
export const privateCacheControl = 'private, max-age=0, must-revalidate';

/** In place of a page's own headers when its URL has parameters that do not change it: each would be stored on its own. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': privateCacheControl,
  'CDN-Cache-Control': 'private, no-store',
  'Surrogate-Control': 'private, no-store',
};

/**
 * Caching headers of a complete page behind a CDN (`CDN_CACHE`). A page that is the same for all, chosen by host and path alone, is
 * stored; any other is for the visitor's browser only. `s-maxage` forbids to serve a page once it is stale (RFC 9111,
 * section 5.2.2.10), so the fields that only CDNs read (RFC 9213, and `Surrogate-Control` of Fastly and Varnish) name the
 * same times without it.
 */
export function cdnHeaders(page: CdnPage): Record<string, string> {
  if (!isSameForAll(page)) return { 'Cache-Control': privateCacheControl };
  const fresh = seconds(limits.cdnFreshMs);
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}, ${stale}`,
    'CDN-Cache-Control': `public, max-age=${fresh}, ${stale}`,
    'Surrogate-Control': `max-age=${fresh}, ${stale}`,
    ...tagHeaders(['site', `brand-${page.request.choice.id}`, ...(page.hasContent ? (['content'] as const) : [])]),
  };
}

/**
 * Sets what a response is sent with unless its handler says otherwise: no cache stores it. Many CDNs store redirects and
 * errors without caching headers. What does allow it, such as the sitemap, goes with the articles.
 */
export const privateByDefault: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'private, no-store', ...tagHeaders(['site', 'content']) });
  next();
};

/** The tags of a response, for Fastly and Varnish, and for Cloudflare. */
export function tagHeaders(tags: readonly CdnTag[]): Record<string, string> {
  return { 'Surrogate-Key': tags.join(' '), 'Cache-Tag': tags.join(',') };
}

function isSameForAll({ status, request: { query, choice } }: CdnPage): boolean {
  return status === 200 && choice.knownHost && choice.domainParam === null && query.size === 0;
}
