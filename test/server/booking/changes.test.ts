import { expect, it } from 'vitest';
import type { Booking } from '#server/booking/booking-store.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { bookingsIn, bookOnce } from './book-once.ts';

const later = '2026-12-01T14:00:00-05:00';

/** A booking as a request has read it, and as another one has stored it since. */
async function changedSince(changes: (booking: Booking) => Partial<Booking>) {
  const folder = temporaryFolder();
  const { rules, store } = bookingsIn(folder);
  const booked = await bookOnce(folder, 'pat');
  if (!booked.ok) throw new Error(booked.error);
  const read = (await store.read(booked.booking.id))!;
  expect(await store.change(read.id, changes)).toBe('stored');
  return { rules, read, stored: () => store.read(read.id) };
}

const recorded = ({ notified }: Booking) => ({ notified: { ...notified, caldav: 0 } });

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
