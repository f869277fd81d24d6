import type { Service } from './services.ts';
import type { VisitResult } from './visitors.ts';
import type { Visit } from './visits.ts';

export type Outage = { service: Service; from: number; to: number };

/** Which requests an outage may fail, with what, and for how long after it, in milliseconds. */
const announced: Record<Service, { kinds: Visit['kind'][]; statuses: number[]; afterMs: number }> = {
  // What was never fetched, or was changed since; Ghost is tried again after a minute at the latest.
  Ghost: { kinds: ['news', 'feed', 'search'], statuses: [503], afterMs: 65_000 },
  SMTP: { kinds: [], statuses: [], afterMs: 0 },
  // Meetings are stored in Redis, which is connected to again after five seconds at the latest.
  Redis: { kinds: ['booking', 'freeTimes'], statuses: [502, 503], afterMs: 10_000 },
};

/** The longest that a visitor waits before the second try, in milliseconds. */
const maxPauseMs = 10_000;

/** What the visitors got, counted. */
export function createJournal() {
  const statuses = new Map<string, number>();
  const latencies: number[] = [];
  /** By kind and status: how many, and the first. */
  const errors = new Map<string, { count: number; first: string }>();
  const outages: Outage[] = [];
  let [requests, announcedErrors, slow, refusals] = [0, 0, 0, 0];

  const isAnnounced = ({ visit, status, startedAt, endedAt }: VisitResult) =>
    outages.some(({ service, from, to }) => {
      const { kinds, statuses: allowed, afterMs } = announced[service];
      const overlaps = endedAt >= from && startedAt <= to + afterMs;
      return overlaps && kinds.includes(visit.kind) && allowed.includes(Number(status));
    });

  return {
    outages,
    errors,
    /** How long a visitor waits who was refused for the load, in milliseconds; null for any other response. */
    pauseOf(result: VisitResult): number | null {
      const { visit, status, retryAfterMs } = result;
      if (status !== 503 || retryAfterMs === null || visit.expected.includes(status) || isAnnounced(result))
        return null;
      refusals += 1;
      return Math.min(retryAfterMs, maxPauseMs);
    },
    add(result: VisitResult) {
      const { visit, status, startedAt, endedAt } = result;
      requests += 1;
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
      latencies.push(endedAt - startedAt);
      if (endedAt - startedAt > 5_000) slow += 1;
      if (visit.expected.includes(Number(status))) return;
      if (isAnnounced(result)) announcedErrors += 1;
      else {
        const name = `${visit.kind} got ${status}`;
        const first = `${visit.host}${visit.path} after ${Math.round(startedAt / 1_000)} s`;
        const same = errors.get(name);
        errors.set(name, { count: (same?.count ?? 0) + 1, first: same?.first ?? first });
      }
    },
    summary() {
      const sorted = latencies.toSorted((a, b) => a - b);
      const part = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      return {
        requests,
        statuses: [...statuses].sort(([a], [b]) => a.localeCompare(b)),
        median: part(0.5),
        p99: part(0.99),
        slow,
        announcedErrors,
        refusals,
      };
    },
  };
}

export type Journal = ReturnType<typeof createJournal>;
