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
  return highest(index, (post) => sharedTags(post, tags));
}

function relatedTo(post: Post, index: readonly PostSummary[]): PostSummary[] {
  const slugs = post.tags.map(({ slug }) => slug);
  const others = index.filter(({ id }) => id !== post.id);
  return highest(others, (other) => {
    const hasSameFirst = other.primary_tag && other.primary_tag.slug === post.primary_tag?.slug;
    return sharedTags(other, slugs) + (hasSameFirst ? 1 : 0);
  });
}

function sharedTags({ tags }: PostSummary, slugs: readonly string[]): number {
  return tags.filter(({ slug }) => slugs.includes(slug)).length;
}

function highest(posts: readonly PostSummary[], scoreOf: (post: PostSummary) => number): PostSummary[] {
  const scored = posts.map((post) => ({ post, score: scoreOf(post) })).filter(({ score }) => score > 0);
  const best = scored.sort((a, b) => b.score - a.score).slice(0, maxRelated);
  return best.map(({ post }) => post);
}
