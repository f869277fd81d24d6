import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as limits from '#shared/limits.ts';
import type { LoadKind } from '#shared/news/load-error-messages.ts';
import type { Outcome, PostList as PostListPage, PostSummary } from '#shared/news/post.ts';
import { dataRequest } from '#shared/site/page-data.ts';
import { Button } from '#views/components/button.tsx';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { NoPosts } from '#views/components/empty-state.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import { showLoadError, useLoadErrorToast } from '#views/components/toast/load-error-toast.ts';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { observeIntersection } from '#views/runtime/observe-intersection.ts';
import { DataContext } from '#views/runtime/use-data.tsx';

type SectionProps = {
  list: ListSource;
  result: Outcome<PostListPage>;
  /** Path of the list's first page. */
  path: string;
  title: string;
  /** Posts that the page shows elsewhere. */
  excluded?: PostSummary[];
};

/** A list of posts as a section of its page, or a message when it is empty or Ghost is down. */
export function ListSection({ list, result, path, title, excluded }: SectionProps) {
  useLoadErrorToast(list.name satisfies LoadKind, result);
  const to = (page: number) => listPath(path, page);
  return (
    <Section className="news-list">
      <h2 className="visually-hidden">{title}</h2>
      {result.ok && result.value.posts.length > 0 ? (
        <PostList list={list} first={result.value} to={to} label={title} excluded={excluded} />
      ) : (
        <NoPosts failed={!result.ok} />
      )}
    </Section>
  );
}

/** Path of a page of a list; the first page has no query. */
function listPath(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

/** Canonical, previous and next links of a page of a list. */
export function listLinks(path: string, page: number, result: Outcome<PostListPage> | undefined) {
  const next = result?.ok && result.value.posts.length > 0 ? result.value.next : null;
  return {
    canonical: listPath(path, page),
    prev: page > 1 ? listPath(path, page - 1) : undefined,
    next: next === null ? undefined : listPath(path, next),
  };
}

type PostListProps = {
  list: ListSource;
  first: PostListPage;
  /** Path of a page of this list by its number. */
  to: (page: number) => string;
  /** Accessible name of the pagination. */
  label: string;
  /** Posts shown elsewhere on the page: the list leaves them out. */
  excluded?: PostSummary[];
};

/** Posts in pages: links to the other pages without scripts; with them the next page loads near the end of the list. */
export function PostList({ list, first, to, label, excluded = [] }: PostListProps) {
  const hydrated = useHydrated();
  const { posts, total, next, state, loadMore } = usePostPages(list, first);
  const listed = posts.filter(({ id }) => excluded.every((post) => post.id !== id));
  const earlierPages = (first.page - 1) * limits.pageSize.list;
  return (
    <>
      <div className="post-grid">
        {listed.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      {hydrated ? (
        <LoadMore next={next} state={state} onLoad={loadMore}>
          {first.page > 1 && (
            <Button to={to(first.page - 1)} variant="secondary" rel="prev">
              Newer
            </Button>
          )}
          <p className="pagination-page" role="status">
            {state === 'loading'
              ? 'Loading more posts'
              : state === 'failed'
                ? 'The next posts did not load.'
                : progress(earlierPages + excluded.length + listed.length, total)}
          </p>
        </LoadMore>
      ) : (
        <Pagination page={first.page} next={next} to={to} label={label} />
      )}
    </>
  );
}

type PaginationProps = {
  /** Number of this page, from 1. */
  page: number;
  /** Number of the next page; null at the end. */
  next: number | null;
  /** URL of a page by its number. */
  to: (page: number) => string;
  /** Accessible name of the navigation. */
  label?: string;
};

/** Links to the newer and the older page of a list. */
function Pagination({ page, next, to, label = 'Pages' }: PaginationProps) {
  if (page === 1 && next === null) return null;
  return (
    <nav className="pagination cluster" aria-label={label}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="button button-secondary">
          <Icon name="arrow-left" /> Newer
        </Link>
      )}{' '}
      <span className="pagination-page">Page {page}</span>{' '}
      {next !== null && (
        <Link to={to(next)} rel="next" className="button button-secondary">
          Older <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}

function progress(shown: number, total: number): string {
  return shown < total ? `${shown} of ${total} posts` : `All ${total} posts`;
}

type LoadMoreProps = {
  next: number | null;
  state: 'idle' | 'loading' | 'failed';
  onLoad: () => void;
  children: ReactNode;
};

/** Loads the next page when it comes near the screen; after an error, or in data-saver mode, only by its button. */
function LoadMore({ next, state, onLoad, children }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  // The page's number: with `loading` and `idle` in one render, the list's new end must still be observed.
  const pageToLoad = state === 'idle' ? next : null;
  const loadInView = useEffectEvent(onLoad);

  useEffect(() => {
    if (pageToLoad === null || isDataSaverOn()) return;
    return observeIntersection([end.current!], ([entry]) => entry!.isIntersecting && loadInView(), {
      // The top margin counts a list end above the screen too, for instance after a jump to the end of the page.
      rootMargin: '1000000px 0px 600px',
    });
  }, [pageToLoad]);

  return (
    <div className="pagination cluster" ref={end}>
      {children}
      {next !== null && (
        <Button
          variant="secondary"
          onClick={onLoad}
          disabled={state === 'loading'}
          icon={state === 'failed' ? 'refresh-cw' : 'arrow-down'}
        >
          {state === 'failed' ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  );
}

function isDataSaverOn(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** The data a list loads its pages from: all posts, or those of a tag or an author. */
type ListSource = { name: 'posts' } | { name: 'tagPosts' | 'authorPosts'; slug: string };

/**
 * The first page of a list and the pages loaded after it. Going back restores all of them.
 * @param list the source of further pages
 * @param first the page in the document
 */
function usePostPages(list: ListSource, first: PostListPage) {
  const source = use(DataContext)!;
  const location = useLocation();
  const [entry] = useState(() => `${location.key} ${location.pathname}${location.search}`);
  const [more, setMore] = useState(() => pagesByEntry.get(entry) ?? []);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const mounted = useRef(true);
  const loading = useRef(false);
  const pages = [first, ...more];
  const next = pageAfter(pages.at(-1)!);

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
function pageAfter(list: PostListPage): number | null {
  return list.posts.length === 0 ? null : list.next;
}

/** A post published in the meantime shifts the others, so that the next page repeats one of them. */
function uniquePosts(posts: PostSummary[]): PostSummary[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

const maxEntries = 20;
/** The further pages loaded at an entry of the browser's history, so that the list is as long as before on going back. */
const pagesByEntry = new Map<string, PostListPage[]>();

function saveList(entry: string, pages: PostListPage[]) {
  pagesByEntry.delete(entry);
  pagesByEntry.set(entry, pages);
  if (pagesByEntry.size > maxEntries) pagesByEntry.delete(pagesByEntry.keys().next().value!);
}
