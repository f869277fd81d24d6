import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as limits from '#shared/limits.ts';
import type { PostList as PostListPage, PostSummary } from '#shared/news/post.ts';
import { Button } from '#views/components/button.tsx';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { type ListSource, usePostPages } from './use-post-pages.ts';

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
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && loadInView(), {
      // The top margin counts a list end above the screen too, for instance after a jump to the end of the page.
      rootMargin: '1000000px 0px 600px',
    });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [pageToLoad]);

  return (
    <div className="pagination" ref={end}>
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
export function Pagination({ page, next, to, label = 'Pages' }: PaginationProps) {
  if (page === 1 && next === null) return null;
  return (
    <nav className="pagination" aria-label={label}>
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
