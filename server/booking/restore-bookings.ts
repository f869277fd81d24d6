import { type BrandId, brandIds } from '#shared/brands/index.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { withTimeout } from '../timeout.ts';
import { unseal } from './booking-details.ts';
import type { Booking, BookingContext } from './booking-store.ts';
import type { Meeting } from './calendar/read-calendar.ts';
import type { Calendars } from './calendars.ts';
import { type CalendarOf, type Notifier, reminderMs } from './notifier.ts';

type Deps = BookingContext & {
  calendars: Pick<Calendars, 'followed'>;
  calendarOf: CalendarOf;
  notifier: Pick<Notifier, 'askFirm' | 'details'>;
  /** The secret in the store: another one after the store was emptied. */
  stored: () => Promise<string>;
};

export type Restorer = ReturnType<typeof createRestorer>;

const waitMs = 10_000;

/**
 * Restores bookings to come from the firm's calendars, where each event holds its own, into a store that is empty or older
 * than the calendars: one that was emptied, restored from a copy, or on a disk that is new.
 */
export function createRestorer(deps: Deps) {
  const { store, calendars, calendarOf, diaryOf, notifier, sealSecret, stored, log, now } = deps;
  /** In which store the bookings of a brand were compared with its calendars. */
  const comparedIn = new Map<BrandId, string>();
  const unreadable = new Set<string>();
  const sealedAgain = new Set<string>();
  const { run: compare } = oneAtATime(() => compareAll(false));

  /** @returns whether all calendars could be read */
  async function compareAll(anew: boolean): Promise<boolean> {
    if (!sealSecret) return true;
    const inStore = await stored();
    // What was read before the store was lost may lack what was booked last.
    const isLost = (brand: BrandId) => (comparedIn.get(brand) ?? inStore) !== inStore;
    const read = await Promise.all(
      brandIds.map(async (brand) => [brand, await meetingsOf(brand, anew || isLost(brand))] as const),
    );
    const shown = new Map(read.flatMap(([brand, meetings]) => (meetings ? [[brand, meetings]] : [])));
    const lacking = lackingIn([...shown.values()].flat(), await store.list());
    // What was read before may show a meeting that has been cancelled since.
    if (lacking.length > 0 && !anew) return compareAll(true);
    if (lacking.length > 0) {
      await restore(lacking);
      await askAboutAbsent(shown);
    }
    for (const brand of shown.keys()) comparedIn.set(brand, inStore);
    return shown.size === brandIds.length;
  }

  async function meetingsOf(brand: BrandId, anew = false): Promise<Meeting[] | null> {
    const since = now();
    const states = (await calendars.followed(brand, anew)).map(({ state }) => state);
    const known = states.filter((state) => state.ok).filter(({ readAt }) => !anew || readAt >= since);
    return known.length === states.length ? known.flatMap(({ times }) => times.meetings) : null;
  }

  /** The bookings to come that stand in a calendar, and are not stored, or in an earlier state. */
  function lackingIn(meetings: Meeting[], bookings: Booking[]): Booking[] {
    const known = new Map(bookings.map((booking) => [booking.id, booking]));
    const lacking = meetings.flatMap(({ id, isCancelled, sealed, version }) => {
      const before = known.get(id)?.sequence ?? -1;
      if (isCancelled || !sealed || (version !== null && version <= before)) return [];
      const booking = unseal(sealed, id, sealSecret!);
      if (!booking && before < 0) warnOnce(id);
      return booking && booking.start > now() && booking.sequence > before ? [asTold(booking)] : [];
    });
    return [...new Map(lacking.map((booking) => [booking.id, booking])).values()];
  }

  function asTold(booking: Booking): Booking {
    const { brand, start, sequence, notified } = booking;
    const calendar = calendarOf(brand);
    const caldav = calendar ? sequence : -1;
    const reminder = now() >= start - reminderMs ? sequence : -1;
    return { ...booking, calendar: calendar?.key ?? null, notified: { ...notified, caldav, reminder } };
  }

  async function restore(bookings: Booking[]): Promise<void> {
    const taken: Booking[] = [];
    for (const booking of bookings) if ((await store.restore(booking)) === 'taken') taken.push(booking);
    // Its time may have been free once the others had theirs.
    for (const booking of taken)
      if ((await store.restore(booking)) === 'taken') await store.restore({ ...booking, overlaps: true });
    log.warn({ meetings: bookings.length }, 'The store was older than the calendar: meetings were restored from it');
  }

  /** Meetings that an old store holds, and no calendar, may have been cancelled, and their clients told, since it was copied. */
  async function askAboutAbsent(shown: Map<BrandId, Meeting[]>): Promise<void> {
    const wasWritten = ({ notified, seen }: Booking) => notified.caldav >= 0 || Object.keys(seen).length > 0;
    const absent = (await store.list()).filter(
      (booking) =>
        booking.state === 'booked' &&
        booking.start > now() &&
        !booking.asked &&
        wasWritten(booking) &&
        shown.get(booking.brand)?.every(({ id }) => id !== booking.id),
    );
    await notifier.askFirm(absent);
  }

  /** Writes events of CalDAV calendars again whose booking a calendar program, or another BOOKING_SECRET, has lost. */
  async function sealAgain(): Promise<void> {
    for (const booking of (await store.list()).filter(({ state, start }) => state === 'booked' && start > now())) {
      const { id, brand, sequence, start } = booking;
      const calendar = calendarOf(brand);
      const event = calendar && (await meetingsOf(brand))?.find((meeting) => meeting.id === id);
      if (!event || event.version !== sequence || event.start !== start || sealedAgain.has(`${id} ${sequence}`))
        continue;
      const details = await notifier.details(booking);
      if (event.sealed === details.sealed) continue;
      if (!(await calendar.put(details)).ok) return;
      sealedAgain.add(`${id} ${sequence}`);
    }
  }

  function warnOnce(id: string) {
    if (unreadable.has(id)) return;
    unreadable.add(id);
    log.warn({ booking: id }, 'A meeting in the calendar cannot be restored: BOOKING_SECRET or its event was changed');
  }

  /** Whether the bookings of a brand's diary are those in its calendars; false when that is not known within ten seconds. */
  async function isReady(brand: BrandId): Promise<boolean> {
    if (!sealSecret) return true;
    const diary = brandIds.filter((other) => diaryOf(other) === diaryOf(brand));
    try {
      const inStore = await stored();
      const isCompared = () => diary.every((other) => comparedIn.get(other) === inStore);
      if (!isCompared()) await withTimeout(compare(), waitMs, () => undefined);
      return isCompared();
    } catch (error) {
      log.error({ error: (error as Error).message }, 'The bookings cannot be compared with the calendars');
      return false;
    }
  }

  return {
    isReady,
    /** A booking as it is stored, or else in a calendar. Rejects when it is not stored and a calendar cannot be read. */
    async find(id: string): Promise<Booking | null> {
      const before = await store.read(id);
      const isKnown = before ? await isReady(before.brand) : await compareAll(true);
      const found = await store.read(id);
      if (!found && !isKnown) throw new Error('a calendar cannot be read');
      return found;
    },
    /** What is done with each reading of the calendars. */
    async compare(): Promise<void> {
      await compare();
      if (sealSecret) await sealAgain();
    },
  };
}
