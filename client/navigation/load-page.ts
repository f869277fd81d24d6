import type { PageContext } from '#shared/site/page-context.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { request } from '#views/runtime/request.ts';
import type { DataSource } from '#views/runtime/use-data.tsx';
import { whenIdle } from '../when-idle.ts';
import { internalTarget } from './internal-link.ts';

/** Prefetches a linked page's code and document on intent, not in data-saving mode. */
export function prefetch(link: HTMLAnchorElement, context: PageContext, source: DataSource) {
  if (link.origin !== location.origin || savesData()) return;
  const target = internalTarget(link, context);
  if (target) loadPage(target.to, source).catch(() => {});
}

let pageChunks: Promise<Record<string, string[]> | undefined> | undefined;

/**
 * Fetches the list of each page's scripts, so that all of a page's are requested at once: a browser learns of what a
 * script imports, and then loads, only once it has that script, which made four rounds of requests.
 */
export function loadPageChunks({ pageChunks: url }: PageContext) {
  pageChunks = request(url, 10_000)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
}

function preloadChunks(name: string) {
  pageChunks?.then((chunks) => {
    for (const path of chunks?.[name] ?? []) {
      // From the CDN, if this script is.
      const { href } = new URL(path, import.meta.url);
      if (!document.querySelector(`link[href="${href}"]`))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  });
}

/**
 * Loads the code of a page of this site and its document, unless they are loaded.
 * @param to path, query and fragment
 * @returns a promise for when the page can be rendered
 */
export function loadPage(to: string, source: DataSource): Promise<unknown> {
  const { pathname, search } = new URL(to, location.origin);
  const { name } = matchRoute(pathname);
  preloadChunks(name);
  return Promise.all([
    pageModules.load(name),
    source.loadDocument!(pathname + search).then(() => {
      // Even to request the code of controls takes time that what is seen needs.
      whenIdle(() => preloadChunks(`${name} later`), 500);
    }),
  ]);
}

function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

const requested = new Map<string, Promise<unknown>>();

/** Of a stylesheet that has no effect yet. */
const inert = 'not all';

/**
 * Loads a page's own stylesheet unless it is loaded: a page is shown when both its code and its styles are loaded. It has
 * no effect before `applyStylesheets`: browsers lay out the whole page anew for it, the one that the visitor leaves too.
 * Concurrent calls for the same stylesheet share one promise.
 * @param href undefined for a page that has none
 * @returns a promise that rejects when the stylesheet cannot be loaded; a later call tries again
 */
export function loadStylesheet(href: string | undefined): Promise<unknown> | undefined {
  if (!href) return;
  const pending = requested.get(href);
  if (pending || document.querySelector(`link[href="${href}"], style[data-href="${href}"]`)) return pending;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: inert });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      requested.delete(href);
      reject(new Error(`${href} could not be loaded`));
    };
  });
  requested.set(href, loaded);
  document.head.append(link);
  return loaded;
}

/** Gives the loaded stylesheets their effect: with the page that needs them. */
export function applyStylesheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${inert}"]`)) link.media = 'all';
}
