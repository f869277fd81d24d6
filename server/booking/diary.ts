import type { Logger } from 'pino';
import { type BookingValues, bookingStatusMessages, refusalText } from '#shared/booking/booking-schema.ts';
import {
  freeTimes,
  type Interval,
  mergeIntervals,
  nearestTimes,
  preferredTimes,
  refusal,
} from '#shared/booking/free-times.ts';
import { type MeetingKindId, meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import type { Brand, BrandId, Brands } from '#shared/brands/index.ts';
import type { Office } from '#shared/firm/offices.ts';
import { ohioDate, ohioIso } from '#shared/format/ohio-date.ts';
import type { bookingKeeper } from '../env.ts';
import { type Booking, type BookingStore, blockedTime, type DiaryOf } from './booking-store.ts';
import type { Calendars } from './calendars.ts';
import type { Restorer } from './restore-bookings.ts';

export type DiaryDeps = {
  store: BookingStore;
  calendars: Calendars;
  diaryOf: DiaryOf;
  brands: Brands;
  restorer: Pick<Restorer, 'isReady'>;
  keeper: (brand: BrandId) => ReturnType<typeof bookingKeeper>;
  log: Logger;
  now: () => number;
};

export type Diary = ReturnType<typeof createDiary>;

/** Bookings read within this time, in milliseconds, are not read again to show free times; a booking checks its own time. */
const listFreshMs = 1_000;

export function createDiary({ store, calendars, diaryOf, brands, restorer, keeper, log, now }: DiaryDeps) {
  let listed: { at: number; bookings: Promise<Booking[]> } | null = null;

  async function list(fresh: boolean): Promise<Booking[] | null> {
    if (!listed || fresh || Math.abs(now() - listed.at) > listFreshMs) listed = { at: now(), bookings: store.list() };
    try {
      return await listed.bookings;
    } catch (error) {
      listed = null;
      log.error({ error: (error as Error).message }, 'The bookings cannot be read');
      return null;
    }
  }

  /** The bookings of a brand's diary; null when they cannot be read. */
  async function bookingsOf(brand: BrandId, fresh = false): Promise<Booking[] | null> {
    const bookings = await list(fresh);
    return bookings?.filter((booking) => diaryOf(booking.brand) === diaryOf(brand)) ?? null;
  }

  /** @param own the booking that asks, which does not stand in its own way; null for none */
  async function read(
    brand: BrandId,
    office: string | null,
    own: string | null,
    fresh: boolean,
  ): Promise<Taken | null> {
    if (!keeper(brand) || !(await restorer.isReady(brand))) return null;
    const [calendar, bookings] = await Promise.all([calendars.busy(brand, fresh), bookingsOf(brand, fresh)]);
    if (!bookings || !calendar.ok) return null;
    const ours = calendar.ourEvents.filter((event) => event.id !== own && !wasReleased(event, bookings));
    const others = bookings.filter(({ id, state }) => state !== 'cancelled' && id !== own);
    const booked = others.map((booking) => blockedTime(booking, office, brands[brand].offices));
    return { busy: mergeIntervals([...calendar.busy, ...ours, ...booked]), stale: calendar.stale };
  }

  return {
    bookingsOf,
    /**
     * When a brand is taken for a meeting at an office, or for any other, by its calendars and by bookings of its diary: as last
     * read, to be shown.
     * @returns null while a calendar is unknown, or the bookings cannot be read or kept
     */
    taken: (brand: BrandId, office: string | null) => read(brand, office, null, false),

    /** The same read anew, for a booking that is made or moved, without what it takes itself. */
    takenByOthers: (brand: BrandId, office: string | null, id: string) => read(brand, office, id, true),

    forget() {
      listed = null;
    },
  };
}

/** The event of a booking stays in the firm's calendar for a while after it was moved or cancelled here. */
function wasReleased({ id, start }: Interval & { id: string }, bookings: Booking[]): boolean {
  return bookings.some((booking) => booking.id === id && booking.released.includes(start));
}

type Taken = { busy: Interval[]; stale: boolean };

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
  if (!taken) return { ok: false, reason: 'unknown', error: bookingStatusMessages.unknown };
  const reason = refusal(meetingKind(kind), office, start, now);
  if (reason) {
    const error = refusalText(reason, kind, office, start);
    return { ok: false, reason: 'invalid', error, next: nearest(taken.busy, requested, now) };
  }
  const isFree = freeBetween(taken.busy, requested, start, start, now).some((time) => time.start === start);
  return isFree ? null : refuseTaken(taken, requested, now);
}

/** The refusal of a time that is not to come, for a meeting that the firm moves. */
export function refusePast(start: number, now: number): Refused | null {
  return start > now ? null : { ok: false, reason: 'invalid', error: bookingStatusMessages.past };
}

/** The answer for a time that is taken, with the nearest free ones. */
export function refuseTaken(taken: Taken | null, requested: RequestedTime, now: number): Refused {
  const next = taken ? nearest(taken.busy, requested, now) : [];
  return { ok: false, reason: 'taken', error: bookingStatusMessages.taken, next };
}

function nearest(busy: Interval[], requested: RequestedTime, now: number): string[] {
  const { horizonDays } = meetingKind(requested.kind);
  const around = Math.min(Math.max(requested.start, now), now + horizonDays * dayMs);
  const times = freeBetween(busy, requested, around - 21 * dayMs, around + 21 * dayMs, now);
  const others = preferredTimes(
    meetingKind(requested.kind),
    times.filter(({ start }) => start !== requested.start),
  );
  return nearestTimes(others, requested.start).map(({ start }) => ohioIso(start));
}

function freeBetween(
  busy: Interval[],
  { kind, office }: RequestedTime,
  first: number,
  last: number,
  now: number,
): Interval[] {
  const [from, to] = [ohioDate(new Date(first)), ohioDate(new Date(last))];
  return freeTimes({ kind: meetingKind(kind), office, from, to, now, busy });
}
