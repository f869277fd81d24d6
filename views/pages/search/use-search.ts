import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '#shared/news/post.ts';
import { searchQuery } from '#shared/news/search-query.ts';
import { dataRequest, type SearchResults } from '#shared/site/page-data.ts';
import { href } from '#shared/site/routes.ts';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { isFetchRefused } from '#views/runtime/request.ts';
import { DataContext } from '#views/runtime/use-data.tsx';

/** Time without a key press before the request is sent. */
const debounceMs = 200;
/** A faster search is not shown as under way: screen readers would say so at every letter. */
const loadingDelayMs = 300;

/** A query and its results. */
export type SearchState = SearchResults & { q: string; failed: boolean };

/**
 * Search as you type; the last results stay until the next have arrived. Each query that was sent is a step of the history;
 * letters typed on the way to one are not.
 * @param input the field, which gets the query that going back or forward shows again
 * @param titleOf the document's title for a query
 */
export function useSearch(
  q: string,
  result: Outcome<SearchResults>,
  input: RefObject<HTMLInputElement | null>,
  titleOf: (q: string) => string,
) {
  const source = use(DataContext)!;
  const [results, setResults] = useState<SearchState>(() => stateFrom(q, result));
  const [loading, setLoading] = useState(false);
  /** null after a failure, so that the same query can be sent again. */
  const latestQuery = useRef(result.ok ? q : null);
  /** The query of a form that was sent: the next one is another step of the history. */
  const sentQuery = useRef(q);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loadingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(debounceTimer.current);
      clearTimeout(loadingTimer.current);
    },
    [],
  );

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    if (location.pathname !== href('search')) return;
    // Before the listeners of the router, for which the page is the same.
    event.stopImmediatePropagation();
    const previous = searchQuery(new URLSearchParams(location.search).get('q'));
    input.current!.value = previous;
    sentQuery.current = previous;
    void load(previous);
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => onPopState(event);
    addEventListener('popstate', listener, { capture: true });
    return () => removeEventListener('popstate', listener, { capture: true });
  }, []);

  async function search(text: string) {
    const next = searchQuery(text);
    if (next === latestQuery.current) return clearTimeout(debounceTimer.current);
    const isNewStep = sentQuery.current !== '' && sentQuery.current !== next;
    writeUrl(next, isNewStep ? 'pushState' : 'replaceState');
    if (isNewStep) sentQuery.current = '';
    await load(next);
  }

  async function load(next: string) {
    clearTimeout(debounceTimer.current);
    latestQuery.current = next;
    document.title = titleOf(next);
    clearTimeout(loadingTimer.current);
    loadingTimer.current = setTimeout(() => setLoading(true), loadingDelayMs);
    const result = await source.load('search', { q: next });
    if (latestQuery.current !== next) return;
    clearTimeout(loadingTimer.current);
    // What was sent is opened as a document, what is typed waits to be sent.
    if (!result.ok && isFetchRefused()) return sentQuery.current === next ? location.assign(urlOf(next)) : undefined;
    setLoading(false);
    setResults(stateFrom(next, result));
    if (result.ok) return;
    source.evict?.(dataRequest('search', { q: next }).key);
    latestQuery.current = null;
    showLoadError('search', result.error);
  }

  return {
    results,
    /** A search has been under way for a while; `results` are those before it. */
    loading,
    type(text: string) {
      clearTimeout(debounceTimer.current);
      if (!isFetchRefused()) debounceTimer.current = setTimeout(() => void search(text), debounceMs);
    },
    submit(text: string) {
      void search(text);
      sentQuery.current = searchQuery(text);
    },
    /** Sends a query again that has failed, also one that failed while the page was opened. */
    retry() {
      source.evict?.(dataRequest('search', { q: results.q }).key);
      void search(results.q);
    },
  };
}

function stateFrom(q: string, result: Outcome<SearchResults>): SearchState {
  const none: SearchResults = { hits: [], total: 0, corrected: null, leftOut: [], likely: [] };
  return { q, ...(result.ok ? result.value : none), failed: !result.ok };
}

/** Writes the query into the URL, for reloads, bookmarks and the history. */
function writeUrl(q: string, method: 'pushState' | 'replaceState') {
  try {
    history[method](history.state, '', urlOf(q));
  } catch {
    // Safari, after too many steps: the results are shown all the same.
  }
}

function urlOf(q: string): URL {
  const url = new URL(location.href);
  if (q) url.searchParams.set('q', q);
  else url.searchParams.delete('q');
  return url;
}
