import { createContext, type ReactPromise, use, useState } from 'react';
import type { SceneName } from '#shared/brands/scenes.ts';
import { jsonForHtml } from '#shared/format/json-for-html.ts';
import { type DataName, dataRequest, type PageData } from '#shared/site/page-data.ts';

/** A promise React can read without suspending once it is settled. */
export type TrackedPromise<T> = Promise<T> & ReactPromise<T> & { value?: T };

/** Sets `status` and `value` or `reason` on a promise when it settles. */
export function trackPromise<T>(promise: Promise<T>): TrackedPromise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise as TrackedPromise<T>;
}

/** Where the data comes from: the request's loaders on the server, the page's data blocks and /api/data/ in the browser. */
export type DataSource = {
  load<N extends DataName>(name: N, params: PageData[N]['params']): TrackedPromise<PageData[N]['value']>;
  /** In the browser: the next `load` of this key requests it again. */
  evict?(key: string): void;
  /** In the browser: fetches the document at this path and query for its texts and data, unless it was fetched just now. */
  loadDocument?(path: string): TrackedPromise<void>;
  /** True on the server: only there are data blocks filled. */
  server: boolean;
  /** On the server: an illustration as SVG, whose custom properties color it by brand and theme. */
  sceneMarkup?(name: SceneName): string;
};

export const DataContext = createContext<DataSource | null>(null);

/**
 * Content by name. Suspends until it is loaded; a failure is part of the result, not a throw. A rendered page keeps its
 * data even after that expires in the source. Each page has its own key, so name and parameters do not change meanwhile.
 */
export function useData<N extends DataName>(name: N, params: PageData[N]['params']): PageData[N]['value'] {
  const source = useSource();
  const [promise] = useState(() => source.load(name, params));
  return use(promise);
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

/** A post's HTML is already in the page; the browser reads it from there (client/hydration/browser-data-source.ts). */
function withoutBody(value: unknown): unknown {
  const outcome = value as { ok?: boolean; value?: { post?: { html: string } } };
  if (!outcome?.ok || !outcome.value?.post) return value;
  return { ...outcome, value: { ...outcome.value, post: { ...outcome.value.post, html: null } } };
}
