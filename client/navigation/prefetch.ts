import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import type { DataSource } from '#views/runtime/use-data.tsx';

const maxPrefetches = 200;

/** Prefetches a linked page's code and data on intent, not in data-saving mode. */
export function createPrefetch(source: DataSource): (link: HTMLAnchorElement) => void {
  const done = new Set<string>();
  return (link) => {
    if (link.origin !== location.origin || done.has(link.href) || done.size > maxPrefetches || savesData()) return;
    const { name, params } = matchRoute(link.pathname);
    if (name === 'notFound' || name === 'domainTester') return;
    done.add(link.href);
    pageModules
      .load(name)
      .then(({ preload }) => preload?.(params))
      .catch(() => done.delete(link.href));
    const query = new URLSearchParams(link.search);
    const { critical, deferred } = routeRow(name);
    const requests = [...(critical?.(params, query) ?? []), ...(deferred?.(params, query) ?? [])];
    for (const request of requests) source.load(request.name, request.params as never);
  };
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
