import { use, useEffect, useRef, useState } from 'react';
import type { Outcome } from '#shared/news/post.ts';
import { searchQuery } from '#shared/news/search-query.ts';
import { dataRequest, type SearchResults } from '#shared/site/page-data.ts';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { DataContext } from '#views/runtime/use-data.tsx';

/** Time without a key press before the request is sent. */
const debounceMs = 200;
/** A faster search is not shown as under way: screen readers would say so at every letter. */
const loadingDelayMs = 300;

/** A query and its results. */
export type SearchState = SearchResults & { q: string; failed: boolean };

/** Search as you type; the last results stay until the next have arrived. */
export function useSearch(q: string, result: Outcome<SearchResults>) {
  const source = use(DataContext)!;
  const [results, setResults] = useState<SearchState>(() => stateFrom(q, result));
  const [loading, setLoading] = useState(false);
  /** null after a failure, so that the same query can be sent again. */
  const latestQuery = useRef(result.ok ? q : null);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loadingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(debounceTimer.current);
      clearTimeout(loadingTimer.current);
    },
    [],
  );

  async function search(text: string) {
    clearTimeout(debounceTimer.current);
    const next = searchQuery(text);
    if (next === latestQuery.current) return;
    latestQuery.current = next;
    updateUrl(next);
    clearTimeout(loadingTimer.current);
    loadingTimer.current = setTimeout(() => setLoading(true), loadingDelayMs);
    const result = await source.load('search', { q: next });
    if (latestQuery.current !== next) return;
    clearTimeout(loadingTimer.current);
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
      debounceTimer.current = setTimeout(() => void search(text), debounceMs);
    },
    submit: (text: string) => void search(text),
    /** Sends a query again that has failed, also one that failed while the page was opened. */
    retry() {
      source.evict?.(dataRequest('search', { q: results.q }).key);
      void search(results.q);
    },
  };
}

function stateFrom(q: string, result: Outcome<SearchResults>): SearchState {
  const none: SearchResults = { hits: [], total: 0, corrected: null, likely: [] };
  return { q, ...(result.ok ? result.value : none), failed: !result.ok };
}

/** Writes the query into the URL, for reloads, bookmarks and the history. */
function updateUrl(q: string) {
  const url = new URL(location.href);
  if (q) url.searchParams.set('q', q);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
