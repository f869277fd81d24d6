import type { z } from 'zod';

export type Collection = 'mail' | 'bookings' | 'counts' | 'content' | 'secrets';

export type NewRecord = {
  id: string;
  /** What `list` and `claim` select by. */
  state: string;
  /** From when on `claim` takes it, in milliseconds since 1970; `list` is in this order. */
  due: number;
  /** When it is deleted, in milliseconds since 1970; null for never. */
  expires: number | null;
  value: string;
};

/** `revision` is 0 at first and rises with every change. */
export type StoredRecord = NewRecord & { revision: number };

/**
 * Records that survive the end of the process at any point: in a file, or in Redis. Several processes may share a store.
 * What a method has returned is on disk, as far as Redis flushes it there. Every method rejects when the store cannot be
 * read or written, within a few seconds; then nothing was changed, except where Redis has not answered in time.
 */
export type Store = {
  /**
   * Stores a record, once.
   * @param names which no other record of the collection has, or nothing is stored (`taken`)
   * @returns `exists` when there is a record of this id
   */
  put(collection: Collection, record: NewRecord, names?: readonly string[]): Promise<'stored' | 'exists' | 'taken'>;
  read(collection: Collection, id: string): Promise<StoredRecord | null>;
  /**
   * Replaces the record that was read, and its names.
   * @param record with the revision that was read
   * @returns `conflict` when the stored one has another revision, or is gone
   */
  update(
    collection: Collection,
    record: StoredRecord,
    names?: readonly string[],
  ): Promise<'stored' | 'conflict' | 'taken'>;
  /**
   * Takes the record that has been due for longest, for `leaseMs`, of a day at most: it goes from one state to the other, and stays due in
   * that one when the lease ends.
   * @returns null when none is due
   */
  claim(collection: Collection, from: string, to: string, leaseMs: number): Promise<StoredRecord | null>;
  /** The records in a state that are due first, 5,000 at most. */
  list(collection: Collection, state: string): Promise<StoredRecord[]>;
  /** Since when its operations fail, in milliseconds since 1970; null while they do not. */
  awaySince(): number | null;
  close(): void;
};

export const listLimit = 5_000;

/** What `claim` finds due later than in a day, in milliseconds, got its time from a wrong clock: it is due. */
export const longestLeaseMs = 86_400_000;

/** Other processes change a record at the same moment at most a few times in a row. */
const maxTries = 10;

/**
 * Changes a record as it is stored now, or makes it, and again if another request has changed it in the meantime.
 * @param changesOf the record as it is to be, and its names, or null when it is to stay as it is
 * @returns as `update`; `conflict` also when nothing was to be changed
 */
export async function changeStored(
  store: Store,
  collection: Collection,
  id: string,
  changesOf: (stored: StoredRecord | null) => { record: Omit<NewRecord, 'id'>; names?: readonly string[] } | null,
): Promise<'stored' | 'conflict' | 'taken'> {
  for (let tries = 0; tries < maxTries; tries++) {
    const stored = await store.read(collection, id);
    const changes = changesOf(stored);
    if (!changes) return 'conflict';
    const record = { ...changes.record, id };
    const outcome = stored
      ? await store.update(collection, { ...record, revision: stored.revision }, changes.names)
      : await store.put(collection, record, changes.names);
    if (outcome === 'stored' || outcome === 'taken') return outcome;
  }
  return 'conflict';
}

/** What a record holds. @throws with its id, and where it says what to do, when that is not what it should be */
export function parseRecord<Value>(collection: Collection, { id, value }: NewRecord, schema: z.ZodType<Value>): Value {
  try {
    return schema.parse(JSON.parse(value));
  } catch {
    throw new Error(`the row “${id}” of ${collection} cannot be read: see the runbook, Restore messages and bookings`);
  }
}

/** What records hold, and what is said of those that `parse` cannot read. */
export function parseRecords<Value>(records: readonly StoredRecord[], parse: (record: StoredRecord) => Value) {
  const values: Value[] = [];
  const problems: string[] = [];
  for (const record of records) {
    try {
      values.push(parse(record));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return { values, problems };
}
