import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostCard, PostList } from '#shared/news/post.ts';
import { dataRequest } from '#shared/site/page-data.ts';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { DataContext } from '#views/runtime/use-data.tsx';
import { leavePlace, placeLeft, restoreList, saveList } from './list-restoration.ts';

/** A list that goes on: all news, or those of a tag or an author. */
export type ListSource = { name: 'posts' } | { name: 'tagPosts' | 'authorPosts'; slug: string };

/** No list is longer on one screen; what is older stands behind its own addresses. */
const mostPages = 40;

/**
 * The first page of a list and what was loaded below it. Going back finds all of it again; so does a reload.
 * @param list where further pages come from
 * @param first the page the server sent
 */
export function usePostPages(list: ListSource, first: PostList) {
  const source = use(DataContext)!;
  const location = useLocation();
  const [entry] = useState(() => `${location.key} ${location.pathname}${location.search}`);
  const [more, setMore] = useState(() => restoreList(entry));
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const shown = useRef(true);
  const busy = useRef(false);
  const returnTo = useRef<number | null>(null);
  const pages = [first, ...more];
  const next = pages.length < mostPages ? pageAfter(pages.at(-1)!) : null;

  async function load(page: number): Promise<PostList | null> {
    const params = list.name === 'posts' ? { page } : { slug: list.slug, page };
    const answer = await source.load(list.name, params as never);
    if (answer.ok) return answer.value;
    source.evict?.(dataRequest(list.name, params as never).key);
    if (shown.current) showLoadError(list.name, answer.error);
    return null;
  }

  async function loadMore() {
    if (busy.current || next === null) return;
    busy.current = true;
    setState('loading');
    const loaded = await load(next);
    busy.current = false;
    if (!shown.current) return;
    setState(loaded ? 'idle' : 'failed');
    if (loaded) setMore([...more, loaded]);
  }

  useEffect(() => saveList(entry, more), [entry, more]);

  useEffect(() => {
    if (returnTo.current === null || more.length === 0) return;
    scrollTo({ top: returnTo.current, behavior: 'instant' });
    returnTo.current = null;
  }, [more]);

  const onArrival = useEffectEvent(() => {
    const place = more.length === 0 ? placeLeft(entry) : null;
    if (place) void restore(place.pages, place.top);
  });

  useEffect(() => {
    shown.current = true;
    onArrival();
    return () => {
      shown.current = false;
    };
  }, []);

  useEffect(() => {
    const onLeave = () => leavePlace({ entry, pages: 1 + more.length, top: scrollY });
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, [entry, more.length]);

  async function restore(count: number, top: number) {
    busy.current = true;
    const loaded: PostList[] = [];
    for (let page = pageAfter(first); page !== null && loaded.length + 1 < Math.min(count, mostPages); ) {
      const list = await load(page);
      if (!list || !shown.current) break;
      loaded.push(list);
      page = pageAfter(list);
    }
    busy.current = false;
    if (!shown.current || loaded.length === 0) return;
    returnTo.current = top;
    setMore(loaded);
  }

  return { posts: onceEach(pages.flatMap(({ posts }) => posts)), total: first.total, next, state, loadMore };
}

/** The service says whether there is a page after this one; an empty page ends the list silently. */
function pageAfter(list: PostList): number | null {
  return list.posts.length === 0 ? null : list.next;
}

/** A post published while the visitor scrolls pushes the others down: the page after holds one of them again. */
function onceEach(posts: PostCard[]): PostCard[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
