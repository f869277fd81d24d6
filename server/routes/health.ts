import { timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import type { ContactService } from '../contact/contact-service.ts';
import type { Env } from '../env.ts';
import type { PageCache } from '../pages/page-cache.ts';

type Deps = { env: Pick<Env, 'METRICS_TOKEN'>; contact: ContactService; cache: PageCache };
type Stats = ReturnType<PageCache['stats']>;

/** Metrics of the process and its page cache. Names ending in `_total` are counters, the others gauges. */
const metrics: { name: string; help: string; value: (stats: Stats) => number }[] = [
  { name: 'page_cache_pages', help: 'Pages in the cache.', value: ({ pages }) => pages },
  { name: 'page_cache_missing_pages', help: '404 pages in the cache.', value: ({ missing }) => missing },
  { name: 'page_cache_size_bytes', help: 'Estimated size of the page cache.', value: ({ bytes }) => bytes },
  { name: 'page_cache_urls', help: 'URLs that the cache fast path knows.', value: ({ urls }) => urls },
  {
    name: 'page_cache_pending_recompressions',
    help: 'Cached pages still compressed at the quick level.',
    value: ({ pendingRecompression }) => pendingRecompression,
  },
  { name: 'page_cache_hits_total', help: 'Responses from fresh cached pages.', value: ({ hits }) => hits },
  {
    name: 'page_cache_stale_hits_total',
    help: 'Responses from stale cached pages.',
    value: ({ staleHits }) => staleHits,
  },
  { name: 'page_cache_misses_total', help: 'Page requests that needed a render.', value: ({ misses }) => misses },
  {
    name: 'page_cache_not_modified_total',
    help: 'Cache hits answered with 304.',
    value: ({ notModified }) => notModified,
  },
  {
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of the process.',
    value: () => process.memoryUsage.rss(),
  },
  {
    name: 'process_start_time_seconds',
    help: 'Start of the process, in seconds since 1970.',
    value: () => Math.round(Date.now() / 1000 - process.uptime()),
  },
];

/** Liveness, readiness (503 while stopping) and, with a token, Prometheus metrics. */
export function createHealth({ env, contact, cache }: Deps) {
  let ready = true;
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', (_request, response) => void response.status(ready ? 200 : 503).json({ ready }));
  router.get('/metrics', (request, response, next) => {
    if (!env.METRICS_TOKEN) return next();
    if (!isSame(request.headers.authorization ?? '', `Bearer ${env.METRICS_TOKEN}`)) {
      response.status(401).end();
      return;
    }
    const stats = cache.stats();
    const own = metrics.map(({ name, help, value }) => `# HELP ${name} ${help}\n${sample(name, value(stats))}`);
    const mail = Object.entries(contact.metrics()).map(([name, value]) => sample(name, value));
    response.type('text/plain; version=0.0.4').send([...own, ...mail].join(''));
  });
  return {
    router,
    stopping: () => {
      ready = false;
    },
  };
}

function sample(name: string, value: number): string {
  return `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}\n${name} ${value}\n`;
}

/** Compares in constant time, so that a secret cannot be guessed by its parts. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
