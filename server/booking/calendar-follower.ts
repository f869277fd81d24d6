import type { Booking } from './booking.ts';
import type { BookingStore } from './booking-store.ts';
import type { Bookings } from './bookings.ts';
import type { Meeting } from './calendar/read-calendar.ts';
import type { Calendars, FollowedCalendar } from './calendars.ts';
import type { BookingCalendar, Notifier } from './notifier.ts';

type Deps = {
  store: BookingStore;
  calendars: Pick<Calendars, 'followed'>;
  calendarOf: (brand: Booking['brand']) => BookingCalendar | null;
  bookings: Pick<Bookings, 'follow'>;
  notifier: Pick<Notifier, 'askFirm' | 'details'>;
  now: () => number;
};

/** `vanished`: its event is gone from a calendar that may not show all of them. */
type Fate = 'stands' | 'cancelled' | 'vanished';

/** More meetings that are gone at once look like an accident: the firm is asked. */
const mostGone = 3;

/**
 * Follows what the firm does with its meetings in its own calendars: one that is moved or cancelled there is moved or
 * cancelled here, whoever changed it last. Rejects when a calendar or the store cannot be read: then nothing is cancelled.
 */
export function createFollower({ store, calendars, calendarOf, bookings, notifier, now }: Deps) {
  /** When the calendars were read that first lacked a meeting. */
  const lacking = new Map<string, number>();

  return async function follow(): Promise<void> {
    const gone = { cancelled: [] as Booking[], vanished: [] as Booking[] };
    for (const booking of await store.list()) {
      if (booking.state !== 'booked' || booking.start <= now()) continue;
      const fate = await fateOf(booking, await calendars.followed(booking.brand));
      if (fate !== 'stands' && !booking.asked) gone[fate].push(booking);
    }
    const all = [...gone.cancelled, ...gone.vanished];
    if (all.length > mostGone) return notifier.askFirm(all);
    for (const booking of gone.cancelled) {
      // An event that says it is cancelled is the firm's own: it is not deleted.
      const notified = { ...booking.notified, caldav: booking.sequence + 1 };
      await bookings.follow(booking, null, { notified });
    }
    await notifier.askFirm(gone.vanished);
  };

  async function fateOf(booking: Booking, read: FollowedCalendar[]): Promise<Fate> {
    const caldav = calendarOf(booking.brand);
    const shown: Shown[] = read.flatMap(({ key, state }) => {
      const meeting = state.ok && state.times.meetings.find(({ id }) => id === booking.id);
      return meeting ? [{ key, meeting, readAt: state.readAt }] : [];
    });
    if (shown.length > 0 && booking.asked && !shown.some(({ meeting }) => meeting.isCancelled))
      await store.change(booking.id, () => ({ asked: false }));
    await noteLength(booking, shown);
    if (caldav) return inCaldav(booking, caldav, shown[0]?.meeting);
    if (shown.length === 0) return isMissing(booking, read) ? 'vanished' : 'stands';
    lacking.delete(booking.id);
    for (const event of shown) {
      const fate = await inExported(booking, event);
      if (fate !== 'same') return fate;
    }
    return 'stands';
  }

  /** Not while a later booking has its end again: its event alone keeps that free, too. */
  async function noteLength({ id, start, length }: Booking, shown: Shown[]): Promise<void> {
    const found = shown.find(({ meeting }) => meeting.start === start && meeting.length > 0)?.meeting;
    if (found && found.length !== length)
      await store.change(id, (stored) => (stored.start === start ? { length: found.length } : null));
  }

  async function inCaldav(booking: Booking, calendar: BookingCalendar, listed: Meeting | undefined): Promise<Fate> {
    const { id, notified, sequence, asked, start } = booking;
    if (notified.caldav < 0 || (!listed && asked)) return 'stands';
    // Not only what is listed: it may have been written since, or moved out of the period that is listed.
    const meeting = listed ?? (await calendar.find(await notifier.details(booking)));
    if (!meeting) return notified.caldav === sequence ? 'cancelled' : 'stands';
    const version = meeting.version ?? notified.caldav;
    if (isFirms(meeting, booking, version >= sequence)) {
      if (meeting.isCancelled) return 'cancelled';
      if (isNewTime(meeting, booking)) await bookings.follow(booking, meeting.start);
    } else if (version < notified.caldav && meeting.start !== start)
      // An older copy of the calendar was restored: it is written again.
      await store.change(id, (stored) => ({ notified: { ...stored.notified, caldav: version } }));
    return 'stands';
  }

  async function inExported(booking: Booking, { key, meeting, readAt }: Shown): Promise<Fate | 'same'> {
    const { id, seen, sequence, changedAt, start } = booking;
    const last = seen[key] ?? { sequence: -1, at: 0 };
    if (readAt <= last.at) return 'same';
    const note = (shown: number, at: number) => ({ seen: { ...seen, [key]: { sequence: shown, at } } });
    const isBased = last.sequence === sequence;
    if (meeting.start === start && !meeting.isCancelled) {
      if (!isBased && readAt >= changedAt) await store.change(id, () => note(sequence, readAt));
      return 'same';
    }
    if (!isFirms(meeting, booking, isBased)) return 'same';
    if (meeting.isCancelled) return 'cancelled';
    if (!isNewTime(meeting, booking)) return 'same';
    await bookings.follow(booking, meeting.start, note(sequence + 1, now()));
    return 'stands';
  }

  /** It was in one of the calendars, and is in none of them in two successive readings of each. */
  function isMissing({ id, seen }: Booking, read: FollowedCalendar[]): boolean {
    const times = read.map(({ state }) => (state.ok && state.times.unreadable === 0 ? state.readAt : 0));
    if (!read.some(({ key }) => key in seen) || times.includes(0)) return false;
    if (!lacking.has(id)) lacking.set(id, Math.max(...times));
    return Math.min(...times) > lacking.get(id)!;
  }

  /** A time to come that the booking does not have: what was moved into the past stays as it is. */
  function isNewTime({ start }: Meeting, booking: Booking): boolean {
    return start !== null && start !== booking.start && start > now();
  }
}

type Shown = { key: string; meeting: Meeting; readAt: number };

/**
 * Whether the firm has changed an event after its booking was changed here.
 * @param isBased the event shows a change of the booking as it is now
 */
function isFirms({ start, isCancelled, modified }: Meeting, { released, changedAt }: Booking, isBased: boolean) {
  const isKnown = start !== null && released.includes(start) && !isCancelled;
  return isBased || (!isKnown && (modified === null || modified > changedAt));
}
