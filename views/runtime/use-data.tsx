import { createContext, type ReactPromise, use, useState } from 'react';
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
