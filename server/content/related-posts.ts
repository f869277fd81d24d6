import type { Post, PostCard, PostPage } from '#shared/news/post.ts';

const mostRelated = 3;

/** A post with the ones before and after it in time, and up to three that share most tags with it, the newest first. */
export function withRelatedPosts(post: Post, index: readonly PostCard[]): PostPage {
  const known = index.findIndex(({ id }) => id === post.id);
  const published = Date.parse(post.published_at ?? '') || 0;
  const later = index.findIndex((card) => (Date.parse(card.published_at ?? '') || 0) <= published);
  const place = known !== -1 ? known : later === -1 ? index.length : later;
  return {
    post,
    newer: index[place - 1] ?? null,
    older: index[known === -1 ? place : place + 1] ?? null,
    related: relatedTo(post, index),
  };
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
    .slice(0, mostRelated)
    .map(({ card }) => card);
}
