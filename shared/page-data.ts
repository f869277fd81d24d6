import type { Author, Outcome, PostCard, PostList, PostPage, Tag } from './post.ts';

export type SearchHit = { title: string; path: string; excerpt: string; kind: 'page' | 'post' };

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
export function request<N extends DataName>(name: N, params: PageData[N]['params']): DataRequest {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
  return { name, params, key: query ? `${name}?${query}` : name };
}

/** `?page=`, from 1 to 1000; anything else is the first page. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}
