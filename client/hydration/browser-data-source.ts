import * as limits from '#shared/limits.ts';
import { dataRequest } from '#shared/site/page-data.ts';
import { storeMarkup } from '#views/runtime/hydration.tsx';
import { request } from '#views/runtime/request.ts';
import { type DataSource, type TrackedPromise, trackPromise } from '#views/runtime/use-data.tsx';

type Entry = { until: number; promise: TrackedPromise<unknown> };

/** Milliseconds a failure is cached: React reads it again with every attempt to render, which must not be a new request. */
const failureTtlMs = 5_000;

/**
 * The browser's data source: data blocks of the page and of the documents that page changes fetch, then `/api/data/`,
 * cached for five minutes, one retry; concurrent requests for the same data share one fetch.
 */
export function browserSource(brandQuery: string, now: () => number = Date.now): DataSource {
  const store = new Map<string, Entry>();
  const documents = new Map<string, Entry>();
  const keep = (key: string, promise: TrackedPromise<unknown>) => {
    const entry = put(store, key, { until: now() + limits.contentFreshMs, promise });
    promise.then((value) => {
      if ((value as { ok?: boolean }).ok === false) entry.until = now() + failureTtlMs;
    });
    return promise;
  };
  /** The document of a page change may be on its way with this data. */
  const request = (key: string) => {
    const load = async () => {
      await documents.get(location.pathname + location.search)?.promise.catch(() => {});
      const found = store.get(key)?.promise;
      return found && found !== promise ? found : fetchData(key, brandQuery);
    };
    const promise: TrackedPromise<unknown> = trackPromise(load());
    return promise;
  };
  const read = (page: Document) => {
    storeMarkup(page);
    for (const block of page.querySelectorAll<HTMLElement>('script[data-key]')) {
      const value = dataIn(block, page);
      if (value) keep(block.dataset['key']!, value);
    }
  };
  return {
    server: false,
    load(name, params) {
      const { key } = dataRequest(name, params);
      const cached = store.get(key);
      if (cached && now() < cached.until) return cached.promise as never;
      const block = blockOf(key);
      return keep(key, (block && dataIn(block, document)) ?? request(key)) as never;
    },
    loadDocument(path) {
      const cached = documents.get(path);
      if (cached && now() < cached.until) return cached.promise as never;
      const promise = trackPromise(fetchDocument(path).then(read));
      const entry = put(documents, path, { until: now() + limits.contentFreshMs, promise });
      promise.catch(() => {
        entry.until = now() + failureTtlMs;
      });
      return promise;
    },
    evict(key) {
      store.delete(key);
      blockOf(key)?.replaceChildren();
    },
  };
}

function put(entries: Map<string, Entry>, key: string, entry: Entry): Entry {
  entries.delete(key);
  entries.set(key, entry);
  if (entries.size > 100) entries.delete(entries.keys().next().value!);
  return entry;
}

/** The data in a block of a page; undefined in an empty one. */
function dataIn(block: HTMLElement, page: Document): TrackedPromise<unknown> | undefined {
  if (!block.textContent) return;
  const value = JSON.parse(block.textContent) as { value?: { post?: { html: string | null } } };
  const post = value.value?.post;
  if (post && post.html === null) post.html = page.querySelector('[data-post-body]')?.innerHTML ?? '';
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

/**
 * Fetches what is needed of another page of this site, whatever its status: its `main`, or the whole document.
 * @throws when it is at another address, of another build, or no page: the browser opens it as a document then
 */
async function fetchDocument(path: string): Promise<Document> {
  const headers = { accept: 'text/html', 'page-part': 'main' };
  const response = await request(path, limits.pageDataTimeoutMs, { headers });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const buildOf = (of: Document) => of.querySelector('main')?.dataset['entry'];
  if (response.redirected || buildOf(page) !== buildOf(document)) throw new Error(`${path} has to be opened`);
  return page;
}

function blockOf(key: string): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(`script[data-key="${CSS.escape(key)}"]`);
}

/** Never rejects: a failure is part of the result. */
async function fetchData(key: string, brandQuery: string): Promise<unknown> {
  const [name, query = ''] = key.split('?') as [string, string?];
  const url = `/api/data/${name}?${[query, brandQuery].filter(Boolean).join('&')}`;
  for (let attempt = 0; ; attempt++) {
    const last = attempt === limits.pageDataRetries;
    try {
      const response = await request(url, limits.pageDataTimeoutMs);
      if (response.ok) return await response.json();
      if (response.status === 404 || response.status === 400) return { ok: false, reason: 'not-found' };
      if (last) return { ok: false, reason: 'unavailable' };
    } catch (error) {
      const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
      if (last || kind === 'AbortError') return { ok: false, reason: 'unavailable', error: { name: kind, message } };
    }
  }
}
