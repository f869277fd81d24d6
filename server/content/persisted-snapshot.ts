import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { changeStored, type Store } from '../store/store.ts';
import { withTimeout } from '../timeout.ts';
import type { CacheEntry } from './swr-cache.ts';

/** To be raised when the shape of entries changes: older snapshots are then not read. */
const version = 9;
const saveDelayMs = 2_000;
const loadTimeoutMs = 2_000;
const saveTimeoutMs = 5_000;
const maxEntryAgeMs = 7 * 24 * 3600 * 1000;
/** Written one by one: eight million characters at once hold the process up for longer than visitors should wait. */
const parts = 32;
/** Of a part. */
const maxCharacters = 500_000;

/** `renamedSlugs` lists old slugs, each with the new one. */
type Contents = { entries: CacheEntry[]; renamedSlugs: [string, string][] };

/**
 * The cache's entries in a store, so that a process that starts while the source is down has something to serve. Each has
 * its part of the snapshot, by its name; only parts that have changed are written.
 * @param options `source` names where the content comes from and the code that made it: a snapshot of another is not read.
 * `contents` gives the most important entries first; what is above a part's bound is left out.
 */
export function createPersistedSnapshot(options: {
  store: Store;
  source: string;
  log: Logger;
  clock: () => number;
  contents: () => Contents;
}) {
  const { store, log, clock, contents } = options;
  const source = createHash('sha256').update(`${version} ${options.source}`).digest('hex');
  /** One that takes too long must not write over the next one. */
  let runs = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      try {
        await withTimeout(saveParts(), saveTimeoutMs, () => log.warn('saving the content snapshot timed out'));
      } catch (error) {
        log.warn({ err: error }, 'the content snapshot could not be saved');
      }
    });
    return writing;
  }

  async function saveParts(): Promise<void> {
    const { entries, renamedSlugs } = contents();
    const groups = Map.groupBy(entries, partOf);
    const run = ++runs;
    for (let part = 0; part < parts && run === runs; part++) {
      const value = textOf({ entries: groups.get(part) ?? [], renamedSlugs: part === 0 ? renamedSlugs : [] });
      const record = { state: 'saved', due: 0, expires: clock() + maxEntryAgeMs, value };
      await changeStored(store, 'content', idOf(part), (stored) => (stored?.value === value ? null : { record }));
      await nextTurn();
    }
  }

  function textOf({ entries, renamedSlugs }: Contents): string {
    const chosen: string[] = [];
    let length = 0;
    for (const entry of entries) {
      const json = JSON.stringify(entry);
      length += json.length;
      if (length > maxCharacters && chosen.length > 0) break;
      chosen.push(json);
    }
    return `{"source":"${source}","renamedSlugs":${JSON.stringify(renamedSlugs)},"entries":[${chosen.join()}]}`;
  }

  async function loadParts(): Promise<Contents | null> {
    const loaded: Contents = { entries: [], renamedSlugs: [] };
    for (let part = 0; part < parts; part++) {
      const stored = await store.read('content', idOf(part));
      const found = JSON.parse(stored?.value ?? '{}') as Contents & { source?: string };
      if (found.source !== source) continue;
      loaded.entries.push(...found.entries.filter(({ fetchedAt }) => clock() - fetchedAt < maxEntryAgeMs));
      loaded.renamedSlugs.push(...found.renamedSlugs);
      await nextTurn();
    }
    return loaded;
  }

  return {
    /** What the last process saved, without entries older than a week; null when it cannot be read, or not in 2 s. */
    async load(): Promise<Contents | null> {
      try {
        return await withTimeout(loadParts(), loadTimeoutMs, () => null);
      } catch (error) {
        log.warn({ err: error }, 'the content snapshot could not be read');
        return null;
      }
    },
    /** Saves in two seconds, once for all calls until then. */
    saveSoon(): void {
      timer ??= setTimeout(save, saveDelayMs).unref();
    },
    /** Saves now: an invalidated entry must not come back with a restart. */
    save,
    async close(): Promise<void> {
      await (timer ? save() : writing);
      store.close();
    },
  };
}

const idOf = (part: number) => `snapshot-${part}`;

function partOf({ kind, id }: CacheEntry): number {
  return createHash('sha256').update(`${kind} ${id}`).digest().readUInt8() % parts;
}
