import { timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import type { ContactService } from '../contact/contact-service.ts';
import type { ContentService } from '../content/content-service.ts';
import type { Env } from '../env.ts';
import type { PageCache } from '../pages/page-cache.ts';

type Deps = { env: Pick<Env, 'METRICS_TOKEN'>; content: ContentService; contact: ContactService; cache: PageCache };

/** Liveness, readiness (503 while stopping) and, behind a token, Prometheus metrics. */
export function createHealth({ env, contact, cache }: Deps) {
  let ready = true;
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', (_request, response) => void response.status(ready ? 200 : 503).json({ ready }));
  router.get('/metrics', (request, response, next) => {
    if (!env.METRICS_TOKEN) return next();
    if (!same(request.headers.authorization ?? '', `Bearer ${env.METRICS_TOKEN}`)) {
      response.status(401).end();
      return;
    }
    const pages = cache.stats();
    const memory = process.memoryUsage();
    const values: Record<string, number> = {
      site_pages_kept: pages.pages,
      site_pages_kept_bytes: pages.bytes,
      site_pages_unpacked: pages.pendingRecompression,
      site_pages_hits: pages.hits,
      site_pages_not_modified: pages.notModified,
      process_resident_memory_bytes: memory.rss,
      process_uptime_seconds: Math.round(process.uptime()),
      ...contact.metrics(),
    };
    const lines = Object.entries(values).map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`);
    response.type('text/plain; version=0.0.4').send(lines.join(''));
  });
  return {
    router,
    stopping: () => {
      ready = false;
    },
  };
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
