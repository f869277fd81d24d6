import { randomBytes } from 'node:crypto';
import type { Brands } from '#shared/brands/index.ts';
import { bookingRetentionDays } from '#shared/limits.ts';
import { changeStored, type NewRecord, type Store } from '../store/store.ts';
import { type Booking, endOf, parseBooking, reservedNames } from './booking.ts';

export type CreateOutcome = { outcome: 'created' | 'taken' } | { outcome: 'exists'; booking: Booking };
export type ChangeOutcome = 'stored' | 'taken' | 'conflict';

/** Which calendar of people a brand's meetings are in: meetings of one diary never overlap. */
export type DiaryOf = (brand: Booking['brand']) => string;

export type BookingStore = ReturnType<typeof createBookingStore>;

const retentionMs = bookingRetentionDays * 86_400_000;

/**
 * Bookings, stored so that no time is taken twice and none is lost: each holds the names of what it reserves in
 * its diary. They are deleted some days after the meeting. Every method rejects when the store cannot be reached.
 */
export function createBookingStore(store: Store, diaryOf: DiaryOf, brands: Brands) {
  const namesOf = (booking: Booking) =>
    reservedNames(booking, brands[booking.brand].offices).map((name) => `${diaryOf(booking.brand)} ${name}`);

  async function read(id: string): Promise<Booking | null> {
    const stored = await store.read('bookings', id);
    return stored && parseBooking(stored.value);
  }

  return {
    read,

    /** Stores a new booking if its whole time is free. `exists`: one of its id is stored already. */
    async create(booking: Booking): Promise<CreateOutcome> {
      const outcome = await store.put('bookings', toStored(booking), namesOf(booking));
      if (outcome === 'stored') return { outcome: 'created' };
      const before = outcome === 'exists' ? await read(booking.id) : null;
      return before ? { outcome: 'exists', booking: before } : { outcome: 'taken' };
    },

    /**
     * Changes a booking as it is stored now, with the time that it occupies.
     * @param changesOf the changes, or null when the booking as it is now is to stay: then the outcome is `conflict`
     */
    change(id: string, changesOf: (stored: Booking) => Partial<Booking> | null): Promise<ChangeOutcome> {
      return changeStored(store, 'bookings', id, (stored) => {
        const booking = stored && parseBooking(stored.value);
        const changes = booking && changesOf(booking);
        if (!changes) return null;
        const changed = { ...booking, ...changes };
        return { record: toStored(changed), names: namesOf(changed) };
      });
    },

    /** Stores a booking as it was found elsewhere, in place of an earlier state. `conflict`: this state or a later one is stored. */
    restore(booking: Booking): Promise<ChangeOutcome> {
      return changeStored(store, 'bookings', booking.id, (stored) => {
        const isLater = stored && parseBooking(stored.value).sequence >= booking.sequence;
        return isLater ? null : { record: toStored(booking), names: namesOf(booking) };
      });
    },

    /** All bookings that are stored, cancelled ones too. */
    async list(): Promise<Booking[]> {
      const states: Booking['state'][] = ['held', 'booked', 'cancelled'];
      const lists = await Promise.all(states.map((state) => store.list('bookings', state)));
      return lists.flat().map(({ value }) => parseBooking(value));
    },

    /** The secret that signs links to bookings, made on the first call and stored. */
    async secret(): Promise<string> {
      const secret = { id: 'bookings', state: 'kept', due: 0, expires: null };
      const known = await store.read('secrets', secret.id);
      if (known) return known.value;
      const value = randomBytes(32).toString('base64url');
      if ((await store.put('secrets', { ...secret, value })) === 'stored') return value;
      return (await store.read('secrets', secret.id))!.value;
    },
  };
}

function toStored(booking: Booking): NewRecord {
  const { id, state, start } = booking;
  return { id, state, due: start, expires: endOf(booking) + retentionMs, value: JSON.stringify(booking) };
}
