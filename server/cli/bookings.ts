import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { type Booking, endOf } from '../booking/booking.ts';
import { type BookingService, createBookings } from '../booking/booking-service.ts';
import { configuredBrands } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { createDelivery } from '../mail/delivery.ts';
import { ohioTimeText } from '../mail/mail-body.ts';
import { runCommand, withStores } from './run-command.ts';

const usage = `npm run bookings -- list          meetings to come, and those that were cancelled
npm run bookings -- cancel ID     cancel one; the first characters of its ID are enough`;

/**
 * Lists the booked meetings, and cancels one: its time is free again, and the firm gets the cancellation by mail.
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
  const brands = configuredBrands(env);
  const log = createLog('error', false);
  return withStores(
    env,
    async (stores, redis) => {
      const delivery = createDelivery({ env, brands, log, stores });
      const service = createBookings({ env, brands, log, delivery, store: stores[0], redis, now });
      const bookings = (await service.list()).sort((a, b) => a.start - b.start);
      const code = prefix ? await cancel(service, bookings, prefix, print) : list(bookings, now(), print);
      await service.close();
      await delivery.close();
      return code;
    },
    now,
  );
}

async function cancel(service: BookingService, bookings: Booking[], prefix: string, print: (text: string) => void) {
  const [found, ...others] = bookings.filter(({ id }) => id.startsWith(prefix));
  if (!found || others.length > 0) {
    print(`${found ? `${others.length + 1} meetings have` : 'No meeting has'} an id that begins with ${prefix}.`);
    return 1;
  }
  const outcome = await service.cancel(found);
  print(outcome.ok ? 'Cancelled. Please tell the visitor: they are not mailed.' : outcome.error);
  return outcome.ok ? 0 : 1;
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
