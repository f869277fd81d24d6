import { timingSafeEqual } from 'node:crypto';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, linearBuckets, Registry } from 'prom-client';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import type { CountBooking } from '../booking/booking-router.ts';
import { readBookings } from '../booking/booking-store.ts';
import type { OnResponse } from '../content/ghost/ghost-client.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { PageCache } from '../pages/cache.ts';
import type { SiteRedis } from '../redis.ts';
import { visitBuckets } from '../report/counts.ts';
import type { Stores } from '../store/open-stores.ts';
import { withTimeout } from '../timeout.ts';

type Sources = {
  delivery: Pick<Delivery, 'stats' | 'oldestPending'>;
  cache: PageCache;
  redis: SiteRedis | undefined;
  stores: Stores;
};

export type Metrics = ReturnType<typeof createMetrics>;

const queueTimeoutMs = 2_000;

type Row<Value = number> = [name: string, help: string, read: (sources: Sources) => Value];

const stored: Row<Promise<number>>[] = [
  ['mail_queue_oldest_age_seconds', 'Age of the oldest message that waits to be sent; 0 when none waits', oldestAge],
  ['bookings_unreadable', 'Meetings that cannot be read: none is booked until they can', unreadableBookings],
];

const gauges: Row[] = [
  ['redis_up', '1 while Redis answers, 0 while it is away, NaN without REDIS_URL', redisUp],
  ['store_file_up', '1 while site.db can be used, 0 while it is damaged, locked or full', fileUp],
  ['page_cache_pages', 'Pages in the cache', ({ cache }) => cache.stats().pages],
  ['page_cache_missing_pages', '404 pages in the cache', ({ cache }) => cache.stats().missing],
  ['page_cache_size_bytes', 'Estimated size of the page cache', ({ cache }) => cache.stats().bytes],
  ['page_cache_urls', 'URLs that the cache fast path knows', ({ cache }) => cache.stats().urls],
];

const counters: Row[] = [
  ['page_cache_hits_total', 'Responses from fresh cached pages', ({ cache }) => cache.stats().hits],
  ['page_cache_stale_hits_total', 'Responses from stale cached pages', ({ cache }) => cache.stats().staleHits],
  ['page_cache_misses_total', 'Page requests that needed a render', ({ cache }) => cache.stats().misses],
  ['page_cache_not_modified_total', 'Cache hits answered with 304', ({ cache }) => cache.stats().notModified],
];

/**
 * Prometheus metrics of this process: Node's own (memory, event loop, garbage collection), page cache, mail, Ghost.
 * Each name is explained in .github/DEPLOYMENT.md.
 * @param token bearer token of /metrics, which is unknown without one
 */
export function createMetrics(token: string | undefined) {
  const register = new Registry();
  if (token) collectDefaultMetrics({ register });
  const registers = [register];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ registers, name, help, labelNames });
  const responses = counter(
    'http_responses_total',
    'Responses of Express by class of status; cached pages are not among them',
    'status',
  );
  const ghost = counter(
    'ghost_requests_total',
    'Requests to Ghost by outcome: ok, refused (a status other than 2xx), failed',
    'outcome',
  );
  const purges = counter(
    'cdn_purge_requests_total',
    'Requests to the CDN to drop pages, by outcome: ok, failed (given up)',
    'outcome',
  );
  const bookings = counter(
    'bookings_total',
    'Requests to book, move or cancel a meeting, by outcome: ok, refused (taken, too late, invalid), failed',
    ...(['action', 'outcome'] as const),
  );
  const visits = (name: string, help: string, width: number) =>
    new Histogram({ registers, name, help, labelNames: ['brand'], buckets: linearBuckets(width, width, 20) });
  const { largestPaintSeconds, interactionSeconds, layoutShift } = visitBuckets;
  const histograms = {
    largestPaintSeconds: visits('visitor_largest_paint_seconds', 'Largest paint of a visit', largestPaintSeconds),
    interactionSeconds: visits('visitor_interaction_seconds', 'Slowest interaction of a visit', interactionSeconds),
    layoutShift: visits('visitor_layout_shift', 'Layout shift of a visit', layoutShift),
  };
  const failures = counter('visitor_script_failures_total', 'Visits in which a script failed', 'brand');
  // From the first scrape on: Prometheus sees no rise from nothing to one.
  for (const brand of brandIds) failures.inc({ brand }, 0);
  for (const outcome of ['ok', 'failed']) purges.inc({ outcome }, 0);
  for (const outcome of ['ok', 'refused', 'failed']) {
    ghost.inc({ outcome }, 0);
    for (const action of ['book', 'move', 'cancel']) bookings.inc({ action, outcome }, 0);
  }

  return {
    countGhost: (status: Parameters<OnResponse>[0]) =>
      ghost.inc({ outcome: status === null ? 'failed' : status < 300 ? 'ok' : 'refused' }),
    countPurge: (outcome: 'ok' | 'failed') => purges.inc({ outcome }),
    countBooking: ((action, outcome) => bookings.inc({ action, outcome })) satisfies CountBooking,
    countVisit(brand: BrandId, measure: keyof typeof visitBuckets, bucket: number) {
      if (measure === 'scriptFailure') failures.inc({ brand });
      else histograms[measure].observe({ brand }, bucket * visitBuckets[measure]);
    },
    countResponses(_request: Request, response: Response, next: NextFunction) {
      response.once('finish', () => responses.inc({ status: `${Math.floor(response.statusCode / 100)}xx` }));
      next();
    },
    handler(sources: Sources): RequestHandler {
      if (!token) return (_request, _response, next) => next();
      observe(registers, sources);
      return async (request, response) => {
        if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
          response.status(401).end();
          return;
        }
        response.type(register.contentType).send(await register.metrics());
      };
    },
  };
}

function fileUp({ stores }: Sources): number {
  return Number(stores.at(-1)!.awaySince() === null);
}

function redisUp({ redis }: Sources): number {
  return redis ? Number(redis.awaySince() === null) : Number.NaN;
}

/** Metrics whose values live elsewhere and are read at each scrape. */
function observe(registers: Registry[], sources: Sources) {
  const { delivery } = sources;
  for (const [name, help, read] of gauges) {
    const collect = function (this: Gauge) {
      this.set(read(sources));
    };
    new Gauge({ registers, name, help, collect });
  }
  const outcomes = Object.keys(delivery.stats()) as (keyof ReturnType<Delivery['stats']>)[];
  const messages = outcomes.map((outcome): Row => {
    const name = `contact_${outcome.replace(/[A-Z]/g, '_$&').toLowerCase()}_total`;
    return [name, 'Messages since the start, by what became of them', () => delivery.stats()[outcome]];
  });
  for (const [name, help, read] of [...counters, ...messages]) {
    const collect = function (this: Counter) {
      this.reset();
      this.inc(read(sources));
    };
    new Counter({ registers, name, help, collect });
  }
  for (const [name, help, read] of stored) {
    const collect = async function (this: Gauge) {
      this.set(await withTimeout(read(sources), queueTimeoutMs, () => Number.NaN).catch(() => Number.NaN));
    };
    new Gauge({ registers, name, help: `${help}, NaN when the store does not answer`, collect });
  }
}

async function oldestAge({ delivery }: Sources): Promise<number> {
  const oldest = await delivery.oldestPending();
  return oldest === null ? 0 : Math.max(0, (Date.now() - oldest) / 1000);
}

async function unreadableBookings({ stores }: Sources): Promise<number> {
  return (await readBookings(stores[0])).problems.length;
}

/** Compares in constant time, so that a secret cannot be found out part by part. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A failover or a new version of Redis takes less, and so does a program that copies the file. */
const graceMs = 120_000;

/** Liveness, readiness (503 while stopping, and once what keeps meetings is away for longer than two minutes) and metrics. */
export function createHealth(
  metrics: RequestHandler,
  { redis, stores }: Pick<Sources, 'redis' | 'stores'>,
  now: () => number,
) {
  let isStopping = false;
  const problem = () => {
    if (isStopping) return 'stopping';
    if (now() - ((redis ?? stores[0]).awaySince() ?? now()) <= graceMs) return null;
    return `${redis ? 'Redis is away' : 'site.db cannot be used'}: meetings cannot be booked`;
  };
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', (_request, response) => {
    const reason = problem();
    if (reason) response.status(503).json({ ready: false, reason });
    else response.json({ ready: true });
  });
  router.get('/metrics', metrics);
  return {
    router,
    stopping: () => {
      isStopping = true;
    },
  };
}
