import { pino } from 'pino';
import { createBookingLimits } from '#server/booking/booking-limits.ts';
import { createBookingRules } from '#server/booking/booking-rules.ts';
import { createBookingStore } from '#server/booking/booking-store.ts';
import { caldavCalendars, createCalendars, diaries } from '#server/booking/calendars.ts';
import { createNotifier } from '#server/booking/notifier.ts';
import type { Restorer } from '#server/booking/restore-bookings.ts';
import type { Env } from '#server/env.ts';
import type { Delivery } from '#server/mail/delivery.ts';
import type { Store } from '#server/store/store.ts';
import { brands } from '#shared/brands/index.ts';

export const silentLog = pino({ level: 'silent' });

type Options = {
  env: Env;
  records: Store;
  delivery: Pick<Delivery, 'submitMail' | 'sendLatest'>;
  now: () => number;
  mailsVisitors?: boolean;
  calendarOf?: ReturnType<typeof caldavCalendars>;
  storage?: 'store' | 'calendar';
  secret?: string;
  contactLimit?: number;
  restorerOf?: (process: Shared) => Pick<Restorer, 'isReady' | 'find'>;
};
type Shared = ReturnType<typeof shared>;

/** The bookings of a process of the site, without HTTP. */
export function startBookings({ storage = 'store', contactLimit = 1_000, restorerOf, ...options }: Options) {
  const process = shared(options);
  const restorer = restorerOf?.(process) ?? { isReady: async () => true, find: process.store.read };
  const limits = createBookingLimits(contactLimit);
  const rules = createBookingRules({ ...process, restorer, limits, storage: () => storage });
  return { ...process, rules };
}

function shared({ env, records, delivery, now, mailsVisitors = true, calendarOf, secret = 'x'.repeat(16) }: Options) {
  const diaryOf = diaries(env);
  const store = createBookingStore(records, diaryOf, brands);
  const common = { store, brands, secret: async () => secret, sealSecret: env.BOOKING_SECRET, mailsVisitors, now };
  const parts = { ...common, log: silentLog, diaryOf, calendars: createCalendars({ env, log: silentLog, now }) };
  const found = calendarOf ?? caldavCalendars(env, brands);
  const mailboxes = { hasRoom: async () => true, take: async () => true };
  const notifier = createNotifier({
    ...{ ...parts, delivery, mailboxes, calendarOf: found, from: undefined, port: 3000, mailOwner: async () => false },
  });
  return { ...parts, calendarOf: found, notifier };
}

/** Whole numbers below a limit, the same for the same seed. */
export function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((((state ^ (state >>> 13)) >>> 0) * limit) / 2 ** 32) | 0;
  };
}

/**
 * Plays `BOOKING_HISTORIES` histories from the seed `BOOKING_SEED` on.
 * @returns what is wrong with them, in words
 */
export async function playAll(histories: number, play: (seed: number) => Promise<string[]>): Promise<string[]> {
  const first = Number(process.env['BOOKING_SEED'] ?? 1);
  console.log(`seeds from ${first} on`);
  const faults: string[] = [];
  for (let seed = first; seed < first + histories; seed++)
    faults.push(...(await play(seed)).map((fault) => `seed ${seed}: ${fault}`));
  return faults;
}
