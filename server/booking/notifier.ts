import { type Interval, openingTimes } from '#shared/booking/free-times.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import * as limits from '#shared/limits.ts';
import type { Env } from '../env.ts';
import type { Delivery } from '../mail/delivery.ts';
import { type MailboxLimit, mailboxKey } from '../mail/mailbox.ts';
import { mailFlood, type OwnerMail } from '../report/owner-mail.ts';
import { workUnderWay } from '../work-under-way.ts';
import { type BookingDetails, bookingDetails } from './booking-details.ts';
import * as mails from './booking-mail.ts';
import {
  type Booking,
  type BookingContext,
  type BookingStore,
  endOf,
  heldUntil,
  wasNeverBooked,
} from './booking-store.ts';
import type { Meeting } from './calendar/read-calendar.ts';

/** A CalDAV calendar that bookings are written to. All methods may be repeated. */
export type BookingCalendar = {
  /** Names it without its URL, and the same for another user or password. */
  key: string;
  put(booking: BookingDetails): Promise<CalendarOutcome>;
  remove(booking: BookingDetails): Promise<CalendarOutcome>;
  /** The event of a booking, wherever it was moved; null when it is missing. @throws when the calendar cannot be read */
  find(booking: BookingDetails): Promise<Meeting | null>;
};

export type CalendarOf = (brand: Booking['brand']) => BookingCalendar | null;

/** `reason` is for logs. `isDown`: the calendar accepts no other booking at present either. */
export type CalendarOutcome = { ok: true } | { ok: false; reason: string; isDown: boolean };

type Deps = BookingContext & {
  delivery: Pick<Delivery, 'submitMail' | 'sendLatest'>;
  mailboxes: MailboxLimit;
  from: string | undefined;
  port: number;
  calendarOf: CalendarOf;
  mailOwner: OwnerMail;
};

export type Notifier = ReturnType<typeof createNotifier>;
type Audience = keyof Booking['notified'];

/** How long before a meeting its reminder is mailed. */
export const reminderMs = 86_400_000;
const hourMs = 3_600_000;

/** Notifies firm and visitor of bookings and their changes. Everything may be repeated: each message has one id. */
export function createNotifier(deps: Deps) {
  const { store, log, now } = deps;
  const details = (booking: Booking) => bookingDetails(booking, deps);
  const { track, idle } = workUnderWay();
  let warnedOn = '';

  /** Mails the firm the present state of a booking, once. @returns false when it was neither sent nor queued */
  async function notifyFirm(booking: Booking): Promise<boolean> {
    try {
      const context = { ...contextOf(booking.brand, deps), beside: await besideOf(booking, deps) };
      const mail = await mails.composeBookingMail(await details(booking), 'firm', context);
      if ((await deps.delivery.submitMail(mail)) === 'failed') return false;
      await markNotified(store, booking, 'firm');
      return true;
    } catch (error) {
      report(booking, error, 'The firm could not be notified of a booking');
      return false;
    }
  }

  async function notifyVisitorAndCalendar(id: string) {
    const booking = await store.read(id);
    if (!booking) return;
    // What the calendar shows may be all that outlasts this process, and one who was told of it is not told again.
    await notifyVisitor(booking);
    await writeToCalendar(booking, deps);
  }

  /** Mails the visitor the present state of a booking and, a day before the meeting, a reminder: each once. */
  async function notifyVisitor(booking: Booking) {
    const { sequence, notified } = booking;
    if (!deps.mailsVisitors || wasNeverBooked(booking)) return;
    try {
      if (notified.visitor < sequence) await mailVisitor(booking, 'visitor', deps);
      if (isReminderDue(booking, now())) await mailVisitor(booking, 'reminder', deps);
    } catch (error) {
      report(booking, error, 'The visitor could not be told of a booking');
    }
  }

  /** Writes the present state of a booking into its CalDAV calendar. @returns whether it is there */
  async function writeNow(id: string): Promise<boolean> {
    const booking = await store.read(id);
    if (booking) await writeToCalendar(booking, deps);
    const written = await store.read(id);
    return written !== null && booking !== null && written.notified.caldav >= booking.sequence;
  }

  /** Asks the firm, once, what is to become of meetings that are missing in its calendar. */
  async function askFirm(missing: Booking[]) {
    for (const [brand, bookings] of Map.groupBy(missing, (booking) => booking.brand)) {
      const known = await Promise.all(bookings.toSorted((a, b) => a.start - b.start).map(details));
      const mail = await mails.composeMissingMail(known, contextOf(brand, deps));
      if ((await deps.delivery.submitMail(mail)) === 'failed') continue;
      log.warn({ brand, meetings: bookings.length }, 'Meetings are gone from the calendar: the firm was asked');
      for (const { id } of bookings) await store.change(id, () => ({ asked: true }));
    }
  }

  /** Tells the firm, once, that a meeting has not followed its event. */
  async function tellItStands(booking: Booking) {
    await deps.delivery.submitMail(
      await mails.composeStandsMail(await details(booking), contextOf(booking.brand, deps)),
    );
  }

  /** Mails the links to the coming meetings of a mailbox, to the address of each: once a day for the same ones. */
  async function mailLinks(mailbox: string) {
    if (!deps.mailsVisitors) return;
    const key = mailboxKey(mailbox);
    const coming = (await store.list())
      .filter(({ state, start, values }) => state === 'booked' && start > now() && mailboxKey(values.email) === key)
      .sort((a, b) => a.start - b.start);
    for (const meetings of Map.groupBy(coming, ({ brand, values }) => `${brand} ${values.email}`).values()) {
      const { brand, values } = meetings[0]!;
      const known = await Promise.all(meetings.map(details));
      const mail = await mails.composeLinksMail(known, contextOf(brand, deps));
      if (await deps.mailboxes.take(values.email, mail.id)) await deps.delivery.submitMail(mail);
    }
  }

  /** Tells the firm of meetings of a brand at whose time it has another event. @returns whether the mail is sent or queued */
  async function tellOfCovered(cover: mails.Cover, covered: { booking: Booking; times: Interval[] }[]) {
    const { brand } = covered[0]!.booking;
    const meetings = await Promise.all(
      covered.map(async ({ booking, times }) => ({ booking: await details(booking), times })),
    );
    const mail = await mails.composeCoveredMail(cover, meetings, contextOf(brand, deps));
    const isMailed = (await deps.delivery.submitMail(mail)) !== 'failed';
    log.info({ brand, meetings: covered.length, isMailed }, 'An event of the firm covers meetings');
    return isMailed;
  }

  /** Nobody has confirmed a held booking in time: only the owner's report tells of it. */
  async function release({ id, sequence: before }: Booking) {
    const sequence = before + 1;
    await store.change(id, ({ state, notified }) =>
      state === 'held' ? { state: 'cancelled', sequence, notified: { ...notified, visitor: sequence } } : null,
    );
  }

  function report({ id, brand }: Booking, error: unknown, text: string) {
    log.error({ booking: id, brand, error: error instanceof Error ? error.message : String(error) }, text);
  }

  function inBackground(work: Promise<void>) {
    void track(
      work.catch((error: unknown) =>
        log.error({ error: String(error) }, 'Notifications of bookings could not be sent'),
      ),
    );
  }

  /** Once a day: the diary fills up faster than clients do it. */
  async function warnOfFlood(withinAnHour: number) {
    const today = ohioDate(new Date(now()));
    if (withinAnHour < limits.floodBookings || warnedOn === today) return;
    log.warn({ meetings: withinAnHour }, 'Many meetings were booked within an hour');
    await mailFlood(withinAnHour, today, deps.mailOwner);
    warnedOn = today;
  }

  /** Sends what earlier attempts and killed processes have not sent. */
  async function catchUp() {
    const down = new Set<Booking['brand']>();
    const bookings = await store.list();
    for (const booking of bookings) {
      if (endOf(booking) < now()) continue;
      const isKnown = booking.state !== 'held' && !wasNeverBooked(booking);
      if ((heldUntil(booking) ?? now()) < now()) await release(booking);
      else if (isKnown && booking.notified.firm < booking.sequence) await notifyFirm(booking);
      await notifyVisitor(booking);
      if (!down.has(booking.brand) && !(await writeToCalendar(booking, deps))) down.add(booking.brand);
    }
    await warnOfFlood(bookings.filter(({ createdAt }) => createdAt > now() - hourMs).length);
  }

  return {
    notifyFirm,
    /** Whether a visitor's mailbox may get one more mail today. */
    mayMail: deps.mailboxes.hasRoom,
    writeNow,
    askFirm,
    tellItStands,
    tellOfCovered,
    /** Mails the visitor and writes it to the CalDAV calendar, in the background. What fails is repeated by `catchUp`. */
    notifyVisitorAndCalendarSoon: (id: string) => inBackground(notifyVisitorAndCalendar(id)),
    mailLinksSoon: (mailbox: string) => inBackground(mailLinks(mailbox)),
    catchUp,
    idle,
    details,
  };
}

function contextOf(brand: Booking['brand'], { brands, from, now, calendarOf }: Deps) {
  return { brand: brands[brand], from, now: now(), isWritten: calendarOf(brand) !== null };
}

/** What the firm has at the time to which it has moved a meeting, in sentences. */
async function besideOf(booking: Booking, { store, brands, diaryOf }: Deps): Promise<string> {
  const { id, brand, start, state, values, placedByFirm } = booking;
  if (state !== 'booked' || !placedByFirm) return '';
  const end = endOf(booking);
  const others = (await store.list())
    .filter((other) => other.state === 'booked' && other.id !== id && diaryOf(other.brand) === diaryOf(brand))
    .filter((other) => other.start < end && endOf(other) > start)
    .map((other) => `${other.values.name}, ${meetingKind(other.values.kind).label.toLowerCase()}`);
  const office = officeFor(brands[brand].offices, values.kind, values.office ?? null);
  const isOpen = openingTimes(office, ohioDate(new Date(start))).some((open) => start >= open.start && end <= open.end);
  const also = others.length > 0 ? ` At that time you also have: ${others.join('; ')}.` : '';
  return `${also}${isOpen ? '' : ' The office is closed then.'}`;
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
  if (!calendar || state === 'held') return true;
  // Another calendar than before gets the meetings to come; what stands in the old one is left alone.
  const isThere = state === 'cancelled' || booking.calendar === calendar.key;
  if (notified.caldav >= sequence && isThere) return true;
  const known = await bookingDetails(booking, deps);
  const outcome = await (state === 'cancelled' ? calendar.remove(known) : calendar.put(known));
  if (!outcome.ok) {
    deps.log.error({ booking: id, brand, error: outcome.reason }, 'A booking could not be written to the calendar');
    return !outcome.isDown;
  }
  await deps.store.change(id, ({ notified }) => ({
    calendar: calendar.key,
    notified: { ...notified, caldav: Math.max(notified.caldav, sequence) },
  }));
  // Another process may have taken it out of the calendar before this one put it in.
  if (state === 'booked' && (await deps.store.read(id))?.state === 'cancelled') await calendar.remove(known);
  return true;
}

/** What was not sent of the booking's earlier states is not sent any more: the last mail is the one that is true. */
async function mailVisitor(booking: Booking, audience: 'visitor' | 'reminder', deps: Deps): Promise<void> {
  const mail = await mails.composeBookingMail(
    await bookingDetails(booking, deps),
    audience,
    contextOf(booking.brand, deps),
  );
  const earlier = (['visitor', 'reminder'] as const).flatMap((kind) =>
    Array.from({ length: booking.sequence }, (_, number) => mails.bookingMailId(booking, number, kind)),
  );
  if (!(await deps.mailboxes.take(booking.values.email, mail.id))) {
    const about = { booking: booking.id, brand: booking.brand };
    deps.log.warn(about, 'A visitor was not mailed: the mailbox has had as many mails as it may get in a day');
    return markNotified(deps.store, booking, audience);
  }
  if (await deps.delivery.sendLatest(mail, earlier)) await markNotified(deps.store, booking, audience);
}

function isReminderDue({ state, start, changedAt, sequence, notified }: Booking, now: number): boolean {
  const from = start - reminderMs;
  return state === 'booked' && notified.reminder < sequence && changedAt < from && now >= from && now < start;
}

/** Whether visitors get mail about their meetings: with a mail server, unless BOOKING_CONFIRM_MAIL says otherwise. */
export function mailsVisitors({ BOOKING_CONFIRM_MAIL, SMTP_URL }: Pick<Env, 'BOOKING_CONFIRM_MAIL' | 'SMTP_URL'>) {
  return BOOKING_CONFIRM_MAIL ?? SMTP_URL !== undefined;
}
