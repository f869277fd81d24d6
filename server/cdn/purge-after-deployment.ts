import type { SiteRedis } from '../redis.ts';
import { whenReady, withRedis } from '../redis.ts';
import type { Purger } from './purger.ts';

/** How long a start waits for Redis to say which build was purged last, in milliseconds. */
const redisTimeoutMs = 10_000;

/**
 * Drops the pages of another build from the CDN: the files they name may be gone. Once per build where Redis remembers
 * it, else at every start. Called when this process can answer, so that a build that fails at its start purges nothing.
 */
export async function purgeAfterDeployment(purger: Purger, buildId: string, redis: SiteRedis | undefined) {
  const last = redis && (await exchangeBuild(redis, buildId));
  if (last !== buildId) purger.purge(['site']);
}

/** Stores this build as the one purged last. @returns the one before, or null when it is not known */
async function exchangeBuild(redis: SiteRedis, buildId: string): Promise<string | null> {
  await whenReady(redis, redisTimeoutMs).catch(() => {});
  return withRedis(redis, () => redis.connection.getset(redis.key('cdn-purged-build'), buildId), null);
}
