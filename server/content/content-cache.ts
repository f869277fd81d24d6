import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { Author, Outcome, Post, PostList, PostSummary, Tag } from '#shared/news/post.ts';
import type { Store } from '../store/store.ts';
import { withTimeout } from '../timeout.ts';
import { type GhostPages, SourceError } from './content-service.ts';
import { createSnapshot, type SavedEntry } from './snapshot.ts';

/** What is in the cache, by its key. */
export type Contents = {
  /** All posts; `complete` is false when there are more than the cap. */
  index: { posts: PostSummary[]; complete: boolean };
  tags: Tag[];
  pages: GhostPages;
  /** Old slugs of renamed posts, each with the new one. */
  renamed: [from: string, to: string][];
  [list: `list:${string}`]: PostList;
  [feed: `feed:${string}`]: Post[];
  [post: `post:${string}`]: Post;
  [tag: `tag:${string}`]: Tag;
  [author: `author:${string}`]: Author;
};

export type ContentKey = keyof Contents;

/** Fetches content from the source; null when there is no such thing. */
type Fetch<K extends ContentKey> = () => Promise<Contents[K] | null>;

/** Times are in milliseconds since 1970. */
type Entry = { value: unknown; fetchedAt: number; failedAt: number; failures: number };

type Options = {
  clock: () => number;
  log: Logger;
  /** Where the cache is saved; null for nowhere. */
  store: Store | null;
  /** Names where the content comes from, and the code that made it: what another one has saved is not restored. */
  source: string;
  /** Called when something new comes in, before it is first served: `value` null when it is gone, `previous` undefined when it was not cached. */
  onUpdate: <K extends ContentKey>(key: K, value: Contents[K] | null, previous: Contents[K] | undefined) => void;
};

const notFound = { ok: false, reason: 'not-found' } as const;
/** Twice the characters that are saved at most, which Redis has to hold beside the mail. */
const maxBytes = 32_000_000;
const notFoundMs = 60_000;
const maxNotFound = 2_000;
const maxRestoredAgeMs = 7 * 24 * 3600 * 1000;
/** An entry may be refreshed by so much too early, so that entries fetched together do not expire together. */
const freshJitterMs = 15_000;

export type ContentCache = ReturnType<typeof createContentCache>;

/**
 * The one way to everything that is read from Ghost: `get(key, fetch)`. The cache keeps the last good copy of each key,
 * and its age alone decides. Fresh (limits.contentFreshMs), it is served; stale (up to contentStaleMs), it is served and
 * fetched again in the background; older, the request waits contentRefreshWaitMs at most for a new copy, then gets the
 * last good one. What Ghost does not have is remembered for a minute, apart, so that made-up slugs evict nothing; a failure
 * is not remembered, it only puts off the next fetch of a key that has a copy. `invalidate` drops copies, which are then
 * never served again. The whole cache is saved in the store with each change, and restored at the start.
 */
export function createContentCache({ clock, log, store, source, onUpdate }: Options) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes });
  /** When it was not found. */
  const missing = new LRUCache<string, number>({ max: maxNotFound });
  const inFlight = new Map<string, Promise<Outcome<unknown>>>();
  const snapshot = store && createSnapshot({ store, source, log, clock, entries: entriesToSave });
  /** A clock that was set back makes a time lie in the future: then it counts as long ago, not as now. */
  const msSince = (time: number) => Math.abs(clock() - time);
  let isRestored = false;
  const restored = restore();

  async function get<K extends ContentKey>(key: K, fetch: Fetch<K>): Promise<Outcome<Contents[K]>> {
    await restored;
    if (msSince(missing.get(key) ?? Number.NEGATIVE_INFINITY) < notFoundMs) return notFound;
    const entry = entries.get(key);
    if (!entry) return refresh(key, fetch);
    const ageMs = msSince(entry.fetchedAt);
    const isFresh = ageMs < limits.contentFreshMs - Math.random() * freshJitterMs;
    const isDue = !isFresh && msSince(entry.failedAt) >= pauseMs(entry.failures);
    const refreshed = isDue ? refresh(key, fetch) : null;
    if (refreshed && ageMs >= limits.contentStaleMs) {
      const result = await withTimeout(refreshed, limits.contentRefreshWaitMs, () => null);
      if (result?.ok || result?.reason === 'not-found') return result;
      // An invalidation meanwhile has dropped the copy: then only the refresh will do.
      if (!entries.has(key)) return refreshed;
    }
    contentRead(entry.fetchedAt);
    return { ok: true, value: entry.value as Contents[K] };
  }

  /** Fetches, once for all that wait. */
  function refresh<K extends ContentKey>(key: K, fetch: Fetch<K>): Promise<Outcome<Contents[K]>> {
    const running = inFlight.get(key) as Promise<Outcome<Contents[K]>> | undefined;
    if (running) return running;
    const started: Promise<Outcome<Contents[K]>> = fetch()
      .catch((error) => logFailure(key, error))
      .then((value) => {
        // Invalidated meanwhile: this may be from before.
        if (inFlight.get(key) !== started) return refresh(key, fetch);
        inFlight.delete(key);
        if (value === undefined) return noteFailure(key);
        put(key, value);
        return value === null ? notFound : { ok: true, value };
      });
    inFlight.set(key, started);
    return started;
  }

  function logFailure(key: string, error: unknown): undefined {
    if (error instanceof SourceError) log.warn({ key, reason: error.message }, 'content could not be fetched');
    else log.error({ key, err: error }, 'content could not be read');
  }

  function noteFailure(key: string): { ok: false; reason: 'unavailable' } {
    const entry = entries.peek(key);
    if (entry) Object.assign(entry, { failedAt: clock(), failures: entry.failures + 1 });
    return { ok: false, reason: 'unavailable' };
  }

  function put<K extends ContentKey>(key: K, value: Contents[K] | null, fetchedAt = clock()): void {
    const previous = peek(key);
    const isSame = isDeepStrictEqual(value, previous ?? null);
    if (value === null) {
      missing.set(key, fetchedAt);
      entries.delete(key);
    } else {
      // What has not changed stays the same object, by which others see that.
      const entry = { value: isSame ? previous : value, fetchedAt, ...noFailure };
      entries.set(key, entry, { size: 500 + 2 * JSON.stringify(value).length });
    }
    if (isSame) return;
    onUpdate(key, value, previous);
    if (isRestored) snapshot?.saveSoon();
  }

  function peek<K extends ContentKey>(key: K, maxAgeMs = Number.POSITIVE_INFINITY): Contents[K] | undefined {
    const entry = entries.peek(key);
    return entry && msSince(entry.fetchedAt) <= maxAgeMs ? (entry.value as Contents[K]) : undefined;
  }

  function* entriesToSave(): Generator<SavedEntry> {
    for (const [key, { value, fetchedAt }] of entries.entries()) yield { key, value, fetchedAt };
  }

  async function restore(): Promise<void> {
    for (const { key, value, fetchedAt } of (await snapshot?.load()) ?? [])
      if (msSince(fetchedAt) < maxRestoredAgeMs) put(key as ContentKey, value as Contents[ContentKey], fetchedAt);
    isRestored = true;
  }

  return {
    get,
    /** Stores what was not fetched; null for what no longer exists. */
    put,
    /** The last good copy, without a fetch; undefined when it is older than `maxAgeMs`. */
    peek,
    /** Fetches what may have changed. The last good copy is served until then, and when it cannot be fetched. */
    revalidate<K extends ContentKey>(key: K, fetch: Fetch<K>): Promise<Outcome<Contents[K]>> {
      inFlight.delete(key);
      return refresh(key, fetch);
    },
    /** Drops the copies that match, the results of such fetches under way, and everything remembered as not found. */
    invalidate(matches: (key: string) => boolean): void {
      missing.clear();
      for (const [key, entry] of [...entries.entries()]) {
        if (matches(key)) entries.delete(key);
        else Object.assign(entry, noFailure);
      }
      for (const key of [...inFlight.keys()]) if (matches(key)) inFlight.delete(key);
      // Now: what was dropped must not come back with a restart.
      void snapshot?.save();
    },
    /** Runs `task` once the saved cache is restored, at once if it is. */
    whenRestored: (task: () => void): void => void (isRestored ? task() : restored.then(task)),
    restored,
    async close(): Promise<void> {
      await restored;
      await snapshot?.close();
    },
  };
}

const noFailure = { failedAt: Number.NEGATIVE_INFINITY, failures: 0 };

/** How long to wait after so many failures in a row, in milliseconds: 10 s, 20 s, 40 s, then a minute each. */
export function pauseMs(failures: number): number {
  return Math.min(5_000 * 2 ** failures, 60_000);
}

/** The oldest content that a task has read: when it was fetched, in milliseconds since 1970; infinite before any. */
type OldestRead = { fetchedAt: number };

const tasks = new AsyncLocalStorage<OldestRead>();

/**
 * Runs a task that may read content, and records the oldest. Content passes through several functions that make other
 * values of it (lists, posts with related ones, search results): none of them has to carry its age.
 */
export function recordOldestRead<T>(oldest: OldestRead, task: () => T): T {
  return tasks.run(oldest, task);
}

/** Called by the content cache when it serves an entry. */
function contentRead(fetchedAt: number): void {
  const oldest = tasks.getStore();
  if (oldest) oldest.fetchedAt = Math.min(oldest.fetchedAt, fetchedAt);
}
