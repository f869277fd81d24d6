import type { GhostPost, GhostTag } from './ghost/ghost-schema.ts';

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
