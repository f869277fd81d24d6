import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { changeStored, type Store } from '../store/store.ts';
import { withTimeout } from '../timeout.ts';
import type { CacheEntry } from './swr-cache.ts';

/** To be raised when the shape of entries changes: older snapshots are then not read. */
const version = 8;
const saveDelayMs = 2_000;
const loadTimeoutMs = 2_000;
const saveTimeoutMs = 5_000;
const maxEntryAgeMs = 7 * 24 * 3600 * 1000;
const maxCharacters = 8_000_000;

/** `renamedSlugs` lists old slugs, each with the new one. */
type Contents = { entries: CacheEntry[]; renamedSlugs: [string, string][] };

/**
 * The cache's entries in a store, so that a process that starts while the source is down has something to serve.
 * @param options `source` names where the content comes from and the code that made it: a snapshot of another is not read.
 * `contents` gives the most important entries first; those above 8 million characters are left out.
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
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      try {
        const record = { state: 'saved', due: 0, expires: clock() + maxEntryAgeMs, value: snapshot() };
        await withTimeout(
          changeStored(store, 'content', 'snapshot', () => ({ record })),
          saveTimeoutMs,
          () => log.warn('saving the content snapshot timed out'),
        );
      } catch (error) {
        log.warn({ err: error }, 'the content snapshot could not be saved');
      }
    });
    return writing;
  }

  function snapshot(): string {
    const { entries, renamedSlugs } = contents();
    const chosen: string[] = [];
    let length = 0;
    for (const entry of entries) {
      const json = JSON.stringify(entry);
      length += json.length;
      if (length > maxCharacters) break;
      chosen.push(json);
    }
    return `{"source":"${source}","renamedSlugs":${JSON.stringify(renamedSlugs)},"entries":[${chosen.join()}]}`;
  }

  return {
    /** What the last process saved, without entries older than a week; null when there is none or loading takes 2 s. */
    async load(): Promise<Contents | null> {
      try {
        const stored = await withTimeout(store.read('content', 'snapshot'), loadTimeoutMs, () => null);
        const found = JSON.parse(stored?.value ?? '{}') as Contents & { source?: string };
        if (found.source !== source) return null;
        return { ...found, entries: found.entries.filter(({ fetchedAt }) => clock() - fetchedAt < maxEntryAgeMs) };
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
