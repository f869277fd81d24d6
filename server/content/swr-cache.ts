import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { Outcome } from '#shared/news/post.ts';
import { withTimeout } from '../timeout.ts';
import { SourceError } from './content-source.ts';
import type { CacheEntry, ContentKind, ContentTypes } from './snapshot.ts';

export type Load<T> = () => Promise<T | null>;

/** What a refresh brought: null for something that is gone, `previous` undefined for something seen the first time. */
export type Stored = <K extends ContentKind>(
  kind: K,
  id: string,
  value: ContentTypes[K] | null,
  previous: ContentTypes[K] | undefined,
) => void;

type Entry = CacheEntry & { freshFor: number; hash: string };
type Flight = { answer: Promise<Outcome<unknown>>; purged: boolean };

const mostBytes = 64_000_000;
const mostUnknown = 2_000;
const unknownFor = 60_000;
const shortestRest = 10_000;
const longestRest = 60_000;
/** Fresh times differ by up to this much, so that what was fetched together is not asked for together. */
const spread = 15_000;

export type ContentCache = ReturnType<typeof createCache>;

/**
 * Content in memory. Fresh for five minutes; up to ten minutes old it is served at once and refreshed behind; older, an
 * answer waits a second for fresh content and then serves the last good, however old. Failures are not kept, but while
 * there is something to serve a failing source is left alone for 10 s, growing to a minute. What is not found is
 * remembered for a minute in a room of its own, so that strangers' guesses push nothing out.
 * @param clock time in milliseconds
 * @param stored told of everything new before it is first served
 */
export function createCache({ clock, log, stored }: { clock: () => number; log: Logger; stored: Stored }) {
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes });
  const unknown = new LRUCache<string, number>({ max: mostUnknown });
  const failures = new LRUCache<string, { count: number; until: number }>({ max: mostUnknown });
  const flights = new Map<string, Flight>();

  /** @param retryDuringBackoff false: after a failure nothing is asked for a while even when there is nothing to serve */
  async function get<K extends ContentKind>(
    kind: K,
    id: string,
    load: Load<ContentTypes[K]>,
    retryDuringBackoff = true,
  ): Promise<Outcome<ContentTypes[K]>> {
    const key = keyOf(kind, id);
    if (isUnknown(key)) return { ok: false, reason: 'not-found' };
    const entry = entries.get(key);
    const age = entry ? clock() - entry.fetchedAt : Number.POSITIVE_INFINITY;
    if (entry && age < entry.freshFor) return { ok: true, value: entry.value as ContentTypes[K] };
    const resting = clock() < (failures.get(key)?.until ?? 0);
    if (!entry) return resting && !retryDuringBackoff ? { ok: false, reason: 'unavailable' } : refresh(kind, id, load);
    const last = { ok: true, value: entry.value as ContentTypes[K] } as const;
    if (resting) return last;
    const refreshed = refresh(kind, id, load);
    if (age < limits.contentStaleMs) return last;
    const answer = await withTimeout(refreshed, limits.contentRefreshWaitMs, () => undefined);
    if (answer?.ok || answer?.reason === 'not-found') return answer;
    return entries.peek(key) ? last : refreshed;
  }

  function refresh<K extends ContentKind>(
    kind: K,
    id: string,
    load: Load<ContentTypes[K]>,
  ): Promise<Outcome<ContentTypes[K]>> {
    const key = keyOf(kind, id);
    const flying = flights.get(key);
    if (flying) return flying.answer as Promise<Outcome<ContentTypes[K]>>;
    const flight: Flight = { purged: false, answer: Promise.resolve({ ok: false, reason: 'unavailable' }) };
    flights.set(key, flight);
    const answer = fetchOnce(kind, id, load, flight);
    flight.answer = answer;
    return answer;
  }

  async function fetchOnce<K extends ContentKind>(
    kind: K,
    id: string,
    load: Load<ContentTypes[K]>,
    flight: Flight,
  ): Promise<Outcome<ContentTypes[K]>> {
    const key = keyOf(kind, id);
    const result = await attempt(key, load);
    if (flight.purged) return refresh(kind, id, load);
    flights.delete(key);
    if ('failed' in result) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.set(key, { count, until: clock() + Math.min(shortestRest * 2 ** (count - 1), longestRest) });
      return { ok: false, reason: 'unavailable' };
    }
    failures.delete(key);
    keep(kind, id, result.value);
    return result.value === null ? { ok: false, reason: 'not-found' } : { ok: true, value: result.value };
  }

  async function attempt<T>(key: string, load: Load<T>): Promise<{ value: T | null } | { failed: true }> {
    try {
      return { value: await load() };
    } catch (error) {
      if (error instanceof SourceError) log.warn({ key, reason: error.message }, 'content could not be fetched');
      else log.error({ key, err: error }, 'content could not be read');
      return { failed: true };
    }
  }

  function keep<K extends ContentKind>(kind: K, id: string, value: ContentTypes[K] | null) {
    const key = keyOf(kind, id);
    const before = entries.peek(key);
    const previous = before?.value as ContentTypes[K] | undefined;
    if (value === null) {
      unknown.set(key, clock() + unknownFor);
      entries.delete(key);
      if (before) stored(kind, id, null, previous);
      return;
    }
    const hash = set({ kind, id, value, fetchedAt: clock() } as CacheEntry);
    if (before?.hash !== hash) stored(kind, id, value, previous);
  }

  function set(content: CacheEntry): string {
    const json = JSON.stringify(content.value);
    const hash = createHash('sha1').update(json).digest('base64');
    const freshFor = limits.contentFreshMs - Math.random() * spread;
    entries.set(keyOf(content.kind, content.id), { ...content, freshFor, hash }, { size: json.length * 2 + 500 });
    return hash;
  }

  function isUnknown(key: string) {
    return clock() < (unknown.get(key) ?? 0);
  }

  return {
    get,
    /** What is in memory, however old, without asking anybody. */
    peek<K extends ContentKind>(kind: K, id: string): ContentTypes[K] | undefined {
      return entries.peek(keyOf(kind, id))?.value as ContentTypes[K] | undefined;
    },
    /** Age in milliseconds of what is in memory; infinite for nothing. */
    age(kind: ContentKind, id: string): number {
      const entry = entries.peek(keyOf(kind, id));
      return entry ? clock() - entry.fetchedAt : Number.POSITIVE_INFINITY;
    },
    /** Forgets everything for which `fits` holds, answers on their way included, and all that was not found. */
    purge(fits: (kind: ContentKind, id: string, value?: ContentTypes[ContentKind]) => boolean): void {
      unknown.clear();
      failures.clear();
      for (const [key, entry] of [...entries.entries()])
        if (fits(entry.kind, entry.id, entry.value)) entries.delete(key);
      for (const [key, flight] of [...flights]) {
        if (!fits(...partsOf(key))) continue;
        flight.purged = true;
        flights.delete(key);
      }
    },
    /** Remembers for a minute that there is no such thing. */
    markUnknown(kind: ContentKind, id: string): void {
      unknown.set(keyOf(kind, id), clock() + unknownFor);
    },
    /** Everything kept, the most recently used first. */
    *entries(): Generator<CacheEntry> {
      for (const { kind, id, value, fetchedAt } of entries.values()) yield { kind, id, value, fetchedAt } as CacheEntry;
    },
    /** Takes back what an earlier process kept; what has been fetched since stays. */
    restore(contents: readonly CacheEntry[]): void {
      for (const content of contents) if (!entries.has(keyOf(content.kind, content.id))) set(content);
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
