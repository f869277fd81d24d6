import { type Env, EnvError, forgetsAtRestart, readEnv } from '../env.ts';
import { connectRedis, RedisUnavailable, type SiteRedis, whenReady } from '../redis.ts';
import { closeStores, openStores, type Stores } from '../store/open-stores.ts';

const redisTimeoutMs = 5_000;

/**
 * Runs a command with its arguments and sets the exit code; errors go to stderr with exit code 1.
 * @param warn gets each bad value of the environment in whose place the default stands
 */
export async function runCommand(
  run: (args: string[], env: Env, print: (line: string) => void) => Promise<number>,
  warn: (problem: string) => void = console.error,
) {
  try {
    const env = readEnv();
    for (const problem of env.problems) warn(problem);
    process.exitCode = await run(process.argv.slice(2), env, console.log);
  } catch (error) {
    console.error(error instanceof EnvError || error instanceof RedisUnavailable ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Says so where a command would show the empty disk of its own dyno (`heroku run` starts one) for what the site holds.
 * @param things what the command works on
 */
export function seesStores(env: Env, print: (line: string) => void, things: string): boolean {
  if (!forgetsAtRestart(env)) return true;
  print(`This dyno cannot see the site's ${things}, which the web dyno has on a disk of its own: set REDIS_URL.`);
  return false;
}

/**
 * Runs `work` with the stores of the site, and closes them.
 * @throws {RedisUnavailable} when Redis does not answer within five seconds
 */
export async function withStores<T>(
  env: Env,
  work: (stores: Stores, redis: SiteRedis | undefined) => Promise<T>,
  now?: () => number,
): Promise<T> {
  const redis = connectRedis(env);
  const stores = openStores(env, redis, now);
  try {
    if (redis) await whenReady(redis, redisTimeoutMs);
    return await work(stores, redis);
  } finally {
    closeStores(stores);
    redis?.connection.disconnect();
  }
}
