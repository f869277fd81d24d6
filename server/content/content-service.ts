import type { Author, Outcome, Post, PostCard, PostList, PostPage, Tag } from '#shared/news/post.ts';

/**
 * News content, wherever it comes from. Every answer is a value: a failing source is `unavailable`, never a throw.
 * Implementations: Ghost behind the cache (server/content/), and the built-in sample articles.
 */
export interface ContentService {
  /** Newest first. `limit` 1 to 100 (default 6), `page` from 1. Optional tag or author slug. */
  browsePosts(options?: { limit?: number; page?: number; tag?: string; author?: string }): Promise<Outcome<PostList>>;
  /** The newest `limit` posts with their bodies, for the feeds. */
  feedPosts(options?: { limit?: number; tag?: string }): Promise<Outcome<Post[]>>;
  featuredPosts(limit?: number): Promise<Outcome<PostCard[]>>;
  /** One post; `movedTo` when a rename is known and the post now lives at another slug. */
  readPost(slug: string): Promise<Outcome<PostPage> | { ok: false; reason: 'moved'; slug: string }>;
  /** Tags with at least one public post, internal ones left out, most used first. */
  browseTags(): Promise<Outcome<Tag[]>>;
  readTag(slug: string): Promise<Outcome<Tag>>;
  readAuthor(slug: string): Promise<Outcome<Author>>;
  /** All posts as cards, for search and sitemap; capped at 1,000. */
  allPosts(): Promise<Outcome<PostCard[]>>;
  /** True when `browsePosts`, `readPost` … of this would be answered from memory without waiting. */
  isWarm(): boolean;
  /** Fills what the first visitor needs. Resolves when done, never rejects. */
  warm(): Promise<void>;
  /** A change told by Ghost's webhook. Answers which slugs, tags and authors it touched. */
  purge(change: ContentChange): void;
  /** Called after every purge and after every refresh that brought new content. */
  onChange(listener: (change: ContentChange | null) => void): () => void;
  /** Stops timers and background refreshes; waits for files being written. */
  close(): Promise<void>;
}

export type ContentChange = {
  event: string;
  /** Slugs of the posts touched, the old one too after a rename. */
  posts: string[];
  tags: string[];
  authors: string[];
  renamed?: { from: string; to: string };
};
