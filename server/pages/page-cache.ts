import { LRUCache } from 'lru-cache';
import * as limits from '#shared/limits.ts';
import { compressBest } from '../http/content-encoding.ts';
import { type CachedPage, type CompleteRender, cachedPage, setBestBrotli } from './cached-page.ts';

type Touched = (key: string, page: CachedPage) => boolean;

type Options = {
  /** Bound of all pages together, in bytes. */
  maxBytes: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Headers of every finished page. */
  headers: Record<string, string>;
};

/**
 * Finished pages by key, bounded by bytes, in three rooms, so that nobody can push real pages out by asking for others:
 * pages by their path, of which there is a known number; pages with a query (`?page=2`, a tool's answers), which anybody
 * can make up; and missing pages, for a minute.
 */
export function createPageCache({ maxBytes, now, headers }: Options) {
  const sizeCalculation = (page: CachedPage) => page.bytes;
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation });
  const asked = new LRUCache<string, CachedPage>({ maxSize: maxBytes / 8, sizeCalculation });
  const missing = new LRUCache<string, CachedPage>({
    maxSize: maxBytes / 16,
    sizeCalculation,
    ttl: 60_000,
    ttlResolution: 0,
    perf: { now },
  });
  const partitions = [pages, asked, missing];
  // Addresses as asked lead to keys and not to pages: a page that is gone cannot be reached, nor kept in memory, by one.
  const addresses = new LRUCache<string, string>({ max: 5_000 });
  const pendingRecompression = new Map<string, CachedPage>();
  const invalidations: Touched[] = [];
  let packing = false;
  let version = 0;
  const counts = { hits: 0, notModified: 0 };

  const get = (key: string) => pages.get(key) ?? asked.get(key) ?? missing.get(key);

  /** True for a page whose content may have been read before a purge that touched it. */
  function isStaleWrite(key: string, page: CachedPage, since: number): boolean {
    const missed = version - since;
    return (
      missed > invalidations.length ||
      invalidations.slice(invalidations.length - missed).some((touched) => touched(key, page))
    );
  }

  /** Packs pages better, one at a time and half of the time at most, so that a start leaves the processor to visitors. */
  async function recompress() {
    if (packing) return;
    packing = true;
    for (const [key, page] of pendingRecompression) {
      pendingRecompression.delete(key);
      if (pages.peek(key) !== page) continue;
      const started = performance.now();
      const body = await compressBest(page.variants.br.body).catch(() => null);
      if (body) setBestBrotli(page, body);
      await rest(performance.now() - started);
    }
    packing = false;
  }

  return {
    get,

    /** To be taken before content is read for a page, and given with the page made of it. */
    version: () => version,

    /** Makes a page of a render for those who wait for it, without keeping it. */
    make: (finished: CompleteRender): CachedPage => cachedPage(finished, headers, now()),

    /** Makes a page of a render, and keeps it unless a purge after `since` touched it: then it may hold what was purged. */
    store(key: string, finished: CompleteRender, since: number): CachedPage {
      const page = cachedPage(finished, headers, now());
      if (isStaleWrite(key, page, since)) return page;
      const room = page.status !== 200 ? missing : key.includes('?') ? asked : pages;
      for (const other of partitions) if (other !== room) other.delete(key);
      room.set(key, page);
      if (room === pages) {
        pendingRecompression.set(key, page);
        void recompress();
      }
      return page;
    },

    /** True while a page may be given to visitors: ten minutes after its content was last found current. */
    isServable: (page: CachedPage): boolean => now() - page.checkedAt < limits.contentStaleMs,

    /** Lets the front of the server find a page by the address as it was asked, without parsing it again. */
    indexUrl(host: string, url: string, key: string) {
      if (url.length < 300) addresses.set(`${host} ${url}`, key);
    },

    getByUrl(host: string, url: string): CachedPage | undefined {
      // Without moving it up in the list of addresses: of plain ones there are only so many, and it takes time.
      const key = addresses.peek(`${host} ${url}`);
      return key === undefined ? undefined : (pages.get(key) ?? asked.get(key));
    },

    evict(key: string) {
      for (const room of partitions) room.delete(key);
    },

    /** Drops the pages touched by a change; renders begun before are not kept any more. */
    drop(touched: Touched) {
      version += 1;
      invalidations.push(touched);
      if (invalidations.length > 20) invalidations.shift();
      for (const room of partitions) {
        for (const [key, page] of room.entries()) if (touched(key, page)) room.delete(key);
      }
    },

    /** Counts an answer from here: finished pages are answered before the log, a line each would cost a tenth of them. */
    count(notModified: boolean) {
      counts.hits += 1;
      if (notModified) counts.notModified += 1;
    },

    stats: () => ({
      pages: pages.size + asked.size,
      bytes: pages.calculatedSize + asked.calculatedSize + missing.calculatedSize,
      missing: missing.size,
      pendingRecompression: pendingRecompression.size + (packing ? 1 : 0),
      addresses: addresses.size,
      ...counts,
    }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
}
