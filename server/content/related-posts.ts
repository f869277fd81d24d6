import type { Post, PostCard, PostPage } from '#shared/news/post.ts';

const maxRelated = 3;

/** A post with its neighbours by date and the up to three posts that share most tags with it, the newest first. */
export function withRelatedPosts(post: Post, index: readonly PostCard[]): PostPage {
  const ownPosition = index.findIndex(({ id }) => id === post.id);
  const published = Date.parse(post.published_at ?? '') || 0;
  const firstOlder = index.findIndex((card) => (Date.parse(card.published_at ?? '') || 0) <= published);
  // A post that the index does not list yet takes its place by date.
  const position = ownPosition !== -1 ? ownPosition : firstOlder === -1 ? index.length : firstOlder;
  return {
    post,
    newer: index[position - 1] ?? null,
    older: index[ownPosition === -1 ? position : position + 1] ?? null,
    related: relatedTo(post, index),
  };
}

/**
 * The posts that go with a page: those it names, as far as they exist, then those with most of its tags, the newest first.
 * @param index the newest first
 */
export function postsFor(
  { articles, tags }: { articles: readonly string[]; tags: readonly string[] },
  index: readonly PostCard[],
): PostCard[] {
  const named = articles.flatMap((slug) => index.find((card) => card.slug === slug) ?? []);
  const shared = (card: PostCard) => card.tags.filter(({ slug }) => tags.includes(slug)).length;
  const tagged = index.filter((card) => shared(card) > 0).sort((a, b) => shared(b) - shared(a));
  return [...new Set([...named, ...tagged])].slice(0, maxRelated);
}

function relatedTo(post: Post, index: readonly PostCard[]): PostCard[] {
  const own = new Set(post.tags.map(({ slug }) => slug));
  const score = (card: PostCard) =>
    card.tags.filter(({ slug }) => own.has(slug)).length +
    (card.primary_tag && card.primary_tag.slug === post.primary_tag?.slug ? 1 : 0);
  return index
    .filter(({ id }) => id !== post.id)
    .map((card) => ({ card, score: score(card) }))
    .filter(({ score: shared }) => shared > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxRelated)
    .map(({ card }) => card);
}
