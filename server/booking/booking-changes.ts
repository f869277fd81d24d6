import { bookingStatusMessages } from '#shared/booking/booking-schema.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import type { createBookingLimits } from './booking-limits.ts';
import { type Booking, type ChangeOutcome, changeableUntil } from './booking-store.ts';
import {
  type Diary,
  type DiaryDeps,
  type Refused,
  refuse,
  refuseLimit,
  refuseNow,
  refuseTaken,
  refuseTime,
  requestedTimeOf,
} from './diary.ts';
import type { Notifier } from './notifier.ts';

/** `repeated`: the booking was there already. */
export type BookingOutcome = { ok: true; booking: Booking; repeated?: true } | Refused;

export type ChangeDeps = DiaryDeps & {
  diary: Diary;
  notifier: Notifier;
  limits: ReturnType<typeof createBookingLimits>;
};

/** How a booked meeting is confirmed, moved and cancelled, by its links or in the firm's calendar. */
export function createChanges({ store, brands, notifier, limits, storage, now, diary }: ChangeDeps) {
  const { change } = diary;
  return { move, cancel, confirm, follow };

  /** What the button behind the link in the visitor's mail does: the address is theirs, and a held booking is booked. */
  async function confirm(booking: Booking): Promise<BookingOutcome> {
    if (booking.state === 'cancelled') return refuse('cancelled', bookingStatusMessages.cancelled);
    if (booking.confirmed) return { ok: true, booking, repeated: true };
    const booked = { state: 'booked', sequence: booking.sequence + 1, changedAt: now() } as const;
    const isHeld = booking.state === 'held';
    const outcome = await change(booking, { confirmed: true, ...(isHeld && booked) });
    return isHeld ? changed(outcome, booking) : { ok: true, booking: { ...booking, confirmed: true } };
  }

  /** @param byFirm it may choose any time to come that no other booking has, until the meeting begins */
  async function move(booking: Booking, slot: string, byFirm = false): Promise<BookingOutcome> {
    const { id, brand, values } = booking;
    const requested = () => requestedTimeOf(brands[brand], values, slot);
    const start = Date.parse(slot);
    const late = changeRefusal(booking, now(), byFirm);
    if (late) return late;
    if (start === booking.start) return byFirm ? keep(booking) : { ok: true, booking };
    if (byFirm && start <= now()) return refuse('invalid', bookingStatusMessages.past);
    const taken = () => diary.taken(brand, values, id);
    const refused = byFirm ? null : refuseTime(await taken(), requested(), now());
    if (refused) return refused;
    const outcome = await diary.inTurn(async () => {
      const limit = byFirm ? null : limits.ofMove(booking, start, await diary.known(brand, id));
      if (limit) return refuseLimit(limit, brands[brand]);
      return change(booking, { ...changesTo(booking, start, now()), placedByFirm: byFirm });
    });
    if (typeof outcome !== 'string') return outcome;
    return outcome === 'taken' ? refuseTaken(await taken(), requested(), now()) : changed(outcome, booking);
  }

  /** An event that is gone from the calendar, or cancelled there, is written again; nobody has to be told. */
  async function keep(booking: Booking): Promise<BookingOutcome> {
    if (!booking.asked) return { ok: true, booking };
    const sequence = booking.sequence + 1;
    const notified = { ...booking.notified, firm: sequence, visitor: sequence };
    await change(booking, { sequence, notified, changedAt: now(), asked: false });
    notifier.notifyVisitorAndCalendarSoon(booking.id);
    return { ok: true, booking };
  }

  async function cancel(booking: Booking, byFirm = false): Promise<BookingOutcome> {
    if (booking.state === 'cancelled') return { ok: true, booking };
    const refusal = changeRefusal(booking, now(), byFirm);
    if (refusal) return refusal;
    const changes = { ...changesTo(booking, null, now()), placedByFirm: byFirm };
    return changed(await change(booking, changes), booking);
  }

  /**
   * What the firm has done in its own calendar: it may choose any time, also one that another booking has.
   * @param start milliseconds since 1970; null when the meeting is cancelled
   */
  async function follow(booking: Booking, start: number | null, further: Partial<Booking> = {}): Promise<void> {
    const changes = { ...changesTo(booking, start, now()), placedByFirm: true, ...further };
    const outcome = await change(booking, changes);
    if (outcome === 'taken') await change(booking, { ...changes, overlaps: true });
    const followed = await store.read(booking.id);
    if (followed?.sequence === changes.sequence) await notifyOfChange(followed);
  }

  async function changed(outcome: ChangeOutcome, before: Booking): Promise<BookingOutcome> {
    const booking = await store.read(before.id);
    if (outcome !== 'stored' || !booking) return refuse('changed', bookingStatusMessages.changed);
    if (storage(booking.brand) === 'calendar' && !(await notifier.writeNow(booking.id))) {
      await undo(booking, before);
      return refuseNow(brands[booking.brand]);
    }
    await notifyOfChange(booking);
    return { ok: true, booking };
  }

  /** After a stored change the firm is notified now or, if that fails, later. */
  async function notifyOfChange(booking: Booking): Promise<void> {
    await notifier.notifyFirm(booking);
    notifier.notifyVisitorAndCalendarSoon(booking.id);
  }

  /**
   * The calendar that alone keeps a booking has not taken its change: all is as before, and nobody is told. If the change has
   * come into the calendar all the same, its time is known there as one that is not the firm's.
   */
  async function undo(booking: Booking, before: Booking): Promise<void> {
    const { state, start, values, length, changedAt } = before;
    const released = start === booking.start ? before.released : [...before.released, booking.start];
    const sequence = booking.sequence + 1;
    const notified = { ...booking.notified, firm: sequence, visitor: sequence };
    const changes = { state, start, values, length, changedAt, released, sequence, notified };
    const outcome = await change(booking, { ...changes, overlaps: before.overlaps });
    if (outcome === 'taken') await change(booking, { ...changes, overlaps: true });
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
  if (booking.state === 'cancelled') return refuse('cancelled', bookingStatusMessages.cancelled);
  if (booking.state === 'held') return refuse('changed', bookingStatusMessages.held);
  return now < changeableUntil(booking, byFirm) ? null : refuse('too-late', bookingStatusMessages.tooLate);
}
