import path from 'node:path';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { openStores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';
import { silentLog, startBookings } from './booking-process.ts';

/** A Monday, and a time on the Tuesday after it. */
const now = () => Date.parse('2026-11-30T08:00:00-05:00');
export const slot = '2026-12-01T10:00:00-05:00';

/** The bookings of a process of its own, without HTTP, in a folder. Mail is held in the folder `outbox` in it. */
export function bookingsIn(folder: string) {
  const env = parseEnv({ VAR_DIR: folder, MAIL_OUTBOX_DIR: path.join(folder, 'outbox') });
  const stores = openStores(env, undefined, now);
  const delivery = createDelivery({ env, brands, log: silentLog, stores });
  return { ...startBookings({ env, records: stores[0], delivery, now, mailsVisitors: false }), stores, delivery };
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
