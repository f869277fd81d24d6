import { use, useEffect, useRef, useState } from 'react';
import type { Outcome } from '#shared/news/post.ts';
import { searchQuery } from '#shared/news/search-query.ts';
import { dataRequest, type SearchResults } from '#shared/site/page-data.ts';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { DataContext } from '#views/runtime/use-data.tsx';

/** Time without a key press before the request is sent. */
const debounceMs = 200;

/** A query and its results. */
export type SearchState = SearchResults & { q: string; failed: boolean };

/** Search as you type; the last results stay until the next have arrived. */
export function useSearch(q: string, result: Outcome<SearchResults>) {
  const source = use(DataContext)!;
  const [results, setResults] = useState<SearchState>(() => stateFrom(q, result));
  const latestQuery = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function search(text: string) {
    clearTimeout(timer.current);
    const next = searchQuery(text);
    if (next === latestQuery.current) return;
    latestQuery.current = next;
    updateUrl(next);
    const result = await source.load('search', { q: next });
    if (latestQuery.current !== next) return;
    setResults(stateFrom(next, result));
    if (result.ok) return;
    source.evict?.(dataRequest('search', { q: next }).key);
    latestQuery.current = '';
    showLoadError('search', result.error);
  }

  return {
    results,
    type(text: string) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void search(text), debounceMs);
    },
    submit: (text: string) => void search(text),
  };
}

function stateFrom(q: string, result: Outcome<SearchResults>): SearchState {
  const none: SearchResults = { hits: [], corrected: null, likely: [] };
  return { q, ...(result.ok ? result.value : none), failed: !result.ok };
}

/** Writes the query into the URL, for reloads, bookmarks and the history. */
function updateUrl(q: string) {
  const url = new URL(location.href);
  if (q) url.searchParams.set('q', q);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
