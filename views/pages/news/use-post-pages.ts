import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostList, PostSummary } from '#shared/news/post.ts';
import { dataRequest } from '#shared/site/page-data.ts';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { DataContext } from '#views/runtime/use-data.tsx';

/** The data a list loads its pages from: all posts, or those of a tag or an author. */
export type ListSource = { name: 'posts' } | { name: 'tagPosts' | 'authorPosts'; slug: string };

/** A list stops loading after so many pages; older posts have the archive URLs. */
const maxPages = 40;

/**
 * The first page of a list and the pages loaded after it. Going back restores all of them.
 * @param list the source of further pages
 * @param first the page in the document
 */
export function usePostPages(list: ListSource, first: PostList) {
  const source = use(DataContext)!;
  const location = useLocation();
  const [entry] = useState(() => `${location.key} ${location.pathname}${location.search}`);
  const [more, setMore] = useState(() => pagesByEntry.get(entry) ?? []);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const mounted = useRef(true);
  const loading = useRef(false);
  const pages = [first, ...more];
  const next = pages.length < maxPages ? pageAfter(pages.at(-1)!) : null;

  async function loadMore() {
    if (loading.current || next === null) return;
    loading.current = true;
    setState('loading');
    const params = (list.name === 'posts' ? { page: next } : { slug: list.slug, page: next }) as never;
    const result = await source.load(list.name, params);
    loading.current = false;
    if (!result.ok) source.evict?.(dataRequest(list.name, params).key);
    if (!mounted.current) return;
    setState(result.ok ? 'idle' : 'failed');
    if (result.ok) setMore([...more, result.value]);
    else showLoadError(list.name, result.error);
  }

  useEffect(() => saveList(entry, more), [entry, more]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  return { posts: uniquePosts(pages.flatMap(({ posts }) => posts)), total: first.total, next, state, loadMore };
}

/** The number of the next page; null at the end, also after an empty page. */
function pageAfter(list: PostList): number | null {
  return list.posts.length === 0 ? null : list.next;
}

/** A post published in the meantime shifts the others, so that the next page repeats one of them. */
function uniquePosts(posts: PostSummary[]): PostSummary[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

const maxEntries = 20;
/** The further pages loaded at an entry of the browser's history, so that the list is as long as before on going back. */
const pagesByEntry = new Map<string, PostList[]>();

function saveList(entry: string, pages: PostList[]) {
  pagesByEntry.delete(entry);
  pagesByEntry.set(entry, pages);
  if (pagesByEntry.size > maxEntries) pagesByEntry.delete(pagesByEntry.keys().next().value!);
}
