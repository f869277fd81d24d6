import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { changeStored, type Store } from '../store/store.ts';
import { withTimeout } from '../timeout.ts';

/** To be raised when the shape of entries changes: older snapshots are then not read. */
const version = 10;
const saveDelayMs = 2_000;
const loadTimeoutMs = 2_000;
const saveTimeoutMs = 5_000;
const keptMs = 7 * 24 * 3600 * 1000;
const parts = 32;

/** `fetchedAt` in milliseconds since 1970. */
export type SavedEntry = { key: string; value: unknown; fetchedAt: number };

/**
 * The entries of a cache in a store. Each is in one of 32 parts, by its key: millions of characters at once would hold
 * the process up for longer than visitors should wait. Only parts that have changed are written.
 * @param options `source` names what the entries were made from: what was saved for another is not loaded
 */
export function createSnapshot(options: {
  store: Store;
  source: string;
  log: Logger;
  clock: () => number;
  entries: () => Iterable<SavedEntry>;
}) {
  const { store, log, clock, entries } = options;
  const source = createHash('sha256').update(`${version} ${options.source}`).digest('hex');
  /** One that takes too long must not write over the next one. */
  let runs = 0;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    saving = saving
      .then(() => withTimeout(saveParts(), saveTimeoutMs, () => log.warn('saving the content snapshot timed out')))
      .catch((error) => log.warn({ err: error }, 'the content snapshot could not be saved'));
    return saving;
  }

  async function saveParts(): Promise<void> {
    const run = ++runs;
    const groups = Map.groupBy(entries(), ({ key }) => createHash('sha256').update(key).digest().readUInt8() % parts);
    for (let part = 0; part < parts && run === runs; part++) {
      const value = JSON.stringify({ source, entries: groups.get(part) ?? [] });
      const record = { state: 'saved', due: 0, expires: clock() + keptMs, value };
      await changeStored(store, 'content', idOf(part), (stored) => (stored?.value === value ? null : { record }));
      await nextTurn();
    }
  }

  async function loadParts(): Promise<SavedEntry[]> {
    const loaded: SavedEntry[] = [];
    for (let part = 0; part < parts; part++) {
      const stored = await store.read('content', idOf(part));
      const saved = JSON.parse(stored?.value ?? '{}') as { source?: string; entries: SavedEntry[] };
      if (saved.source === source) loaded.push(...saved.entries);
      await nextTurn();
    }
    return loaded;
  }

  return {
    /** What the last process saved; nothing when it cannot be read, or not in 2 s. */
    load: (): Promise<SavedEntry[]> =>
      withTimeout(loadParts(), loadTimeoutMs, () => []).catch((error) => {
        log.warn({ err: error }, 'the content snapshot could not be read');
        return [];
      }),
    /** Saves in two seconds, once for all calls until then. */
    saveSoon(): void {
      timer ??= setTimeout(save, saveDelayMs).unref();
    },
    save,
    async close(): Promise<void> {
      await (timer ? save() : saving);
      store.close();
    },
  };
}

const idOf = (part: number) => `snapshot-${part}`;
