import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Brands } from '#shared/brands/index.ts';
import { trimEnd } from '#shared/format/text.ts';
import { normalizedPath, redirectFor } from '#shared/site/redirects.ts';
import type { Env } from '../env.ts';
import { hsts } from './security-headers.ts';

type ProxyEnv = Pick<Env, 'FORCE_HTTPS' | 'TRUST_PROXY'>;

/**
 * The scheme the client used. Each proxy may append what it saw to X-Forwarded-Proto: with n trusted proxies the nth
 * entry from the right is the outermost trusted one's, and what stands before it was made up by the client.
 */
export function requestScheme({ headers }: IncomingMessage, trustProxy: number): 'http' | 'https' {
  if (trustProxy === 0) return 'http';
  const seen = String(headers['x-forwarded-proto'] ?? '').split(',');
  return seen[Math.max(0, seen.length - trustProxy)]!.trim().toLowerCase() === 'https' ? 'https' : 'http';
}

/** FORCE_HTTPS: redirects plain HTTP to the same URL over HTTPS, on known hosts only. `/api/rss` is exempt from all redirects. */
export function redirectToHttps(brands: Brands, env: ProxyEnv): RequestHandler {
  return (request, response, next) => {
    if (requestScheme(request, env.TRUST_PROXY) === 'https') {
      response.set('Strict-Transport-Security', hsts);
      return next();
    }
    if (request.path === '/api/rss') return next();
    const { id, knownHost } = request.brandChoice;
    const host = (knownHost && URL.parse(`https://${request.headers.host}`)?.host) || brands[id].domains[0];
    response.redirect(308, `https://${host}${request.url}`);
  };
}

/**
 * Redirects a brand's other domains to its first, and old paths to their new URLs, both in one step: permanent, with
 * the query, never to a foreign site.
 * @param ownersOf the owner's redirects, old path to new URL
 */
export function redirectOldUrls(env: ProxyEnv, ownersOf: () => ReadonlyMap<string, string>): RequestHandler {
  return (request, response, next) => {
    const { redirectHost } = request.brandChoice;
    // The owner's first, so that a trailing slash is no redirect of its own.
    const to = ownersOf().get(normalizedPath(trimEnd(request.path, '/'))) ?? redirectFor(request.path);
    if (!redirectHost && !to) return next();
    const target = !to ? request.url : to.includes('?') ? to : to.replace(/(?=#|$)/, searchOf(request.url));
    const scheme = env.FORCE_HTTPS ? 'https' : requestScheme(request, env.TRUST_PROXY);
    // A URL of the owner may name a host itself.
    response.redirect(308, redirectHost && target.startsWith('/') ? `${scheme}://${redirectHost}${target}` : target);
  };
}

/** Whether a feed reader opens the home page or the news, in place of which it gets the feed. */
export function wantsFeed({ url, headers }: IncomingMessage): boolean {
  const path = url!.split('?', 1)[0];
  return (path === '/' || path === '/blog') && isFeedReader(headers);
}

/** Redirects feed readers to the feed. Before the page cache, whose pages do not vary by client. */
export const redirectFeedReaders: RequestHandler = (request, response, next) => {
  if (!wantsFeed(request)) return next();
  response.set({ 'Cache-Control': 'no-store', Vary: 'User-Agent' });
  response.redirect(302, `/rss.xml${searchOf(request.url)}`);
};

/** The query of a URL with its question mark, or an empty string. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** To add a feed reader, add one line: a part of its User-Agent header, in lower case. A slash ends names that are also words. The order does not matter. */
export const feedReaders: readonly string[] = [
  'feed',
  'rss',
  'inoreader',
  'newsblur',
  'netnewswire',
  'reeder/',
  'miniflux',
  'simplepie',
  'bloglovin',
  'theoldreader',
  'bazqux',
  'akregator',
  'liferea',
  'nextcloud-news',
  'newsboat',
  'newsbeuter',
  'newsflash',
  'blogtrottr',
  'w3c_validator',
  'thunderbird/',
  'yarr/',
  'selfoss',
  'stringer/',
  'vienna/',
  'readkit',
  'unread/',
  'lire/',
  'fluent-reader',
  'fluentreader',
  'fraidycat',
  'flym',
  'spacecowboys',
];
const pattern = new RegExp(feedReaders.map((name) => name.replace(/[/.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');
const searchBots =
  /googlebot|bingbot|applebot|duckduckbot|yandexbot|baiduspider|facebookexternalhit|twitterbot|linkedinbot|slackbot/i;

/** Whether a request comes from a feed reader, by its User-Agent. A browser that opens a document never is one. */
export function isFeedReader(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  if (!agent || headers['sec-fetch-dest'] === 'document' || searchBots.test(agent)) return false;
  return pattern.test(agent);
}
