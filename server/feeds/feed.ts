import type { Post } from '#shared/news/post.ts';

/** The content of a feed in any format. */
export type FeedInput = {
  title: string;
  description: string;
  /** Scheme and host of the brand's site. */
  origin: string;
  /** Path of the page with the same posts. */
  page: string;
  /** The feed's own path. */
  self: string;
  posts: Post[];
};

/** Latest publication or update of the posts; null without posts. */
export function lastChange(posts: Pick<Post, 'published_at' | 'updated_at'>[]): Date | null {
  const times = posts.flatMap((post) => [post.published_at, post.updated_at]).filter((date) => date !== null);
  return times.length > 0 ? new Date(Math.max(...times.map((date) => Date.parse(date)))) : null;
}
