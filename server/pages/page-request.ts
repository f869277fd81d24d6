import { pageQuery } from '#shared/site/page-data.ts';
import { matchRoute, type RouteMatch, routeRow } from '#shared/site/routes.ts';
import type { BrandChoice } from '../brand-resolver.ts';

/** One page as asked: its brand, its route, its normalised query, and what it is kept under. */
export type PageRequest = {
  choice: BrandChoice;
  path: string;
  match: RouteMatch;
  query: URLSearchParams;
  /** Path and normalised query, as React Router sees it. */
  url: string;
  /** Everything the finished page depends on beside content and build. */
  key: string;
  /** False for pages that are made anew for each visitor. */
  cacheable: boolean;
};

/** @param given the query as it came: what does not change the page is left out */
export function pageRequest(path: string, given: URLSearchParams, choice: BrandChoice): PageRequest {
  const match = matchRoute(path);
  const row = routeRow(match.name);
  const kept = pageQuery(given, row.query);
  const query = new URLSearchParams(kept);
  const url = path + (kept ? `?${kept}` : '');
  const where = match.name === 'notFound' ? path.slice(0, 300) : url;
  const key = `${choice.id} ${choice.domainParam ?? ''} ${choice.knownHost} ${where}`;
  return { choice, path, match, query, url, key, cacheable: !row.noCache };
}

/**
 * The one way to write a page's path: a slug can be percent-encoded, and padded, in any number of ways, and each would be
 * a page of its own to browsers, search engines and the cache.
 */
export function normalizedPath({ match, path }: PageRequest): string {
  if (match.name === 'notFound') return path;
  return routeRow(match.name).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(match.params[name] ?? ''),
  );
}

/** Path and page number: the query of a canonical address. */
export function canonicalPath({ path, query }: PageRequest): string {
  const page = query.get('page');
  return page && page !== '1' ? `${path}?page=${page}` : path;
}

/** True where the address as asked holds nothing but the page and its brand, so that there is no end of others like it. */
export function isPlainUrl({ url, choice }: PageRequest, asked: string): boolean {
  if (asked === url) return true;
  if (!choice.domainParam) return false;
  return asked === `${url}${url.includes('?') ? '&' : '?'}domain=${choice.domainParam}`;
}
