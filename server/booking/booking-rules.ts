import { createHmac } from 'node:crypto';
import {
  type BookingValues,
  bookingStatusMessages,
  limitTexts,
  unavailableText,
} from '#shared/booking/booking-schema.ts';
import type { BrandId } from '#shared/brands/index.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { submissionId } from '../forms/form-endpoint.ts';
import { type BookingOutcome, type ChangeDeps, createChanges } from './booking-changes.ts';
import type { Booking, CreateOutcome } from './booking-store.ts';
import { createDiary, type DiaryDeps, type Refused, refuseTaken, refuseTime, requestedTimeOf } from './diary.ts';
import { wasNeverBooked } from './notifier.ts';
import type { Restorer } from './restore-bookings.ts';

type Deps = DiaryDeps & {
  restorer: Pick<Restorer, 'isReady' | 'find'>;
  secret: () => Promise<string>;
  mailsVisitors: boolean;
} & Pick<ChangeDeps, 'notifier' | 'limits' | 'brands'>;

type BookingRequest = {
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

export type BookingRules = ReturnType<typeof createBookingRules>;

type Shared = Deps & ChangeDeps;

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
    nextTimes: diary.nextTimes,
    book: createBook(shared),
    ...createChanges(shared),
    /** A booking whose link was opened. Rejects while it is not known whether there is one. */
    read: restorer.find,
  };
}

function createBook(deps: Shared) {
  const { store, brands, notifier, secret, mailsVisitors, limits, storage, log, now } = deps;
  const { diary, change, refuseLimit, refuseNow } = deps;
  return book;

  async function book(asked: BookingRequest): Promise<BookingOutcome> {
    const { brand, values } = asked;
    const id = submissionId(brand, values, asked.key);
    if (!storage(brand)) return refuseNow(brand);
    try {
      const before = await store.read(id);
      if (before && !wasNeverBooked(before)) return await repeated(before);
      const taken = await diary.takenByOthers(brand, values, id);
      // Not before: the calendar may have changed the office hours.
      const requested = requestedTimeOf(brands[brand], values, values.slot);
      const refused = refuseTime(taken, requested, now());
      if (refused) return refused;
      const network = createHmac('sha256', await secret())
        .update(asked.network)
        .digest('base64url');
      const request = { ...asked, network };
      const others = ((await diary.bookingsOf(brand)) ?? []).filter((other) => other.id !== id);
      const limit = limits.ofBooking({ ...request, start: requested.start }, others, brands[brand].offices, now());
      if (limit && limit !== 'confirm') return refuseLimit(limit, brand);
      if (mailsVisitors && !(await notifier.mayMail(values.email))) return refuseLimit('mails', brand);
      // No calendar keeps one that is held.
      const state = limit === 'confirm' && mailsVisitors && storage(brand) === 'store' ? 'held' : 'booked';
      const made: Booking = { ...newBooking(id, request, requested.start, now()), state };
      const created = before ? await madeAgain(before, made) : await store.create(made);
      diary.forget();
      if (created.outcome === 'exists') return await repeated(created.booking);
      if (created.outcome === 'taken')
        return refuseTaken(await diary.takenByOthers(brand, values, id), requested, now());
      return await acceptOrCancel(id);
    } catch (error) {
      log.error({ error: (error as Error).message }, 'A meeting could not be booked');
      return refuseNow(brand);
    }
  }

  /** One that was refused at the first attempt; its event may have come into the calendar all the same. */
  async function madeAgain(before: Booking, { state, changedAt }: Booking): Promise<CreateOutcome> {
    const outcome = await change(before, { state, sequence: before.sequence + 1, changedAt });
    if (outcome === 'conflict') return { outcome: 'exists', booking: (await store.read(before.id))! };
    return { outcome: outcome === 'stored' ? 'created' : 'taken' };
  }

  /** A booking that is not accepted is none: its time is free again. */
  async function acceptOrCancel(id: string): Promise<BookingOutcome> {
    const booking = (await store.read(id))!;
    if (await isAccepted(booking)) {
      notifier.notifyVisitorAndCalendarSoon(booking.id);
      return { ok: true, booking };
    }
    await change(booking, { state: 'cancelled', sequence: booking.sequence + 1, changedAt: now() });
    if (storage(booking.brand) === 'calendar') return refuseNow(booking.brand);
    return { ok: false, reason: 'failed', error: bookingStatusMessages.failed };
  }

  /** Whether the firm's mail is sent or queued, or the event is in the calendar that alone keeps the booking. */
  async function isAccepted(booking: Booking): Promise<boolean> {
    if (booking.state === 'held') return true;
    const inCalendar = storage(booking.brand) === 'calendar';
    if (inCalendar && !(await notifier.writeNow(booking.id))) return false;
    return (await notifier.notifyFirm(booking)) || inCalendar;
  }

  /** A repeated request is answered like the first one; the firm is notified in case the first one was killed before that. */
  async function repeated(booking: Booking): Promise<BookingOutcome> {
    if (booking.state === 'cancelled')
      return { ok: false, reason: 'cancelled', error: bookingStatusMessages.cancelled };
    const isUnknown = booking.state === 'booked' && booking.notified.firm < booking.sequence;
    return isUnknown ? acceptOrCancel(booking.id) : { ok: true, booking, repeated: true };
  }
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
    placedByFirm: false,
    known: [],
    calendar: null,
    cancelledInCalendar: null,
    notified: { firm: -1, caldav: -1, visitor: -1, reminder: -1 },
  };
}
