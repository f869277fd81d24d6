import type { Post } from '#shared/news/post.ts';

export type FeedInput = {
  title: string;
  description: string;
  origin: string;
  page: string;
  self: string;
  posts: Post[];
};

/** Latest publication or update of the posts; null without posts. */
export function lastChange(posts: Pick<Post, 'published_at' | 'updated_at'>[]): Date | null {
  const times = posts.flatMap((post) => [post.published_at, post.updated_at]).filter((date) => date !== null);
  return times.length > 0 ? new Date(Math.max(...times.map((date) => Date.parse(date)))) : null;
}
