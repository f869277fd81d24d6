import type { Author, Outcome, PostCard, PostList, PostPage, Tag } from '../news/post.ts';

export type SearchHit = {
  title: string;
  path: string;
  excerpt: string;
  kind: 'page' | 'post';
  /** Words of this hit that the question found, lower case: the ones to mark. */
  words: string[];
};

/** Content that pages ask for by name: parameters and answer. The server loads it, the browser fetches it from /api/data/. */
export type PageData = {
  latestPosts: { params: Record<never, never>; value: Outcome<PostCard[]> };
  posts: { params: { page: number }; value: Outcome<PostList> };
  featured: { params: Record<never, never>; value: Outcome<PostCard[]> };
  tags: { params: Record<never, never>; value: Outcome<Tag[]> };
  post: { params: { slug: string }; value: Outcome<PostPage> | { ok: false; reason: 'moved'; slug: string } };
  tag: { params: { slug: string }; value: Outcome<Tag> };
  tagPosts: { params: { slug: string; page: number }; value: Outcome<PostList> };
  author: { params: { slug: string }; value: Outcome<Author> };
  authorPosts: { params: { slug: string; page: number }; value: Outcome<PostList> };
  search: { params: { q: string }; value: Outcome<SearchHit[]> };
  /** Slugs and page addresses close to one that does not exist. */
  suggestions: { params: { path: string }; value: Outcome<{ title: string; path: string }[]> };
};

export type DataName = keyof PageData;
export type DataRequest = { name: DataName; params: Record<string, string | number>; key: string };

/** A request with the key under which its answer travels in the page and is kept in both caches. */
export function dataRequest<N extends DataName>(name: N, params: PageData[N]['params']): DataRequest {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
  return { name, params, key: query ? `${name}?${query}` : name };
}

/** `?page=`, from 1 to 1000; anything else is the first page. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}

/** Parameters of the query that change the page, in fixed order, repeated ones joined by commas: the page's part of every key. */
export function pageQuery(query: URLSearchParams, allowed: readonly string[] = []): string {
  const kept = new URLSearchParams();
  for (const name of allowed) {
    const value = query.getAll(name).filter(Boolean).join(',');
    if (value !== '') kept.set(name, value.slice(0, 100));
  }
  return kept.toString();
}

type Answer = { ok: boolean; reason?: string; value?: unknown };

/** Routes whose first answer is what the page is about: its failure is the page's. Lists show a notice and stay 200. */
const decisive = new Set(['blogPost', 'blogTag', 'blogAuthor']);

/** Status of a page by the answers it needs: unknown things and pages past the end are 404, a failing service 503. */
export function statusFor(route: string, answers: readonly unknown[], query: URLSearchParams): 200 | 404 | 503 {
  for (const [place, answer] of (answers as Answer[]).entries()) {
    if (!answer.ok && answer.reason === 'not-found') return 404;
    if (!answer.ok && answer.reason === 'unavailable' && place === 0 && decisive.has(route)) return 503;
    const list = answer.value as Partial<PostList> | undefined;
    if (answer.ok && Array.isArray(list?.posts) && list.posts.length === 0 && pageNumber(query) > 1) return 404;
  }
  return 200;
}

/** What the server tells the browser about a part it gave up waiting for: the browser asks itself, and nothing is wrong. */
export const timeoutDigest = 'late';
