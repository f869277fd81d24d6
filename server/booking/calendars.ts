import type { Logger } from 'pino';
import type { Interval } from '#shared/booking/free-times.ts';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import type { Env } from '../env.ts';
import { createCalendarFeed } from './calendar/calendar-feed.ts';
import type { BusyTimes } from './calendar/read-calendar.ts';

export type CalendarState = { ok: true; busy: Interval[]; own: BusyTimes['own']; stale: boolean } | { ok: false };

export type Calendars = {
  /** The busy times of all calendars of a brand; not `ok` when one of them is unknown. */
  busy(brand: BrandId, fresh: boolean): Promise<CalendarState>;
  /** Resolves when no calendar is being read. */
  idle(): Promise<void>;
};

type Deps = { env: Pick<Env, 'brands'>; log: Logger; now?: () => number };

/** The calendars of all brands. An address that several brands name is read once. */
export function createCalendars({ env, log, now }: Deps): Calendars {
  const urls = [...new Set(brandIds.flatMap((id) => env.brands[id].calendarUrls ?? []))];
  const feeds = new Map(
    urls.map((url) => {
      const of = brandIds.find((id) => env.brands[id].calendarUrls?.includes(url))!;
      const about = { brand: of, calendar: env.brands[of].calendarUrls!.indexOf(url) + 1 };
      const onProblem = (reason: string) => log.warn({ ...about, reason }, 'A calendar cannot be read completely');
      return [url, createCalendarFeed({ url, onProblem, now })];
    }),
  );

  return {
    async busy(brand, fresh) {
      const states = await Promise.all(
        (env.brands[brand].calendarUrls ?? []).map((url) => feeds.get(url)!.read(fresh)),
      );
      const known = states.filter((state) => state.ok);
      if (known.length < states.length) return { ok: false };
      return {
        ok: true,
        busy: known.flatMap(({ times }) => times.busy),
        own: known.flatMap(({ times }) => times.own),
        stale: known.some(({ stale }) => stale),
      };
    },
    async idle() {
      await Promise.all([...feeds.values()].map((feed) => feed.idle()));
    },
  };
}

/**
 * Brands that name the same calendar, and all brands without one, have one diary: what is booked at one of them is taken
 * at the others.
 */
export function diaries(env: Pick<Env, 'brands'>): (brand: BrandId) => string {
  const urlsOf = (id: BrandId) => env.brands[id].calendarUrls ?? [];
  const sharesCalendar = (a: BrandId, b: BrandId) => {
    const [first, second] = [urlsOf(a), urlsOf(b)];
    return first.length === 0 ? second.length === 0 : first.some((url) => second.includes(url));
  };
  const diary = new Map<BrandId, string>();
  for (const id of brandIds) {
    const joined = brandIds
      .filter((other) => diary.has(other) && sharesCalendar(id, other))
      .map((other) => diary.get(other)!);
    const name = joined[0] ?? id;
    for (const [other, current] of diary) if (joined.includes(current)) diary.set(other, name);
    diary.set(id, name);
  }
  return (brand) => diary.get(brand)!;
}
