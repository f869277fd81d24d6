import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { sendError } from './errors.ts';

/** Longest request target, in characters. */
const maxUrlLength = 4_000;

/** The id of this request in the log, sent along so that visitors can quote it. */
export const requestId: RequestHandler = (request, response, next) => {
  request.id = randomUUID();
  response.setHeader('X-Request-Id', String(request.id));
  next();
};

/**
 * The path and query of a request target in absolute form (RFC 9112, section 3.2.2); any other target as it is.
 * @returns `//`, which `rejectMalformedUrl` refuses, for what is neither a path nor an http URL
 */
export function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : '//';
}

/** Answers 400 to URLs that are malformed, too long, or that a browser could take for another host. */
export const rejectMalformedUrl: RequestHandler = (request, response, next) => {
  if (isMalformed(request.url)) sendError(request, response, 400);
  else next();
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
