import { use, useEffect, useRef, useState } from 'react';
import type { Outcome } from '#shared/news/post.ts';
import { searchQuery } from '#shared/news/search-query.ts';
import { dataRequest, type SearchHit } from '#shared/site/page-data.ts';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { DataContext } from '#views/runtime/use-data.tsx';

/** Milliseconds without a key pressed before the search is asked. */
const pause = 200;

/** What was asked and what came of it. */
export type Found = { q: string; hits: SearchHit[]; failed: boolean };

/** A search that answers while the visitor types; the results shown stay until the next are there. */
export function useSearch(q: string, answer: Outcome<SearchHit[]>) {
  const source = use(DataContext)!;
  const [typed, setTyped] = useState(q);
  const [found, setFound] = useState<Found>(() => foundFrom(q, answer));
  const latest = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(text: string) {
    clearTimeout(timer.current);
    const next = searchQuery(text);
    if (next === latest.current) return;
    latest.current = next;
    keepAddress(next);
    const given = await source.load('search', { q: next });
    if (latest.current !== next) return;
    setFound(foundFrom(next, given));
    if (given.ok) return;
    source.evict?.(dataRequest('search', { q: next }).key);
    latest.current = '';
    showLoadError('search', given.error);
  }

  return {
    typed,
    found,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void ask(text), pause);
    },
    submit: () => void ask(typed),
  };
}

function foundFrom(q: string, answer: Outcome<SearchHit[]>): Found {
  return { q, hits: answer.ok ? answer.value : [], failed: !answer.ok };
}

/** The address follows what is shown, so that a reload, a bookmark or a way back finds it again. */
function keepAddress(q: string) {
  const url = new URL(location.href);
  if (q) url.searchParams.set('q', q);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
