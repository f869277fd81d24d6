import { createContext, type ReactPromise, use, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { jsonForHtml } from '#shared/site/head.ts';
import { type DataName, dataRequest, type PageData } from '#shared/site/page-data.ts';
import type { InlineDrawings } from '../art/inline-drawings.ts';

/** A promise React can read without suspending once it is settled. */
export type TrackedPromise<T> = Promise<T> & ReactPromise<T> & { value?: T };

/** Marks a promise with its outcome as soon as it has one. */
export function trackPromise<T>(promise: Promise<T>): TrackedPromise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise as TrackedPromise<T>;
}

/** Where the answers come from: the request's loader on the server, the page's blocks and /api/data/ in the browser. */
export type DataSource = {
  load<N extends DataName>(name: N, params: PageData[N]['params']): TrackedPromise<PageData[N]['value']>;
  /** The browser's: the next `load` of this key asks anew. */
  evict?(key: string): void;
  /** True while the server writes: only then are data blocks filled. */
  server: boolean;
  /** The server's: drawings as markup. */
  drawings?: InlineDrawings;
};

export const DataContext = createContext<DataSource | null>(null);

/**
 * Content by name. Suspends until it is there; a failure is a value of the answer, not a throw. What stands on the
 * screen stays, however old it grows: each page has a key of its own, so name and parameters never change under it.
 */
export function useData<N extends DataName>(name: N, params: PageData[N]['params']): PageData[N]['value'] {
  const source = useSource();
  const [answer] = useState(() => source.load(name, params));
  return use(answer);
}

/** The same content as a block in the page, from which the browser reads it when it hydrates: no second request. */
export function DataBlock<N extends DataName>({ name, params }: { name: N; params: PageData[N]['params'] }) {
  const { server } = useSource();
  const value = useData(name, params);
  return (
    <script
      type="application/json"
      data-key={dataRequest(name, params).key}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: server ? jsonForHtml(withoutBody(value)) : '' }}
    />
  );
}

/** The page's own source. */
export function useSource(): DataSource {
  const source = use(DataContext);
  if (!source) throw new Error('DataContext is missing');
  return source;
}

/** A post's html already stands in the page; the browser takes it from there (see client data source). */
function withoutBody(value: unknown): unknown {
  const outcome = value as { ok?: boolean; value?: { post?: { html: string } } };
  if (!outcome?.ok || !outcome.value?.post) return value;
  return { ...outcome, value: { ...outcome.value, post: { ...outcome.value.post, html: null } } };
}

type Entry = { until: number; promise: TrackedPromise<unknown> };

/** A failure stays for a moment: React asks again with every try to render it, which must not be a new request. */
const failureKept = 5_000;

/** The browser's source: blocks of the page first, then our own address, five minutes fresh, one retry, merged. */
export function browserSource(brandQuery: string, now: () => number = Date.now): DataSource {
  const store = new Map<string, Entry>();
  return {
    server: false,
    load(name, params) {
      const { key } = dataRequest(name, params);
      const known = store.get(key);
      if (known && now() < known.until) return known.promise as never;
      const promise = fromBlock(key) ?? trackPromise(fetchData(key, brandQuery));
      const entry = { until: now() + limits.contentFreshMs, promise };
      store.set(key, entry);
      if (store.size > 100) store.delete(store.keys().next().value!);
      promise.then((value) => {
        if ((value as { ok?: boolean }).ok === false) entry.until = now() + failureKept;
      });
      return promise as never;
    },
    evict: (key) => void store.delete(key),
  };
}

function fromBlock(key: string): TrackedPromise<unknown> | null {
  const block = document.querySelector<HTMLScriptElement>(`script[data-key="${CSS.escape(key)}"]`);
  if (!block?.textContent) return null;
  const value = JSON.parse(block.textContent) as { value?: { post?: { html: string | null } } };
  const post = value.value?.post;
  if (post && post.html === null) post.html = document.querySelector('[data-post-body]')?.innerHTML ?? '';
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

/** Never rejects: what the browser says about a failure is part of the answer. */
async function fetchData(key: string, brandQuery: string): Promise<unknown> {
  const [name, query = ''] = key.split('?') as [string, string?];
  const address = `/api/data/${name}?${[query, brandQuery].filter(Boolean).join('&')}`;
  for (let attempt = 0; ; attempt++) {
    const last = attempt === limits.contentRetries;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(limits.contentTimeoutMs) });
      if (response.ok) return await response.json();
      if (response.status === 404 || response.status === 400) return { ok: false, reason: 'not-found' };
      if (last) return { ok: false, reason: 'unavailable' };
    } catch (error) {
      const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
      if (last || kind === 'AbortError') return { ok: false, reason: 'unavailable', error: { name: kind, message } };
    }
  }
}
