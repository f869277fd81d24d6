import {
  type BookingValues,
  bookingStatusMessages,
  limitTexts,
  refusalText,
  unavailableText,
} from '#shared/booking/booking-schema.ts';
import {
  freeTimes,
  type Interval,
  mergeIntervals,
  nearestTimes,
  occupied,
  preferredTimes,
  refusal,
} from '#shared/booking/free-times.ts';
import { type MeetingFacts, ofKind } from '#shared/booking/meeting-facts.ts';
import { type MeetingKindId, meetingKind, meetingOffice, officeFor } from '#shared/booking/meeting-kinds.ts';
import type { Brand, BrandId } from '#shared/brands/index.ts';
import type { Office } from '#shared/firm/offices.ts';
import { addDays, ohioDate, ohioInstant, ohioIso } from '#shared/format/ohio-date.ts';
import type { bookingStorage } from '../env.ts';
import { type Booking, type BookingContext, blockedTime } from './booking-store.ts';
import type { Calendars } from './calendars.ts';
import type { Restorer } from './restore-bookings.ts';

export type DiaryDeps = BookingContext & {
  calendars: Calendars;
  restorer: Pick<Restorer, 'isReady'>;
  /** What keeps the meetings of a brand; null where nothing does. */
  storage: (brand: BrandId) => ReturnType<typeof bookingStorage>;
};

export type Diary = ReturnType<typeof createDiary>;

/** Bookings read within this time, in milliseconds, are not read again to show free times; a booking checks its own time. */
const listFreshMs = 1_000;

/** The site is younger, and no calendar reaches further: a clock that is outside is wrong. In milliseconds since 1970. */
const possibleTime: Interval = { start: Date.UTC(2026, 0), end: Date.UTC(2100, 0) };

export function createDiary({ store, calendars, diaryOf, brands, restorer, storage, log, now }: DiaryDeps) {
  let listed: { at: number; bookings: Promise<Booking[]> } | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  /** The bookings of a brand's diary; null when they cannot be read. */
  async function bookingsOf(brand: BrandId, fresh = false): Promise<Booking[] | null> {
    if (!listed || fresh || Math.abs(now() - listed.at) > listFreshMs) listed = { at: now(), bookings: store.list() };
    try {
      return (await listed.bookings).filter((booking) => diaryOf(booking.brand) === diaryOf(brand));
    } catch (error) {
      listed = null;
      log.error({ error: (error as Error).message }, 'The bookings cannot be read');
      return null;
    }
  }

  async function forgetAfter<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    const outcome = await work;
    listed = null;
    return outcome;
  }

  /**
   * When a brand is taken for a meeting at an office, or for any other, by its calendars and by bookings of its diary: as last
   * read, to be shown; read anew for a booking.
   * @param own the booking that is made or moved, which does not stand in its own way
   * @returns null while a calendar or the day is unknown, or the bookings cannot be read or kept
   */
  async function taken(brand: BrandId, asked: RequestedMeeting, own?: string): Promise<Taken | null> {
    const fresh = own !== undefined;
    if (now() < possibleTime.start || now() >= possibleTime.end) return null;
    if (!storage(brand) || !(await restorer.isReady(brand))) return null;
    const [calendar, bookings] = await Promise.all([calendars.busy(brand, fresh), bookingsOf(brand, fresh)]);
    if (!bookings || !calendar) return null;
    const ours = calendar.ourEvents.filter((event) => event.id !== own && !wasReleased(event, bookings));
    const others = bookings.filter(({ id, state }) => state !== 'cancelled' && id !== own);
    const { offices, meetings } = brands[brand];
    const pause = (kind: MeetingKindId) => ofKind(meetings.pause, kind) ?? 0;
    const office = meetingOffice(offices, asked.kind, asked.office ?? null);
    const booked = others.map((one) => blockedTime(one, office, offices, pause(one.values.kind)));
    const full = fullDays(others, asked.kind, meetings.most);
    const busy = mergeIntervals([...calendar.busy, ...ours, ...booked, ...full]);
    return { busy, full, pauseMinutes: pause(asked.kind), stale: calendar.stale };
  }

  return {
    taken,
    /** What the limits of a booking are measured against: the others of its diary. */
    async known(brand: BrandId, own: string) {
      const bookings = ((await bookingsOf(brand)) ?? []).filter(({ id }) => id !== own);
      return { bookings, offices: brands[brand].offices, now: now() };
    },

    /** The next three times that are offered for a meeting after its own, without those `avoided`; none while they are unknown. */
    async nextTimes({ id, brand, values, start }: Booking, avoided: Interval[]): Promise<Interval[]> {
      const known = await taken(brand, values, id);
      if (!known) return [];
      const requested = { ...requestedTimeOf(brands[brand], values, values.slot), start };
      const isAvoided = (time: Interval) => {
        const whole = occupied(meetingKind(values.kind), time.start, known.pauseMinutes);
        return avoided.some((one) => one.start < whole.end && one.end > whole.start);
      };
      const times = offeredBetween(known, requested, start, start + 21 * dayMs, now());
      return times.filter((time) => time.start > start && !isAvoided(time)).slice(0, 3);
    },

    /** One after the other, so that what is asked for at the same moment is measured against what was stored before it. */
    inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
      const done = turn.then(work, work);
      turn = done;
      return done;
    },

    create: (booking: Booking) => forgetAfter(store.create(booking)),

    /** The notifier may record meanwhile what it has sent; only another move or cancellation refuses this change. */
    change({ id, sequence, state }: Booking, changes: Partial<Booking>) {
      const isSame = (stored: Booking) => stored.sequence === sequence && stored.state === state;
      return forgetAfter(store.change(id, (stored) => (isSame(stored) ? changes : null)));
    },
  };
}

/** The event of a booking stays in the firm's calendar for a while after it was moved or cancelled here. */
function wasReleased({ id, start }: Interval & { id: string }, bookings: Booking[]): boolean {
  return bookings.some((booking) => booking.id === id && booking.released.includes(start));
}

/** The days on which nothing can be added: as many meetings as the owner wants, of this kind or of all. */
function fullDays(bookings: Booking[], kind: MeetingKindId, most: MeetingFacts['most']): Interval[] {
  const days = Map.groupBy(bookings, ({ start }) => ohioDate(new Date(start)));
  const isFull = (day: Booking[]) =>
    day.length >= (most.all ?? Infinity) ||
    day.filter(({ values }) => values.kind === kind).length >= (most[kind] ?? Infinity);
  return [...days]
    .filter(([, day]) => isFull(day))
    .map(([date]) => ({ start: ohioInstant(date, '00:00'), end: ohioInstant(addDays(date, 1), '00:00') }));
}

/** The kind and the office of a meeting whose time is looked for. */
type RequestedMeeting = { kind: MeetingKindId; office?: string | null | undefined };

/** `full`: days that take no more. `pauseMinutes`: how long it has to be free after the meeting that is looked for. */
type Taken = { busy: Interval[]; full: Interval[]; pauseMinutes: number; stale: boolean };

/** A meeting that a visitor asks for. `start` in milliseconds since 1970. */
type RequestedTime = { kind: MeetingKindId; office: Office; start: number };

export type Refused = {
  ok: false;
  /**
   * `invalid`: never offered. `taken`: not any more. `changed`: by another request. `too-late`: notice has passed. `limit`:
   * more is arranged by phone.
   */
  reason: 'invalid' | 'taken' | 'limit' | 'changed' | 'too-late' | 'cancelled' | 'unknown' | 'failed';
  error: string;
  next?: string[];
};

export function refuse(reason: Refused['reason'], error: string, next?: string[]): Refused {
  return { ok: false, reason, error, ...(next && { next }) };
}

/** Nothing can be booked or changed at present. */
export function refuseNow({ contact }: Brand): Refused {
  return refuse('unknown', unavailableText(contact.phone));
}

export function refuseLimit(limit: keyof typeof limitTexts, { contact }: Brand): Refused {
  return refuse('limit', limitTexts[limit](contact.phone));
}

const dayMs = 86_400_000;

export function requestedTimeOf(
  { offices }: Brand,
  { kind, office }: Pick<BookingValues, 'kind' | 'office'>,
  slot: string,
): RequestedTime {
  return { kind, office: officeFor(offices, kind, office ?? null), start: Date.parse(slot) };
}

/**
 * Why a meeting cannot begin at a time; null when it can.
 * @param taken null while that is unknown
 */
export function refuseTime(taken: Taken | null, requested: RequestedTime, now: number): Refused | null {
  const { kind, office, start } = requested;
  if (!taken) return refuse('unknown', bookingStatusMessages.unknown);
  const reason = refusal(meetingKind(kind), office, start, now);
  if (reason) return refuse('invalid', refusalText(reason, kind, office, start), nearest(taken, requested, now));
  const isFree = freeBetween(taken, requested, start, start, now).some((time) => time.start === start);
  return isFree ? null : refuseTaken(taken, requested, now);
}

/** The answer for a time that is taken, or on a full day, with the nearest free ones. */
export function refuseTaken(taken: Taken | null, requested: RequestedTime, now: number): Refused {
  const isFull = taken?.full.some(({ start, end }) => start <= requested.start && requested.start < end);
  return refuse('taken', bookingStatusMessages[isFull ? 'full' : 'taken'], taken ? nearest(taken, requested, now) : []);
}

function nearest(taken: Taken, requested: RequestedTime, now: number): string[] {
  const { horizonDays } = meetingKind(requested.kind);
  const around = Math.min(Math.max(requested.start, now), now + horizonDays * dayMs);
  const times = offeredBetween(taken, requested, around - 21 * dayMs, around + 21 * dayMs, now);
  return nearestTimes(times, requested.start).map(({ start }) => ohioIso(start));
}

/** The free times other than the requested one that the page offers. */
function offeredBetween(taken: Taken, requested: RequestedTime, first: number, last: number, now: number): Interval[] {
  const others = freeBetween(taken, requested, first, last, now).filter(({ start }) => start !== requested.start);
  return preferredTimes(meetingKind(requested.kind), others, taken.pauseMinutes);
}

function freeBetween(
  { busy, pauseMinutes }: Taken,
  { kind, office }: RequestedTime,
  first: number,
  last: number,
  now: number,
): Interval[] {
  const [from, to] = [ohioDate(new Date(first)), ohioDate(new Date(last))];
  return freeTimes({ kind: meetingKind(kind), office, from, to, now, busy, pauseMinutes });
}
