import { createHash, createHmac } from 'node:crypto';
import {
  type BookingValues,
  bookingStatusMessages,
  limitTexts,
  unavailableText,
} from '#shared/booking/booking-schema.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import type { Brand, BrandId, Brands } from '#shared/brands/index.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import type { Booking } from './booking.ts';
import type { createBookingLimits } from './booking-limits.ts';
import type { ChangeOutcome } from './booking-store.ts';
import { createDiary, type Diary, type DiaryDeps } from './diary.ts';
import { type Refused, refusePast, refuseTaken, refuseTime, type WishedTime } from './meeting-times.ts';
import type { Notifier } from './notifier.ts';
import type { Restorer } from './restore-bookings.ts';

type Deps = DiaryDeps & {
  restorer: Pick<Restorer, 'isReady' | 'find'>;
  notifier: Notifier;
  limits: ReturnType<typeof createBookingLimits>;
  brands: Brands;
  secret: () => Promise<string>;
  mailsVisitors: boolean;
};

export type BookingRequest = {
  brand: BrandId;
  values: BookingValues;
  masked: boolean;
  page: string | null;
  spam: Booking['spam'];
  /** The block of network addresses that it comes from; only its hash is stored. */
  network: string;
  /** What makes a repeated request the same booking: the client's key, or the minute. */
  key: string;
};

/** `repeated`: the booking was there already. */
export type BookingOutcome = { ok: true; booking: Booking; repeated?: true } | Refused;

export type Bookings = ReturnType<typeof createBookingRules>;

type Shared = Deps & {
  diary: Diary;
  change: Change;
  refuseLimit: (limit: keyof typeof limitTexts, brand: BrandId) => Refused;
  refuseNow: (brand: BrandId) => Refused;
};
type Change = (booking: Booking, changes: Partial<Booking>) => Promise<ChangeOutcome>;

/** Free times and bookings: what is taken, and how a meeting is booked, moved and cancelled. */
export function createBookingRules(deps: Deps) {
  const { store, restorer } = deps;
  const diary = createDiary(deps);

  /** The notifier may record meanwhile what it has sent; only another move or cancellation refuses this one. */
  async function change({ id, sequence, state }: Booking, changes: Partial<Booking>) {
    const isSame = (stored: Booking) => stored.sequence === sequence && stored.state === state;
    const outcome = await store.change(id, (stored) => (isSame(stored) ? changes : null));
    diary.forget();
    return outcome;
  }

  /** Nothing can be booked or changed at present. */
  function refuseNow(brand: BrandId): Refused {
    return { ok: false, reason: 'unknown', error: unavailableText(deps.brands[brand].contact.phone) };
  }

  function refuseLimit(limit: keyof typeof limitTexts, brand: BrandId): Refused {
    return { ok: false, reason: 'limit', error: limitTexts[limit](deps.brands[brand].contact.phone) };
  }

  const shared = { ...deps, diary, change, refuseLimit, refuseNow };
  return {
    taken: diary.taken,
    book: createBook(shared),
    ...createChanges(shared),
    /** A booking whose link was opened. Rejects while it is not known whether there is one. */
    read: restorer.find,
  };
}

function createBook({
  store,
  brands,
  notifier,
  secret,
  mailsVisitors,
  limits,
  refuseLimit,
  refuseNow,
  log,
  now,
  diary,
  change,
}: Shared) {
  return book;

  async function book(asked: BookingRequest): Promise<BookingOutcome> {
    const { brand, values } = asked;
    const office = values.office ?? null;
    const id = bookingId(asked);
    try {
      const before = await store.read(id);
      if (before) return await repeated(before);
      const taken = await diary.taken(brand, office, id);
      // Not before: the calendar may have changed the office hours.
      const wish = wishOf(brands[brand], values, values.slot);
      const refused = refuseTime(taken, wish, now());
      if (refused) return refused;
      const network = createHmac('sha256', await secret())
        .update(asked.network)
        .digest('base64url');
      const request = { ...asked, network };
      const others = ((await diary.bookingsOf(brand)) ?? []).filter((other) => other.id !== id);
      const limit = limits.ofBooking({ ...request, start: wish.start }, others, brands[brand].offices, now());
      const state = limit === 'network' && mailsVisitors ? 'held' : 'booked';
      if (limit && state === 'booked') return refuseLimit(limit, brand);
      const created = await store.create({ ...newBooking(id, request, wish.start, now()), state });
      diary.forget();
      if (created.outcome === 'exists') return await repeated(created.booking);
      if (created.outcome === 'taken') return refuseTaken(await diary.taken(brand, office, id), wish, now());
      return await announce(id);
    } catch (error) {
      log.error({ error: (error as Error).message }, 'A meeting could not be booked');
      return refuseNow(brand);
    }
  }

  /** A booking counts once the firm's mail is sent or queued; otherwise its time is free again. */
  async function announce(id: string): Promise<BookingOutcome> {
    const booking = (await store.read(id))!;
    if (booking.state === 'held' || (await notifier.notifyFirm(booking))) {
      notifier.notifyOthersSoon(booking.id);
      return { ok: true, booking };
    }
    await change(booking, { state: 'cancelled', sequence: booking.sequence + 1, changedAt: now() });
    return { ok: false, reason: 'failed', error: bookingStatusMessages.failed };
  }

  /** A repeated request is answered like the first one; the firm is notified in case the first one was killed before that. */
  async function repeated(booking: Booking): Promise<BookingOutcome> {
    if (booking.state === 'cancelled')
      return { ok: false, reason: 'cancelled', error: bookingStatusMessages.cancelled };
    const isUnknown = booking.state === 'booked' && booking.notified.firm < booking.sequence;
    return isUnknown ? announce(booking.id) : { ok: true, booking, repeated: true };
  }
}

function wishOf({ offices }: Brand, { kind, office }: Booking['values'], slot: string): WishedTime {
  return { kind, office: officeFor(offices, kind, office ?? null), start: Date.parse(slot) };
}

function createChanges({ store, brands, notifier, limits, refuseLimit, now, diary, change }: Shared) {
  return { move, cancel, confirm, follow };

  /** What opening the link in the visitor's mail does: a held booking is booked. */
  async function confirm(booking: Booking): Promise<Booking> {
    if (booking.confirmed || booking.state === 'cancelled') return booking;
    const isHeld = booking.state === 'held';
    const booked = { state: 'booked', sequence: booking.sequence + 1, changedAt: now() } as const;
    const outcome = await change(booking, { confirmed: true, ...(isHeld && booked) });
    const changes = isHeld ? await changed(outcome, booking.id) : null;
    return changes?.ok ? changes.booking : booking;
  }

  /** @param byFirm it may choose any time to come that no other booking has, until the meeting begins */
  async function move(booking: Booking, slot: string, byFirm = false): Promise<BookingOutcome> {
    const { id, brand, values } = booking;
    const wish = () => wishOf(brands[brand], values, slot);
    const start = Date.parse(slot);
    const late = changeRefusal(booking, now(), byFirm);
    if (late) return late;
    if (start === booking.start) return { ok: true, booking };
    const limit = byFirm ? null : limits.ofMove(booking);
    if (limit) return refuseLimit(limit, brand);
    const taken = () => diary.taken(brand, values.office ?? null, id);
    const refused = byFirm ? refusePast(start, now()) : refuseTime(await taken(), wish(), now());
    if (refused) return refused;
    const outcome = await change(booking, changesTo(booking, start, now()));
    return outcome === 'taken' ? refuseTaken(await taken(), wish(), now()) : changed(outcome, id);
  }

  async function cancel(booking: Booking, byFirm = false): Promise<BookingOutcome> {
    if (booking.state === 'cancelled') return { ok: true, booking };
    const refusal = changeRefusal(booking, now(), byFirm);
    if (refusal) return refusal;
    return changed(await change(booking, changesTo(booking, null, now())), booking.id);
  }

  /**
   * What the firm has done in its own calendar: it may choose any time, also one that another booking has.
   * @param start milliseconds since 1970; null when the meeting is cancelled
   */
  async function follow(booking: Booking, start: number | null, further: Partial<Booking> = {}): Promise<void> {
    const changes = { ...changesTo(booking, start, now()), ...further };
    const outcome = await change(booking, changes);
    await changed(outcome === 'taken' ? await change(booking, { ...changes, overlaps: true }) : outcome, booking.id);
  }

  /** After a stored change the firm is notified now or, if that fails, later. */
  async function changed(outcome: ChangeOutcome, id: string): Promise<BookingOutcome> {
    const booking = await store.read(id);
    if (outcome !== 'stored' || !booking) return { ok: false, reason: 'changed', error: bookingStatusMessages.changed };
    await notifier.notifyFirm(booking);
    notifier.notifyOthersSoon(booking.id);
    return { ok: true, booking };
  }
}

/** The changes to a booking that is moved, or with a `start` of null cancelled. */
function changesTo({ values, released, start: before, sequence }: Booking, start: number | null, changedAt: number) {
  return {
    ...(start === null
      ? { state: 'cancelled' as const }
      : { start, values: { ...values, slot: ohioIso(start) }, length: null, overlaps: false, asked: false }),
    released: [...released, before],
    sequence: sequence + 1,
    changedAt,
  };
}

/** Why a booking cannot be changed any more; null while it can. */
export function changeRefusal(booking: Booking, now: number, byFirm: boolean): Refused | null {
  if (booking.state === 'cancelled') return { ok: false, reason: 'cancelled', error: bookingStatusMessages.cancelled };
  if (booking.state === 'held') return { ok: false, reason: 'changed', error: bookingStatusMessages.held };
  return now < changeableUntil(booking, byFirm)
    ? null
    : { ok: false, reason: 'too-late', error: bookingStatusMessages.tooLate };
}

/** Until when a booking can be moved or cancelled, in milliseconds since 1970: for the firm until it begins. */
export function changeableUntil({ values, start }: Booking, byFirm: boolean): number {
  return byFirm ? start : start - meetingKind(values.kind).noticeHours * 3_600_000;
}

function newBooking(
  id: string,
  { brand, values, masked, page, spam, network }: BookingRequest,
  start: number,
  now: number,
): Booking {
  return {
    id,
    brand,
    state: 'booked',
    start,
    length: null,
    values: { ...values, slot: ohioIso(start) },
    masked,
    page,
    spam,
    network,
    confirmed: false,
    createdAt: now,
    changedAt: now,
    sequence: 0,
    released: [],
    overlaps: false,
    seen: {},
    asked: false,
    calendar: null,
    cancelledInCalendar: null,
    notified: { firm: -1, caldav: -1, visitor: -1, reminder: -1 },
  };
}

function bookingId({ brand, values, key }: BookingRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([brand, values, key]))
    .digest('hex')
    .slice(0, 32);
}
