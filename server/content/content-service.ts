import { z } from 'zod';
import type { Author, Outcome, Post, PostList, PostPage, PostSummary, Tag } from '#shared/news/post.ts';
import type { GhostPost, GhostTag } from './ghost/ghost-schema.ts';
import type { TextSection } from './html/sections.ts';

/**
 * News content from any source. Every result is a value: a failing source gives `unavailable`, nothing throws.
 * Implemented by `createContent`, a cache over Ghost or the sample articles.
 */
export interface ContentService {
  /** Newest first. `limit` 100 at most (default 6), `page` from 1. Optional tag or author slug. */
  browsePosts(options?: { limit?: number; page?: number; tag?: string; author?: string }): Promise<Outcome<PostList>>;
  /** The newest `limit` posts with their bodies, for the feeds. */
  feedPosts(options?: { limit?: number; tag?: string; author?: string }): Promise<Outcome<Post[]>>;
  /** The newest three of those that are featured. */
  featuredPosts(): Promise<Outcome<PostSummary[]>>;
  /** One post; `redirected` when it was renamed and has another slug now. */
  readPost(slug: string): Promise<Outcome<PostPage> | { ok: false; reason: 'redirected'; slug: string }>;
  /** Public tags with at least one post, most used first. */
  browseTags(): Promise<Outcome<Tag[]>>;
  readTag(slug: string): Promise<Outcome<Tag>>;
  readAuthor(slug: string): Promise<Outcome<Author>>;
  /** All posts without their bodies, for search and sitemap; at most 1,000. */
  allPosts(): Promise<Outcome<PostSummary[]>>;
  /** Ghost's pages: those that are shown, and the facts of those that are not. At most 100. */
  pages(): Promise<Outcome<GhostPages>>;
  /** The same as last read; null before that. */
  knownPages(): GhostPages | null;
  /** The text of a post of `allPosts` by its headings; empty when only a stored index without texts is there yet. */
  sectionsOf(post: PostSummary): TextSection[];
  /** Fetches what the home page, the post list, the index and Ghost's pages are made of. Never rejects. */
  warm(): Promise<void>;
  /** Drops the cached content that the change affects; ignores drafts, and `site.changed` soon after another event. */
  invalidate(change: ContentChange): void;
  /** Called after each effective invalidation and each refresh that brought new content; `site` when it may be on any page. */
  onChange(listener: (shownOn: 'site' | 'content') => void): void;
  close(): Promise<void>;
}

/** A page of Ghost's, shown at `/{slug}`. */
export type GhostPage = Post & {
  /** Not for search engines, sitemap and search: its tag `#hidden`. */
  isHidden: boolean;
  /** In the menu's About group: its tag `#menu`. */
  isInMenu: boolean;
};

/** Ghost's pages as last read. `problems`: one sentence for each row or page that cannot be shown. */
export type GhostPages = {
  /** Of each page of facts the rows that hold, by its slug: cells, the name first. One that cannot be read is here as it last could. */
  facts: Record<string, string[][]>;
  /** From old paths to new URLs. */
  redirects: [from: string, to: string][];
  shown: GhostPage[];
  problems: string[];
};

/** An invalidation event: Ghost's name of it, and the slugs of the posts that it changes for visitors. */
export const contentChange = z.object({
  event: z.string().max(80),
  /** After a rename the old slug too. */
  posts: z.array(z.string().max(191)).max(1_000),
  renamed: z.object({ from: z.string().max(191), to: z.string().max(191) }).exactOptional(),
});
export type ContentChange = z.infer<typeof contentChange>;

export type PostQuery = {
  limit: number;
  page: number;
  tag?: string | undefined;
  author?: string | undefined;
  featured?: true;
};

export type SourcePage = {
  posts: GhostPost[];
  total: number;
  /** Number of the next page, null at the end. */
  next: number | null;
};

/**
 * Where posts come from, before they are sanitized and cached.
 * Each method throws {SourceError} when the source fails.
 */
export interface ContentSource {
  /** Base of relative links and images, without a slash at the end. */
  readonly url: string;
  posts(query: PostQuery): Promise<SourcePage>;
  /** Null for a slug that no published post has. */
  post(slug: string): Promise<GhostPost | null>;
  /** Ghost's pages with their bodies, the first hundred. */
  pages(): Promise<GhostPost[]>;
  /** All tags, possibly with internal ones and those without posts. */
  tags(): Promise<GhostTag[]>;
  /** Null for a slug that no tag has. */
  tag(slug: string): Promise<GhostTag | null>;
}

/** The source failed, backs off after a failure, or sent something that is no content. */
export class SourceError extends Error {
  override name = 'SourceError';
}
