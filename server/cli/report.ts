import { unconfirmedBookings } from '../booking/booking-store.ts';
import { configuredBrands } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { createDelivery } from '../mail/delivery.ts';
import { textLayout } from '../mail/mail-layout.ts';
import { createReport } from '../report/report-service.ts';
import { runCommand, seesStores, withStores } from './run-command.ts';

/**
 * `npm run report`: prints the owner's weekly report of the last seven days, today's included.
 * @returns the exit code: 0 done, 1 not to be seen from here
 */
export async function printReport(env: Env, print: (text: string) => void, now = Date.now): Promise<number> {
  if (!seesStores(env, print, 'counts')) return 1;
  const brands = configuredBrands(env);
  const log = createLog('error', false);
  return withStores(
    env,
    async (stores, redis) => {
      const delivery = createDelivery({ env, brands, log, stores });
      const parts = { env, brands, delivery, store: stores[0], redis, log, now };
      print(textLayout(await createReport({ ...parts, unconfirmed: unconfirmedBookings }).current()));
      await delivery.close();
      return 0;
    },
    now,
  );
}

if (import.meta.main) await runCommand((_args, env, print) => printReport(env, print));
