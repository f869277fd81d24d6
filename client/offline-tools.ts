import { offlineScopes } from '#shared/site/offline.ts';

/**
 * Lets the page work offline: registers the service worker and reports the open page and the files it has loaded.
 * Only tools and the search are controlled by it, by their scopes.
 */
export async function keepPageOffline(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  await Promise.all(offlineScopes.map((scope) => container.register('/service-worker.js', { scope })));
  const scope = offlineScopes.find((path) => location.pathname.startsWith(path));
  const registration = scope && (await container.getRegistration(scope));
  const worker = registration && (registration.active ?? registration.waiting ?? registration.installing);
  if (!worker) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ page: location.href.split('#')[0], loaded });
}
