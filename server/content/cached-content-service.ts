import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { Outcome, PostCard, PostList } from '#shared/news/post.ts';
import { slugPattern } from '#shared/news/slug.ts';
import { authorIn, type ContentFetchers } from './content-fetchers.ts';
import type { ContentChange, ContentService } from './content-service.ts';
import { SourceError } from './content-source.ts';
import { difference, isIdle, type ListName, listId, renames, touched, withFormerState } from './invalidation.ts';
import { createPostIndex } from './post-index.ts';
import { withRelatedPosts } from './related-posts.ts';
import type { CacheEntry, ContentTypes, Snapshot } from './snapshot.ts';
import type { ContentStore } from './snapshot-store.ts';
import { createSnapshotWriter } from './snapshot-writer.ts';
import { createCache, type Stored } from './swr-cache.ts';
import { createTokenBucket } from './token-bucket.ts';

const notFound = { ok: false, reason: 'not-found' } as const;

/** Look-ups a minute for names that no known post, tag or author has: a crawler of guesses costs the source no more. */
const guessesPerMinute = 5;
const mostMoved = 500;
/** Ghost tells `site.changed` with every change of a post too; so soon after it, in milliseconds, it says nothing new. */
const echo = 2_000;
const warmLists: ListName[] = [{ limit: limits.pageSize.home }, { limit: limits.pageSize.list }];

/**
 * The content service over any source: the cache, the copy that survives restarts, and what is known of all posts.
 * @param store null keeps nothing across restarts
 * @param sourceName tells copies of different sources apart
 */
export function createCachedContent(options: {
  loaders: ContentFetchers;
  store: ContentStore | null;
  sourceName: string;
  log: Logger;
  clock: () => number;
}): ContentService {
  const { loaders, store, log, clock } = options;
  const listeners = new Set<(change: ContentChange | null) => void>();
  const moved = new LRUCache<string, string>({ max: mostMoved });
  const guesses = createTokenBucket({ perMinute: guessesPerMinute, clock });
  const cache = createCache({ clock, log, stored });
  const contents = () => ({ entries: mostImportantFirst([...cache.entries()]), moved: [...moved.entries()] });
  const copy = store && createSnapshotWriter({ store, source: options.sourceName, log, clock, contents });
  const earlyPurges: ContentChange[] = [];
  const ready = copy ? copy.load().then(restoreSnapshot) : Promise.resolve();
  const known = createPostIndex({ cache, loaders, guesses });
  let lastEvent = Number.NEGATIVE_INFINITY;

  const service: ContentService = {
    async browsePosts({ limit = limits.pageSize.default, page = 1, tag, author } = {}) {
      await ready;
      const name = { limit: clamp(limit, 100), page: clamp(page, 10_000), tag, author };
      if (strangeTag(tag) || strange(author) || known.isPastEnd(name))
        return { ok: true, value: { posts: [], page: name.page, next: null, total: 0 } };
      return list(name);
    },

    async feedPosts({ limit = limits.pageSize.feed, tag } = {}) {
      await ready;
      if (strangeTag(tag) || known.isPastEnd({ limit, page: 1, tag })) return { ok: true, value: [] };
      return cache.get('feed', listId({ limit, tag }), () => loaders.feed(clamp(limit, 100), tag));
    },

    async featuredPosts(limit = limits.pageSize.featured) {
      await ready;
      return featured(clamp(limit, 100));
    },

    async readPost(asked) {
      await ready;
      const slug = asked.trim();
      if (slug.length > limits.slugLength)
        log.warn({ length: slug.length }, 'a slug above 150 characters was asked for');
      if (strange(slug)) return notFound;
      const sure = known.posts();
      const all = sure ?? cache.peek('index', '');
      const listed = all?.posts.some((post) => post.slug === slug) ?? false;
      const to = moved.get(slug);
      if (to && !(sure && listed)) return { ok: false, reason: 'moved', slug: to };
      const found = await cache.get('post', slug, async () => {
        if (listed || !all?.complete || cache.peek('post', slug) || guesses.take()) return loaders.post(slug);
        if (!sure) throw new SourceError('a guess that cannot be checked');
        return null;
      });
      if (!found.ok) return found;
      return { ok: true, value: withRelatedPosts(found.value, await known.postsSoon()) };
    },

    async browseTags() {
      await ready;
      return known.tags();
    },

    async readTag(slug) {
      await ready;
      if (strangeTag(slug)) return notFound;
      const all = await known.tags();
      if (!all.ok) return all;
      const tag = all.value.find((candidate) => candidate.slug === slug);
      if (tag) return { ok: true, value: tag };
      return cache.get('tag', slug, async () => (guesses.take() ? loaders.tag(slug) : null));
    },

    async readAuthor(slug) {
      await ready;
      if (strange(slug)) return notFound;
      const sure = known.posts();
      const author = authorIn(cache.peek('index', '')?.posts ?? [], slug);
      if (author) return { ok: true, value: author };
      return cache.get('author', slug, async () => (!sure || guesses.take() ? loaders.author(slug) : null));
    },

    async allPosts() {
      await ready;
      const all = await known.index();
      return all.ok ? { ok: true, value: all.value.posts } : all;
    },

    isWarm() {
      const lists = warmLists.every((name) => cache.peek('list', listId(name)));
      return (
        lists &&
        [
          cache.peek('featured', String(limits.pageSize.featured)),
          cache.peek('tags', ''),
          cache.peek('index', ''),
        ].every(Boolean)
      );
    },

    async warm() {
      await ready;
      await Promise.allSettled([
        ...warmLists.map(list),
        featured(limits.pageSize.featured),
        known.tags(),
        known.index(),
      ]);
    },

    purge(told) {
      const everything = told.event === 'site.changed';
      if (everything ? clock() - lastEvent < echo : isIdle(told)) return;
      const change = withFormerState(told, cache.peek('index', '')?.posts ?? []);
      lastEvent = clock();
      earlyPurges.push(change);
      if (change.renamed) remember(change.renamed.from, change.renamed.to);
      cache.purge((kind, id, value) => everything || touched(change, kind, id, value));
      if (/\.(?:unpublished|deleted)$/.test(change.event))
        for (const slug of change.posts) cache.markUnknown('post', slug);
      void copy?.save();
      tell(everything ? null : change);
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async close() {
      listeners.clear();
      await ready;
      await copy?.close();
    },
  };
  return service;

  function list(name: ListName): Promise<Outcome<PostList>> {
    return cache.get('list', listId(name), () => loaders.list({ ...name, page: name.page ?? 1 }));
  }

  function featured(limit: number): Promise<Outcome<PostCard[]>> {
    return cache.get('featured', String(limit), () => loaders.featured(limit));
  }

  function stored(...[kind, id, value, previous]: Parameters<Stored>) {
    if (kind === 'index' && previous && value) {
      const states = [previous, value] as ContentTypes['index'][];
      for (const [from, to] of renames(states[0]!.posts, states[1]!.posts)) remember(from, to);
    }
    copy?.saveSoon();
    const late = kind === 'index' && known.missedIndex();
    if (previous !== undefined) tell(difference(kind, id, previous, value));
    else if (late) tell(null);
  }

  function remember(from: string, to: string) {
    moved.delete(to);
    moved.set(from, to);
  }

  function tell(change: ContentChange | null) {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        log.error({ err: error }, 'a listener to content changes failed');
      }
    }
  }

  function restoreSnapshot(snapshot: Pick<Snapshot, 'entries' | 'moved'> | null) {
    if (!snapshot) return;
    for (const [from, to] of snapshot.moved) moved.set(from, to);
    const purged = (kept: CacheEntry) =>
      earlyPurges.some((change) => change.event === 'site.changed' || touched(change, kept.kind, kept.id, kept.value));
    cache.restore(snapshot.entries.filter((kept) => !purged(kept)));
    earlyPurges.length = 0;
  }
}

function strange(slug: string | undefined): boolean {
  return slug !== undefined && !slugPattern.test(slug);
}

/** Internal tags have slugs that begin with `hash-`; they are nobody's business. */
function strangeTag(slug: string | undefined): boolean {
  return strange(slug) || (slug?.startsWith('hash-') ?? false);
}

function clamp(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), most) : 1;
}

function mostImportantFirst(entries: CacheEntry[]): CacheEntry[] {
  const first = new Set(['index', 'tags', 'featured', 'list']);
  return [...entries.filter(({ kind }) => first.has(kind)), ...entries.filter(({ kind }) => !first.has(kind))];
}
