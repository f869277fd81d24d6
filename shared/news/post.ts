/** A news post as the site knows it (specification, section 3), already cleaned: html is sanitised, images are from allowed hosts. */
export type Post = {
  id: string;
  uuid: string;
  title: string;
  slug: string;
  /** Sanitised body; empty for a members-only post without a preview. */
  html: string;
  mobiledoc: null;
  lexical: null;
  feature_image: string | null;
  feature_image_alt: string | null;
  /** Sanitised inline HTML. */
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
  primary_author: Author;
  authors: Author[];
  /** Address of the post on this site: /blog/{slug}. */
  url: string;
  meta_title: string | null;
  meta_description: string | null;
  canonical_url: string | null;
  og_image: string | null;
  /** Headings of the body with an id, for the contents list. */
  headings: { id: string; text: string; level: 2 | 3 }[];
};

/** What lists and cards need: a post without its body. */
export type PostCard = Omit<Post, 'html' | 'headings'>;

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

export type PostList<T = PostCard> = {
  posts: T[];
  page: number;
  /** Number of the next page, null at the end. */
  next: number | null;
  total: number;
};

/**
 * Why content could not be given. `unavailable`: the content service failed and nothing was kept; `error` is what the
 * browser said where it asked itself.
 */
export type Outcome<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'not-found' | 'unavailable'; error?: { name: string; message: string } };

/** A post with its neighbours in time and up to three related by tag. */
export type PostPage = { post: Post; newer: PostCard | null; older: PostCard | null; related: PostCard[] };
