import { startOwnRedis } from './own-redis.ts';

/** Starts the Redis that all files share; returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const redis = await startOwnRedis();
  process.env['REDIS_TEST_URL'] = redis.url;
  return redis.stop;
}
