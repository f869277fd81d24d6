import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The host of the recorded Ghost; the stub replaces it. */
export const recordedHost = 'http://127.0.0.1:2368';

export type StubTag = {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  visibility: string;
  url: string;
};
export type StubAuthor = {
  id: string;
  name: string;
  slug: string;
  profile_image: string | null;
  bio: string | null;
  website: string | null;
};

/** A post as Ghost's Content API sends it. */
export type StubPost = {
  id: string;
  uuid: string;
  title: string;
  slug: string;
  html: string | null;
  feature_image: string | null;
  featured: boolean;
  visibility: string;
  access: boolean;
  published_at: string;
  updated_at: string;
  custom_excerpt: string | null;
  excerpt: string | null;
  reading_time?: number;
  tags: StubTag[];
  authors: StubAuthor[];
  primary_tag: StubTag | null;
  primary_author: StubAuthor | null;
  [field: string]: unknown;
};

/** Requests and responses of Ghost 6, by name. */
type Recordings = Record<string, { path: string; status: number; body: { posts?: StubPost[] } | null }>;

function recordings(kind: 'posts' | 'lists'): Recordings {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../recordings/ghost/${kind}.json`), 'utf8'));
}

/** The post of a recorded response with one post. */
export function recordedPost(name: string): StubPost {
  return recordings('posts')[name]!.body!.posts![0]!;
}

/** All 144 posts of the recorded Ghost, newest first, with their bodies where those were recorded. */
export function recordedPosts(): StubPost[] {
  const whole = new Map<string, StubPost>();
  for (const [name, { body }] of Object.entries(recordings('posts'))) {
    const post = /-(?:by-filter|with-fields)$/.test(name) ? undefined : body?.posts?.[0];
    if (post) whole.set(post.slug, post);
  }
  const pages = Object.entries(recordings('lists')).filter(([name]) => /^posts-limit6-page\d+$/.test(name));
  return pages
    .flatMap(([, { body }]) => body!.posts!)
    .map(
      (card) => whole.get(card.slug) ?? { ...card, html: card.html ?? `<p>${card.title.length} letters of title.</p>` },
    );
}

const tagNames = ['News', 'Payroll', 'Personal tax', 'Bookkeeping'];

/** Post number `number`, 1 the newest; the number determines tags, author and featured. */
export function makePost(number: number, changes: Partial<StubPost> = {}): StubPost {
  const tags = changes.tags ?? [makeTag(tagNames[number % tagNames.length]!)];
  const authors = changes.authors ?? [makeAuthor('Dana Whitfield')];
  const published = new Date(Date.UTC(2026, 10, 18, 15) - number * 86_400_000).toISOString();
  const post = {
    id: `post-${number}`,
    uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Post number ${number}`,
    slug: `post-${number}`,
    html: `<h2 id="what-to-do">What to do</h2><p>This is the body of post number ${number}.</p>`,
    feature_image: null,
    feature_image_alt: null,
    feature_image_caption: null,
    featured: number % 10 === 1,
    visibility: 'public',
    access: true,
    created_at: published,
    updated_at: published,
    published_at: published,
    custom_excerpt: `The excerpt of post number ${number}.`,
    excerpt: `The excerpt of post number ${number}.`,
    reading_time: number % 7,
    meta_title: null,
    meta_description: null,
    canonical_url: null,
    og_image: null,
    url: `${recordedHost}/post-${number}/`,
    ...changes,
  };
  return { ...post, tags, authors, primary_tag: tags[0] ?? null, primary_author: authors[0] ?? null };
}

/** A draft as Ghost's Admin API sends it. */
export type StubDraft = {
  id: string;
  title: string;
  slug: string;
  html: string | null;
  status: string;
  updated_at: string;
  published_at: string | null;
  [field: string]: unknown;
};

/** Draft number `number`; 1 is the one edited last. */
export function makeDraft(number: number, changes: Partial<StubDraft> = {}): StubDraft {
  const { access: _, ...post } = makePost(number);
  return {
    ...post,
    id: String(number).padStart(24, 'd'),
    title: `Draft number ${number}`,
    slug: `draft-${number}`,
    html: `<p>This is the body of draft number ${number}.</p>`,
    status: 'draft',
    published_at: null,
    ...changes,
  };
}

/** Posts 1 to `count`, newest first. */
export function makePosts(count: number): StubPost[] {
  return Array.from({ length: count }, (_, index) => makePost(index + 1));
}

/** Posts with images from hosts that only resemble an allowed one. */
export function forgedPosts(): StubPost[] {
  const urls = [
    ...['https://images.unsplash.com.evil.example/a.jpg', 'https://images.unsplash.com@evil.example/b.jpg'],
    ...['https://evil.example/images.unsplash.com/c.jpg', 'http://images.unsplash.com/d.jpg'],
    ...['https://images.unsplash.com:8443/e.jpg', '//evil.example/f.jpg', 'javascript:alert(1)//images.unsplash.com'],
    'data:image/svg+xml,<svg onload=alert(1)>',
  ];
  return urls.map((feature_image, index) => makePost(index + 1, { feature_image }));
}

export function makeTag(name: string): StubTag {
  const slug = name
    .toLowerCase()
    .replace(/^#/, 'hash-')
    .replace(/[^a-z0-9]+/g, '-');
  const visibility = name.startsWith('#') ? 'internal' : 'public';
  return { id: `tag-${slug}`, name, slug, description: null, visibility, url: `${recordedHost}/tag/${slug}/` };
}

export function makeAuthor(name: string): StubAuthor {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { id: `author-${slug}`, name, slug, profile_image: null, bio: null, website: null };
}
