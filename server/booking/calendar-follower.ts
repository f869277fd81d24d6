import { type Absence, createAbsences } from './absences.ts';
import type { Booking } from './booking.ts';
import type { BookingStore } from './booking-store.ts';
import type { Bookings } from './bookings.ts';
import type { CalendarState } from './calendar/cached-calendar.ts';
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

type Fate = 'stands' | Absence;

/** More meetings that are gone at once look like an accident: the firm is asked. */
const mostGone = 3;

/**
 * Follows what the firm does with its meetings in its own calendars: one that is moved or cancelled there is moved or
 * cancelled here, whoever changed it last. Rejects when a calendar or the store cannot be read: then nothing is cancelled.
 */
export function createFollower({ store, calendars, calendarOf, bookings, notifier, now }: Deps) {
  const absences = createAbsences();

  return async function follow(): Promise<void> {
    const gone: Record<Absence, Booking[]> = { lacking: [], cancelled: [], vanished: [] };
    const coming = (await store.list()).filter((booking) => booking.start > now());
    absences.retain(new Set(coming.filter(({ state }) => state === 'booked').map(eventOf)));
    for (const booking of coming) {
      const read = await calendars.followed(booking.brand);
      if (booking.state === 'cancelled') await restore(booking, read);
      if (booking.state !== 'booked') continue;
      const fate = await fateOf(booking, read);
      if (fate !== 'stands' && !booking.asked) gone[fate].push(booking);
    }
    const settled = [...gone.cancelled, ...gone.vanished];
    const all = [...settled, ...gone.lacking];
    if (settled.length > 0 && all.length > mostGone) return notifier.askFirm(all);
    for (const booking of gone.cancelled) {
      // An event that says it is cancelled is the firm's own: it is not deleted.
      const notified = { ...booking.notified, caldav: booking.sequence + 1 };
      const calendar = calendarOf(booking.brand)?.key ?? null;
      await bookings.follow(booking, null, { notified, calendar, cancelledInCalendar: booking.sequence + 1 });
    }
    await notifier.askFirm(gone.vanished);
  };

  /** An event that stands again, after it was gone or cancelled there, books the meeting again. */
  async function restore(booking: Booking, read: FollowedCalendar[]): Promise<void> {
    const { brand, sequence, cancelledInCalendar, calendar, changedAt, seen, released } = booking;
    const caldav = calendarOf(brand);
    const shown = shownOf(booking, read);
    const start = shown[0]?.meeting.start;
    if (cancelledInCalendar !== sequence || !start || start <= now()) return;
    // Another calendar may hold a copy of when it was written there.
    if (caldav && caldav.key !== calendar) return;
    // Exported calendars may show an old copy once more.
    const isOld = ({ modified }: Meeting) => !caldav && modified !== null && modified <= changedAt;
    const stands = ({ meeting, readAt }: Shown) => !meeting.isCancelled && readAt > changedAt && !isOld(meeting);
    const lacksOne = read.some(({ key }) => key in seen && !shown.some((event) => event.key === key));
    if (lacksOne || !shown.every(stands)) return;
    await bookings.follow(booking, start, { state: 'booked', released: released.filter((time) => time !== start) });
  }

  async function fateOf(booking: Booking, read: FollowedCalendar[]): Promise<Fate> {
    const caldav = calendarOf(booking.brand);
    const shown = shownOf(booking, read);
    if (shown.length > 0 && booking.asked && !shown.some(({ meeting }) => meeting.isCancelled))
      await store.change(booking.id, () => ({ asked: false }));
    await noteLength(booking, shown);
    if (caldav) return inCaldav(booking, caldav, read[0]!.state);
    if (shown.length === 0) return inNone(booking, read);
    absences.stands(eventOf(booking), null);
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

  async function inCaldav(booking: Booking, calendar: BookingCalendar, state: CalendarState): Promise<Fate> {
    const { id, notified, sequence, asked, start, changedAt } = booking;
    // Read before our own change was written.
    if (state.ok && state.readAt <= changedAt) return 'stands';
    const listed = state.ok && state.times.meetings.find((meeting) => meeting.id === id);
    if (notified.caldav < 0 || (!listed && asked)) return 'stands';
    // Not only what is listed: it may have been written since, or moved out of the period that is listed.
    const meeting = listed || (await calendar.find(await notifier.details(booking)));
    if (!meeting) {
      // Elsewhere than where it was written, its absence means nothing.
      if (!state.ok || notified.caldav !== sequence || booking.calendar !== calendar.key) return 'stands';
      const hasOthers = state.times.meetings.length > 0;
      return absences.lacks(eventOf(booking), [state.readAt], hasOthers, state.times.tag);
    }
    absences.stands(eventOf(booking), listed ? state.times.tag : null);
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

  /** Exported calendars may not show all events: whatever they lack, the firm is asked. */
  function inNone(booking: Booking, read: FollowedCalendar[]): Fate {
    const readAt = read.map(({ state }) => (state.ok && state.times.unreadable === 0 ? state.readAt : 0));
    if (!read.some(({ key }) => key in booking.seen) || readAt.includes(0)) return 'stands';
    return absences.lacks(eventOf(booking), readAt, false, null);
  }

  /** A time to come that the booking does not have: what was moved into the past stays as it is. */
  function isNewTime({ start }: Meeting, booking: Booking): boolean {
    return start !== null && start !== booking.start && start > now();
  }
}

type Shown = { key: string; meeting: Meeting; readAt: number };

/** Names the event of a booking as it is now: each change of it is written, and what was known of it before is over. */
function eventOf({ id, sequence }: Booking): string {
  return `${id} ${sequence}`;
}

function shownOf({ id }: Booking, read: FollowedCalendar[]): Shown[] {
  return read.flatMap(({ key, state }) => {
    const meeting = state.ok && state.times.meetings.find((event) => event.id === id);
    return meeting ? [{ key, meeting, readAt: state.readAt }] : [];
  });
}

/**
 * Whether the firm has changed an event after its booking was changed here.
 * @param isBased the event shows a change of the booking as it is now
 */
function isFirms({ start, isCancelled, modified }: Meeting, { released, changedAt }: Booking, isBased: boolean) {
  const isKnown = start !== null && released.includes(start) && !isCancelled;
  return isBased || (!isKnown && (modified === null || modified > changedAt));
}
