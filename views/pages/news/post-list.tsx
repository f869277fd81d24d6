import { type ReactNode, useEffect, useRef } from 'react';
import * as limits from '#shared/limits.ts';
import type { PostCard, PostList as PostListPage } from '#shared/news/post.ts';
import { Button } from '#views/components/button.tsx';
import { Pagination } from '#views/components/pagination.tsx';
import { useHydrated } from '#views/runtime/use-hydrated.ts';
import { PostCardView } from './post-card-view.tsx';
import { type ListSource, usePostPages } from './use-post-pages.ts';

type Props = {
  list: ListSource;
  first: PostListPage;
  /** Address of a page of this list by its number. */
  to: (page: number) => string;
  /** What the list holds, for the accessible name of its pages. */
  label: string;
  /** Posts that stand on the page already; the list leaves them out. */
  above?: PostCard[];
};

/** Posts in pages of nine: plain links without scripts; with them the next page comes by itself near the end. */
export function PostList({ list, first, to, label, above = [] }: Props) {
  const scripted = useHydrated();
  const { posts, total, next, state, loadMore } = usePostPages(list, first);
  const below = posts.filter(({ id }) => above.every((post) => post.id !== id));
  const before = (first.page - 1) * limits.pageSize.list;
  return (
    <>
      <div className="post-grid">
        {below.map((post) => (
          <PostCardView key={post.id} post={post} />
        ))}
      </div>
      {scripted ? (
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
                : progress(before + above.length + below.length, total)}
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

/** Loads when it comes near the screen. After a failure, or where data is saved, it waits for the button. */
function LoadMore({ next, state, onLoad, children }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const automatic = next !== null && state === 'idle';

  useEffect(() => {
    if (!automatic || savesData()) return;
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && onLoad(), {
      // Above the screen counts too: a jump to the foot of the page has passed the end of the list.
      rootMargin: '1000000px 0px 600px',
    });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [automatic, onLoad]);

  return (
    <div className="pagination" ref={end}>
      {children}
      {next !== null && (
        <Button variant="secondary" onClick={onLoad} disabled={state === 'loading'} icon="arrow-down">
          {state === 'failed' ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  );
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
