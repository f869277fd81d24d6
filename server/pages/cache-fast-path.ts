import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import type { Assets, StaticFile } from '../http/assets.ts';
import { acceptedEncodings } from '../http/content-encoding.ts';
import { sendEncoded } from '../http/encoded-response.ts';
import { isFeedReader } from '../http/feed-readers.ts';
import { requestScheme } from '../http/redirects.ts';
import { type CachedPage, sendCachedPage } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

type Deps = {
  assets: Assets;
  cache: PageCache;
  env: Pick<Env, 'FORCE_HTTPS' | 'TRUST_PROXY'>;
  /** Called for each hit: asks behind the visitor's back whether the page is still current. */
  refresh: (page: CachedPage, request: IncomingMessage) => void;
};

/**
 * What stands before Express: finished pages and files, by the address as asked. Needs nothing of Express, which alone
 * costs more than the whole answer. Everything uncertain (an address not seen before, a feed reader, plain HTTP) goes on.
 * Answers from here are counted for /metrics and not logged: a line each would cost a tenth of the speed.
 */
export function createCacheFastPath({ assets, cache, env, refresh }: Deps) {
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
    if (!page || !cache.isServable(page)) return false;
    if (leadsToFeed(url) && isFeedReader(request.headers)) return false;
    cache.count(sendCachedPage(request, response, page));
    refresh(page, request);
    return true;
  };
}

/** The two pages in whose place programs that read feeds get the feed. */
function leadsToFeed(url: string): boolean {
  return url === '/' || url === '/blog' || url.startsWith('/?') || url.startsWith('/blog?');
}

function sendFile(request: IncomingMessage, response: ServerResponse, { variants }: StaticFile) {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((name) => variants[name])!;
  sendEncoded(request, response, variants[encoding]!);
}
