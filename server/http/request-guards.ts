import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Brands } from '#shared/brands/index.ts';
import { redirectFor } from '#shared/site/redirects.ts';
import type { BrandChoice } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { sendError } from './errors.ts';
import { isFeedReader } from './feed-readers.ts';
import { strictCsp } from './security-headers.ts';

// What a request passes on its way to a page, in the order in which app.ts asks them.

/** The name under which an answer stands in the log, sent along so that a visitor can tell it. */
export const requestId: RequestHandler = (request, response, next) => {
  request.id = randomUUID();
  response.setHeader('X-Request-Id', String(request.id));
  next();
};

/** The policy of everything; pages bring one of their own. */
export const defaultCsp: RequestHandler = (_request, response, next) => {
  response.setHeader('Content-Security-Policy', strictCsp);
  next();
};

/** Malformed percent-encoding and absurd lengths end here, before anything decodes them. */
export const rejectMalformedUrl: RequestHandler = (request, response, next) => {
  try {
    decodeURIComponent(request.path);
  } catch {
    sendError(request, response, 400);
    return;
  }
  if (request.url.length > 4_000) sendError(request, response, 400);
  else next();
};

/** FORCE_HTTPS: plain HTTP leads to the same address over HTTPS, on known hosts only. */
export function redirectToHttps(
  choice: (request: Request) => BrandChoice,
  brands: Brands,
  headers: Record<string, string>,
): RequestHandler {
  return (request, response, next) => {
    response.set('Strict-Transport-Security', headers['Strict-Transport-Security']);
    if (request.secure) return next();
    const { id, knownHost } = choice(request);
    const host = knownHost && request.headers.host ? request.headers.host : brands[id].domains[0];
    response.redirect(308, `https://${host}${request.url}`);
  };
}

/** Pages are read and nothing else. */
export const allowGetAndHead: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD');
  sendError(request, response, 405);
};

/** A brand's other domains lead to its first. */
export function redirectToCanonicalHost(choice: (request: Request) => BrandChoice, env: Env): RequestHandler {
  return (request, response, next) => {
    const { redirectHost } = choice(request);
    if (!redirectHost) return next();
    const scheme = env.FORCE_HTTPS ? 'https' : request.protocol;
    response.redirect(308, `${scheme}://${redirectHost}${request.url}`);
  };
}

/** Redirects of the specification: permanent, query kept, never off this site. */
export const applyRedirects: RequestHandler = (request, response, next) => {
  const to = redirectFor(request.path);
  if (to) response.redirect(308, to + searchOf(request.url));
  else next();
};

/** Programs that read feeds get the feed where people get the home page or the news. Before the page cache, which cannot see who asks. */
export const redirectFeedReaders: RequestHandler = (request, response, next) => {
  if ((request.path !== '/' && request.path !== '/blog') || !isFeedReader(request.headers)) return next();
  response.set({ 'Cache-Control': 'no-store', Vary: 'User-Agent' });
  response.redirect(302, `/rss.xml${searchOf(request.url)}`);
};

/** The query of an address with its question mark, or nothing. */
export function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
