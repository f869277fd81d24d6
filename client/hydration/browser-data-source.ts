import * as limits from '#shared/limits.ts';
import { dataRequest } from '#shared/site/page-data.ts';
import { type DataSource, type TrackedPromise, trackPromise } from '#views/runtime/use-data.tsx';

type Entry = { until: number; promise: TrackedPromise<unknown> };

/** Milliseconds a failure is cached: React reads it again with every attempt to render, which must not be a new request. */
const failureTtlMs = 5_000;

/**
 * The browser's data source: data blocks of the page first, then `/api/data/`, cached for five minutes, one retry;
 * concurrent requests for the same data share one fetch.
 */
export function browserSource(brandQuery: string, now: () => number = Date.now): DataSource {
  const store = new Map<string, Entry>();
  return {
    server: false,
    load(name, params) {
      const { key } = dataRequest(name, params);
      const cached = store.get(key);
      if (cached && now() < cached.until) return cached.promise as never;
      const promise = fromBlock(key) ?? trackPromise(fetchData(key, brandQuery));
      const entry = { until: now() + limits.contentFreshMs, promise };
      store.set(key, entry);
      if (store.size > 100) store.delete(store.keys().next().value!);
      promise.then((value) => {
        if ((value as { ok?: boolean }).ok === false) entry.until = now() + failureTtlMs;
      });
      return promise as never;
    },
    evict(key) {
      store.delete(key);
      blockOf(key)?.replaceChildren();
    },
  };
}

function fromBlock(key: string): TrackedPromise<unknown> | null {
  const block = blockOf(key);
  if (!block?.textContent) return null;
  const value = JSON.parse(block.textContent) as { value?: { post?: { html: string | null } } };
  const post = value.value?.post;
  if (post && post.html === null) post.html = document.querySelector('[data-post-body]')?.innerHTML ?? '';
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
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
      const response = await fetch(url, { signal: AbortSignal.timeout(limits.pageDataTimeoutMs) });
      if (response.ok) return await response.json();
      if (response.status === 404 || response.status === 400) return { ok: false, reason: 'not-found' };
      if (last) return { ok: false, reason: 'unavailable' };
    } catch (error) {
      const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
      if (last || kind === 'AbortError') return { ok: false, reason: 'unavailable', error: { name: kind, message } };
    }
  }
}
