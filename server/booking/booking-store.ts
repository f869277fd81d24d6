import type { Booking } from './booking.ts';

export type CreateOutcome = { outcome: 'created' | 'taken' } | { outcome: 'exists'; booking: Booking };

/**
 * Bookings, stored so that no time is taken twice and none is lost: in a folder, or in Redis when several processes serve
 * the site. A time is reserved first; the booking is stored before the call returns. Every method throws when the
 * store cannot be reached.
 */
export type BookingStore = {
  /** Stores a new booking if its whole time is free. `exists`: one of its id is stored already. */
  create(booking: Booking): Promise<CreateOutcome>;
  /**
   * Replaces a stored booking by a changed one: its time is reserved before, and the time it leaves is free after that.
   * `changed`: another request has changed it since `before` was read.
   */
  update(booking: Booking, before: Booking): Promise<'updated' | 'taken' | 'changed'>;
  read(id: string): Promise<Booking | null>;
  /** All bookings that are stored, cancelled ones too. */
  list(): Promise<Booking[]>;
  /** Deletes bookings that ended before a time (milliseconds since 1970), and what crashed processes left. */
  prune(endedBefore: number): Promise<void>;
  /** The secret that signs links to bookings, made on the first call and stored. */
  secret(): Promise<string>;
};

/** Which calendar of people a brand's meetings are in: meetings of one diary never overlap. */
export type DiaryOf = (brand: Booking['brand']) => string;

/** The notifier records three notifications of each state of a booking. */
const maxTries = 5;

/**
 * Changes a booking as it is stored now, and again if another request has changed it in the meantime.
 * @param changesOf the changes, or null when the booking as it is now is to stay
 * @returns as `update`; `changed` also when nothing was to be changed
 */
export async function updateStored(
  store: BookingStore,
  id: string,
  changesOf: (stored: Booking) => Partial<Booking> | null,
): Promise<'updated' | 'taken' | 'changed'> {
  for (let tries = 0; tries < maxTries; tries++) {
    const stored = await store.read(id);
    const changes = stored && changesOf(stored);
    if (!changes) return 'changed';
    const outcome = await store.update({ ...stored, ...changes }, stored);
    if (outcome !== 'changed') return outcome;
  }
  return 'changed';
}
