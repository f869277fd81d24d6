import type { LoadKind } from '#shared/news/load-error-messages.ts';
import type { Outcome, PostList as PostListPage, PostSummary } from '#shared/news/post.ts';
import { NoPosts } from '#views/components/empty-state.tsx';
import { Section } from '#views/components/section.tsx';
import { useLoadErrorToast } from '#views/components/toast/load-error-toast.ts';
import { PostList } from './post-list.tsx';
import type { ListSource } from './use-post-pages.ts';

type Props = {
  list: ListSource;
  result: Outcome<PostListPage>;
  /** Path of the list's first page. */
  path: string;
  title: string;
  /** Posts that the page shows elsewhere. */
  excluded?: PostSummary[];
};

/** A list of posts as a section of its page, or a message when it is empty or Ghost is down. */
export function ListSection({ list, result, path, title, excluded }: Props) {
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
export function listPath(path: string, page: number): string {
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
