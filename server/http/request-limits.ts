import { isIPv6 } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import * as limits from '#shared/limits.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { type SiteRedis, withRedis } from '../redis.ts';
import { sendError } from './errors.ts';

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
  /** Counted by each process for itself: what is limited is its own time, and a page should not wait for Redis. */
  const pages = perMinute('renders', limits.uncachedPagesPerMinute, 'pages');
  return {
    pages,
    /** One count for the search page and for its results as the visitor types. */
    search: perMinute('search', limits.searchesPerMinute, 'searches', redis),
    /** One count for the API and for the forms of browsers without scripts. */
    tools: perMinute('tools', limits.toolRequestsPerMinute, 'calculations', redis),
    /** Pictures of posts that must be drawn: each takes processor time outside this process. */
    shareImages: perMinute('shareImages', limits.shareImagesPerMinute, 'pictures'),
    /** Each process for itself: nothing but a count depends on it. */
    pageViews: perMinute('pageViews', limits.pageViewsPerMinute, 'page views'),
    renders: [pages, createRenderQueue()],
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

type Limit = {
  /** Unique: the key of this limit's counters. */
  name: string;
  windowMs: number;
  limit: number;
  /** Shared by all processes; while it is unavailable each process counts for itself. */
  redis?: SiteRedis | undefined;
};

/**
 * Limits requests by client address, IPv6 by the /64 network that one customer gets. `Retry-After` (seconds) is set
 * before `reject` is called. Express's `trust proxy` decides what `request.ip` is.
 */
export function createRateLimit(
  options: Limit & { reject: (request: Request, response: Response) => void },
): RequestHandler {
  const count = createCounter(options);
  return async (request, response, next) => {
    const { hits, waitMs } = await count(networkOf(request), 1);
    if (hits <= options.limit) return next();
    response.setHeader('Retry-After', String(secondsOf(waitMs)));
    options.reject(request, response);
  };
}

/**
 * Limits what a handler accepts, by client address as above.
 * @returns counts a request, unless its response turns out to be a refusal (400 or above), and resolves with the seconds to
 * wait when too many were accepted, otherwise null
 */
export function createAcceptedLimit(options: Limit) {
  const count = createCounter(options);
  return async (request: Request, response: Response): Promise<number | null> => {
    const network = networkOf(request);
    const { hits, waitMs } = await count(network, 1);
    if (hits > options.limit) {
      await count(network, -1);
      return secondsOf(waitMs);
    }
    response.once('close', () => {
      if (response.statusCode >= 400) void count(network, -1);
    });
    return null;
  };
}

type Count = { hits: number; waitMs: number };

/** Addresses that a process counts for itself, per limit; the one seen longest ago is forgotten first. */
const maxAddresses = 20_000;

/** KEYS: the counter. ARGV: by how much it changes, milliseconds of its window. */
const change = `
if ARGV[1] == '-1' and redis.call('EXISTS', KEYS[1]) == 0 then return {0, 0} end
local hits = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {hits, left}`;

/** Counts in windows that begin with the first request. */
function createCounter({ name, windowMs, redis }: Limit): (network: string, by: 1 | -1) => Promise<Count> {
  // By size, because `max` would allocate half a megabyte for each limit at the start.
  const windows = new LRUCache<string, { hits: number; end: number }>({
    maxSize: maxAddresses,
    sizeCalculation: () => 1,
  });

  function countHere(network: string, by: 1 | -1): Count {
    const known = windows.get(network);
    const leftMs = (known?.end ?? 0) - Date.now();
    const window = known && leftMs > 0 && leftMs <= windowMs ? known : { hits: 0, end: Date.now() + windowMs };
    window.hits = Math.max(0, window.hits + by);
    windows.set(network, window);
    return { hits: window.hits, waitMs: window.end - Date.now() };
  }

  return async (network, by) => {
    if (!redis) return countHere(network, by);
    const key = redis.key(`limit:${name}:${network}`);
    const run = () => redis.connection.eval(change, 1, key, by, windowMs) as Promise<[hits: number, waitMs: number]>;
    const shared = await withRedis(redis, run, null);
    return shared ? { hits: shared[0], waitMs: shared[1] } : countHere(network, by);
  };
}

function secondsOf(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1_000));
}

/** The address of a client, of IPv6 its first four groups. */
export function networkOf(request: Pick<Request, 'ip'>): string {
  const address = withoutPort(request.ip ?? 'unknown');
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [first = [], last = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Some proxies append the client's port to its address; each of its connections would then have a count of its own. */
function withoutPort(address: string): string {
  const found = /^(?:\[([\da-f:.]{2,45})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})$/i.exec(address);
  return found?.[1] ?? found?.[2] ?? address;
}
