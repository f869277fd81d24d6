import type { Logger } from 'pino';
import { type BrandId, type Brands, brandIds } from '#shared/brands/index.ts';
import type { HourInstruction } from '#shared/firm/hour-instructions.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import type { Env } from '../env.ts';
import { mailId } from '../mail/compose-mail.ts';
import { type CalendarState, createCachedCalendar, type ReadCalendar } from './calendar/cached-calendar.ts';
import { createCaldavCalendar } from './calendar/caldav-calendar.ts';
import { fetchCalendar, fetchCollection, type LoadCalendar } from './calendar/fetch-calendar.ts';
import type { FindEvent } from './calendar/read-download.ts';
import type { BookingCalendar } from './notifier.ts';

export type Calendars = ReturnType<typeof createCalendars>;

type Settings = Pick<Env, 'brands'>;
type Deps = {
  env: Settings;
  log: Logger;
  read?: ReadCalendar | undefined;
  /** Called with each problem that is logged, for the owner's report. */
  onProblem?: (() => void) | undefined;
  now?: () => number;
};

/** A calendar that a brand's meetings must not overlap: its URL, how it is read, and its name for logs and the doctor. */
export type CalendarSource = { url: string; load: LoadCalendar; name: string };

/** `key` names it without its URL. */
export type FollowedCalendar = { key: string; state: CalendarState };

/** The exported calendars of a brand, and the one that its bookings are written to. */
export function calendarSources({ brands }: Settings, id: BrandId): CalendarSource[] {
  const { calendarUrls = [], caldavUrl } = brands[id];
  const exported = calendarUrls.map((url, index) => ({
    url,
    load: fetchCalendar,
    name: `calendar ${index + 1} of ${id}`,
  }));
  return caldavUrl
    ? [...exported, { url: caldavUrl, load: fetchCollection, name: `CalDAV calendar of ${id}` }]
    : exported;
}

/** @param find by default in the calling thread */
export function caldavCalendars({ brands: settings }: Settings, brands: Brands, find?: FindEvent) {
  const calendars = new Map<BrandId, BookingCalendar>();
  for (const id of brandIds) {
    const { caldavUrl } = settings[id];
    if (caldavUrl) calendars.set(id, createCaldavCalendar(caldavUrl, brands[id], find));
  }
  return (id: BrandId): BookingCalendar | null => calendars.get(id) ?? null;
}

/** The calendars of all brands. A URL that several brands name is read once. */
export function createCalendars({ env, log, read, onProblem: note, now = Date.now }: Deps) {
  const sources = new Map(brandIds.flatMap((id) => calendarSources(env, id)).map((source) => [source.url, source]));
  const cached = new Map(
    [...sources.values()].map(({ url, load, name }) => {
      const onProblem = (reason: string) => {
        log.warn({ calendar: name, reason }, 'A calendar cannot be read completely');
        note?.();
      };
      return [url, createCachedCalendar({ url, load, read, onProblem, onRead: noteInstructions, now })];
    }),
  );
  const listeners: ((found: readonly HourInstruction[]) => void)[] = [];
  let known = 'false';

  /** The firm has one set of office hours: an instruction in any of the calendars counts for all brands. */
  function instructions(): HourInstruction[] {
    return [...cached.values()].flatMap((calendar) => calendar.instructions());
  }

  function noteInstructions() {
    const found = instructions();
    // What an instruction means changes with the day.
    const state = JSON.stringify(found.length > 0 && [ohioDate(new Date(now())), found]);
    if (state === known) return;
    known = state;
    for (const listener of listeners) listener(found);
  }

  return {
    /** What is in all calendars of a brand and takes time; null while one of them is unknown. */
    async busy(brand: BrandId, fresh: boolean) {
      const states = await Promise.all(calendarSources(env, brand).map(({ url }) => cached.get(url)!.read(fresh)));
      const known = states.filter((state) => state.ok);
      if (known.length < states.length) return null;
      return {
        busy: known.flatMap(({ times }) => times.busy),
        others: known.flatMap(({ times }) => times.others),
        ourEvents: known.flatMap(({ times }) => times.ourEvents),
        stale: known.some(({ stale, times }) => stale || times.unreadable.length > 0),
      };
    },
    instructions,
    /** Called when the instructions for the office hours have changed, and on each day while there are any. */
    onInstructions: (listener: (typeof listeners)[number]) => void listeners.push(listener),
    /** Reads all calendars. */
    async refresh() {
      await Promise.all([...cached.values()].map((calendar) => calendar.refresh()));
    },
    /**
     * Each calendar in which a brand's meetings are followed: the CalDAV calendar, or else every exported one.
     * @param anew read now, not from memory
     */
    async followed(brand: BrandId, anew = false): Promise<FollowedCalendar[]> {
      const { caldavUrl, calendarUrls = [] } = env.brands[brand];
      const urls = caldavUrl ? [caldavUrl] : calendarUrls;
      if (anew) await Promise.all(urls.map((url) => cached.get(url)!.readAnew()));
      return Promise.all(urls.map(async (url) => ({ key: mailId(url), state: await cached.get(url)!.read(true) })));
    },
    async idle() {
      await Promise.all([...cached.values()].map((calendar) => calendar.idle()));
    },
  };
}

/**
 * Brands that name the same calendar, and all brands without one, have one diary: what is booked at one of them is taken
 * at the others.
 */
export function diaries(env: Settings): (brand: BrandId) => string {
  const urlsOf = (id: BrandId) => calendarSources(env, id).map(({ url }) => url);
  const sharesCalendar = (a: BrandId, b: BrandId) => {
    const [first, second] = [urlsOf(a), urlsOf(b)];
    return first.length === 0 ? second.length === 0 : first.some((url) => second.includes(url));
  };
  const diary = new Map<BrandId, string>();
  for (const id of brandIds) {
    const joined = [...diary.keys()].filter((other) => sharesCalendar(id, other)).map((other) => diary.get(other)!);
    const name = joined[0] ?? id;
    for (const [other, current] of diary) if (joined.includes(current)) diary.set(other, name);
    diary.set(id, name);
  }
  return (brand) => diary.get(brand)!;
}
