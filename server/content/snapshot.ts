import { z } from 'zod';
import type { Author, Post, PostCard, PostList, PostTag, Tag } from '#shared/news/post.ts';

/** The value of a cache entry, by its kind. */
export type ContentTypes = {
  list: PostList;
  feed: Post[];
  featured: PostCard[];
  post: Post;
  tags: Tag[];
  tag: Tag;
  author: Author;
  /** All posts; `complete` is false when there are more than the cap. */
  index: { posts: PostCard[]; complete: boolean };
};

export type ContentKind = keyof ContentTypes;

/** A cache entry. `fetchedAt` in milliseconds since 1970. */
export type CacheEntry = {
  [K in ContentKind]: { kind: K; id: string; value: ContentTypes[K]; fetchedAt: number };
}[ContentKind];

/** The cache as it is persisted. `renamedSlugs` lists old slugs, each with the new one. */
export type Snapshot = { version: number; source: string; entries: CacheEntry[]; renamedSlugs: [string, string][] };

/** To be raised when the shape of entries changes: older snapshots are then not read. */
export const snapshotVersion = 6;

const text = z.string().nullable();
const postTag: z.ZodType<PostTag> = z.object({ id: z.string(), name: z.string(), slug: z.string(), description: text });
const tag: z.ZodType<Tag> = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: text,
  count: z.object({ posts: z.number() }),
});
const author: z.ZodType<Author> = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  profile_image: text,
  bio: text,
  website: text,
});

const cardShape = {
  id: z.string(),
  uuid: z.string(),
  title: z.string(),
  slug: z.string(),
  mobiledoc: z.null(),
  lexical: z.null(),
  feature_image: text,
  feature_image_alt: text,
  feature_image_caption: text,
  featured: z.boolean(),
  visibility: z.string(),
  access: z.boolean(),
  created_at: text,
  updated_at: text,
  published_at: text,
  custom_excerpt: text,
  excerpt: z.string(),
  reading_time: z.number().min(1),
  primary_tag: postTag.nullable(),
  tags: z.array(postTag),
  primary_author: author,
  authors: z.array(author),
  url: z.string(),
  meta_title: text,
  meta_description: text,
  canonical_url: text,
  og_image: text,
  cover: z.string(),
};
const card: z.ZodType<PostCard> = z.object(cardShape);
const post: z.ZodType<Post> = z.object({
  ...cardShape,
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) })),
});

const valueSchemas: { [K in ContentKind]: z.ZodType<ContentTypes[K]> } = {
  list: z.object({ posts: z.array(card), page: z.number(), next: z.number().nullable(), total: z.number() }),
  feed: z.array(post),
  featured: z.array(card),
  post,
  tags: z.array(tag),
  tag,
  author,
  index: z.object({ posts: z.array(card), complete: z.boolean() }),
};

const envelope = z.object({
  version: z.literal(snapshotVersion),
  source: z.string(),
  entries: z
    .array(z.object({ kind: z.string(), id: z.string(), value: z.unknown(), fetchedAt: z.number() }))
    .max(10_000),
  renamedSlugs: z.array(z.tuple([z.string(), z.string()])).max(1_000),
});

/**
 * Parses a snapshot. An entry that does not fit its schema is left out.
 * @returns null for malformed JSON, another version, or another source
 */
export function readSnapshot(json: string, source: string): Snapshot | null {
  const read = envelope.safeParse(parseJson(json));
  if (!read.success || read.data.source !== source) return null;
  const entries = read.data.entries.filter(
    ({ kind, value }) => isKind(kind) && valueSchemas[kind].safeParse(value).success,
  );
  return { ...read.data, entries: entries as CacheEntry[] };
}

function isKind(kind: string): kind is ContentKind {
  return Object.hasOwn(valueSchemas, kind);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
