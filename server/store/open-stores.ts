import path from 'node:path';
import type { Env } from '../env.ts';
import type { SiteRedis } from '../redis.ts';
import { createRedisStore } from './redis-store.ts';
import { createSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** The site's stores, the first for everything; the last is the file, for messages while Redis does not answer. */
export type Stores = readonly [Store, ...Store[]];

/**
 * The stores that the environment names: Redis where there is one, because several processes must not take the same time,
 * and the file in VAR_DIR. Nothing is opened before it is used.
 */
export function openStores(
  env: Pick<Env, 'VAR_DIR'>,
  redis?: SiteRedis,
  now: () => number = Date.now,
  report?: (problem: string) => void,
): Stores {
  const file = createSqliteStore(siteFile(env), now, report);
  return redis ? [createRedisStore(redis, now), file] : [file];
}

export function siteFile({ VAR_DIR }: Pick<Env, 'VAR_DIR'>): string {
  return path.join(VAR_DIR, 'site.db');
}

export function closeStores(stores: Stores): void {
  for (const store of stores) store.close();
}
