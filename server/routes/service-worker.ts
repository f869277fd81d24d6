import { Router } from 'express';
import { type RouteName, routeRow, routes, worksOffline } from '#shared/site/routes.ts';
import type { Env } from '../env.ts';
import type { Assets } from '../http/assets.ts';

type Deps = { assets: Pick<Assets, 'buildId' | 'offline'>; env: Pick<Env, 'OFFLINE_TOOLS' | 'CDN_URL'> };

/**
 * The service worker of the tools. Its text has the build in it, so a browser that looks for a new one after a deployment
 * gets it. Switched off, it is a script that removes itself and what it has stored.
 */
export function createServiceWorker({ assets: { buildId, offline }, env }: Deps): Router {
  const { code, ...files } = offline;
  const list = { build: buildId, ...files, data: offlineData() };
  const script = env.OFFLINE_TOOLS ? `const OFFLINE=${JSON.stringify(list)};\n${code}` : removal;
  const router = Router();
  router.get('/service-worker.js', (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      // A worker's requests follow the policy of its own script.
      .set('Content-Security-Policy', `default-src 'none'; connect-src 'self'${env.CDN_URL ? ` ${env.CDN_URL}` : ''}`)
      .type('text/javascript')
      .send(script);
  });
  return router;
}

/** Paths of the data that pages which work offline request. */
function offlineData(): string[] {
  const query = new URLSearchParams('q=a&number=a');
  const requests = Object.keys(routes)
    .map((name) => routeRow(name as RouteName))
    .filter(({ path }) => worksOffline(path))
    .flatMap(({ critical, deferred }) => [
      ...(critical?.({ slug: '' }, query) ?? []),
      ...(deferred?.({ slug: '' }, query) ?? []),
    ]);
  return [...new Set(requests.map(({ name }) => `/api/data/${name}`))];
}

const removal = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-tools-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
})()));
`;
