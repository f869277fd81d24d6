import type { Collection, Store, StoredRecord } from '#server/store/store.ts';

export type MemoryRecords = Map<string, StoredRecord & { names: readonly string[] }>;

/** A store in memory, for simulations: as fast as it can be, and gone with the test. */
export function createMemoryStore(now: () => number, records: MemoryRecords = new Map()): Store {
  const keyOf = (collection: Collection, id: string) => `${collection} ${id}`;
  const found = (key: string) => {
    const record = records.get(key);
    if (record && record.expires !== null && record.expires <= now()) records.delete(key);
    return records.get(key) ?? null;
  };
  const of = (collection: Collection) =>
    [...records.keys()].filter((key) => key.startsWith(`${collection} `)).flatMap((key) => found(key) ?? []);
  const isTaken = (collection: Collection, id: string, names: readonly string[]) =>
    of(collection).some((other) => other.id !== id && other.names.some((name) => names.includes(name)));
  return {
    async put(collection, record, names = []) {
      const key = keyOf(collection, record.id);
      if (found(key)) return 'exists';
      if (isTaken(collection, record.id, names)) return 'taken';
      records.set(key, { ...record, revision: 0, names });
      return 'stored';
    },
    async read(collection, id) {
      const record = found(keyOf(collection, id));
      return record && { ...record };
    },
    async update(collection, record, names = []) {
      const key = keyOf(collection, record.id);
      if (found(key)?.revision !== record.revision) return 'conflict';
      if (isTaken(collection, record.id, names)) return 'taken';
      records.set(key, { ...record, revision: record.revision + 1, names });
      return 'stored';
    },
    async claim(collection, from, to, leaseMs) {
      const isDue = ({ state, due }: StoredRecord) => (state === from || state === to) && due <= now();
      const [record] = of(collection)
        .filter(isDue)
        .toSorted((a, b) => a.due - b.due);
      if (!record) return null;
      const claimed = { ...record, state: to, due: now() + leaseMs, revision: record.revision + 1 };
      records.set(keyOf(collection, record.id), claimed);
      return { ...claimed };
    },
    list: async (collection, state) => of(collection).filter((record) => record.state === state),
    awaySince: () => null,
    close: () => undefined,
  };
}
