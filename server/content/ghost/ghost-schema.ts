import { z } from 'zod';
import * as limits from '#shared/limits.ts';

/** Cut, so that no expression reads a longer text; without lone surrogates, which neither URLs nor UTF-8 can encode. */
const bounded = z.string().transform((value) => value.slice(0, limits.postFieldLength).toWellFormed());
/** Left out where it is of another type: only what names a post, is its body or says who may read it rejects the post. */
const text = bounded.nullish().catch(null);
/** Tags and authors of one post. */
const maxListed = 100;
const listOf = <T>(item: z.ZodType<T>) =>
  z
    .unknown()
    .optional()
    .transform((list) => (Array.isArray(list) ? validOf(list.slice(0, maxListed), item) : null));

const ghostTag = z.object({
  id: z.string().catch(''),
  name: bounded.catch(''),
  slug: z.string(),
  description: text,
  visibility: z.string().catch('public'),
  count: z.object({ posts: z.number() }).optional().catch(undefined),
});

const ghostAuthor = z.object({
  id: z.string().catch(''),
  name: text,
  slug: z.string().catch(''),
  profile_image: text,
  bio: text,
  website: text,
});

const ghostPost = z.object({
  id: z.string(),
  uuid: z.string().catch(''),
  title: text,
  slug: z.string(),
  html: z
    .string()
    .transform((value) => value.toWellFormed())
    .nullish(),
  status: bounded.nullish(),
  feature_image: text,
  feature_image_alt: text,
  feature_image_caption: text,
  featured: z.boolean().nullish().catch(null),
  visibility: bounded.nullish(),
  access: z.boolean().nullish(),
  created_at: text,
  updated_at: text,
  published_at: text,
  custom_excerpt: text,
  excerpt: text,
  reading_time: z.number().nullish().catch(null),
  tags: listOf(ghostTag),
  authors: listOf(ghostAuthor),
  primary_author: ghostAuthor.nullish().catch(null),
  meta_title: text,
  meta_description: text,
  canonical_url: text,
  og_image: text,
});

const pagination = z.object({
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  next: z.number().nullable(),
});

export type GhostTag = z.infer<typeof ghostTag>;
export type GhostAuthor = z.infer<typeof ghostAuthor>;
export type GhostPost = z.infer<typeof ghostPost>;
export type Page<T> = { items: T[]; rejected: number; pagination: z.infer<typeof pagination> | null };

/** The posts of a list, which has Ghost's `meta` as a property. What is no post is left out and counted as `rejected`. */
export const postPage = (list: unknown): Page<GhostPost> => parsePage(list, ghostPost);

/** The tags of a list, likewise. */
export const tagPage = (list: unknown): Page<GhostTag> => parsePage(list, ghostTag);

function parsePage<T>(response: unknown, schema: z.ZodType<T>): Page<T> {
  const list = response as unknown[] & { meta?: unknown };
  const items = validOf(list, schema);
  const meta = z.object({ pagination }).safeParse(list.meta).data;
  return { items, rejected: list.length - items.length, pagination: meta?.pagination ?? null };
}

function validOf<T>(list: unknown[], schema: z.ZodType<T>): T[] {
  return list.flatMap((item) => schema.safeParse(item).data ?? []);
}
