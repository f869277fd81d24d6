import { oneAtATime } from '#server/one-at-a-time.ts';
import { withTimeout } from '#server/timeout.ts';
import { createThread, type ThreadOptions } from '#server/worker.ts';
import type { Interval } from '#shared/booking/free-times.ts';
import { maxRangeDays, meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { CalendarFailure, type Download, fetchCalendar, type LoadCalendar, reasonOf } from './fetch-calendar.ts';
import { type BusyTimes, type CalendarReading, unreadableText } from './read-calendar.ts';
import { type FindEvent, type Finding, readDownload } from './read-download.ts';

/** `tag`: that of the calendar when it was read, as `LoadCalendar` returns it. */
type TaggedTimes = BusyTimes & { tag: string | null };
export type CalendarState = { ok: true; times: TaggedTimes; readAt: number; stale: boolean } | { ok: false };

/** As `readDownload`. @throws when it cannot be read within its budget */
export type ReadCalendar = (download: Download, period: Interval) => Promise<CalendarReading>;

type Options = {
  url: string;
  /** By default in the calling thread. */
  read?: ReadCalendar | undefined;
  /** By default it is an exported calendar. */
  load?: LoadCalendar;
  /** Called when the calendar becomes unreadable, or holds events that cannot be read; for logs. */
  onProblem: (reason: string) => void;
  /** Called after each reading. */
  onRead?: () => void;
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

/** The busy times and instructions of one private calendar, in memory. Nothing else of its events is stored. */
export function createCachedCalendar(options: Options) {
  const { url, load = fetchCalendar, read = readDownload, onProblem, onRead, now = Date.now } = options;
  let times: TaggedTimes | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  const { run: refresh, idle } = oneAtATime(update);

  // What was read in the future, before the clock was set back, is old.
  const age = () => Math.abs(now() - readAt);

  async function update() {
    const started = now();
    try {
      times = await readTimes({ start: started - day, end: started + periodDays * day });
      readAt = started;
      onRead?.();
      const broken = unreadableText(times);
      if (broken) onProblem(broken);
    } catch (error) {
      failedAt = now();
      onProblem(reasonOf(error));
    }
  }

  async function readTimes(period: Interval): Promise<TaggedTimes> {
    const { tag, ...download } = await load(url, period);
    const reading = await read(download, period).catch(() => ({ ok: false, reason: 'not read in time' }) as const);
    if (!reading.ok) throw new CalendarFailure(reading.reason);
    return { ...reading.times, tag };
  }

  return {
    /**
     * The busy times, from memory where they are younger than two minutes. Older ones are read again: in the background, or
     * with `fresh` before this resolves, which takes three seconds at most.
     */
    async read(fresh: boolean): Promise<CalendarState> {
      const mayRetry = now() - failedAt > retryMs || failedAt > now();
      if (age() > freshMs && mayRetry) {
        const refreshed = refresh();
        // A booking, or times too old to show, waits for the calendar; a page does not.
        if (fresh || age() > staleMs) await withTimeout(refreshed, waitMs, () => undefined);
      }
      return times && age() <= usableMs ? { ok: true, times, readAt, stale: age() > staleMs } : { ok: false };
    },
    /** Those last read, however long ago: a calendar that cannot be read does not open an office that it has closed. */
    instructions: () => times?.instructions ?? [],
    refresh,
    /** Reads it now, even when it is just being read. */
    async readAnew(): Promise<void> {
      await idle();
      await refresh();
    },
    idle,
  };
}

export type CalendarWorker = ReturnType<typeof createCalendarWorker>;
export type CalendarJob = { download: Download } & ({ period: Interval } | { uid: string });

/** A calendar that takes longer than its budget is unknown. */
export function createCalendarWorker({ budgetMs = 10_000, ...options }: ThreadOptions) {
  const worker = createThread<CalendarJob, CalendarReading | Finding>('reads calendars', { ...options, budgetMs });
  const read: ReadCalendar = (download, period) => worker.run({ download, period }) as Promise<CalendarReading>;
  const find: FindEvent = (list, uid) => worker.run({ download: list, uid }) as Promise<Finding>;
  return { read, find, close: worker.close };
}
