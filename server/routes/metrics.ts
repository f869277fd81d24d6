import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { BookingAction } from '../booking/booking-service.ts';
import type { Fetch } from '../content/ghost/ghost-request.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { withTimeout } from '../timeout.ts';

type Sources = { delivery: Pick<Delivery, 'stats' | 'oldestPending'>; cache: PageCache };
type Stats = ReturnType<PageCache['stats']>;

export type Metrics = {
  /** Counts the responses of Express; cached pages are counted by the page cache. */
  countResponses: RequestHandler;
  /** `fetch` that counts requests to Ghost. */
  ghostFetch: Fetch;
  /** Counts requests to the CDN to drop pages. */
  countPurge(outcome: 'ok' | 'failed'): void;
  /** Counts bookings, moves and cancellations. */
  countBooking(action: BookingAction, outcome: 'ok' | 'refused' | 'failed'): void;
  /** Answers GET /metrics. */
  handler(sources: Sources): RequestHandler;
};

const queueTimeoutMs = 2_000;

const cacheGauges: Record<string, [help: string, value: (stats: Stats) => number]> = {
  page_cache_pages: ['Pages in the cache', ({ pages }) => pages],
  page_cache_missing_pages: ['404 pages in the cache', ({ missing }) => missing],
  page_cache_size_bytes: ['Estimated size of the page cache', ({ bytes }) => bytes],
  page_cache_urls: ['URLs that the cache fast path knows', ({ urls }) => urls],
};

const cacheCounters: Record<string, [help: string, value: (stats: Stats) => number]> = {
  page_cache_hits_total: ['Responses from fresh cached pages', ({ hits }) => hits],
  page_cache_stale_hits_total: ['Responses from stale cached pages', ({ staleHits }) => staleHits],
  page_cache_misses_total: ['Page requests that needed a render', ({ misses }) => misses],
  page_cache_not_modified_total: ['Cache hits answered with 304', ({ notModified }) => notModified],
};

/**
 * Prometheus metrics of this process: Node's own (memory, event loop, garbage collection), page cache, mail, Ghost.
 * Each name is explained in .github/DEPLOYMENT.md.
 * @param token bearer token of /metrics; without one nothing is measured, and /metrics is unknown
 */
export function createMetrics(token: string | undefined): Metrics {
  if (!token)
    return {
      countResponses: next,
      ghostFetch: (url, init) => fetch(url, init),
      countPurge() {},
      countBooking() {},
      handler: () => next,
    };
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const responses = new Counter({
    registers,
    name: 'http_responses_total',
    help: 'Responses of Express by class of status; cached pages are not among them',
    labelNames: ['status'],
  });
  const ghost = new Counter({
    registers,
    name: 'ghost_requests_total',
    help: 'Requests to Ghost by outcome: ok, refused (a status other than 2xx), failed',
    labelNames: ['outcome'],
  });
  const purges = new Counter({
    registers,
    name: 'cdn_purge_requests_total',
    help: 'Requests to the CDN to drop pages, by outcome: ok, failed (given up)',
    labelNames: ['outcome'],
  });
  const bookings = new Counter({
    registers,
    name: 'bookings_total',
    help: 'Requests to book, move or cancel a meeting, by outcome: ok, refused (taken, too late, invalid), failed',
    labelNames: ['action', 'outcome'],
  });
  // From the first scrape on: Prometheus sees no rise from nothing to one.
  for (const outcome of ['ok', 'failed']) purges.inc({ outcome }, 0);
  for (const outcome of ['ok', 'refused', 'failed']) {
    ghost.inc({ outcome }, 0);
    for (const action of ['book', 'move', 'cancel']) bookings.inc({ action, outcome }, 0);
  }

  return {
    countPurge: (outcome) => purges.inc({ outcome }),
    countBooking: (action, outcome) => bookings.inc({ action, outcome }),
    countResponses(_request, response, proceed) {
      response.once('finish', () => responses.inc({ status: `${Math.floor(response.statusCode / 100)}xx` }));
      proceed();
    },
    async ghostFetch(url, init) {
      try {
        const response = await fetch(url, init);
        ghost.inc({ outcome: response.ok ? 'ok' : 'refused' });
        return response;
      } catch (error) {
        ghost.inc({ outcome: 'failed' });
        throw error;
      }
    },
    handler(sources) {
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

const next: RequestHandler = (_request, _response, proceed) => proceed();

/** Metrics whose values live elsewhere and are read at each scrape. */
function observe(registers: Registry[], { cache, delivery }: Sources) {
  for (const [name, [help, value]] of Object.entries(cacheGauges)) {
    new Gauge({
      registers,
      name,
      help,
      collect() {
        this.set(value(cache.stats()));
      },
    });
  }
  const counters: Record<string, [help: string, value: () => number]> = {
    ...Object.fromEntries(
      Object.entries(cacheCounters).map(([name, [help, value]]) => [name, [help, () => value(cache.stats())] as const]),
    ),
    ...Object.fromEntries(
      Object.keys(delivery.stats()).map((outcome) => [
        `contact_${outcome.replace(/[A-Z]/g, '_$&').toLowerCase()}_total`,
        [
          'Messages since the start, by what became of them',
          () => delivery.stats()[outcome as keyof ReturnType<Delivery['stats']>],
        ] as const,
      ]),
    ),
  };
  for (const [name, [help, value]] of Object.entries(counters)) {
    new Counter({
      registers,
      name,
      help,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  }
  new Gauge({
    registers,
    name: 'mail_queue_oldest_age_seconds',
    help: 'Age of the oldest message that waits to be sent; 0 when none waits, NaN when the queue does not answer',
    async collect() {
      const oldest = await withTimeout(delivery.oldestPending(), queueTimeoutMs, () => Number.NaN).catch(
        () => Number.NaN,
      );
      this.set(oldest === null ? 0 : Math.max(0, (Date.now() - oldest) / 1000));
    },
  });
}

/** Compares in constant time, so that a secret cannot be found out part by part. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
