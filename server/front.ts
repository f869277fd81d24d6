import type { IncomingMessage, ServerResponse } from 'node:http';
import * as limits from '#shared/limits.ts';
import type { Assets, StaticFile } from './assets.ts';
import type { Env } from './env.ts';
import { isFeedReader } from './feed-readers.ts';
import { type HtmlCache, type StoredPage, sendStored } from './html-cache.ts';

type Deps = {
  assets: Assets;
  cache: HtmlCache;
  env: Pick<Env, 'FORCE_HTTPS' | 'CDN_URL'>;
  /** Called for each hit: asks behind the visitor's back whether the page is still current. */
  refresh: (page: StoredPage, request: IncomingMessage) => void;
};

/**
 * What stands before Express: finished pages and files, by the address as asked. Needs nothing of Express, which alone
 * costs more than the whole answer. Everything uncertain (a query not seen before, a feed reader, plain HTTP) goes on.
 */
export function createFront({ assets, cache, env, refresh }: Deps) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url!;
    if (url.startsWith('/assets/')) {
      const file = assets.file(url);
      if (file) sendFile(request, response, file);
      return file !== undefined;
    }
    if (env.FORCE_HTTPS && request.headers['x-forwarded-proto'] !== 'https') return false;
    const page = cache.byAddress(request.headers.host ?? '', url);
    if (!page || Date.now() - page.checkedAt > limits.contentStaleServed) return false;
    if (
      (url === '/' || url === '/blog' || url.startsWith('/?') || url.startsWith('/blog?')) &&
      isFeedReader(request.headers)
    )
      return false;
    sendStored(request, response, page);
    refresh(page, request);
    return true;
  };
}

function sendFile(request: IncomingMessage, response: ServerResponse, { type, etag, bodies }: StaticFile) {
  const accept = request.headers['accept-encoding'] ?? '';
  const encoding =
    bodies.br && accept.includes('br') ? 'br' : bodies.gzip && accept.includes('gzip') ? 'gzip' : 'identity';
  const body = bodies[encoding]!;
  const tag = `"${etag}-${encoding}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: tag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
