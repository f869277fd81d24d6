import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { Outcome, PostList, PostSummary } from '#shared/news/post.ts';
import { slugPattern } from '#shared/news/slug.ts';
import type { Store } from '../store/store.ts';
import { authorIn, type ContentFetchers } from './content-fetchers.ts';
import {
  type ContentChange,
  type ContentService,
  type GhostPages,
  type PostQuery,
  SourceError,
} from './content-service.ts';
import { createPersistedSnapshot } from './persisted-snapshot.ts';
import { createPostIndex, createRenamedSlugs, type PostIndex, type RenamedSlugs, withNeighbors } from './post-index.ts';
import {
  type CacheEntry,
  type ContentCache,
  type ContentKind,
  type ContentTypes,
  createCache,
  type OnUpdate,
} from './swr-cache.ts';

const notFound = { ok: false, reason: 'not-found' } as const;
/** Ghost sends `site.changed` along with every change of a post: within this time after another event it is ignored. */
const siteChangedDebounceMs = 2_000;
const warmLists = [limits.pageSize.home, limits.pageSize.list].map((limit) => ({ limit, page: 1 }));

type Options = {
  fetchers: ContentFetchers;
  store: Store | null;
  sourceName: string;
  log: Logger;
  clock: () => number;
};

/**
 * The content service over any source: reads through the cache, invalidates by events, restores the persisted snapshot.
 */
export function createCachedContent({ fetchers, store, sourceName, log, clock }: Options): ContentService {
  const listeners = new Set<(shownOn: 'site' | 'content') => void>();
  const renamedSlugs = createRenamedSlugs();
  const cache = createCache({ clock, log, onUpdate });
  const postIndex = createPostIndex({ cache, fetchers, clock });
  const snapshot = store && createPersistedSnapshot({ store, source: sourceName, log, clock, contents });
  // Events that arrive before the snapshot is restored apply to it as well.
  let changesBeforeRestore: ContentChange[] | null = [];
  const restored = restoreSnapshot();
  let lastEventAt = Number.NEGATIVE_INFINITY;
  const fetchPages = () => fetchers.pages(cache.peek('pages', ''));
  const readPages = () => cache.revalidate('pages', '', fetchPages);
  const timer = setInterval(readPages, limits.pagesRefreshMs).unref();

  return {
    ...createReads({ cache, fetchers, fetchPages, postIndex, renamedSlugs, restored, log }),

    invalidate(change) {
      const isWholeSite = change.event === 'site.changed';
      if (isWholeSite ? Math.abs(clock() - lastEventAt) < siteChangedDebounceMs : !isVisible(change)) return;
      lastEventAt = clock();
      const isOfPages = change.event.startsWith('page.');
      if (isOfPages || isWholeSite) void readPages();
      if (isOfPages) return;
      changesBeforeRestore?.push(change);
      if (change.renamed) renamedSlugs.add(change.renamed.from, change.renamed.to);
      cache.invalidate((kind, id) => isAffected(change, kind, id));
      if (/\.(?:unpublished|deleted)$/.test(change.event))
        for (const slug of change.posts) cache.markNotFound('post', slug);
      void snapshot?.save();
      notify();
    },

    onChange: (listener) => void listeners.add(listener),

    async close() {
      clearInterval(timer);
      listeners.clear();
      await restored;
      await snapshot?.close();
    },
  };

  function notify(shownOn: 'site' | 'content' = 'content') {
    for (const listener of listeners) listener(shownOn);
  }

  function onUpdate(...[kind, , value, previous]: Parameters<OnUpdate>) {
    if (kind === 'index')
      renamedSlugs.addDifferences(previous as ContentTypes['index'] | undefined, value as ContentTypes['index'] | null);
    snapshot?.saveSoon();
    const hasMissedIndex = kind === 'index' && postIndex.missedIndex();
    if (kind === 'pages' && (previous || hasPages(value as GhostPages))) notify('site');
    else if (previous !== undefined || hasMissedIndex) notify();
  }

  function contents() {
    const first = new Set(['pages', 'index', 'tags', 'featured', 'list']);
    const entries = [...cache.entries()].sort((a, b) => Number(first.has(b.kind)) - Number(first.has(a.kind)));
    return { entries, renamedSlugs: renamedSlugs.entries() };
  }

  async function restoreSnapshot(): Promise<void> {
    const loaded = await snapshot?.load();
    const changes = changesBeforeRestore ?? [];
    changesBeforeRestore = null;
    if (!loaded) return;
    renamedSlugs.restore(loaded.renamedSlugs);
    const isValid = ({ kind, id }: CacheEntry) => !changes.some((change) => isAffected(change, kind, id));
    cache.restore(loaded.entries.filter(isValid));
    if (cache.peek('pages', '')) notify('site');
  }
}

type Reads = {
  cache: ContentCache;
  fetchers: ContentFetchers;
  fetchPages: () => Promise<GhostPages>;
  postIndex: PostIndex;
  renamedSlugs: RenamedSlugs;
  /** Resolves when the snapshot is in the cache. */
  restored: Promise<void>;
  log: Logger;
};

function createReads({ cache, fetchers, fetchPages, postIndex, renamedSlugs, restored, log }: Reads) {
  return {
    async browsePosts({ limit = limits.pageSize.default, page = 1, tag, author } = {}) {
      await restored;
      const name = { limit, page, tag, author };
      if (isMalformedTag(tag) || isMalformed(author) || postIndex.isPastEnd(name))
        return { ok: true, value: { posts: [], page, next: null, total: 0 } };
      return getList(name);
    },

    async feedPosts({ limit = limits.pageSize.feed, tag, author } = {}) {
      await restored;
      const name = { limit, page: 1, tag, author };
      if (isMalformedTag(tag) || isMalformed(author) || postIndex.isPastEnd(name)) return { ok: true, value: [] };
      return cache.get('feed', listId(name), () => fetchers.feed(limit, { tag, author }));
    },

    async featuredPosts() {
      await restored;
      return getFeatured();
    },

    async readPost(requested) {
      await restored;
      const slug = requested.trim();
      if (slug.length > limits.slugLength)
        log.warn({ length: slug.length }, 'a slug above 150 characters was requested');
      if (isMalformed(slug)) return notFound;
      const completeIndex = postIndex.completeIndex();
      const index = completeIndex ?? cache.peek('index', '');
      const isListed = index?.posts.some((post) => post.slug === slug) ?? false;
      const newSlug = renamedSlugs.get(slug);
      if (newSlug && !(completeIndex && isListed)) return { ok: false, reason: 'redirected', slug: newSlug };
      const post = await cache.get('post', slug, async () => {
        const isUnlisted = !isListed && index && !cache.peek('post', slug);
        if (!isUnlisted || postIndex.takeUnlisted()) return fetchers.post(slug);
        if (!completeIndex) throw new SourceError('a slug that the index neither lists nor rules out');
        return null;
      });
      if (!post.ok) return post;
      const related = await postIndex.postsInTime();
      return { ok: true, value: withNeighbors(post.value, related) };
    },

    async browseTags() {
      await restored;
      return postIndex.loadTags();
    },

    async readTag(slug) {
      await restored;
      if (isMalformedTag(slug)) return notFound;
      const tags = await postIndex.loadTags();
      if (!tags.ok) return tags;
      const tag = tags.value.find((candidate) => candidate.slug === slug);
      if (tag) return { ok: true, value: tag };
      return cache.get('tag', slug, async () => (postIndex.takeUnlisted() ? fetchers.tag(slug) : null));
    },

    async readAuthor(slug) {
      await restored;
      if (isMalformed(slug)) return notFound;
      const completeIndex = postIndex.completeIndex();
      const author = authorIn(cache.peek('index', '')?.posts ?? [], slug);
      if (author) return { ok: true, value: author };
      return cache.get('author', slug, async () => {
        if (postIndex.takeUnlisted()) return fetchers.author(slug);
        if (!completeIndex) throw new SourceError('an author that the index neither lists nor rules out');
        return null;
      });
    },

    async allPosts() {
      await restored;
      const index = await postIndex.loadIndex();
      return index.ok ? { ok: true, value: index.value.posts } : index;
    },

    async pages() {
      await restored;
      return cache.get('pages', '', fetchPages);
    },

    knownPages: () => cache.peek('pages', '') ?? null,

    sectionsOf: fetchers.sectionsOf,

    async warm() {
      await restored;
      await Promise.allSettled([
        ...warmLists.map(getList),
        getFeatured(),
        postIndex.loadTags(),
        postIndex.loadIndex(),
        cache.get('pages', '', fetchPages),
      ]);
    },
  } satisfies Partial<ContentService>;

  function getList(query: PostQuery): Promise<Outcome<PostList>> {
    return cache.get('list', listId(query), () => fetchers.list(query));
  }

  function getFeatured(): Promise<Outcome<PostSummary[]>> {
    return cache.get('featured', '', () => fetchers.featured(limits.pageSize.featured));
  }
}

function listId({ limit, page, tag = '', author = '' }: PostQuery): string {
  return [limit, page, tag, author].join('/');
}

function hasPages({ facts, shown }: GhostPages): boolean {
  return facts.length + shown.length > 0;
}

/** False for an event that changes nothing a visitor can see, such as the edit of a draft. */
function isVisible({ event, posts }: ContentChange): boolean {
  return posts.length > 0 || /^(?:tag|page)\./.test(event);
}

/** Whether a cache entry may show something that has changed: any list may, and any post has tags. */
function isAffected({ event, posts }: ContentChange, kind: ContentKind, id: string): boolean {
  if (kind === 'pages') return false;
  return kind !== 'post' || !event.startsWith('post.') || posts.includes(id);
}

function isMalformed(slug: string | undefined): boolean {
  return slug !== undefined && !slugPattern.test(slug);
}

/** Slugs of internal tags begin with `hash-`; they are not public. */
function isMalformedTag(slug: string | undefined): boolean {
  return isMalformed(slug) || (slug?.startsWith('hash-') ?? false);
}
