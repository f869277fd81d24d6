import type { RequestHandler } from 'express';
import type { Brand } from '#shared/brands/brand.ts';
import { feeItemsIn, feeList, feeListText } from '#shared/firm/prices.ts';
import type { FormState } from '#shared/site/page-context.ts';
import { pageQuery } from '#shared/site/page-data.ts';
import { href, matchRoute, type RouteMatch, type RouteName, routeRow } from '#shared/site/routes.ts';
import { findLetters } from '#shared/tax/letters/find-letter.ts';
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
export function hasOnlyPageAndBrand({ url, choice }: PageRequest, requestUrl: string): boolean {
  if (requestUrl === url) return true;
  if (!choice.domainParam) return false;
  return requestUrl === `${url}${url.includes('?') ? '&' : '?'}domain=${choice.domainParam}`;
}

type Feature = {
  /** Path of another page that answers these parameters. */
  redirect?: (query: URLSearchParams) => string | null;
  /** What a form begins with for a browser without scripts. */
  initialForm?: (query: URLSearchParams, brand: Brand) => FormState | null;
};

/** What the server does for single pages, beside showing them. */
export const features: Partial<Record<RouteName, Feature>> = {
  taxLetters: { redirect: (query) => letterPath(query.get('number') ?? '') },
  search: { redirect: (query) => letterPath(unmistakableNumber(query.get('q') ?? '')) },
  contact: { initialForm: feesAsMessage },
};

/** The page of the letter whose number was entered. */
function letterPath(number: string): string | null {
  const letter = findLetters(number).exact;
  return letter ? href('taxLetter', { slug: letter.slug }) : null;
}

/** What was searched for if it can be nothing but the number of a letter: 941 is a form, too. */
function unmistakableNumber(query: string): string {
  const searched = query.trim();
  return /^(?:(?:cp|lt)[ -]?\d+|\d{4})[a-z]?$/i.test(searched) && /[a-z]/i.test(searched) ? searched : '';
}

/** The list of the pricing page, sent to the contact form: the beginning of the message. */
function feesAsMessage(query: URLSearchParams, { prices }: Brand): FormState | null {
  const chosen = feeItemsIn(query);
  if (chosen.length === 0) return null;
  return { values: { message: feeListText(feeList(chosen, prices)) }, errors: {}, message: '' };
}
