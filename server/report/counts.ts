import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { BrandId } from '#shared/brands/index.ts';
import { isFeedReader } from '../http/feed-readers.ts';

/** How often something happened, by what it was: the parts of `countKey`, joined. */
export type CountsByKey = ReadonlyMap<string, number>;

const separator = '\t';
const kinds = ['page', 'tool', 'message', 'booking', 'search', 'missing', 'outage'] as const;
export type CountKind = (typeof kinds)[number];
export type CountedService = 'ghost' | 'mail' | 'redis' | 'calendar';

/** What anyone can make up: words and paths. Pages are checked, messages and meetings limited. */
const madeUp = ['search', 'missing'].map((kind) => kind + separator);
/** Different made-up things of a day, or between two flushes; further ones are left out. */
const maxMadeUp = 1_000;
/** User agents whose kind is remembered: recognizing one takes longer than the rest of the counting. */
const maxAgents = 2_000;
const maxWordsLength = 60;
const maxPathLength = 100;
/** An outage is noted once in each span of so many minutes. */
export const outageSpanMinutes = 5;

export function countKey(kind: CountKind, brand: BrandId | '', ...details: string[]): string {
  return [kind, brand, ...details].join(separator);
}

/** The inverse of `countKey`; null for a key of another version. */
export function parseCountKey(key: string): { kind: CountKind; brand: string; details: string[] } | null {
  const [name, brand = '', ...details] = key.split(separator);
  const kind = kinds.find((known) => known === name);
  return kind ? { kind, brand, details } : null;
}

/**
 * Counts what the owner's report states, in memory: nothing about who it was. `take` hands the counts on and begins anew.
 */
export function createCounts(now: () => number = Date.now) {
  let counts = new Map<string, number>();
  const isPersonByAgent = new Map<string, boolean>();

  function add(key: string) {
    const count = counts.get(key);
    if (count !== undefined) counts.set(key, count + 1);
    else if (hasRoom(counts, key)) counts.set(key, 1);
  }

  /** Once until the next flush: the same person who tries again does not make it a thing that many look for. */
  function addOnce(key: string) {
    if (!counts.has(key)) add(key);
  }

  /** Whether a browser sent the request: no crawler or feed reader. */
  function isPerson(agent: string | undefined): boolean {
    if (agent === undefined) return false;
    let known = isPersonByAgent.get(agent);
    if (known === undefined) {
      known = !isbot(agent) && !isFeedReader({ 'user-agent': agent });
      if (isPersonByAgent.size >= maxAgents) isPersonByAgent.clear();
      isPersonByAgent.set(agent, known);
    }
    return known;
  }

  /** Whether a person opened the document: no prefetch, and no frame of another page. */
  function isVisit(headers: IncomingHttpHeaders): boolean {
    const destination = headers['sec-fetch-dest'];
    if (headers['sec-purpose'] !== undefined || (destination !== undefined && destination !== 'document')) return false;
    return isPerson(headers['user-agent']);
  }

  return {
    isPerson,
    isVisit,

    /** A page that was sent to a browser or shown by it. @param path of a page that exists */
    page: (brand: BrandId, path: string) => add(countKey('page', brand, path)),

    /** A tool that a visitor has entered something into. @param path of the tool's page */
    tool: (brand: BrandId, path: string) => add(countKey('tool', brand, path)),

    message: (brand: BrandId, kind: string, page: string | null) => add(countKey('message', brand, kind, page ?? '')),

    booking: (brand: BrandId, kind: string, page: string | null) => add(countKey('booking', brand, kind, page ?? '')),

    /** Words that were searched for without a result. */
    searchedInVain(brand: BrandId, q: string) {
      const words = plainWords(q);
      if (words) addOnce(countKey('search', brand, words));
    },

    /** The path of a page that does not exist. */
    missing(brand: BrandId, path: string) {
      if (isPlausiblePath(path)) addOnce(countKey('missing', brand, path));
    },

    /** A service that does not do its work at this moment. */
    outage(service: CountedService) {
      const span = outageSpanMinutes * 60_000;
      addOnce(countKey('outage', '', service, new Date(Math.floor(now() / span) * span).toISOString().slice(0, 16)));
    },

    take(): CountsByKey {
      const taken = counts;
      counts = new Map();
      return taken;
    },

    /** Puts back what could not be stored. */
    restore(taken: CountsByKey) {
      addCounts(counts, taken);
    },
  };
}

/** Adds counts to others; of what can be made up, as far as there is room. */
export function addCounts(sum: Map<string, number>, counts: Iterable<[string, number]>): void {
  for (const [key, count] of counts) {
    const present = sum.get(key);
    if (present !== undefined || hasRoom(sum, key)) sum.set(key, (present ?? 0) + count);
  }
}

function hasRoom(counts: ReadonlyMap<string, number>, key: string): boolean {
  const isMadeUp = (one: string) => madeUp.some((start) => one.startsWith(start));
  return !isMadeUp(key) || [...counts.keys()].filter(isMadeUp).length < maxMadeUp;
}

export type Counts = ReturnType<typeof createCounts>;
export type MessageCounts = Pick<Counts, 'message'>;
export type BookingCounts = Pick<Counts, 'booking'>;

/** Search words as they are counted; null for what may be about a person, or a message of its own: an address or number. */
function plainWords(q: string): string | null {
  const words = q
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (/[@:/]|\.\S/.test(words) || (words.match(/\d/g)?.length ?? 0) > 6) return null;
  return words.slice(0, maxWordsLength).trim() || null;
}

/** Paths that a link or a person may lead to. Programs that look for weaknesses request others. */
function isPlausiblePath(path: string): boolean {
  return (
    path.length <= maxPathLength &&
    /^(?:\/[a-z0-9][\w-]*)+(?:\.html?|\.pdf|\/)?$/i.test(path) &&
    !/^\/(?:wp-|cgi-bin|admin|phpmyadmin)/i.test(path) &&
    (path.match(/\d/g)?.length ?? 0) <= 6
  );
}
