import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { type BookingValues, bookingStatusMessages, refusalText } from '#shared/booking/booking-schema.ts';
import { freeTimes, type Interval, mergeIntervals, nearestTimes, refusal } from '#shared/booking/free-times.ts';
import { type MeetingKindId, meetingKind, type OfficeId, officeFor } from '#shared/booking/meeting-kinds.ts';
import type { BrandId } from '#shared/brands/index.ts';
import { ohioDate, ohioIso } from '#shared/format/ohio-date.ts';
import { type Booking, occupiedTime } from './booking.ts';
import type { BookingStore, ChangeOutcome, DiaryOf } from './booking-store.ts';
import type { Calendars } from './calendars.ts';
import type { Notifier } from './notifier.ts';

type Deps = {
  store: BookingStore;
  calendars: Calendars;
  notifier: Notifier;
  diaryOf: DiaryOf;
  /** While calendars are unknown, offer times by office hours and bookings. */
  offersWhenUnknown: boolean;
  log: Logger;
  now: () => number;
};

/** Times that are taken, for the free times of a brand. */
export type Taken = { busy: Interval[]; stale: boolean };

export type BookingRequest = {
  brand: BrandId;
  values: BookingValues;
  masked: boolean;
  page: string | null;
  spam: Booking['spam'];
  /** What makes a repeated request the same booking: the client's key, or the minute. */
  key: string;
};

export type Refused = {
  ok: false;
  /** `invalid`: never offered. `taken`: not any more. `changed`: by another request. `too-late`: notice has passed. */
  reason: 'invalid' | 'taken' | 'changed' | 'too-late' | 'cancelled' | 'unknown' | 'failed';
  error: string;
  /** Nearest free times, as ISO 8601. */
  next?: string[];
};
/** `repeated`: the booking was there already. */
export type BookingOutcome = { ok: true; booking: Booking; repeated?: true } | Refused;

const day = 86_400_000;
/** Bookings read within this time, in milliseconds, are not read again to show free times; a booking checks its own time. */
const listFreshMs = 1_000;

export type Bookings = ReturnType<typeof createBookingRules>;

/** Free times and bookings: what is taken, and how a meeting is booked, moved and cancelled. */
export function createBookingRules({ store, calendars, notifier, diaryOf, offersWhenUnknown, log, now }: Deps) {
  let listed: { at: number; bookings: Promise<Booking[]> } | null = null;

  return { taken, book, move, cancel, read: (id: string) => store.read(id) };

  /**
   * When a brand is taken: by its calendars and by bookings of its diary.
   * @param fresh reads both again where they are not of this moment
   * @returns null while a calendar is unknown, or the bookings cannot be read
   */
  async function taken(brand: BrandId, fresh = false): Promise<Taken | null> {
    const [read, bookings] = await Promise.all([calendars.busy(brand, fresh), list(fresh)]);
    if (!bookings || (!read.ok && !offersWhenUnknown)) return null;
    const diary = diaryOf(brand);
    const own = bookings.filter((booking) => diaryOf(booking.brand) === diary);
    const events = read.ok ? [...read.busy, ...read.own.filter((event) => !wasReleased(event, own))] : [];
    const booked = own.filter(({ state }) => state === 'booked').map(occupiedTime);
    return { busy: mergeIntervals([...events, ...booked]), stale: !read.ok || read.stale };
  }

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

  async function book(request: BookingRequest): Promise<BookingOutcome> {
    const { brand, values } = request;
    const start = Date.parse(values.slot);
    const id = bookingId(request);
    try {
      const before = await store.read(id);
      if (before) return repeated(before);
      const refused = await refuseTime(brand, values.kind, values.office ?? null, start);
      if (refused) {
        // The same request, sent twice at once: the other one has taken the time.
        const stored = await store.read(id);
        return stored ? repeated(stored) : refused;
      }
      const created = await store.create(newBooking(id, request, start));
      listed = null;
      if (created.outcome === 'exists') return repeated(created.booking);
      if (created.outcome === 'taken') return takenTime(brand, values.kind, values.office ?? null, start);
      return await announce(id);
    } catch (error) {
      log.error({ error: (error as Error).message }, 'A meeting could not be booked');
      return { ok: false, reason: 'failed', error: bookingStatusMessages.failed };
    }
  }

  /** A booking counts once the firm's mail is sent or queued; otherwise its time is free again. */
  async function announce(id: string): Promise<BookingOutcome> {
    const booking = (await store.read(id))!;
    if (await notifier.notifyFirm(booking)) {
      notifier.notifyOthersSoon(booking.id);
      return { ok: true, booking };
    }
    await change(booking, { state: 'cancelled' });
    return { ok: false, reason: 'failed', error: bookingStatusMessages.failed };
  }

  async function move(booking: Booking, slot: string): Promise<BookingOutcome> {
    const start = Date.parse(slot);
    const { kind, office = null } = booking.values;
    const refusal = changeRefusal(booking, now());
    if (refusal) return refusal;
    if (start === booking.start) return { ok: true, booking };
    const refused = await refuseTime(booking.brand, kind, office, start, booking);
    if (refused) return refused;
    const values = { ...booking.values, slot: ohioIso(start) };
    const released = [...booking.released, booking.start];
    const outcome = await change(booking, { start, values, released, sequence: booking.sequence + 1 });
    return outcome === 'taken' ? takenTime(booking.brand, kind, office, start) : changed(outcome, booking.id);
  }

  async function cancel(booking: Booking, byFirm = false): Promise<BookingOutcome> {
    if (booking.state === 'cancelled') return { ok: true, booking };
    const refusal = byFirm ? null : changeRefusal(booking, now());
    if (refusal) return refusal;
    const released = [...booking.released, booking.start];
    const outcome = await change(booking, { state: 'cancelled', released, sequence: booking.sequence + 1 });
    return changed(outcome, booking.id);
  }

  /** The notifier may record meanwhile what it has sent; only another move or cancellation refuses this one. */
  async function change({ id, sequence, state }: Booking, changes: Partial<Booking>) {
    const isSame = (stored: Booking) => stored.sequence === sequence && stored.state === state;
    const outcome = await store.change(id, (stored) => (isSame(stored) ? changes : null));
    listed = null;
    return outcome;
  }

  /** After a stored change the firm is notified now or, if that fails, later. */
  async function changed(outcome: ChangeOutcome, id: string): Promise<BookingOutcome> {
    const booking = await store.read(id);
    if (outcome !== 'stored' || !booking) return { ok: false, reason: 'changed', error: bookingStatusMessages.changed };
    await notifier.notifyFirm(booking);
    notifier.notifyOthersSoon(booking.id);
    return { ok: true, booking };
  }

  /** Why a meeting cannot begin at a time; null when it can. */
  async function refuseTime(
    brand: BrandId,
    kind: MeetingKindId,
    office: OfficeId | null,
    start: number,
    own?: Booking,
  ): Promise<Refused | null> {
    const reason = refusal(meetingKind(kind), officeFor(kind, office), start, now());
    const state = await taken(brand, true);
    if (!state) return { ok: false, reason: 'unknown', error: bookingStatusMessages.unknown };
    const next = nearest(state, kind, office, start);
    if (reason) return { ok: false, reason: 'invalid', error: refusalText(reason, kind, office, start), next };
    const others = own ? { ...state, busy: without(state.busy, occupiedTime(own)) } : state;
    return free(others, kind, office, start, start).length > 0
      ? null
      : { ok: false, reason: 'taken', error: bookingStatusMessages.taken, next };
  }

  async function takenTime(
    brand: BrandId,
    kind: MeetingKindId,
    office: OfficeId | null,
    start: number,
  ): Promise<Refused> {
    const state = await taken(brand, true);
    const next = state ? nearest(state, kind, office, start) : [];
    return { ok: false, reason: 'taken', error: bookingStatusMessages.taken, next };
  }

  function nearest(state: Taken, kind: MeetingKindId, office: OfficeId | null, wished: number): string[] {
    const { horizonDays } = meetingKind(kind);
    const around = Math.min(Math.max(wished, now()), now() + horizonDays * day);
    const times = free(state, kind, office, around - 21 * day, around + 21 * day);
    return nearestTimes(
      times.filter(({ start }) => start !== wished),
      wished,
    ).map(({ start }) => ohioIso(start));
  }

  function free(
    { busy }: Taken,
    kind: MeetingKindId,
    office: OfficeId | null,
    first: number,
    last: number,
  ): Interval[] {
    const [from, to] = [ohioDate(new Date(first)), ohioDate(new Date(last))];
    const all = freeTimes({ kind: meetingKind(kind), office: officeFor(kind, office), from, to, now: now(), busy });
    return first === last ? all.filter(({ start }) => start === first) : all;
  }

  function newBooking(id: string, { brand, values, masked, page, spam }: BookingRequest, start: number): Booking {
    return {
      id,
      brand,
      state: 'booked',
      start,
      values: { ...values, slot: ohioIso(start) },
      masked,
      page,
      spam,
      createdAt: now(),
      sequence: 0,
      released: [],
      notified: { firm: -1, caldav: -1, visitor: -1 },
    };
  }

  /** A repeated request is answered like the first one; the firm is notified in case the first one was killed before that. */
  async function repeated(booking: Booking): Promise<BookingOutcome> {
    if (booking.state === 'cancelled')
      return { ok: false, reason: 'cancelled', error: bookingStatusMessages.cancelled };
    return booking.notified.firm < booking.sequence ? announce(booking.id) : { ok: true, booking, repeated: true };
  }
}

/** Why a booking cannot be changed by its link any more; null while it can. */
export function changeRefusal(booking: Booking, now: number): Refused | null {
  if (booking.state === 'cancelled') return { ok: false, reason: 'cancelled', error: bookingStatusMessages.cancelled };
  return now < changeableUntil(booking)
    ? null
    : { ok: false, reason: 'too-late', error: bookingStatusMessages.tooLate };
}

/** Until when a booking can be moved or cancelled by its link, in milliseconds since 1970. */
export function changeableUntil({ values, start }: Booking): number {
  return start - meetingKind(values.kind).noticeHours * 3_600_000;
}

/** The event of a booking stays in the firm's calendar for a while after it was moved or cancelled here. */
function wasReleased({ id, start }: Interval & { id: string }, bookings: Booking[]): boolean {
  return bookings.some((booking) => booking.id === id && booking.released.includes(start));
}

/** Busy times without one of them, for a meeting that is moved within its own time. */
function without(busy: readonly Interval[], { start, end }: Interval): Interval[] {
  return busy.flatMap((time) =>
    time.end <= start || time.start >= end
      ? [time]
      : [
          { start: time.start, end: start },
          { start: end, end: time.end },
        ].filter((part) => part.end > part.start),
  );
}

function bookingId({ brand, values, key }: BookingRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([brand, values, key]))
    .digest('hex')
    .slice(0, 32);
}
