import type { Post, PostPage, PostSummary } from '#shared/news/post.ts';

const maxRelated = 3;

/** A post with its neighbors by date and the up to three posts that share most tags with it, the newest first. */
export function withNeighbors(post: Post, index: readonly PostSummary[]): PostPage {
  const knownPosition = index.findIndex(({ id }) => id === post.id);
  const published = Date.parse(post.published_at ?? '') || 0;
  const firstOlder = index.findIndex(({ published_at }) => (Date.parse(published_at ?? '') || 0) <= published);
  // A post that the index does not list yet takes its place by date.
  const position = knownPosition !== -1 ? knownPosition : firstOlder === -1 ? index.length : firstOlder;
  return {
    post,
    newer: index[position - 1] ?? null,
    older: index[knownPosition === -1 ? position : position + 1] ?? null,
    related: relatedTo(post, index),
  };
}

/**
 * The posts that go with a page: those with most of its tags, the newest first.
 * @param index the newest first
 */
export function postsFor({ tags }: { tags: readonly string[] }, index: readonly PostSummary[]): PostSummary[] {
  const shared = (post: PostSummary) => post.tags.filter(({ slug }) => tags.includes(slug)).length;
  const tagged = index.filter((post) => shared(post) > 0).sort((a, b) => shared(b) - shared(a));
  return tagged.slice(0, maxRelated);
}

function relatedTo(post: Post, index: readonly PostSummary[]): PostSummary[] {
  const slugs = new Set(post.tags.map(({ slug }) => slug));
  const score = (other: PostSummary) =>
    other.tags.filter(({ slug }) => slugs.has(slug)).length +
    (other.primary_tag && other.primary_tag.slug === post.primary_tag?.slug ? 1 : 0);
  return index
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, score: score(other) }))
    .filter(({ score: shared }) => shared > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxRelated)
    .map(({ other }) => other);
}
