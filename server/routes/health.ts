import { type RequestHandler, Router } from 'express';
import type { SiteRedis } from '../redis.ts';

/** A failover or a new version of Redis takes less. */
const redisGraceMs = 120_000;

/** Liveness, readiness (503 while stopping, and while Redis is away for longer than two minutes) and metrics. */
export function createHealth(metrics: RequestHandler, redis: SiteRedis | undefined, now: () => number) {
  let isStopping = false;
  const problem = () => {
    if (isStopping) return 'stopping';
    return now() - (redis?.awaySince() ?? now()) > redisGraceMs ? 'Redis is away: meetings cannot be booked' : null;
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
