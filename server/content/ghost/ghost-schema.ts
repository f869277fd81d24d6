import { z } from 'zod';
import * as limits from '#shared/limits.ts';

/** Cut, so that no expression reads a longer text; without lone surrogates, which neither URLs nor UTF-8 can encode. */
const bounded = z.string().transform((value) => value.slice(0, limits.postFieldLength).toWellFormed());
const text = bounded.nullish();

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
  status: text,
  feature_image: text,
  feature_image_alt: text,
  feature_image_caption: text,
  featured: z.boolean().nullish(),
  visibility: text,
  access: z.boolean().nullish(),
  created_at: text,
  updated_at: text,
  published_at: text,
  custom_excerpt: text,
  excerpt: text,
  reading_time: z.number().nullish(),
  tags: z.array(ghostTag).nullish(),
  authors: z.array(ghostAuthor).nullish(),
  primary_author: ghostAuthor.nullish(),
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
  const items = list.flatMap((item) => schema.safeParse(item).data ?? []);
  const meta = z.object({ pagination }).safeParse(list.meta).data;
  return { items, rejected: list.length - items.length, pagination: meta?.pagination ?? null };
}
