import type { Logger } from 'pino';
import { type Interval, mergeIntervals } from '#shared/booking/free-times.ts';
import type { BrandId, Brands } from '#shared/brands/index.ts';
import type { bookingKeeper } from '../durability.ts';
import { type Booking, blockedTime } from './booking.ts';
import type { BookingStore, DiaryOf } from './booking-store.ts';
import type { Calendars } from './calendars.ts';
import type { Taken } from './meeting-times.ts';
import type { Restorer } from './restore-bookings.ts';

export type DiaryDeps = {
  store: BookingStore;
  calendars: Calendars;
  diaryOf: DiaryOf;
  brands: Brands;
  restorer: Pick<Restorer, 'isReady'>;
  keeper: (brand: BrandId) => ReturnType<typeof bookingKeeper>;
  log: Logger;
  now: () => number;
};

export type Diary = ReturnType<typeof createDiary>;

/** Bookings read within this time, in milliseconds, are not read again to show free times; a booking checks its own time. */
const listFreshMs = 1_000;

export function createDiary({ store, calendars, diaryOf, brands, restorer, keeper, log, now }: DiaryDeps) {
  let listed: { at: number; bookings: Promise<Booking[]> } | null = null;

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

  /** The bookings of a brand's diary; null when they cannot be read. */
  async function bookingsOf(brand: BrandId, fresh = false): Promise<Booking[] | null> {
    const bookings = await list(fresh);
    return bookings?.filter((booking) => diaryOf(booking.brand) === diaryOf(brand)) ?? null;
  }

  return {
    bookingsOf,
    /**
     * When a brand is taken for a meeting at an office, or for any other: by its calendars and by bookings of its diary.
     * @param except the booking that asks, which does not stand in its own way: then all is read again
     * @returns null while a calendar is unknown, or the bookings cannot be read or kept
     */
    async taken(brand: BrandId, office: string | null, except?: string): Promise<Taken | null> {
      if (!keeper(brand) || !(await restorer.isReady(brand))) return null;
      const fresh = except !== undefined;
      const [read, bookings] = await Promise.all([calendars.busy(brand, fresh), bookingsOf(brand, fresh)]);
      if (!bookings || !read.ok) return null;
      const ours = read.ourEvents.filter((event) => event.id !== except && !wasReleased(event, bookings));
      const others = bookings.filter(({ id, state }) => state !== 'cancelled' && id !== except);
      const booked = others.map((booking) => blockedTime(booking, office, brands[brand].offices));
      return { busy: mergeIntervals([...read.busy, ...ours, ...booked]), stale: read.stale };
    },

    forget() {
      listed = null;
    },
  };
}

/** The event of a booking stays in the firm's calendar for a while after it was moved or cancelled here. */
function wasReleased({ id, start }: Interval & { id: string }, bookings: Booking[]): boolean {
  return bookings.some((booking) => booking.id === id && booking.released.includes(start));
}
