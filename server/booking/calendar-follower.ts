import type { BookingRules } from './booking-rules.ts';
import type { Booking, BookingContext } from './booking-store.ts';
import type { Meeting } from './calendar/read-calendar.ts';
import type { Calendars, FollowedCalendar } from './calendars.ts';
import type { CalendarOf, Notifier } from './notifier.ts';

type Deps = Pick<BookingContext, 'store' | 'now'> & {
  calendars: Pick<Calendars, 'followed'>;
  calendarOf: CalendarOf;
  bookings: Pick<BookingRules, 'follow'>;
  notifier: Pick<Notifier, 'askFirm' | 'details' | 'tellItStands'>;
};

/** The event of a booking in one of its calendars. `tag`: that of the calendar, read together with the event. */
type Shown = { key: string; meeting: Meeting; readAt: number; tag: string | null };
type Status = 'present' | Absence;

/** More meetings that are missing or cancelled at once look like an accident: the firm is asked. */
const mostAtOnce = 3;

/**
 * Follows what the firm does with its meetings in its own calendars: one that is moved or cancelled there is moved or
 * cancelled here, whoever changed it last. Rejects when a calendar or the store cannot be read: then nothing is cancelled.
 */
export function createFollower({ store, calendars, calendarOf, bookings, notifier, now }: Deps) {
  const absences = createAbsences();

  return async function follow(): Promise<void> {
    const found: Record<Absence, Booking[]> = { missing: [], cancelled: [], unclear: [] };
    const coming = (await store.list()).filter((booking) => booking.start > now());
    absences.retain(new Set(coming.filter(({ state }) => state === 'booked').map(eventOf)));
    for (const booking of coming) {
      const read = await calendars.followed(booking.brand);
      if (booking.state === 'cancelled') await restore(booking, read);
      if (booking.state !== 'booked') continue;
      const status = await statusOf(booking, read);
      if (status !== 'present' && !booking.asked) found[status].push(booking);
    }
    const certain = [...found.cancelled, ...found.unclear];
    const all = [...certain, ...found.missing];
    if (certain.length > 0 && all.length > mostAtOnce) return notifier.askFirm(all);
    for (const booking of found.cancelled) {
      // An event that says it is cancelled is the firm's own: it is not deleted.
      const notified = { ...booking.notified, caldav: booking.sequence + 1 };
      const calendar = calendarOf(booking.brand)?.key ?? null;
      await bookings.follow(booking, null, { notified, calendar, cancelledInCalendar: booking.sequence + 1 });
    }
    await notifier.askFirm(found.unclear);
  };

  /** An event that stands again, after it was deleted or cancelled there, books the meeting again. */
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
    const isBack = ({ meeting, readAt }: Shown) => !meeting.isCancelled && readAt > changedAt && !isOld(meeting);
    const lacksOne = read.some(({ key }) => key in seen && !shown.some((event) => event.key === key));
    if (lacksOne || !shown.every(isBack)) return;
    await bookings.follow(booking, start, { state: 'booked', released: released.filter((time) => time !== start) });
  }

  /** What was read before the booking was changed here says nothing. */
  async function statusOf(booking: Booking, all: FollowedCalendar[]): Promise<Status> {
    const { id, asked, changedAt, notified } = booking;
    const read = all.filter(({ state }) => state.ok && state.readAt > changedAt);
    const caldav = calendarOf(booking.brand);
    if (caldav && (read.length === 0 || notified.caldav < 0)) return 'present';
    const shown = shownOf(booking, read);
    if (shown.length === 0 && asked) return 'present';
    // Not only what is listed: it may have been written since, or moved out of the period that is listed.
    const single = caldav && shown.length === 0 ? await caldav.find(await notifier.details(booking)) : null;
    if (caldav && single) shown.push({ key: caldav.key, meeting: single, readAt: now(), tag: null });
    if (shown.length === 0) return read.length < all.length ? 'present' : absenceOf(booking, read);

    if (asked && !shown.some(({ meeting }) => meeting.isCancelled)) await store.change(id, () => ({ asked: false }));
    await noteLength(booking, shown);
    absences.present(eventOf(booking), shown[0]!.tag);
    for (const event of shown) {
      const status = await followEvent(booking, event);
      if (status !== 'unchanged') return status;
    }
    return 'present';
  }

  /** What it means that no calendar shows the event. Exported ones may not show everything: without proof the firm is asked. */
  function absenceOf(booking: Booking, read: FollowedCalendar[]): Status {
    const { notified, sequence, calendar, seen } = booking;
    const caldav = calendarOf(booking.brand);
    const times = read.flatMap(({ state }) => (state.ok ? [state.times] : []));
    const readAt = read.flatMap(({ state }) => (state.ok ? [state.readAt] : []));
    // Elsewhere than where it was written or seen, its absence means nothing.
    const wasThere = caldav
      ? notified.caldav === sequence && calendar === caldav.key
      : read.some(({ key }) => key in seen) && times.every(({ unreadable }) => unreadable.length === 0);
    if (!wasThere) return 'present';
    const hasOthers = caldav !== null && times[0]!.meetings.length > 0;
    return absences.missing(eventOf(booking), readAt, hasOthers, caldav && times[0]!.tag);
  }

  /** Not while a later booking has its end again: its event alone keeps that free, too. */
  async function noteLength({ id, start, length }: Booking, shown: Shown[]): Promise<void> {
    const found = shown.find(({ meeting }) => meeting.start === start && meeting.length > 0)?.meeting;
    if (found && found.length !== length)
      await store.change(id, (stored) => (stored.start === start ? { length: found.length } : null));
  }

  /**
   * Our events carry the sequence of the booking that they were made from. Exported calendars lose it: which one each has
   * shown is noted.
   */
  async function followEvent(
    booking: Booking,
    { key, meeting }: Shown,
  ): Promise<'unchanged' | 'present' | 'cancelled'> {
    const { id, seen, sequence, start, notified } = booking;
    const isExported = calendarOf(booking.brand) === null;
    const version = isExported ? (seen[key]?.sequence ?? -1) : (meeting.version ?? notified.caldav);
    const note = (shown: number) => (isExported ? { seen: { ...seen, [key]: { sequence: shown } } } : {});
    if (meeting.start === start && !meeting.isCancelled) {
      if (isExported && version !== sequence) await store.change(id, () => note(sequence));
      return 'unchanged';
    }
    if (!isFirms(meeting, booking, version >= sequence)) {
      // An older copy of the calendar was restored: the event is written again.
      if (!isExported && version < notified.caldav && meeting.start !== start)
        await store.change(id, (stored) => ({ notified: { ...stored.notified, caldav: version } }));
      return 'unchanged';
    }
    if (meeting.isCancelled) return 'cancelled';
    // What was moved into the past, or has no time, stays as it is.
    if (meeting.start === null || meeting.start <= now()) {
      await notifier.tellItStands(booking);
      return 'unchanged';
    }
    await bookings.follow(booking, meeting.start, note(sequence + 1));
    return 'present';
  }
}

/** Names the event of a booking as it is now: each change of it is written, and what was known of it before is over. */
function eventOf({ id, sequence }: Booking): string {
  return `${id} ${sequence}`;
}

function shownOf({ id }: Booking, read: FollowedCalendar[]): Shown[] {
  return read.flatMap(({ key, state }) => {
    const meeting = state.ok && state.times.meetings.find((event) => event.id === id);
    return meeting ? [{ key, meeting, readAt: state.readAt, tag: state.times.tag }] : [];
  });
}

/**
 * Whether the firm has changed an event after its booking was changed here.
 * @param isCurrent the event shows a change of the booking as it is now
 */
function isFirms({ start, isCancelled, modified }: Meeting, { released, changedAt }: Booking, isCurrent: boolean) {
  const isKnown = start !== null && released.includes(start) && !isCancelled;
  return isCurrent || (!isKnown && (modified === null || modified > changedAt));
}

/** An accident of a server, such as an empty list while it starts or restores a copy, lasts minutes. */
const absenceMs = 5 * 60_000;

/** `missing`: not for long enough. `unclear`: the firm is to be asked, because no reading was shown to be whole. */
type Absence = 'missing' | 'cancelled' | 'unclear';

/** `tag`: of the calendar when the event was last in it. `at`: of the first reading with the present `proof`. */
type Sighting = {
  wasPresent: boolean;
  tag: string | null;
  absence?: { since: number; at: number; proof: string | null };
};

/**
 * Which events were deleted from a calendar. A server's accident looks like an empty calendar, too, but with the tag that it
 * had when the event was last in it, with none, or with another at each request; so a reading counts as whole only when it
 * shows another of our events, or a tag that differs from the one last seen with the event. An event is deleted when two
 * such readings, five minutes apart, lack it for the same reason; without proof the firm is asked after five minutes, and
 * after ten where the proof changes. Kept in memory: a process that has not seen the event asks, too, because its store may
 * be an old copy, and the meeting have been cancelled since.
 */
function createAbsences() {
  const sightings = new Map<string, Sighting>();

  return {
    /** @param tag null where it was not read together with the event */
    present: (event: string, tag: string | null) => void sightings.set(event, { wasPresent: true, tag }),

    /**
     * @param readAt when each of its calendars was read that lack the event
     * @param hasOthers whether they show another of our events
     */
    missing(event: string, readAt: number[], hasOthers: boolean, tag: string | null): Absence {
      const { wasPresent, tag: before, absence: known } = sightings.get(event) ?? { wasPresent: false, tag: null };
      const proof = !wasPresent ? null : hasOthers ? 'others' : before !== null && before !== tag ? tag : null;
      const at = Math.max(...readAt);
      const absence = known?.proof === proof ? known : { since: known?.since ?? at, at, proof };
      sightings.set(event, { wasPresent, tag: before, absence });
      const lasts = (since: number, ms: number) => Math.min(...readAt) - since >= ms;
      if (proof !== null && lasts(absence.at, absenceMs)) return 'cancelled';
      return lasts(absence.since, (proof === null ? 1 : 2) * absenceMs) ? 'unclear' : 'missing';
    },

    /** Forgets all other events. */
    retain(events: Set<string>): void {
      for (const event of sightings.keys()) if (!events.has(event)) sightings.delete(event);
    },
  };
}
