import { reportRetentionDays } from '#shared/limits.ts';
import { changeStored, type Store } from '../store/store.ts';
import { addCounts, type CountsByKey } from './counts.ts';

export type ReportStore = ReturnType<typeof createReportStore>;

/** Where the counts of all processes are added up by day (YYYY-MM-DD in Eastern time). */
export function createReportStore(store: Store) {
  return {
    /** Adds to the counts of a day. Rejects when they could not be stored; then none of them was, as far as is known. */
    async add(day: string, counts: CountsByKey): Promise<void> {
      const outcome = await changeStored(store, 'counts', day, (stored) => {
        const sum = new Map(stored ? entriesOf(stored.value) : []);
        addCounts(sum, counts);
        const value = JSON.stringify(Object.fromEntries(sum));
        return { record: { state: 'counted', due: 0, expires: expiryOf(day), value } };
      });
      if (outcome !== 'stored') throw new Error('too many processes store their counts at this moment');
    },

    async read(days: readonly string[]): Promise<Map<string, number>> {
      const sum = new Map<string, number>();
      for (const day of days) {
        const stored = await store.read('counts', day);
        if (stored) addCounts(sum, entriesOf(stored.value));
      }
      return sum;
    },
  };
}

function expiryOf(day: string): number {
  return Date.parse(day) + (reportRetentionDays + 1) * 86_400_000;
}

function entriesOf(value: string): [string, number][] {
  return Object.entries(JSON.parse(value) as Record<string, number>);
}
