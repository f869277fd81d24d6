import type { LoadKind } from '#shared/news/load-error-messages.ts';
import type { Outcome, PostCard, PostList as PostListPage } from '#shared/news/post.ts';
import { EmptyState } from '#views/components/empty-state.tsx';
import { Section } from '#views/components/section.tsx';
import { useLoadErrorToast } from '#views/components/toast/load-error-toast.ts';
import { PostList } from './post-list.tsx';
import type { ListSource } from './use-post-pages.ts';

type Props = {
  list: ListSource;
  answer: Outcome<PostListPage>;
  /** Address of the list's first page. */
  address: string;
  title: string;
  /** Posts that the page shows above the list. */
  above?: PostCard[];
};

/** A list of posts as a band of its page; says so where there is none or the news service does not answer. */
export function ListSection({ list, answer, address, title, above }: Props) {
  useLoadErrorToast(list.name satisfies LoadKind, answer);
  const to = (page: number) => listAddress(address, page);
  return (
    <Section className="news-list">
      <h2 className="visually-hidden">{title}</h2>
      {answer.ok && answer.value.posts.length > 0 ? (
        <PostList list={list} first={answer.value} to={to} label={title} above={above} />
      ) : (
        <EmptyState
          title="No posts available at the moment."
          text={answer.ok ? undefined : 'The news could not be loaded. Please try again in a few minutes.'}
        />
      )}
    </Section>
  );
}

/** Path of a page of a list; the first one has no number. */
export function listAddress(address: string, page: number): string {
  return page === 1 ? address : `${address}?page=${page}`;
}

/** What the head says about a page's place in its list. */
export function listLinks(address: string, page: number, answer: Outcome<PostListPage> | undefined) {
  const next = answer?.ok && answer.value.posts.length > 0 ? answer.value.next : null;
  return {
    canonical: listAddress(address, page),
    prev: page > 1 ? listAddress(address, page - 1) : undefined,
    next: next === null ? undefined : listAddress(address, next),
  };
}
