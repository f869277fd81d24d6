import type { Post } from '#shared/news/post.ts';

/** What a feed is written from, whatever its format. */
export type FeedInput = {
  title: string;
  description: string;
  /** Scheme and host of the brand's site. */
  origin: string;
  /** Page the feed belongs to, as a path. */
  page: string;
  /** The feed's own path. */
  self: string;
  posts: Post[];
};

/** Newest moment of any post, so that the date never says "now". */
export function lastChange(posts: Pick<Post, 'published_at' | 'updated_at'>[]): Date | null {
  const times = posts.flatMap((post) => [post.published_at, post.updated_at]).filter((date) => date !== null);
  return times.length > 0 ? new Date(Math.max(...times.map((date) => Date.parse(date)))) : null;
}
