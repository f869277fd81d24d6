import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteRedis, whenReady } from '../redis.ts';

/** Where the snapshot is persisted. Both methods throw when it cannot be read or written. */
export interface ContentStore {
  /** Null when nothing was saved yet. */
  load(): Promise<string | null>;
  save(json: string): Promise<void>;
}

/** A larger file is not read. */
const maxBytes = 24_000_000;

/** A file in a folder, replaced atomically. */
export function createDiskStore(folder: string): ContentStore {
  const file = join(folder, 'content.json');
  return {
    async load() {
      const size = await stat(file).then(
        (found) => found.size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return 0;
          throw error;
        },
      );
      return size > 0 && size <= maxBytes ? readFile(file, 'utf8') : null;
    },
    async save(json) {
      const temporary = `${file}.${process.pid}.tmp`;
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(temporary, json);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}

const weekSeconds = 7 * 24 * 3600;
const connectTimeoutMs = 2_000;

/** A key in Redis, for hosts whose disk is lost with the process. It expires after a week without a save. */
export function createRedisStore(redis: SiteRedis): ContentStore {
  const key = redis.key('content:snapshot');
  return {
    async load() {
      // The snapshot is read at start, while the connection is still being made.
      await whenReady(redis, connectTimeoutMs);
      return redis.connection.get(key);
    },
    async save(json) {
      await redis.connection.set(key, json, 'EX', weekSeconds);
    },
  };
}
