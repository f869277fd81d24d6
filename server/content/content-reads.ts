import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { Outcome, Post, PostList, Tag } from '#shared/news/post.ts';
import { slugPattern } from '#shared/news/slug.ts';
import type { ContentCache } from './content-cache.ts';
import type { ContentService, ContentSource, GhostPages, PostQuery } from './content-service.ts';
import type { GhostTag } from './ghost/ghost-schema.ts';
import { authorIn, type PostIndex } from './post-index.ts';
import { type PostMapper, publicTag } from './post-mapper.ts';
import { withNeighbors } from './related-posts.ts';

type Deps = {
  cache: ContentCache;
  source: ContentSource;
  mapper: PostMapper;
  index: PostIndex;
  fetchPages: () => Promise<GhostPages>;
  log: Logger;
};

const notFound = { ok: false, reason: 'not-found' } as const;
const firstLists: PostQuery[] = [limits.pageSize.home, limits.pageSize.list].map((limit) => ({ limit, page: 1 }));
const featured: PostQuery = { limit: limits.pageSize.featured, page: 1, featured: true };

/** What the content service reads: each thing has its key in the cache, and how it is fetched. */
export function createReads({ cache, source, mapper, index, fetchPages, log }: Deps) {
  const getPages = () => cache.get('pages', fetchPages);
  const getTags = () => cache.get('tags', async () => publicTags(await source.tags()));
  const getList = (query: PostQuery) =>
    cache.get(`list:${idOf(query)}`, async (): Promise<PostList> => {
      const { posts, total, next } = await source.posts(query);
      return { posts: await mapper.summaries(posts), page: query.page, next, total };
    });

  return {
    async browsePosts({ limit = limits.pageSize.default, page = 1, tag, author } = {}) {
      await cache.restored;
      const query = { limit, page, tag, author };
      return isEmpty(query) ? { ok: true, value: { posts: [], page, next: null, total: 0 } } : getList(query);
    },

    async feedPosts({ limit = limits.pageSize.feed, tag, author } = {}) {
      await cache.restored;
      const query = { limit, page: 1, tag, author };
      return isEmpty(query) ? { ok: true, value: [] } : cache.get(`feed:${idOf(query)}`, () => fetchFeed(query));
    },

    featuredPosts: async () => postsOf(await getList(featured)),

    async readPost(requested) {
      await cache.restored;
      const slug = requested.trim();
      if (slug.length > limits.slugLength)
        log.warn({ length: slug.length }, 'a slug above 150 characters was requested');
      if (isMalformed(slug)) return notFound;
      const complete = index.complete();
      const isListed = index.known()?.posts.some((post) => post.slug === slug) ?? false;
      const newSlug = index.newSlug(slug);
      if (newSlug && !(complete && isListed)) return { ok: false, reason: 'redirected', slug: newSlug };
      const isKnown = isListed || cache.peek(`post:${slug}`) !== undefined;
      const post = await cache.get(`post:${slug}`, () =>
        isKnown ? fetchPost(slug) : index.lookUp(() => fetchPost(slug)),
      );
      return post.ok ? { ok: true, value: withNeighbors(post.value, await index.inTime()) } : post;
    },

    browseTags: getTags,

    async readTag(slug) {
      if (isMalformedTag(slug)) return notFound;
      const tags = await getTags();
      if (!tags.ok) return tags;
      const tag = tags.value.find((candidate) => candidate.slug === slug);
      if (tag) return { ok: true, value: tag };
      return cache.get(`tag:${slug}`, () => index.lookUp(async () => publicTags([await source.tag(slug)])[0] ?? null));
    },

    async readAuthor(slug) {
      await cache.restored;
      if (isMalformed(slug)) return notFound;
      const author = authorIn(index.known()?.posts ?? [], slug);
      if (author) return { ok: true, value: author };
      return cache.get(`author:${slug}`, () =>
        index.lookUp(async () => {
          const { posts } = await source.posts({ limit: 1, page: 1, author: slug });
          return authorIn(await mapper.summaries(posts), slug) ?? null;
        }),
      );
    },

    allPosts: async () => postsOf(await index.load()),
    pages: getPages,
    knownPages: () => cache.peek('pages') ?? null,
    sectionsOf: index.sectionsOf,

    async warm() {
      await Promise.allSettled([...[...firstLists, featured].map(getList), getTags(), index.load(), getPages()]);
    },
  } satisfies Partial<ContentService>;

  function isEmpty(query: PostQuery): boolean {
    return isMalformedTag(query.tag) || isMalformed(query.author) || index.isPastEnd(query);
  }

  async function fetchPost(slug: string): Promise<Post | null> {
    const post = await source.post(slug);
    return post && mapper.full(post);
  }

  async function fetchFeed(query: PostQuery): Promise<Post[]> {
    const { posts } = await source.posts(query);
    const full: (Post | null)[] = [];
    for (const post of posts) {
      full.push(await mapper.full(post));
      // Requests are answered between two posts.
      await nextTurn();
    }
    return full.filter((post) => post !== null);
  }
}

/** The posts of a list, as an outcome of their own. */
export function postsOf<T>(list: Outcome<{ posts: T[] }>): Outcome<T[]> {
  return list.ok ? { ok: true, value: list.value.posts } : list;
}

/** Most used first. */
function publicTags(tags: readonly (GhostTag | null)[]): Tag[] {
  return tags
    .flatMap((tag) => (tag && publicTag(tag)) ?? [])
    .sort((a, b) => b.count.posts - a.count.posts || a.name.localeCompare(b.name));
}

function idOf({ limit, page, tag = '', author = '', ...query }: PostQuery): string {
  return [limit, page, tag, author, query.featured ? 'featured' : ''].join('/');
}

function isMalformed(slug: string | undefined): boolean {
  return slug !== undefined && !slugPattern.test(slug);
}

/** Slugs of internal tags begin with `hash-`; they are not public. */
function isMalformedTag(slug: string | undefined): boolean {
  return isMalformed(slug) || (slug?.startsWith('hash-') ?? false);
}
