import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import { ohioInstant, ohioIso } from '#shared/format/ohio-date.ts';
import { type Booking, endOf } from '../booking/booking.ts';
import { type BookingService, createBookings } from '../booking/booking-service.ts';
import { mailsVisitors } from '../booking/notifier.ts';
import { configuredBrands } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { createDelivery } from '../mail/delivery.ts';
import { ohioTimeText } from '../mail/mail-body.ts';
import { runCommand, seesStores, withStores } from './run-command.ts';

const usage = `npm run bookings -- list          meetings to come, and those that were cancelled
npm run bookings -- cancel ID     cancel one; the first characters of its ID are enough
npm run bookings -- move ID TIME  move one, to a time such as 2026-12-01T14:00 (Eastern time)`;

/**
 * Lists the booked meetings, cancels one or moves it: firm and visitor are mailed the change.
 * @returns the exit code: 0 done, 1 not found, not changed or not to be seen from here, 2 wrong usage
 */
export async function runBookingsTool(
  args: string[],
  env: Env,
  print: (text: string) => void,
  now: () => number = Date.now,
): Promise<number> {
  const [command = 'list', prefix, time] = args;
  const slot = time === undefined ? null : slotOf(time);
  const wanted = new Map([
    ['list', 1],
    ['cancel', 2],
    ['move', 3],
  ]).get(command);
  if (Math.max(args.length, 1) !== wanted || (time && !slot)) {
    print(usage);
    return 2;
  }
  if (!seesStores(env, print, 'meetings', ", or look at the firm's calendar")) return 1;
  const brands = configuredBrands(env);
  const log = createLog('error', false);
  return withStores(
    env,
    async (stores, redis) => {
      const delivery = createDelivery({ env, brands, log, stores });
      const service = createBookings({ env, brands, log, delivery, store: stores[0], redis, now });
      const bookings = (await service.list()).sort((a, b) => a.start - b.start);
      const isMailed = mailsVisitors(env);
      const code = prefix
        ? await change(service, bookings, { prefix, slot, isMailed, print })
        : list(bookings, now(), print);
      await service.close();
      await delivery.close();
      return code;
    },
    now,
  );
}

type Change = { prefix: string; slot: string | null; isMailed: boolean; print: (text: string) => void };

async function change(service: BookingService, bookings: Booking[], { prefix, slot, isMailed, print }: Change) {
  const [found, ...others] = bookings.filter(({ id }) => id.startsWith(prefix));
  if (!found || others.length > 0) {
    print(`${found ? `${others.length + 1} meetings have` : 'No meeting has'} an id that begins with ${prefix}.`);
    return 1;
  }
  const outcome = await (slot ? service.move(found, slot) : service.cancel(found));
  const told = isMailed ? 'The visitor is mailed.' : 'Visitors get no mail from this server: call them.';
  print(outcome.ok ? `${slot ? 'Moved' : 'Cancelled'}. ${told}` : outcome.error);
  return outcome.ok ? 0 : 1;
}

/** `2026-12-01T14:00` in Eastern time, as an instant; null for what is no such time. */
function slotOf(time: string): string | null {
  const [, date, clock] = /^(20\d\d-\d\d-\d\d)T(\d\d:\d\d)$/.exec(time) ?? [];
  if (!date || !clock || Number.isNaN(Date.parse(time))) return null;
  const slot = ohioIso(ohioInstant(date, clock));
  return slot.startsWith(time) ? slot : null;
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
