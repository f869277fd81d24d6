import { setImmediate } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import * as limits from '#shared/limits.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import type { SiteRedis } from '../redis.ts';
import { sendError } from './errors.ts';
import { createRateLimit } from './rate-limit.ts';

type Reject = (request: Request, response: Response, status: number, message: string) => void;

/**
 * Limits for what costs more than a file or a cached page, which are never limited: by client address; renders also by how
 * many wait for the processor.
 * @param redis shares the counts of searches and tools among all processes
 * @param refuseForm answers the posted form of a browser without scripts
 */
export function createRequestLimits(redis: SiteRedis | undefined, refuseForm: Reject) {
  const perMinute = (name: string, limit: number, requests: string, shared?: SiteRedis): RequestHandler => {
    return createRateLimit({
      name,
      windowMs: 60_000,
      limit,
      redis: shared,
      reject(request, response) {
        const isForm = request.method === 'POST' && !request.originalUrl.startsWith('/api/');
        const reject = isForm ? refuseForm : sendError;
        reject(request, response, 429, `Too many ${requests} from your network. Please wait a minute and try again.`);
      },
    });
  };
  return {
    /** One count for the search page and for its results as the visitor types. */
    search: perMinute('search', limits.searchesPerMinute, 'searches', redis),
    /** One count for the API and for the forms of browsers without scripts. */
    tools: perMinute('tools', limits.toolRequestsPerMinute, 'calculations', redis),
    /** Pictures of posts that must be drawn: each takes processor time outside this process. */
    shareImages: perMinute('shareImages', limits.shareImagesPerMinute, 'pictures'),
    /** Each process for itself: nothing but a count depends on it. */
    pageViews: perMinute('pageViews', limits.pageViewsPerMinute, 'page views'),
    /** Counted by each process for itself: what is limited is its own time, and a page should not wait for Redis. */
    renders: [perMinute('renders', limits.uncachedPagesPerMinute, 'pages'), createRenderQueue()],
  };
}

/**
 * Lets one render begin per turn of the event loop, so that cached pages, files, health checks, messages and bookings are
 * answered between two of them. Those that the queue has no room or no time for get 503.
 */
function createRenderQueue(): RequestHandler {
  const inTurn = createConcurrencyLimit({
    maxConcurrent: 1,
    maxQueued: limits.rendersWaiting,
    timeoutMs: limits.renderWaitMs,
    error: (message) => new Error(message),
  });
  return (request, response, next) => {
    const begin = async () => {
      if (response.destroyed) return;
      next();
      await setImmediate();
    };
    inTurn(begin).catch(() => {
      response.locals['overloaded'] = true;
      response.set('Retry-After', String(limits.overloadRetrySeconds));
      sendError(request, response, 503);
    });
  };
}
