import type { RequestHandler } from 'express';
import { pageQuery } from '#shared/site/page-data.ts';
import { matchRoute, type RouteMatch, routeRow } from '#shared/site/routes.ts';
import type { BrandChoice } from '../brand-resolver.ts';

/** One requested page: its brand, its route, its normalized query, and its key in the page cache. */
export type PageRequest = {
  choice: BrandChoice;
  path: string;
  match: RouteMatch;
  query: URLSearchParams;
  /** Path and normalized query, as React Router sees it. */
  url: string;
  /** Everything that a complete page depends on beside content and build. */
  key: string;
  /** False for pages that are rendered for each request. */
  cacheable: boolean;
};

declare module 'express-serve-static-core' {
  interface Request {
    /** The page it is for; set once no file and no API has answered. */
    page: PageRequest;
  }
}

/** Finds out which page a request is for, for all that answers it. */
export const identifyPage: RequestHandler = (request, _response, next) => {
  request.page = pageRequest(request.path, new URL(request.url, 'http://x').searchParams, request.brandChoice);
  next();
};

/** @param search the query as it came: parameters that do not change the page are left out */
export function pageRequest(path: string, search: URLSearchParams, choice: BrandChoice): PageRequest {
  const match = matchRoute(path);
  const row = routeRow(match.name);
  const used = pageQuery(search, row.query);
  const query = new URLSearchParams(used);
  const url = path + (used ? `?${used}` : '');
  const page = match.name === 'notFound' ? path.slice(0, 300) : url;
  const key = `${choice.id} ${choice.domainParam ?? ''} ${choice.knownHost} ${page}`;
  return { choice, path, match, query, url, key, cacheable: !row.noCache };
}

/**
 * The only spelling of a page's path. A slug can be percent-encoded and padded in any number of ways, each of which would
 * be a page of its own to browsers, search engines and the cache.
 */
export function normalizedPath({ match, path }: PageRequest): string {
  if (match.name === 'notFound') return path;
  return routeRow(match.name).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(match.params[name] ?? ''),
  );
}

/** Path and page number: what a canonical URL holds. */
export function canonicalPath({ path, query }: PageRequest): string {
  const page = query.get('page');
  return page && page !== '1' ? `${path}?page=${page}` : path;
}

/** True for a URL that holds nothing but the page and its brand: there is a bounded number of those. */
export function isPlainUrl({ url, choice }: PageRequest, requestUrl: string): boolean {
  if (requestUrl === url) return true;
  if (!choice.domainParam) return false;
  return requestUrl === `${url}${url.includes('?') ? '&' : '?'}domain=${choice.domainParam}`;
}
