import { type RequestHandler, Router } from 'express';

/** Liveness, readiness (503 while stopping) and metrics. */
export function createHealth(metrics: RequestHandler) {
  let ready = true;
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', (_request, response) => void response.status(ready ? 200 : 503).json({ ready }));
  router.get('/metrics', metrics);
  return {
    router,
    stopping: () => {
      ready = false;
    },
  };
}
