import path from 'node:path';
import { pino } from 'pino';
import { createBookingRules } from '#server/booking/bookings.ts';
import { createCalendars, diaries } from '#server/booking/calendars.ts';
import { createFolderStore } from '#server/booking/folder-store.ts';
import { createNotifier } from '#server/booking/notifier.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { brands } from '#shared/brands/index.ts';

/** A Monday, and a time on the Tuesday after it. */
const now = () => Date.parse('2026-11-30T08:00:00-05:00');
export const slot = '2026-12-01T10:00:00-05:00';

/** Bookings in a folder, without HTTP. Mail is held in the folder `outbox` beside them. */
export function bookingsIn(folder: string) {
  const env = parseEnv({ MAIL_OUTBOX_DIR: path.join(folder, 'outbox') });
  const log = pino({ level: 'silent' });
  const diaryOf = diaries(env);
  const store = createFolderStore(path.join(folder, 'bookings'), { diaryOf });
  const delivery = createDelivery({ env, brands, log });
  const notifier = createNotifier({
    store,
    delivery,
    brands,
    from: undefined,
    port: 3000,
    secret: async () => 'x'.repeat(16),
    calendarOf: () => null,
    mayConfirm: null,
    log,
    now,
  });
  const calendars = createCalendars({ env, log, now });
  const rules = createBookingRules({ store, calendars, notifier, diaryOf, offersWhenUnknown: false, log, now });
  return { store, notifier, rules };
}

/** Books the slot for a visitor. */
export async function bookOnce(folder: string, visitor: string) {
  const { rules } = bookingsIn(folder);
  const values = {
    kind: 'phone' as const,
    slot,
    name: visitor,
    email: `${visitor}@example.com`,
    phone: '740-555-0100',
  };
  return rules.book({ brand: 'payroll', values, masked: false, page: null, spam: 'no', key: visitor });
}
