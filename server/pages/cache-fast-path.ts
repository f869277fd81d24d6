import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import type { Assets, StaticFile } from '../http/assets.ts';
import { acceptedEncodings } from '../http/content-encoding.ts';
import { sendEncoded } from '../http/encoded-response.ts';
import { requestScheme, wantsFeed } from '../http/redirects.ts';
import type { CachedPageLog } from '../http/request-log.ts';
import type { Counts } from '../report/counts.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';

type Deps = {
  assets: Assets;
  cache: PageCache;
  env: Pick<Env, 'FORCE_HTTPS' | 'TRUST_PROXY'>;
  renderer: Pick<PageRenderer, 'sendCached'>;
  /** Counts the pages that people read. */
  counts: Pick<Counts, 'isVisit' | 'page'>;
  cachedPageLog: Pick<CachedPageLog, 'count'>;
};

/**
 * Answers cached pages and static files by host and URL alone, before Express, which costs more than the whole response.
 * Everything uncertain (a URL not seen before, a feed reader, plain HTTP) is left to Express. Responses from here are
 * counted for /metrics, the owner's report and one log line a minute, and have no line of their own.
 * @returns whether it has answered
 */
export function createCacheFastPath({ assets, cache, env, renderer, counts, cachedPageLog }: Deps) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (env.FORCE_HTTPS && requestScheme(request, env.TRUST_PROXY) !== 'https') return false;
    const url = request.url!;
    if (url.startsWith('/assets/')) {
      const file = assets.file(url);
      if (file) sendFile(request, response, file);
      return file !== undefined;
    }
    const page = cache.getByUrl(request.headers.host ?? '', url);
    if (!page || wantsFeed(request)) return false;
    const isSent = renderer.sendCached(request, response, page);
    const { path, choice } = page.request;
    if (isSent) cachedPageLog.count(choice.id, response.statusCode);
    if (isSent && request.method === 'GET' && counts.isVisit(request.headers)) counts.page(choice.id, path);
    return isSent;
  };
}

function sendFile(request: IncomingMessage, response: ServerResponse, { variants }: StaticFile) {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((name) => variants[name])!;
  sendEncoded(request, response, variants[encoding]!);
}
