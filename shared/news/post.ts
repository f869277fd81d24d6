import { ohioDate, printedDate } from '../format/ohio-date.ts';
/** A news post: `html` is sanitized, images are from allowed hosts. */
export type Post = {
  id: string;
  uuid: string;
  title: string;
  slug: string;
  /** Sanitized body; empty for a members-only post without a preview. */
  html: string;
  mobiledoc: null;
  lexical: null;
  feature_image: string | null;
  feature_image_alt: string | null;
  /** Sanitized inline HTML. */
  feature_image_caption: string | null;
  featured: boolean;
  visibility: string;
  /** False when the reader sees only a teaser. */
  access: boolean;
  created_at: string | null;
  updated_at: string | null;
  published_at: string | null;
  custom_excerpt: string | null;
  /** Plain text on one line, never markup. */
  excerpt: string;
  /** Minutes, at least 1. */
  reading_time: number;
  primary_tag: PostTag | null;
  /** Public tags only. */
  tags: PostTag[];
  /** The tax year it was written for, of Ghost’s internal tag `#tax-year-2025`. */
  tax_year: number | null;
  primary_author: Author;
  authors: Author[];
  /** Path of the post on this site: /blog/{slug}. */
  url: string;
  meta_title: string | null;
  meta_description: string | null;
  canonical_url: string | null;
  og_image: string | null;
  /** Headings of the body with an id, for the contents list. */
  headings: { id: string; text: string; level: 2 | 3 }[];
};

/** A post without its body, as lists show it. */
export type PostSummary = Omit<Post, 'html' | 'headings'>;

export type PostTag = { id: string; name: string; slug: string; description: string | null };

/** A tag with at least one public post. */
export type Tag = PostTag & { count: { posts: number } };

export type Author = {
  id: string;
  name: string;
  slug: string;
  profile_image: string | null;
  bio: string | null;
  website: string | null;
};

export type PostList<T = PostSummary> = {
  posts: T[];
  page: number;
  /** Number of the next page, null at the end. */
  next: number | null;
  total: number;
};

/**
 * Content, or the reason why there is none. `unavailable`: Ghost failed and nothing was cached; `error` is set when the
 * browser's own request failed.
 */
export type Outcome<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'not-found' | 'unavailable'; error?: { name: string; message: string } };

/** A post with the next newer and older one and up to three with the same tags. */
export type PostPage = { post: Post; newer: PostSummary | null; older: PostSummary | null; related: PostSummary[] };

/** Date of a post in Eastern time, such as "Nov 21, 2026"; empty for an invalid date. */
export function postDate(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : printedDate(ohioDate(moment));
}

/** The formatted date of the last change of a post; null when that is the day it was published. */
export function updatedDate(post: { published_at: string | null; updated_at: string | null }): string | null {
  if (!post.published_at || !post.updated_at || post.updated_at < post.published_at) return null;
  const updated = postDate(post.updated_at);
  return updated === postDate(post.published_at) ? null : updated;
}

/** All authors of a post, the first one first: at least one, who may be unknown. */
export function authorsOf({ authors, primary_author: first }: Pick<Post, 'authors' | 'primary_author'>): Author[] {
  return authors.length > 0 ? authors : [first];
}
