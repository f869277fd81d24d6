import { createHash } from 'node:crypto';
import { withTimeout } from '#server/timeout.ts';
import type { Interval } from '#shared/booking/free-times.ts';
import { maxRangeDays, meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { fetchCalendar, type LoadCalendar, type Validators } from './fetch-calendar.ts';
import { type BusyTimes, type CalendarReading, readCalendar } from './read-calendar.ts';

export type FeedState = { ok: true; times: BusyTimes; stale: boolean } | { ok: false };

export type CalendarFeed = {
  /**
   * The busy times, from memory where they are younger than two minutes. Older ones are read again: in the background, or
   * with `fresh` before this resolves, which takes three seconds at most.
   */
  read(fresh: boolean): Promise<FeedState>;
  /** Resolves when nothing is being read. */
  idle(): Promise<void>;
};

/** Reads a calendar's text, as `readCalendar` does. @throws when it cannot be read within its budget */
export type ReadCalendar = (text: string, period: Interval) => Promise<CalendarReading>;

type Options = {
  url: string;
  /** By default in the calling thread. */
  read?: ReadCalendar | undefined;
  /** By default it is an exported calendar. */
  load?: LoadCalendar;
  /** Called when the calendar becomes unreadable, or holds events that cannot be read; for logs. */
  onProblem: (reason: string) => void;
  now?: () => number;
};

const minute = 60_000;
const day = 86_400_000;
const freshMs = 2 * minute;
/** Older busy times are shown, with a note. */
const staleMs = 10 * minute;
/** Still older ones are not used. */
const usableMs = 60 * minute;
const waitMs = 3_000;
/** After a failure the next attempt follows after this time at the earliest. */
const retryMs = 20_000;
/** Recurring events are expanded so far ahead. */
const periodDays = Math.max(...meetingKinds.map(({ horizonDays }) => horizonDays)) + maxRangeDays;
/** After this time an unchanged calendar is read as a whole again, for the days that have come into reach. */
const reparseMs = 7 * day;

const readHere: ReadCalendar = async (text, { start, end }) => readCalendar(text, start, end);

/** The busy times of one private calendar, in memory. Nothing else of its events is stored. */
export function createCalendarFeed({
  url,
  load = fetchCalendar,
  read = readHere,
  onProblem,
  now = Date.now,
}: Options): CalendarFeed {
  let times: BusyTimes | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let parsedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let validators: Validators | null = null;
  let hash = '';
  let refreshing: Promise<void> | null = null;

  // What was read in the future, before the clock was set back, is old.
  const age = () => Math.abs(now() - readAt);

  function refresh(): Promise<void> {
    refreshing ??= update().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function update() {
    const mustParse = now() - parsedAt > reparseMs;
    const started = now();
    const period = { start: started - day, end: started + periodDays * day };
    const fetched = await load(url, mustParse ? null : validators, period);
    if (fetched.outcome === 'failed') return fail(fetched.reason);
    if (fetched.outcome === 'read') {
      const found = createHash('sha256').update(fetched.text).digest('base64');
      if (mustParse || found !== hash) {
        const parsed = await parse(fetched.text, period);
        if (!parsed) return;
        times = parsed;
        parsedAt = started;
        hash = found;
      }
      validators = fetched.validators;
    }
    readAt = started;
  }

  async function parse(text: string, period: Interval): Promise<BusyTimes | null> {
    const reading = await read(text, period).catch(() => ({ ok: false, reason: 'not read in time' }) as const);
    if (!reading.ok) {
      fail(reading.reason);
      return null;
    }
    const { unreadable } = reading.times;
    if (unreadable > 0) onProblem(`${unreadable} events cannot be read`);
    return reading.times;
  }

  function fail(reason: string) {
    failedAt = now();
    onProblem(reason);
  }

  return {
    async read(fresh) {
      const mayRetry = now() - failedAt > retryMs || failedAt > now();
      if (age() > freshMs && mayRetry) {
        const refreshed = refresh();
        // A booking, or times too old to show, waits for the calendar; a page does not.
        if (fresh || age() > staleMs) await withTimeout(refreshed, waitMs, () => undefined);
      }
      return times && age() <= usableMs ? { ok: true, times, stale: age() > staleMs } : { ok: false };
    },
    async idle() {
      await refreshing;
    },
  };
}
