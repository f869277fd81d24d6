import { configuredBrands } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { createDelivery } from '../mail/delivery.ts';
import { textLayout } from '../mail/mail-layout.ts';
import { connectRedis, whenReady } from '../redis.ts';
import { createReport } from '../report/report-service.ts';
import { closeStores, openStores } from '../store/open-stores.ts';
import { runCommand } from './run-command.ts';

const redisTimeoutMs = 5_000;

/**
 * `npm run report`: prints the owner's weekly report of the last seven days, today's included.
 * @param now milliseconds since 1970
 * @returns the exit code
 */
export async function printReport(env: Env, print: (text: string) => void, now: () => number = Date.now) {
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL, env.REDIS_PREFIX, () => undefined) : undefined;
  if (redis) await whenReady(redis, redisTimeoutMs);
  const brands = configuredBrands(env);
  const log = createLog('error', false);
  const stores = openStores(env, redis, now);
  const delivery = createDelivery({ env, brands, log, stores });
  try {
    print(textLayout(await createReport({ env, brands, delivery, store: stores[0], redis, log, now }).current()));
    return 0;
  } finally {
    await delivery.close();
    closeStores(stores);
    redis?.connection.disconnect();
  }
}

if (import.meta.main) await runCommand((_args, env, print) => printReport(env, print));
