import { z } from 'zod';

const text = z.string().nullish();

const ghostTag = z.object({
  id: z.string().catch(''),
  name: z.string().catch(''),
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
  html: text,
  /** Of the Admin API alone. */
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
export type Pagination = z.infer<typeof pagination>;
export type Page<T> = { items: T[]; rejected: number; pagination: Pagination | null };

/** Posts of an answer. One that is not a post at all is counted and left out; the others stay. */
export const postPage = (answer: unknown): Page<GhostPost> => page(answer, ghostPost);

/** Tags of an answer, likewise. */
export const tagPage = (answer: unknown): Page<GhostTag> => page(answer, ghostTag);

function page<T>(answer: unknown, schema: z.ZodType<T>): Page<T> {
  const list = Array.isArray(answer) ? answer : [answer];
  const parsed = list.map((item) => schema.safeParse(item));
  const items = parsed.flatMap((result) => (result.success ? [result.data] : []));
  const meta = z.object({ pagination }).safeParse((answer as { meta?: unknown } | null)?.meta);
  return { items, rejected: list.length - items.length, pagination: meta.success ? meta.data.pagination : null };
}
