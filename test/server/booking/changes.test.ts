import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Booking } from '#server/booking/booking.ts';
import type { Store } from '#server/store/store.ts';
import { bookFor, bookingsIn, bookOnce } from './book-once.ts';

const later = '2026-12-01T14:00:00-05:00';

/** A booking as a request has read it, and as another one has stored it since. */
async function changedSince(changes: (booking: Booking) => Partial<Booking>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bookings-'));
  const { rules, store } = bookingsIn(folder);
  const booked = await bookOnce(folder, 'pat');
  if (!booked.ok) throw new Error(booked.error);
  const read = (await store.read(booked.booking.id))!;
  expect(await store.change(read.id, changes)).toBe('stored');
  return { rules, read, stored: () => store.read(read.id) };
}

const recorded = ({ notified }: Booking) => ({ notified: { ...notified, caldav: 0 } });

it('a booking is cancelled although a notification has been recorded since it was read', async () => {
  const { rules, read, stored } = await changedSince(recorded);
  expect(await rules.cancel(read)).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 1, notified: { firm: 1, caldav: 0 } });
});

it('a booking is moved although a notification has been recorded since it was read', async () => {
  const { rules, read, stored } = await changedSince(recorded);
  expect(await rules.move(read, later)).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ start: Date.parse(later), sequence: 1, notified: { firm: 1, caldav: 0 } });
});

it('a booking is not moved that another request has cancelled since it was read', async () => {
  const { rules, read, stored } = await changedSince(() => ({ state: 'cancelled', sequence: 1 }));
  expect(await rules.move(read, later)).toMatchObject({ ok: false, reason: 'changed' });
  expect(await stored()).toMatchObject({ state: 'cancelled', start: read.start });
});

describe('a confirmation', () => {
  const confirmed = (folder: string) =>
    readdirSync(path.join(folder, 'outbox')).filter((name) =>
      /^To: pat@example\.com/im.test(readFileSync(path.join(folder, 'outbox', name), 'utf8')),
    ).length;

  it('is mailed later, once, when the limit could not be read', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bookings-'));
    let isAway = true;
    const counting = (store: Store): Store => ({
      ...store,
      put: async (...given) => {
        if (isAway) throw new Error('away');
        return store.put(...given);
      },
    });
    const site = bookingsIn(folder, { confirms: true, counting });
    await bookFor(site, 'pat');
    await site.notifier.idle();
    expect(confirmed(folder)).toBe(0);
    isAway = false;
    for (let time = 0; time < 3; time++) await site.notifier.catchUp();
    expect(confirmed(folder)).toBe(1);
  });

  it('is not mailed to an address, in whichever case, that has had three on that day', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bookings-'));
    const site = bookingsIn(folder, { confirms: true });
    for (const [number, visitor] of ['pat', 'PAT', 'Pat', 'pAT', 'paT'].entries())
      expect(await bookFor(site, visitor, `2026-12-0${number < 4 ? number + 1 : 7}T10:00:00-05:00`)).toMatchObject({
        ok: true,
      });
    await site.notifier.idle();
    for (let time = 0; time < 2; time++) await site.notifier.catchUp();
    expect(confirmed(folder)).toBe(3);
  });
});
