import type { Logger } from 'pino';
import { meetingKind } from '#shared/booking/meeting-kinds.ts';
import type { Brands } from '#shared/brands/index.ts';
import { originOf } from '../brand-resolver.ts';
import { composeBookingMail, composeConfirmation } from '../mail/booking-mail.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { BookingDetails } from '../mail/lead.ts';
import { type Booking, endOf } from './booking.ts';
import { type BookingStore, updateStored } from './booking-store.ts';
import { manageLink } from './manage-link.ts';

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
  /** MAIL_FROM */
  from: string | undefined;
  port: number;
  secret: () => Promise<string>;
  /** The brands' CalDAV calendars. */
  calendarOf: (brand: Booking['brand']) => BookingCalendar | null;
  /** Whether a confirmation may go to an address now; null where visitors get none. */
  mayConfirm: ((email: string) => Promise<boolean>) | null;
  log: Logger;
  now: () => number;
};

export type Notifier = {
  /** Mails the firm the present state of a booking, once. @returns false when it was neither sent nor queued */
  notifyFirm(booking: Booking): Promise<boolean>;
  /** Writes it to the CalDAV calendar and mails the visitor, in the background. What fails is repeated by `catchUp`. */
  notifyOthersSoon(id: string): void;
  /** Sends what earlier attempts and killed processes have not sent. */
  catchUp(): Promise<void>;
  /** Resolves when no notification is being sent. */
  idle(): Promise<void>;
  details(booking: Booking): Promise<BookingDetails>;
};

type Audience = keyof Booking['notified'];

/** Notifies firm and visitor of bookings and their changes. Everything may be repeated: each message has one id. */
export function createNotifier(deps: Deps): Notifier {
  const { store, delivery, brands, from, port, secret, calendarOf, mayConfirm, log, now } = deps;
  const running = new Set<Promise<void>>();

  async function details(booking: Booking): Promise<BookingDetails> {
    const { id, brand, sequence, start, state, values, released, spam, masked, page } = booking;
    const { kind, office, name, email, phone, town, topic, message } = values;
    const options = brands[brand].serviceOptions;
    return {
      id,
      brand,
      sequence,
      changedAt: new Date(sequence === 0 ? booking.createdAt : now()),
      start: new Date(start),
      end: new Date(endOf(booking)),
      previousStart: state === 'booked' && released.length > 0 ? new Date(released.at(-1)!) : null,
      cancelled: state === 'cancelled',
      kind,
      kindLabel: meetingKind(kind).label,
      office: office ?? null,
      name,
      email,
      phone: phone ?? null,
      town: town ?? null,
      topic: options.find(({ value }) => value === topic)?.label ?? topic ?? null,
      message: message ?? null,
      page,
      spam,
      masked,
      manageUrl: originOf(brands[brand], port) + manageLink(await secret(), id),
    };
  }

  /** Records that an audience knows a sequence, unless another process has recorded it. */
  const mark = (id: string, audience: Audience, sequence: number) =>
    updateStored(store, id, ({ notified }) =>
      notified[audience] < sequence ? { notified: { ...notified, [audience]: sequence } } : null,
    );

  async function notifyFirm(booking: Booking): Promise<boolean> {
    try {
      const mail = await composeBookingMail(await details(booking), brands[booking.brand], from);
      if ((await delivery.submitMail(mail, booking.spam)) === 'failed') return false;
      await mark(booking.id, 'firm', booking.sequence);
      return true;
    } catch (error) {
      report(booking, error, 'The firm could not be notified of a booking');
      return false;
    }
  }

  /** @returns whether the brand's calendar takes bookings at present */
  async function writeToCalendar(booking: Booking): Promise<boolean> {
    const { id, brand, sequence, state, notified } = booking;
    const calendar = calendarOf(brand);
    if (!calendar || notified.caldav >= sequence) return true;
    const known = await details(booking);
    const outcome = await (state === 'cancelled' ? calendar.remove(known) : calendar.put(known));
    if (!outcome.ok) {
      log.error({ booking: id, brand, error: outcome.reason }, 'A booking could not be written to the calendar');
      return !outcome.isDown;
    }
    await mark(id, 'caldav', sequence);
    // Another process may have taken it out of the calendar before this one put it in.
    if (state === 'booked' && (await store.read(id))?.state === 'cancelled') await calendar.remove(known);
    return true;
  }

  async function confirmToVisitor(booking: Booking) {
    const { id, brand, sequence, state, notified, values, spam } = booking;
    if (!mayConfirm || notified.visitor >= sequence || state === 'cancelled' || spam !== 'no') return;
    // Before it is sent: a confirmation that is lost does less harm than one that is sent twice.
    await mark(id, 'visitor', sequence);
    if (!(await mayConfirm(values.email))) return;
    await delivery.submitMail(await composeConfirmation(await details(booking), brands[brand], from), 'no');
  }

  async function notifyOthers(id: string) {
    const booking = await store.read(id);
    if (booking) await Promise.all([writeToCalendar(booking), confirmToVisitor(booking)]);
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

  async function catchUp() {
    const down = new Set<Booking['brand']>();
    for (const booking of await store.list()) {
      const unheardOf = booking.state === 'cancelled' && booking.notified.firm < 0;
      if (unheardOf || endOf(booking) < now()) continue;
      if (booking.notified.firm < booking.sequence) await notifyFirm(booking);
      if (!down.has(booking.brand) && !(await writeToCalendar(booking))) down.add(booking.brand);
      await confirmToVisitor(booking);
    }
  }

  return {
    notifyFirm,
    notifyOthersSoon: (id) => inBackground(notifyOthers(id)),
    catchUp,
    async idle() {
      while (running.size > 0) await Promise.allSettled([...running]);
    },
    details,
  };
}
