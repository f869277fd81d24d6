import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { BrandId } from '#shared/brands/index.ts';
import { isFeedReader } from '../http/redirects.ts';

/** How often something happened, by what it was: the parts of `countKey`, joined. */
export type CountsByKey = ReadonlyMap<string, number>;

const separator = '\t';
/** What browsers measure of a visit, by the width of its buckets, in seconds or as the score of web.dev/articles/cls. */
export const visitBuckets = { largestPaintSeconds: 0.5, interactionSeconds: 0.05, layoutShift: 0.05, scriptFailure: 1 };
export const visitMeasures = Object.keys(visitBuckets) as (keyof typeof visitBuckets)[];
const kinds = ['page', 'tool', 'message', 'booking', 'outage', ...visitMeasures] as const;
export type CountKind = (typeof kinds)[number];
type CountedService = 'ghost' | 'mail' | 'redis' | 'calendar';

/** User agents whose kind is remembered: recognizing one takes longer than the rest of the counting. */
const maxAgents = 2_000;
/** An outage is noted once in each span of so many minutes. */
export const outageSpanMinutes = 5;

function countKey(kind: CountKind, brand: BrandId | '', ...details: string[]): string {
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
    counts.set(key, (counts.get(key) ?? 0) + 1);
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

    /** @param bucket a visit is counted in, from 1 on @param path of the page where a script failed, of which it is counted */
    visit: (brand: BrandId, measure: keyof typeof visitBuckets, bucket: number, path: string) =>
      add(countKey(measure, brand, measure === 'scriptFailure' ? path : String(bucket))),

    message: (brand: BrandId, page: string | null) => add(countKey('message', brand, 'message', page ?? '')),

    booking: (brand: BrandId, kind: string, page: string | null) => add(countKey('booking', brand, kind, page ?? '')),

    /** A service that does not do its work at this moment. */
    outage(service: CountedService) {
      const span = outageSpanMinutes * 60_000;
      // Once until the next flush.
      counts.set(
        countKey('outage', '', service, new Date(Math.floor(now() / span) * span).toISOString().slice(0, 16)),
        1,
      );
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

/** Adds counts to others. */
export function addCounts(sum: Map<string, number>, counts: Iterable<[string, number]>): void {
  for (const [key, count] of counts) sum.set(key, (sum.get(key) ?? 0) + count);
}

export type Counts = ReturnType<typeof createCounts>;
export type MessageCounts = Pick<Counts, 'message'>;
export type BookingCounts = Pick<Counts, 'booking'>;
