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
  /** How many posts fit the query in all. */
  total: number;
  /** Number of the next page, null at the end. */
  next: number | null;
};

/**
 * Where posts come from, before anything is cleaned or kept.
 * Every method throws {SourceError} when the source does not answer as it should.
 */
export interface ContentSource {
  /** Address against which links and pictures without a host are read, without a slash at the end. */
  readonly address: string;
  /** Newest first. */
  posts(query: PostQuery): Promise<SourcePage>;
  /** Null for a slug that no published post has. */
  post(slug: string): Promise<GhostPost | null>;
  /** All tags, those without posts and internal ones possibly among them. */
  tags(): Promise<GhostTag[]>;
  /** Null for a slug that no tag has. */
  tag(slug: string): Promise<GhostTag | null>;
}

/** The source failed, is resting after failures, or answered with something that is no content. */
export class SourceError extends Error {
  override name = 'SourceError';
}
