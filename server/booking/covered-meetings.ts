import { type Interval, openingTimes } from '#shared/booking/free-times.ts';
import { officeFor } from '#shared/booking/meeting-kinds.ts';
import type { Brand, BrandId } from '#shared/brands/index.ts';
import { type HourInstruction, titled } from '#shared/firm/hour-instructions.ts';
import { readInstruction } from '#shared/firm/hour-title.ts';
import { addDays, ohioDate, ohioInstant } from '#shared/format/ohio-date.ts';
import { mailId } from '../mail/compose-mail.ts';
import type { Cover } from './booking-mail.ts';
import type { BookingRules } from './booking-rules.ts';
import { type Booking, type BookingContext, endOf } from './booking-store.ts';
import type { Calendars } from './calendars.ts';
import type { Notifier } from './notifier.ts';

type Deps = BookingContext & {
  calendars: Pick<Calendars, 'busy' | 'followed' | 'instructions'>;
  bookings: Pick<BookingRules, 'nextTimes'>;
  notifier: Pick<Notifier, 'tellOfCovered'>;
};

const mostKnown = 20;

/**
 * Tells the firm of booked meetings at whose time it has put something else into its calendar: once for each event and meeting.
 * What was there when the firm itself chose a meeting's time it knows. Rejects when the store cannot be read.
 */
export function createCoverWatch({ store, calendars, brands, bookings, notifier, now }: Deps) {
  return async function watch(): Promise<void> {
    const isStanding = ({ state, start, asked }: Booking) => state === 'booked' && start > now() && !asked;
    const coming = (await store.list()).filter(isStanding);
    for (const [brand, meetings] of Map.groupBy(coming, (booking) => booking.brand)) {
      const coversOf = await readCovers(brand);
      if (!coversOf) continue;
      const read = await calendars.followed(brand);
      const inCalendar = new Set(
        read.flatMap(({ state }) => (state.ok ? state.times.meetings.map(({ id }) => id) : [])),
      );
      const found: { cover: Cover; booking: Booking }[] = [];
      for (const booking of meetings) {
        // Its event has just been deleted: what becomes of it is not decided.
        if (wasInCalendar(booking) && !inCalendar.has(booking.id)) continue;
        const covers = coversOf(booking).filter(({ key }) => !booking.known.includes(key));
        if (booking.placedByFirm) await know(booking, covers);
        else found.push(...covers.map((cover) => ({ cover, booking })));
      }
      for (const covered of Map.groupBy(found, ({ cover }) => cover.key).values())
        await tell(covered[0]!.cover, new Set(covered.map(({ booking }) => booking)));
    }
  };

  /** Null while a calendar of the brand is unknown. */
  async function readCovers(brand: BrandId): Promise<((booking: Booking) => Cover[]) | null> {
    const events = (await calendars.busy(brand, true))?.others;
    if (!events) return null;
    const instructions = calendars.instructions().filter(({ hasGuests }) => !hasGuests);
    // What cannot be read the firm is told of by itself.
    const instructing = new Set(instructions.map(({ uid }) => uid));
    return (booking) => {
      const time = { start: booking.start, end: booking.start + (booking.length ?? endOf(booking) - booking.start) };
      const busy = events.filter(
        (event) => overlap(event, time) && !instructing.has(event.uid) && !(event.isCopy && event.start === time.start),
      );
      return [
        ...instructionsAgainst(booking, brands[brand], instructions),
        ...busy.map(({ uid, title }) => ({ key: mailId(uid), what: 'busy' as const, title: title || null, ...time })),
      ];
    };
  }

  async function tell(cover: Cover, meetings: Set<Booking>): Promise<void> {
    const offered: Interval[] = [];
    const asked: { booking: Booking; times: Interval[] }[] = [];
    for (const booking of meetings) {
      const times = await bookings.nextTimes(booking, offered);
      offered.push(...times);
      asked.push({ booking, times });
    }
    if (!(await notifier.tellOfCovered(cover, asked))) return;
    for (const booking of meetings) await know(booking, [cover]);
  }

  async function know({ id, sequence }: Booking, covers: Cover[]): Promise<void> {
    const keys = covers.map(({ key }) => key);
    await store.change(id, (stored) => ({
      known: [...stored.known, ...keys].slice(-mostKnown),
      placedByFirm: stored.placedByFirm && stored.sequence !== sequence,
    }));
  }
}

const wasInCalendar = ({ notified, seen }: Booking) => notified.caldav >= 0 || Object.keys(seen).length > 0;

/** The instructions of its day, where a meeting lies outside the office hours: those that close, if there are any. */
function instructionsAgainst(booking: Booking, { offices }: Brand, found: readonly HourInstruction[]): Cover[] {
  const { values, start } = booking;
  const office = officeFor(offices, values.kind, values.office ?? null);
  const date = ohioDate(new Date(start));
  const end = endOf(booking);
  if (openingTimes(office, date).some((open) => start >= open.start && end <= open.end)) return [];
  const day = { start: ohioInstant(date, '00:00'), end: ohioInstant(addDays(date, 1), '00:00') };
  const covers = found
    .filter((event) => overlap(event, day))
    .flatMap((event) => {
      const { uid, title, start, end } = event;
      const read = readInstruction(titled(event));
      if (!read || (read.office ?? office.id) !== office.id) return [];
      return [{ key: mailId(uid), what: read.closes ? ('closed' as const) : ('hours' as const), title, start, end }];
    });
  const closing = covers.filter(({ what }) => what === 'closed');
  return closing.length > 0 ? closing : covers;
}

function overlap(one: Interval, other: Interval): boolean {
  return one.start < other.end && other.start < one.end;
}
