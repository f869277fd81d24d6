import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { type Booking, endOf } from '../booking/booking.ts';
import { createBookings } from '../booking/booking-service.ts';
import { configuredBrands } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { createDelivery } from '../mail/delivery.ts';
import { ohioTimeText } from '../mail/mail-body.ts';
import { connectRedis, whenReady } from '../redis.ts';
import { closeStores, openStores } from '../store/open-stores.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run bookings -- list          meetings to come, and those that were cancelled
npm run bookings -- cancel ID     cancel one; the first characters of its ID are enough`;

const redisTimeoutMs = 5_000;

/**
 * Lists the booked meetings, and cancels one: its time is free again, and the firm gets the cancellation by mail.
 * @param args those of `npm run bookings --`
 * @param now milliseconds since 1970
 * @returns the exit code: 0 done, 1 not found or not cancelled, 2 wrong usage
 */
export async function runBookingsTool(
  args: string[],
  env: Env,
  print: (text: string) => void,
  now: () => number = Date.now,
): Promise<number> {
  const [command = 'list', prefix] = args;
  if (!['list', 'cancel'].includes(command) || (command === 'cancel') === (prefix === undefined)) {
    print(usage);
    return 2;
  }
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL, env.REDIS_PREFIX, () => undefined) : undefined;
  if (redis) await whenReady(redis, redisTimeoutMs);
  const brands = configuredBrands(env);
  const log = createLog('error', false);
  const stores = openStores(env, redis, now);
  const delivery = createDelivery({ env, brands, log, stores });
  const service = createBookings({ env, brands, log, delivery, store: stores[0], redis, now });
  try {
    const bookings = (await service.list()).sort((a, b) => a.start - b.start);
    if (command === 'list') return list(bookings, now(), print);
    const found = bookings.filter(({ id }) => id.startsWith(prefix!));
    if (found.length !== 1) {
      print(
        `${found.length === 0 ? 'No meeting has' : `${found.length} meetings have`} an id that begins with ${prefix}.`,
      );
      return 1;
    }
    const outcome = await service.cancel(found[0]!);
    print(outcome.ok ? 'Cancelled. Please tell the visitor: they are not mailed.' : outcome.error);
    return outcome.ok ? 0 : 1;
  } finally {
    await service.close();
    await delivery.close();
    closeStores(stores);
    redis?.connection.disconnect();
  }
}

function list(bookings: Booking[], now: number, print: (text: string) => void): number {
  const coming = bookings.filter((booking) => endOf(booking) >= now);
  for (const { id, state, start, brand, values } of coming) {
    const about = [
      meetingKind(values.kind).label,
      values.office ?? values.town,
      values.name,
      values.phone ?? values.email,
    ];
    print(
      `${id.slice(0, 8)}  ${state.padEnd(9)}  ${ohioTimeText(new Date(start))}  ${brand}\n          ${about.filter(Boolean).join(', ')}`,
    );
  }
  print(coming.length === 1 ? '1 meeting' : `${coming.length} meetings`);
  return 0;
}

if (import.meta.main) await runCommand((args, env, print) => runBookingsTool(args, env, print));
