import path from 'node:path';
import { pino } from 'pino';
import { createBookingLimits } from '#server/booking/booking-limits.ts';
import { createBookingStore } from '#server/booking/booking-store.ts';
import { createBookingRules } from '#server/booking/bookings.ts';
import { createCalendars, diaries } from '#server/booking/calendars.ts';
import { createNotifier } from '#server/booking/notifier.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { openStores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';

/** A Monday, and a time on the Tuesday after it. */
const now = () => Date.parse('2026-11-30T08:00:00-05:00');
export const slot = '2026-12-01T10:00:00-05:00';

/** The bookings of a process of its own, without HTTP, in a folder. Mail is held in the folder `outbox` in it. */
export function bookingsIn(folder: string) {
  const env = parseEnv({ VAR_DIR: folder, MAIL_OUTBOX_DIR: path.join(folder, 'outbox') });
  const log = pino({ level: 'silent' });
  const diaryOf = diaries(env);
  const stores = openStores(env, undefined, now);
  const store = createBookingStore(stores[0], diaryOf, brands);
  const delivery = createDelivery({ env, brands, log, stores });
  const notifier = createNotifier({
    store,
    delivery,
    brands,
    from: undefined,
    port: 3000,
    secret: async () => 'x'.repeat(16),
    calendarOf: () => null,
    mailsVisitors: false,
    mailOwner: async () => false,
    log,
    now,
  });
  const calendars = createCalendars({ env, log, now });
  const rules = createBookingRules({
    store,
    calendars,
    notifier,
    restorer: { isReady: async () => true, find: store.read },
    keeper: () => 'store' as const,
    limits: createBookingLimits(1_000),
    mailsVisitors: true,
    brands,
    secret: async () => 'x'.repeat(16),
    diaryOf,
    log,
    now,
  });
  return { store, stores, delivery, notifier, rules };
}

/** Books a time for a visitor. */
export function bookFor({ rules }: Pick<ReturnType<typeof bookingsIn>, 'rules'>, visitor: string, time = slot) {
  const values = {
    kind: 'phone' as const,
    slot: time,
    name: visitor,
    email: `${visitor}@example.com`,
    phone: '740-555-0100',
  };
  return rules.book({
    brand: 'payroll',
    values,
    masked: false,
    page: null,
    spam: 'no',
    network: visitor,
    key: visitor,
  });
}

/** The same in a process of its own. */
export const bookOnce = (folder: string, visitor: string) => bookFor(bookingsIn(folder), visitor);
