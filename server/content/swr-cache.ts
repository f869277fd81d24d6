import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { Author, Outcome, Post, PostList, PostSummary, Tag } from '#shared/news/post.ts';
import { withTimeout } from '../timeout.ts';
import { type GhostPages, SourceError } from './content-service.ts';

export type ContentTypes = {
  list: PostList;
  feed: Post[];
  featured: PostSummary[];
  post: Post;
  tags: Tag[];
  tag: Tag;
  author: Author;
  /** All posts; `complete` is false when there are more than the cap. */
  index: { posts: PostSummary[]; complete: boolean };
  pages: GhostPages;
};

export type ContentKind = keyof ContentTypes;

/** A cache entry. `fetchedAt` in milliseconds since 1970. */
export type CacheEntry = {
  [K in ContentKind]: { kind: K; id: string; value: ContentTypes[K]; fetchedAt: number };
}[ContentKind];

/** Fetches content from the source; null when there is no such thing. */
type Fetch<T> = () => Promise<T | null>;

/** Called when a fetch has brought something new: `value` null when it is gone, `previous` undefined when it was not cached. */
export type OnUpdate = <K extends ContentKind>(
  kind: K,
  id: string,
  value: ContentTypes[K] | null,
  previous: ContentTypes[K] | undefined,
) => void;

type StoredEntry = CacheEntry & { freshForMs: number; hash: string };
type InFlightRequest = { result: Promise<Outcome<unknown>>; invalidated: boolean };

const maxBytes = 64_000_000;
const maxNotFound = 2_000;
const notFoundTtlMs = 60_000;
/** Lifetimes differ by up to this much, so that entries fetched together do not expire together. */
const freshJitterMs = 15_000;

export type ContentCache = ReturnType<typeof createCache>;

/**
 * Content in memory, stale-while-revalidate by the limits in shared/limits.ts: fresh entries are served; stale ones are
 * served and refreshed in the background; older ones are served only when a refresh takes too long or fails. A failure
 * is not cached, but an entry whose refresh failed backs off. What is not found is remembered apart, for a minute, so
 * that requests for made-up slugs evict nothing.
 * @param onUpdate called before the new content is first served
 */
export function createCache({ clock, log, onUpdate }: { clock: () => number; log: Logger; onUpdate: OnUpdate }) {
  const entries = new LRUCache<string, StoredEntry>({ maxSize: maxBytes });
  const notFoundUntil = new LRUCache<string, number>({ max: maxNotFound });
  const backoffs = new LRUCache<string, Backoff>({ max: maxNotFound });
  const inFlight = new Map<string, InFlightRequest>();

  /** @param retryDuringBackoff false: no fetch for an entry that backs off, even when nothing is cached */
  async function get<K extends ContentKind>(
    kind: K,
    id: string,
    fetch: Fetch<ContentTypes[K]>,
    { retryDuringBackoff = true } = {},
  ): Promise<Outcome<ContentTypes[K]>> {
    const key = keyOf(kind, id);
    if (isWithin(notFoundTtlMs, notFoundUntil.get(key))) return { ok: false, reason: 'not-found' };
    const entry = entries.get(key);
    const backsOff = backoffs.get(key)?.isActive() ?? false;
    if (!entry)
      return backsOff && !retryDuringBackoff ? { ok: false, reason: 'unavailable' } : refresh(kind, id, fetch);
    const cached = { ok: true, value: entry.value as ContentTypes[K] } as const;
    // A clock that was set back makes the fetch lie in the future: such content counts as old, not as new.
    const ageMs = Math.abs(clock() - entry.fetchedAt);
    const isFresh = ageMs < entry.freshForMs || backsOff;
    const refreshed = isFresh ? null : refresh(kind, id, fetch);
    if (refreshed && ageMs >= limits.contentStaleMs) {
      const result = await withTimeout(refreshed, limits.contentRefreshWaitMs, () => null);
      if (result?.ok || result?.reason === 'not-found') return result;
      // An invalidation meanwhile has dropped the entry: then only the refresh will do.
      if (!entries.peek(key)) return refreshed;
    }
    contentRead(entry.fetchedAt);
    return cached;
  }

  /** Whether a moment lies ahead, by this much at most: further away it is of a clock that was set back since. */
  function isWithin(milliseconds: number, moment = Number.NEGATIVE_INFINITY): boolean {
    const left = moment - clock();
    return left > 0 && left <= milliseconds;
  }

  function refresh<K extends ContentKind>(
    kind: K,
    id: string,
    fetch: Fetch<ContentTypes[K]>,
  ): Promise<Outcome<ContentTypes[K]>> {
    const key = keyOf(kind, id);
    const current = inFlight.get(key);
    if (current) return current.result as Promise<Outcome<ContentTypes[K]>>;
    const { promise, resolve } = Promise.withResolvers<Outcome<ContentTypes[K]>>();
    const request: InFlightRequest = { invalidated: false, result: promise };
    inFlight.set(key, request);
    resolve(fetchEntry(kind, id, fetch, request));
    return promise;
  }

  async function fetchEntry<K extends ContentKind>(
    kind: K,
    id: string,
    fetch: Fetch<ContentTypes[K]>,
    request: InFlightRequest,
  ): Promise<Outcome<ContentTypes[K]>> {
    const key = keyOf(kind, id);
    const fetched = await tryFetch(key, fetch);
    if (request.invalidated) return refresh(kind, id, fetch);
    inFlight.delete(key);
    if (!fetched.ok) {
      const backoff = backoffs.get(key) ?? createBackoff(clock);
      backoff.fail();
      backoffs.set(key, backoff);
      return { ok: false, reason: 'unavailable' };
    }
    backoffs.delete(key);
    store(kind, id, fetched.value);
    return fetched.value === null ? { ok: false, reason: 'not-found' } : { ok: true, value: fetched.value };
  }

  async function tryFetch<T>(key: string, fetch: Fetch<T>): Promise<{ ok: true; value: T | null } | { ok: false }> {
    try {
      return { ok: true, value: await fetch() };
    } catch (error) {
      if (error instanceof SourceError) log.warn({ key, reason: error.message }, 'content could not be fetched');
      else log.error({ key, err: error }, 'content could not be read');
      return { ok: false };
    }
  }

  function store<K extends ContentKind>(kind: K, id: string, value: ContentTypes[K] | null) {
    const key = keyOf(kind, id);
    const before = entries.peek(key);
    const previous = before?.value as ContentTypes[K] | undefined;
    if (value === null) {
      markNotFound(kind, id);
      entries.delete(key);
      if (before) onUpdate(kind, id, null, previous);
      return;
    }
    const hash = setEntry({ kind, id, value, fetchedAt: clock() } as CacheEntry);
    if (before?.hash !== hash) onUpdate(kind, id, value, previous);
  }

  function setEntry(entry: CacheEntry): string {
    const json = JSON.stringify(entry.value);
    const hash = createHash('sha1').update(json).digest('base64');
    const freshForMs = limits.contentFreshMs - Math.random() * freshJitterMs;
    const known = entries.peek(keyOf(entry.kind, entry.id));
    // What has not changed stays the same object, by which others see that.
    const { value } = known?.hash === hash ? known : entry;
    const stored = { ...entry, value, freshForMs, hash } as StoredEntry;
    entries.set(keyOf(entry.kind, entry.id), stored, { size: json.length * 2 + 500 });
    return hash;
  }

  function markNotFound(kind: ContentKind, id: string): void {
    notFoundUntil.set(keyOf(kind, id), clock() + notFoundTtlMs);
  }

  return {
    get,
    markNotFound,
    /** Fetches an entry that may have changed. The old one is served until then, and when it cannot be fetched. */
    revalidate<K extends ContentKind>(kind: K, id: string, fetch: Fetch<ContentTypes[K]>) {
      const current = inFlight.get(keyOf(kind, id));
      if (current) current.invalidated = true;
      inFlight.delete(keyOf(kind, id));
      return refresh(kind, id, fetch);
    },
    /** The cached value of any age, without a fetch. */
    peek<K extends ContentKind>(kind: K, id: string): ContentTypes[K] | undefined {
      return entries.peek(keyOf(kind, id))?.value as ContentTypes[K] | undefined;
    },
    /** Milliseconds since the entry was fetched; infinite when it is not cached. */
    ageMs(kind: ContentKind, id: string): number {
      const entry = entries.peek(keyOf(kind, id));
      return entry ? Math.abs(clock() - entry.fetchedAt) : Number.POSITIVE_INFINITY;
    },
    /** Drops the entries that match, the results of matching requests in flight, and everything remembered as not found. */
    invalidate(matches: (kind: ContentKind, id: string) => boolean): void {
      notFoundUntil.clear();
      backoffs.clear();
      for (const [key, { kind, id }] of [...entries.entries()]) if (matches(kind, id)) entries.delete(key);
      for (const [key, request] of [...inFlight]) {
        if (!matches(...partsOf(key))) continue;
        request.invalidated = true;
        inFlight.delete(key);
      }
    },
    *entries(): Generator<CacheEntry> {
      for (const { kind, id, value, fetchedAt } of entries.values()) yield { kind, id, value, fetchedAt } as CacheEntry;
    },
    /** Adds the entries of an earlier process; those fetched since then stay. */
    restore(snapshot: readonly CacheEntry[]): void {
      for (const entry of snapshot) if (!entries.has(keyOf(entry.kind, entry.id))) setEntry(entry);
    },
  };
}

function keyOf(kind: ContentKind, id: string) {
  return `${kind}:${id}`;
}

function partsOf(key: string): [ContentKind, string] {
  const end = key.indexOf(':');
  return [key.slice(0, end) as ContentKind, key.slice(end + 1)];
}

const minDelayMs = 10_000;
const maxDelayMs = 60_000;

type Backoff = ReturnType<typeof createBackoff>;

/** Exponential backoff after failures: 10 s, 20 s, 40 s, then a minute each. */
export function createBackoff(clock: () => number) {
  let delayMs = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    // Further away than any delay, the clock was set back.
    isActive: () => clock() < until && until - clock() <= maxDelayMs,
    fail() {
      delayMs = Math.min(Math.max(delayMs * 2, minDelayMs), maxDelayMs);
      until = clock() + delayMs;
    },
    /** The next failure begins with the shortest delay again. */
    succeed() {
      delayMs = 0;
    },
  };
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
