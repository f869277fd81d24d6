import type { limitTexts } from '#shared/booking/booking-schema.ts';
import { openingTimes } from '#shared/booking/free-times.ts';
import type { Offices } from '#shared/firm/offices.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { type Booking, endOf } from './booking.ts';

type Asked = Pick<Booking, 'values' | 'network' | 'start'>;
type Limit = keyof typeof limitTexts;

const dayMs = 86_400_000;

/**
 * What a person or a network may hold of the diary, in proportion to CONTACT_LIMIT: with the default of 5, three meetings to
 * come per email address and phone, three moves of one, and a fifth of a day's hours for all of a network's unconfirmed meetings.
 */
export function createBookingLimits(contactLimit: number) {
  const most = Math.ceil((contactLimit * 3) / 5);
  const share = contactLimit / 25;
  return {
    /** Which limit a booking would exceed. Cancelled ones count for a day. */
    ofBooking(asked: Asked, bookings: readonly Booking[], offices: Offices, now: number): Limit | null {
      const counts = ({ state, start, createdAt }: Booking) =>
        state === 'cancelled' ? createdAt > now - dayMs : start > now;
      if (bookings.filter((one) => isSamePerson(asked, one) && counts(one)).length >= most) return 'person';
      const date = ohioDate(new Date(asked.start));
      const openMs = openingTimes(offices[0], date).reduce((sum, open) => sum + open.end - open.start, 0);
      const held = bookings.filter(
        (one) =>
          one.network === asked.network &&
          !one.confirmed &&
          one.state !== 'cancelled' &&
          ohioDate(new Date(one.start)) === date,
      );
      const heldMs = held.reduce((sum, one) => sum + endOf(one) - one.start, 0);
      return openMs > 0 && heldMs >= openMs * share ? 'network' : null;
    },
    ofMove: ({ released }: Booking): Limit | null => (released.length >= most ? 'moves' : null),
  };
}

function isSamePerson({ values: one }: Pick<Booking, 'values'>, { values: other }: Booking): boolean {
  const digits = (phone = '') => phone.replace(/\D/g, '').slice(-10);
  return (
    one.email.toLowerCase() === other.email.toLowerCase() ||
    (one.phone !== undefined && digits(one.phone) === digits(other.phone))
  );
}
