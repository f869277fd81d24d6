import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PostCard, PostList } from '#shared/news/post.ts';
import { dataRequest } from '#shared/site/page-data.ts';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { useLocation } from '#views/runtime/location.tsx';
import { DataContext } from '#views/runtime/use-data.tsx';
import { restoreList, savedPosition, saveList, savePosition } from './list-restoration.ts';

/** The data a list loads its pages from: all posts, or those of a tag or an author. */
export type ListSource = { name: 'posts' } | { name: 'tagPosts' | 'authorPosts'; slug: string };

/** A list stops loading after so many pages; older posts have the archive URLs. */
const maxPages = 40;

/**
 * The first page of a list and the pages loaded after it. Going back or reloading restores all of them.
 * @param list the source of further pages
 * @param first the page in the document
 */
export function usePostPages(list: ListSource, first: PostList) {
  const source = use(DataContext)!;
  const location = useLocation();
  const [entry] = useState(() => `${location.key} ${location.pathname}${location.search}`);
  const [more, setMore] = useState(() => restoreList(entry));
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const mounted = useRef(true);
  const loading = useRef(false);
  const restoredScrollTop = useRef<number | null>(null);
  const pages = [first, ...more];
  const next = pages.length < maxPages ? pageAfter(pages.at(-1)!) : null;

  async function load(page: number): Promise<PostList | null> {
    const params = list.name === 'posts' ? { page } : { slug: list.slug, page };
    const result = await source.load(list.name, params as never);
    if (result.ok) return result.value;
    source.evict?.(dataRequest(list.name, params as never).key);
    if (mounted.current) showLoadError(list.name, result.error);
    return null;
  }

  async function loadMore() {
    if (loading.current || next === null) return;
    loading.current = true;
    setState('loading');
    const loaded = await load(next);
    loading.current = false;
    if (!mounted.current) return;
    setState(loaded ? 'idle' : 'failed');
    if (loaded) setMore([...more, loaded]);
  }

  useEffect(() => saveList(entry, more), [entry, more]);

  useEffect(() => {
    if (restoredScrollTop.current === null || more.length === 0) return;
    scrollTo({ top: restoredScrollTop.current, behavior: 'instant' });
    restoredScrollTop.current = null;
  }, [more]);

  const onMount = useEffectEvent(() => {
    const position = more.length === 0 ? savedPosition(entry) : null;
    if (position) void restore(position.pages, position.top);
  });

  useEffect(() => {
    mounted.current = true;
    onMount();
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    const onPageHide = () => savePosition({ entry, pages: 1 + more.length, top: scrollY });
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, [entry, more.length]);

  async function restore(count: number, top: number) {
    loading.current = true;
    const loaded: PostList[] = [];
    for (let page = pageAfter(first); page !== null && loaded.length + 1 < Math.min(count, maxPages); ) {
      const list = await load(page);
      if (!list || !mounted.current) break;
      loaded.push(list);
      page = pageAfter(list);
    }
    loading.current = false;
    if (!mounted.current || loaded.length === 0) return;
    restoredScrollTop.current = top;
    setMore(loaded);
  }

  return { posts: uniquePosts(pages.flatMap(({ posts }) => posts)), total: first.total, next, state, loadMore };
}

/** The number of the next page; null at the end, also after an empty page. */
function pageAfter(list: PostList): number | null {
  return list.posts.length === 0 ? null : list.next;
}

/** A post published in the meantime shifts the others, so that the next page repeats one of them. */
function uniquePosts(posts: PostCard[]): PostCard[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
