import type { limitTexts } from '#shared/booking/booking-schema.ts';
import { freeTimes, mergeIntervals } from '#shared/booking/free-times.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import type { Offices } from '#shared/firm/offices.ts';
import { addDays, mondayOf, ohioDate, ohioInstant } from '#shared/format/ohio-date.ts';
import { phoneDigits } from '#shared/forms/phone-number.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { type Booking, blockedTime } from './booking-store.ts';

type RequestedBooking = Pick<Booking, 'values' | 'network' | 'start'>;
type Limit = keyof typeof limitTexts;
/** What is booked already, at which offices, and when this is. */
type Known = { bookings: readonly Booking[]; offices: Offices; now: number };

const dayMs = 86_400_000;
/** Longer than the firm takes to read its mail and cancel what nobody booked: a flood of a day gets no second share. */
const recentMs = 2 * dayMs;

/**
 * What a person, a network or anybody may hold of the diary, in proportion to CONTACT_LIMIT. With the default of 5: three meetings
 * to come per mailbox and phone, three moves of one, and a fifth of the times of a day and of a week for all meetings of
 * unconfirmed mailboxes that one network has made, or that were made or moved within two days. The first of a day is always one's.
 */
export function createBookingLimits(contactLimit: number) {
  const most = Math.ceil((contactLimit * 3) / 5);
  const share = contactLimit / 25;

  /** @returns `confirm` for one that a network gets when it shows that the address is its visitor's */
  function ofShare(asked: RequestedBooking, known: Known): Limit | 'confirm' | null {
    const unconfirmed = known.bookings.filter(({ confirmed, state }) => !confirmed && state !== 'cancelled');
    const lost = (bookings: Booking[]) => lostShare(asked, { ...known, bookings });
    const ofNetwork = lost(unconfirmed.filter(({ network }) => network === asked.network));
    if (ofNetwork.week > share) return 'networkWeek';
    if (ofNetwork.day > share) return 'networkDay';
    const recent = lost(unconfirmed.filter(({ changedAt }) => changedAt > known.now - recentMs));
    if (recent.week > share) return 'recentWeek';
    if (recent.day > share) return 'recentDay';
    return Math.max(ofNetwork.day, ofNetwork.week) > share / 2 ? 'confirm' : null;
  }

  return {
    /** Which limit a booking would exceed. Of a person's, cancelled ones count for a day. */
    ofBooking(asked: RequestedBooking, known: Known): Limit | 'confirm' | null {
      const { bookings, now } = known;
      const counts = ({ state, start, createdAt }: Booking) =>
        state === 'cancelled' ? createdAt > now - dayMs : start > now;
      if (bookings.filter((one) => isSamePerson(asked, one) && counts(one)).length >= most) return 'person';
      return ofShare(asked, known);
    },
    /** @param start the new time, which counts like that of a booking made now, unless the mailbox is confirmed */
    ofMove(booking: Booking, start: number, known: Known): Limit | null {
      if (booking.released.length >= most) return 'moves';
      const limit = booking.confirmed ? null : ofShare({ ...booking, start }, known);
      return limit === 'confirm' ? null : limit;
    },
  };
}

/** The parts of what is left of its day’s times, and of its week’s, that are lost to others’ meetings with the one asked for. */
function lostShare(asked: RequestedBooking, { bookings: others, offices, now }: Known) {
  const day = ohioDate(new Date(asked.start));
  const monday = mondayOf(day);
  const office = officeFor(offices, asked.values.kind, asked.values.office ?? null);
  const lost = (from: string, to: string) => {
    const within = others.filter(({ start }) => start >= ohioInstant(from, '00:00') && ohioDate(new Date(start)) <= to);
    if (within.length === 0) return 0;
    const taken = [...within, { ...asked, length: null }].map((one) => blockedTime(one, office.id, offices));
    const period = { kind: meetingKind(asked.values.kind), office, from, to, now };
    const all = freeTimes({ ...period, busy: [] }).length;
    return all === 0 ? 0 : 1 - freeTimes({ ...period, busy: mergeIntervals(taken) }).length / all;
  };
  return { day: lost(day, day), week: lost(monday, addDays(monday, 6)) };
}

function isSamePerson({ values: one }: Pick<Booking, 'values'>, { values: other }: Booking): boolean {
  return (
    mailboxKey(one.email) === mailboxKey(other.email) ||
    (one.phone !== undefined && other.phone !== undefined && phoneDigits(one.phone) === phoneDigits(other.phone))
  );
}
