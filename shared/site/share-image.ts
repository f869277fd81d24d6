import type { PostSummary } from '../news/post.ts';

/** Size of the pictures that shared links show, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

type SharedPost = Pick<PostSummary, 'url' | 'updated_at'>;

/** The picture of a post without one of its own, for shared links: drawn by server/routes/share-image/. */
export function shareImagePath(post: SharedPost): string {
  return `${post.url}/card.png?v=${shareImageVersion(post)}`;
}

/** Changes with the post, so that caches may keep a picture under its URL. */
export function shareImageVersion({ updated_at: updated }: SharedPost): string {
  return (updated ?? '').replace(/\D/g, '') || '0';
}
