import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import type { Delivery } from '../mail/delivery.ts';
import { type Booking, endOf } from './booking.ts';
import { type BookingDetails, bookingDetails } from './booking-details.ts';
import { composeBookingMail, composeConfirmation } from './booking-mail.ts';
import type { BookingStore } from './booking-store.ts';

/** A CalDAV calendar that bookings are written to. Both methods may be repeated. */
export type BookingCalendar = {
  put(booking: BookingDetails): Promise<CalendarOutcome>;
  remove(booking: BookingDetails): Promise<CalendarOutcome>;
};

/** `reason` is for logs. `isDown`: the calendar accepts no other booking at present either. */
export type CalendarOutcome = { ok: true } | { ok: false; reason: string; isDown: boolean };

type Deps = {
  store: BookingStore;
  delivery: Pick<Delivery, 'submitMail'>;
  brands: Brands;
  from: string | undefined;
  port: number;
  secret: () => Promise<string>;
  calendarOf: (brand: Booking['brand']) => BookingCalendar | null;
  /** Whether a confirmation of this id may go to an address now; null where visitors get none. */
  mayConfirm: ((email: string, confirmation: string) => Promise<boolean>) | null;
  log: Logger;
  now: () => number;
};

export type Notifier = ReturnType<typeof createNotifier>;
type Audience = keyof Booking['notified'];

/** Notifies firm and visitor of bookings and their changes. Everything may be repeated: each message has one id. */
export function createNotifier(deps: Deps) {
  const { store, log, now } = deps;
  const details = (booking: Booking) => bookingDetails(booking, deps);
  const running = new Set<Promise<void>>();

  /** Mails the firm the present state of a booking, once. @returns false when it was neither sent nor queued */
  async function notifyFirm(booking: Booking): Promise<boolean> {
    try {
      const mail = await composeBookingMail(await details(booking), deps.brands[booking.brand], deps.from);
      if ((await deps.delivery.submitMail(mail, booking.spam)) === 'failed') return false;
      await markNotified(store, booking, 'firm');
      return true;
    } catch (error) {
      report(booking, error, 'The firm could not be notified of a booking');
      return false;
    }
  }

  async function notifyOthers(id: string) {
    const booking = await store.read(id);
    if (booking) await Promise.all([writeToCalendar(booking, deps), confirm(booking)]);
  }

  async function confirm(booking: Booking) {
    await confirmToVisitor(booking, deps).catch((error: unknown) =>
      report(booking, error, 'A booking could not be confirmed to the visitor'),
    );
  }

  function report({ id, brand }: Booking, error: unknown, text: string) {
    log.error({ booking: id, brand, error: error instanceof Error ? error.message : String(error) }, text);
  }

  function inBackground(work: Promise<void>) {
    const tracked = work
      .catch((error: unknown) => log.error({ error: String(error) }, 'Notifications of bookings could not be sent'))
      .finally(() => running.delete(tracked));
    running.add(tracked);
  }

  /** Sends what earlier attempts and killed processes have not sent. */
  async function catchUp() {
    const down = new Set<Booking['brand']>();
    for (const booking of await store.list()) {
      const unheardOf = booking.state === 'cancelled' && booking.notified.firm < 0;
      if (unheardOf || endOf(booking) < now()) continue;
      if (booking.notified.firm < booking.sequence) await notifyFirm(booking);
      if (!down.has(booking.brand) && !(await writeToCalendar(booking, deps))) down.add(booking.brand);
      await confirm(booking);
    }
  }

  return {
    notifyFirm,
    /** Writes it to the CalDAV calendar and mails the visitor, in the background. What fails is repeated by `catchUp`. */
    notifyOthersSoon: (id: string) => inBackground(notifyOthers(id)),
    catchUp,
    async idle() {
      while (running.size > 0) await Promise.allSettled([...running]);
    },
    details,
  };
}

/** Records that an audience knows the present sequence, unless another process has recorded it. */
async function markNotified(store: BookingStore, { id, sequence }: Booking, audience: Audience): Promise<void> {
  await store.change(id, ({ notified }) =>
    notified[audience] < sequence ? { notified: { ...notified, [audience]: sequence } } : null,
  );
}

/** @returns whether the brand's calendar takes bookings at present */
async function writeToCalendar(booking: Booking, deps: Deps): Promise<boolean> {
  const { id, brand, sequence, state, notified } = booking;
  const calendar = deps.calendarOf(brand);
  if (!calendar || notified.caldav >= sequence) return true;
  const known = await bookingDetails(booking, deps);
  const outcome = await (state === 'cancelled' ? calendar.remove(known) : calendar.put(known));
  if (!outcome.ok) {
    deps.log.error({ booking: id, brand, error: outcome.reason }, 'A booking could not be written to the calendar');
    return !outcome.isDown;
  }
  await markNotified(deps.store, booking, 'caldav');
  // Another process may have taken it out of the calendar before this one put it in.
  if (state === 'booked' && (await deps.store.read(id))?.state === 'cancelled') await calendar.remove(known);
  return true;
}

/** Mails the visitor once, and notes that when it is done, or when the limit of confirmations leaves nothing to do. */
async function confirmToVisitor(booking: Booking, deps: Deps): Promise<void> {
  const { brand, sequence, state, notified, values, spam } = booking;
  const { mayConfirm, delivery, brands, from, store } = deps;
  if (!mayConfirm || notified.visitor >= sequence || state === 'cancelled' || spam !== 'no') return;
  const mail = await composeConfirmation(await bookingDetails(booking, deps), brands[brand], from);
  const isAllowed = await mayConfirm(values.email, mail.id);
  if (isAllowed && (await delivery.submitMail(mail, 'no')) === 'failed') return;
  await markNotified(store, booking, 'visitor');
}
