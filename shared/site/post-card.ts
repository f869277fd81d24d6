import type { PostCard } from '../news/post.ts';

/** Size of the pictures that shared links show, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

type CardPost = Pick<PostCard, 'url' | 'updated_at'>;

/** The picture of a post without one of its own, for shared links: drawn by server/routes/post-card/. */
export function cardPath(post: CardPost): string {
  return `${post.url}/card.png?v=${cardVersion(post)}`;
}

/** Changes with the post, so that caches may keep a card under its URL. */
export function cardVersion({ updated_at: updated }: CardPost): string {
  return (updated ?? '').replace(/\D/g, '') || '0';
}
