import type { CountsByKey } from './counts.ts';

/** Different things counted on one day; further ones are left out. */
export const maxKeysPerDay = 5_000;

/** How long a process may take to mail the report before another one does it, in milliseconds. */
export const leaseMs = 10 * 60_000;

/** Where the counts of all processes are added up by day (YYYY-MM-DD in Eastern time). */
export type ReportStore = {
  /** Adds to the counts of a day. Throws when they could not be stored; then none of them was, as far as is known. */
  add(day: string, counts: CountsByKey): Promise<void>;
  /** The counts of some days together. */
  read(days: readonly string[]): Promise<Map<string, number>>;
  /**
   * Reserves the report of a Monday for this process.
   * @returns `mailed` when that is done, `busy` while another process does it
   */
  lease(monday: string, now: number): Promise<'leased' | 'busy' | 'mailed'>;
  /** Notes that the leased report was mailed, or releases it. */
  settle(monday: string, isMailed: boolean): Promise<void>;
  /** Deletes what is older than a day. */
  prune(before: string): Promise<void>;
};

/** Adds counts to others, up to a number of different keys. */
export function addCounts(sum: Map<string, number>, counts: Iterable<[string, number]>, maxKeys = Infinity): void {
  for (const [key, count] of counts) {
    const present = sum.get(key);
    if (present !== undefined || sum.size < maxKeys) sum.set(key, (present ?? 0) + count);
  }
}
