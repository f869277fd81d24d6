import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { Outcome } from '#shared/news/post.ts';
import { slugPattern } from '#shared/news/slug.ts';
import type { ContentCache } from './content-cache.ts';
import { authorIn, type ContentFetchers } from './content-fetchers.ts';
import type { ContentService, GhostPages, PostQuery } from './content-service.ts';
import type { PostIndex } from './post-index.ts';
import { withNeighbors } from './related-posts.ts';

type Deps = {
  cache: ContentCache;
  fetchers: ContentFetchers;
  fetchPages: () => Promise<GhostPages>;
  index: PostIndex;
  log: Logger;
};
type Reads = Omit<ContentService, 'invalidate' | 'onChange' | 'close'>;

const notFound = { ok: false, reason: 'not-found' } as const;
const warmLists = [limits.pageSize.home, limits.pageSize.list].map((limit) => ({ limit, page: 1 }));
const featured: PostQuery = { limit: limits.pageSize.featured, page: 1, featured: true };

/** What the content service reads, all of it through the cache. */
export function createReads({ cache, fetchers, fetchPages, index, log }: Deps): Reads {
  const getList = (query: PostQuery) => cache.get(`list:${idOf(query)}`, () => fetchers.list(query));
  const getTags = () => cache.get('tags', fetchers.tags);
  const getPages = () => cache.get('pages', fetchPages);

  return {
    async browsePosts({ limit = limits.pageSize.default, page = 1, tag, author } = {}) {
      await cache.restored;
      const query = { limit, page, tag, author };
      return isEmpty(query) ? { ok: true, value: { posts: [], page, next: null, total: 0 } } : getList(query);
    },

    async feedPosts({ limit = limits.pageSize.feed, tag, author } = {}) {
      await cache.restored;
      const query = { limit, page: 1, tag, author };
      if (isEmpty(query)) return { ok: true, value: [] };
      return cache.get(`feed:${idOf(query)}`, () => fetchers.feed(query));
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
      const fetch = () => fetchers.post(slug);
      const isKnown = isListed || cache.peek(`post:${slug}`) !== undefined;
      const post = await cache.get(`post:${slug}`, isKnown ? fetch : () => index.lookUp(fetch));
      return post.ok ? { ok: true, value: withNeighbors(post.value, await index.inTime()) } : post;
    },

    browseTags: getTags,

    async readTag(slug) {
      if (isMalformedTag(slug)) return notFound;
      const tags = await getTags();
      if (!tags.ok) return tags;
      const tag = tags.value.find((candidate) => candidate.slug === slug);
      return tag ? { ok: true, value: tag } : cache.get(`tag:${slug}`, () => index.lookUp(() => fetchers.tag(slug)));
    },

    async readAuthor(slug) {
      if (isMalformed(slug)) return notFound;
      await cache.restored;
      void index.complete();
      const author = authorIn(index.known()?.posts ?? [], slug);
      if (author) return { ok: true, value: author };
      return cache.get(`author:${slug}`, () => index.lookUp(() => fetchers.author(slug)));
    },

    allPosts: async () => postsOf(await index.load()),
    pages: getPages,
    knownPages: () => cache.peek('pages') ?? null,
    sectionsOf: fetchers.sectionsOf,

    async warm() {
      await Promise.all([...[...warmLists, featured].map(getList), getTags(), index.load(), getPages()]);
    },
  };

  function isEmpty(query: PostQuery): boolean {
    return isMalformedTag(query.tag) || isMalformed(query.author) || index.isPastEnd(query);
  }
}

/** The posts of a list, as an outcome of their own. */
export function postsOf<T>(list: Outcome<{ posts: T[] }>): Outcome<T[]> {
  return list.ok ? { ok: true, value: list.value.posts } : list;
}

function idOf({ limit, page, tag = '', author = '', featured: isFeatured }: PostQuery): string {
  return [limit, page, tag, author, ...(isFeatured ? ['featured'] : [])].join('/');
}

function isMalformed(slug: string | undefined): boolean {
  return slug !== undefined && !slugPattern.test(slug);
}

/** Slugs of internal tags begin with `hash-`; they are not public. */
function isMalformedTag(slug: string | undefined): boolean {
  return isMalformed(slug) || (slug?.startsWith('hash-') ?? false);
}
