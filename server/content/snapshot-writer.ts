import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { withTimeout } from '../timeout.ts';
import { type CacheEntry, readSnapshot, type Snapshot, snapshotVersion } from './snapshot.ts';
import type { ContentStore } from './snapshot-store.ts';

const savedAfter = 2_000;
const longestLoad = 2_000;
const longestSave = 5_000;
/** Content older than this, in milliseconds, is not taken back: a week. */
const oldest = 7 * 24 * 3600 * 1000;
/** Characters of the copy; what was used longest ago is left out. */
const mostCharacters = 8_000_000;

/**
 * Keeps the last good content in a store, so that a restart while the source is down still has something to serve.
 * @param source names where the content comes from; a copy of another source's is not read
 * @param contents what to save, the most important first
 */
export function createSnapshotWriter(options: {
  store: ContentStore;
  source: string;
  log: Logger;
  clock: () => number;
  contents: () => { entries: Iterable<CacheEntry>; moved: [string, string][] };
}) {
  const { store, log, clock, contents } = options;
  const source = createHash('sha256').update(options.source).digest('hex');
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      try {
        const saved = await withTimeout(store.save(JSON.stringify(snapshot())), longestSave, () => null);
        if (saved === null) log.warn('the last good content is not saved in time');
      } catch (error) {
        log.warn({ err: error }, 'the last good content could not be saved');
      }
    });
    return writing;
  }

  function snapshot(): Snapshot {
    const { entries, moved } = contents();
    const chosen: CacheEntry[] = [];
    let length = 0;
    for (const entry of entries) {
      length += JSON.stringify(entry).length;
      if (length > mostCharacters) break;
      chosen.push(entry);
    }
    return { version: snapshotVersion, source, entries: chosen, moved };
  }

  return {
    /** What the last process saved, or null; gives up after two seconds. */
    async load(): Promise<Pick<Snapshot, 'entries' | 'moved'> | null> {
      try {
        const json = await withTimeout(store.load(), longestLoad, () => null);
        const found = json === null ? null : readSnapshot(json, source);
        return (
          found && {
            moved: found.moved,
            entries: found.entries.filter(({ fetchedAt }) => clock() - fetchedAt < oldest),
          }
        );
      } catch (error) {
        log.warn({ err: error }, 'the last good content could not be read');
        return null;
      }
    },
    /** Saves soon; several calls make one save. */
    saveSoon(): void {
      timer ??= setTimeout(save, savedAfter).unref();
    },
    /** Saves now: what was taken back must not come back with a restart. */
    save,
    /** Writes what waits to be written. */
    async close(): Promise<void> {
      await (timer ? save() : writing);
    },
  };
}
