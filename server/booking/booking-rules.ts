import { createHmac } from 'node:crypto';
import { type BookingValues, bookingStatusMessages } from '#shared/booking/booking-schema.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { submissionId } from '../forms/form-endpoint.ts';
import { type BookingOutcome, type ChangeDeps, createChanges } from './booking-changes.ts';
import { type Booking, newBooking, wasNeverBooked } from './booking-store.ts';
import { createDiary, refuse, refuseLimit, refuseNow, refuseTaken, refuseTime, requestedTimeOf } from './diary.ts';
import type { Restorer } from './restore-bookings.ts';

type Deps = ChangeDeps & {
  restorer: Pick<Restorer, 'find'>;
};

type BookingRequest = Pick<Booking, 'brand' | 'masked' | 'page' | 'spam'> & {
  values: BookingValues;
  /** The block of network addresses that it comes from; only its hash is stored. */
  network: string;
  /** What makes a repeated request the same booking: the client's key, or the minute. */
  key: string;
};

export type BookingRules = ReturnType<typeof createBookingRules>;

/** Free times and bookings: what is taken, and how a meeting is booked, moved and cancelled. */
export function createBookingRules(parts: Omit<Deps, 'diary'>) {
  const { store, brands, notifier, secret, mailsVisitors, limits, storage, log, now } = parts;
  const diary = createDiary(parts);
  return {
    taken: diary.taken,
    nextTimes: diary.nextTimes,
    book,
    ...createChanges({ ...parts, diary }),
    /** A booking whose link was opened. Rejects while it is not known whether there is one. */
    read: parts.restorer.find,
  };

  async function book(asked: BookingRequest): Promise<BookingOutcome> {
    const { brand, values } = asked;
    const id = submissionId(brand, values, asked.key);
    if (!storage(brand)) return refuseNow(brands[brand]);
    try {
      const before = await store.read(id);
      if (before && !wasNeverBooked(before)) return await repeated(before);
      const taken = await diary.taken(brand, values, id);
      // Not before: the calendar may have changed the office hours.
      const requested = requestedTimeOf(brands[brand], values, values.slot);
      const refused = refuseTime(taken, requested, now());
      if (refused) return refused;
      const network = createHmac('sha256', await secret())
        .update(asked.network)
        .digest('base64url');
      const request = { ...asked, network };
      const outcome = await diary.inTurn(() => reserve({ ...request, id, start: requested.start }, before));
      if (typeof outcome !== 'string') return outcome;
      if (outcome === 'taken') return refuseTaken(await diary.taken(brand, values, id), requested, now());
      return outcome === 'stored' ? await acceptOrCancel(id) : await repeated((await store.read(id))!);
    } catch (error) {
      log.error({ error: (error as Error).message }, 'A meeting could not be booked');
      return refuseNow(brands[brand]);
    }
  }

  /** @param before the booking if it was refused at the first attempt; its event may have come into the calendar all the same */
  async function reserve(asked: BookingRequest & Pick<Booking, 'id' | 'start'>, before: Booking | null) {
    const { id, brand, start, values } = asked;
    const limit = limits.ofBooking(asked, await diary.known(brand, id));
    if (limit && limit !== 'confirm') return refuseLimit(limit, brands[brand]);
    if (mailsVisitors && !(await notifier.mayMail(values.email))) return refuseLimit('mails', brands[brand]);
    // No calendar keeps one that is held.
    const state = limit === 'confirm' && mailsVisitors && storage(brand) === 'store' ? 'held' : 'booked';
    if (before) return diary.change(before, { state, sequence: before.sequence + 1, changedAt: now() });
    const slot = ohioIso(start);
    return diary.create(
      newBooking({ ...asked, values: { ...values, slot }, state, createdAt: now(), changedAt: now() }),
    );
  }

  /** A booking that is not accepted is none: its time is free again. */
  async function acceptOrCancel(id: string): Promise<BookingOutcome> {
    const booking = (await store.read(id))!;
    if (await isAccepted(booking)) {
      notifier.notifyVisitorAndCalendarSoon(booking.id);
      return { ok: true, booking };
    }
    await diary.change(booking, { state: 'cancelled', sequence: booking.sequence + 1, changedAt: now() });
    if (storage(booking.brand) === 'calendar') return refuseNow(brands[booking.brand]);
    return refuse('failed', bookingStatusMessages.failed);
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
    if (booking.state === 'cancelled') return refuse('cancelled', bookingStatusMessages.cancelled);
    const isUnknown = booking.state === 'booked' && booking.notified.firm < booking.sequence;
    return isUnknown ? acceptOrCancel(booking.id) : { ok: true, booking, repeated: true };
  }
}
