import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { sendError } from './errors.ts';

/** Longest request target, in characters. */
const maxUrlLength = 4_000;

/**
 * The id that the router in front has given a request, so that its log and ours name the same. Heroku's are of 20 to 200
 * ASCII letters, digits, `+`, `/`, `=` and `-` (devcenter.heroku.com/articles/http-request-id).
 * @param trustProxy the number of proxies in front; without one the header is the visitor's own
 */
export function routerRequestId({ headers }: IncomingMessage, trustProxy: number): string | undefined {
  const id = trustProxy > 0 ? headers['x-request-id'] : undefined;
  return typeof id === 'string' && /^[\w+/=.:@-]{1,200}$/.test(id) ? id : undefined;
}

/** The id of this request in the log, sent along so that visitors can quote it: the router's, or else one of ours. */
export const requestId: RequestHandler = (request, response, next) => {
  request.id ??= randomUUID();
  response.setHeader('X-Request-Id', String(request.id));
  next();
};

/**
 * Gives a request whose target is in absolute form its path and query, and the host of the target in place of the header's
 * (RFC 9112, section 3.2.2). What is neither a path nor an http URL becomes `//`, which `rejectMalformedUrl` refuses.
 */
export function toOriginForm(request: IncomingMessage): void {
  const target = request.url!;
  // Express may take what follows two slashes for a host, and answers by itself where there is no path behind it.
  if (/^\/(?![/\\])/.test(target)) return;
  const url = URL.parse(target);
  const isHttp = url && /^https?:$/.test(url.protocol);
  request.url = isHttp ? url.pathname + url.search : '//';
  if (isHttp) request.headers.host = url.host;
}

/** Whether a request has no more than one Host header; Node takes the first of several (RFC 9112, section 3.2). */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length < 2;
}

/**
 * Answers 400 to URLs that are malformed, too long, or that a browser could take for another host, and redirects needless
 * encoding: letters, digits, `-`, `_` and `~` mean the same without it (RFC 3986, section 6.2.2.2).
 */
export const rejectMalformedUrl: RequestHandler = (request, response, next) => {
  if (isMalformed(request.url)) return sendError(request, response, 400);
  const [path = ''] = request.url.split('?', 1);
  const plain = path.replace(/%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent);
  if (plain === path) next();
  else response.redirect(308, plain + request.url.slice(path.length));
};

function isMalformed(url: string): boolean {
  if (url.length > maxUrlLength || !URL.canParse(url, 'http://localhost')) return true;
  try {
    // Two slashes or backslashes begin a host name, once something on the way has decoded them.
    return /^[/\\]{2}/.test(decodeURIComponent(url.split('?')[0]!));
  } catch {
    return true;
  }
}

export const allowGetAndHead: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.set('Allow', 'GET, HEAD');
  sendError(request, response, 405);
};
