import type { Logger } from 'pino';
import type { BrandId } from '#shared/brands/index.ts';
import { addDays, dayName, dayNames, ohioDate, ohioTime } from '#shared/format/ohio-date.ts';
import * as limits from '#shared/limits.ts';
import type { Env } from '../env.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { MailBrand } from '../mail/mail-body.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { type SiteRedis, whenReady } from '../redis.ts';
import { changeStored, type Store } from '../store/store.ts';
import { withTimeout } from '../timeout.ts';
import { addCounts, type CountsByKey, createCounts } from './counts.ts';
import { createOwnerMail } from './owner-mail.ts';
import { type HeldMeeting, reportContent } from './report-content.ts';

type Deps = {
  env: Pick<Env, 'REPORT_TO' | 'MAIL_FROM'>;
  brands: Record<BrandId, MailBrand>;
  delivery: Pick<Delivery, 'submitMail' | 'oldestPending'>;
  store: Store;
  redis?: SiteRedis | undefined;
  /** The meetings that nobody confirmed, whose hold ended on one of these days and before now. */
  unconfirmed(store: Store, days: readonly string[], now: number): Promise<HeldMeeting[]>;
  log: Logger;
  now?: () => number;
};

/** A message that waits longer is an outage of the mail server, in milliseconds. */
const mailDelayMs = 5 * 60_000;
const queueTimeoutMs = 2_000;
const closeTimeoutMs = 3_000;
const redisTimeoutMs = 10_000;

/**
 * The owner's weekly report: counts in memory, adds them up in the store, and mails them to REPORT_TO on Mondays
 * at seven Eastern time, or as soon after that as a process runs.
 */
export function createReport(deps: Deps) {
  const { brands, delivery, redis, log, now = Date.now } = deps;
  const counts = createCounts(now);
  const store = createReportStore(deps.store);
  let timer: NodeJS.Timeout | null = null;
  /** Stores the counts, and mails the report that is due. What `start` does every minute. */
  const { run: tick, idle } = oneAtATime(run);

  async function flush() {
    const taken = counts.take();
    if (taken.size === 0) return;
    try {
      await store.add(ohioDate(new Date(now())), taken);
    } catch (error) {
      counts.restore(taken);
      throw error;
    }
  }

  async function noteOutages() {
    if (redis && redis.connection.status !== 'ready') counts.outage('redis');
    const oldest = await oldestPending();
    if (oldest !== null && now() - oldest > mailDelayMs) counts.outage('mail');
  }

  function oldestPending(): Promise<number | null> {
    return withTimeout(delivery.oldestPending(), queueTimeoutMs, () => null).catch(() => null);
  }

  /** What the report of some days states. */
  async function known(days: readonly string[]) {
    return {
      brands,
      days,
      counts: await store.read(days),
      previous: await store.read(weekBefore(days[0]!)),
      now: new Date(now()),
      oldestPending: await oldestPending(),
      unconfirmed: await deps.unconfirmed(deps.store, days, now()),
    };
  }

  const mailOwner = createOwnerMail({ ...deps, now });
  /** The last Monday whose report needs no further check. */
  let doneMonday = '';

  /** Mails the report that is due. Its id is made of the Monday: the mail queue takes it once, from whichever process. */
  async function mailDue() {
    const monday = dueMonday(now());
    if (!deps.env.REPORT_TO || monday === doneMonday) return;
    const week = await known(weekBefore(monday));
    // Nothing was counted when the site is new.
    const isNew = week.counts.size + week.unconfirmed.length === 0;
    if (isNew || (await mailOwner(['report', monday], reportContent(week)))) doneMonday = monday;
  }

  async function run() {
    for (const step of [noteOutages, flush, mailDue]) {
      await step().catch((error: Error) => log.warn({ error: error.message }, 'the report could not be updated'));
    }
  }

  return {
    counts,
    tick,
    start() {
      timer = setInterval(tick, limits.reportFlushMs).unref();
      // A connection that is being made is no outage.
      const connected = redis ? whenReady(redis, redisTimeoutMs).catch(() => undefined) : Promise.resolve();
      void connected.then(() => timer && tick());
    },
    current: async () => reportContent(await known(weekBefore(addDays(ohioDate(new Date(now())), 1)))),
    /** Notes when Ghost fails. @param status of its response, null where none came */
    watchGhost(status: number | null) {
      if (status === null || status >= 500) counts.outage('ghost');
    },
    async close() {
      if (timer) clearInterval(timer);
      timer = null;
      await idle();
      await withTimeout(flush(), closeTimeoutMs, () => undefined).catch((error: Error) =>
        log.warn({ error: error.message }, 'the last counts for the report were not stored'),
      );
    },
  };
}

/** When the report is mailed, in Eastern time: Mondays from this time on. */
const mailTime = '07:00';

/** The Monday whose report is the newest that is due: today's from seven o'clock on. In Eastern time. */
function dueMonday(now: number): string {
  const { date, time } = ohioTime(new Date(now));
  const sinceMonday = (dayNames.indexOf(dayName(date)) + 6) % 7;
  const monday = addDays(date, -sinceMonday);
  return date === monday && time < mailTime ? addDays(monday, -7) : monday;
}

/** The seven days before a date, the earliest first. */
function weekBefore(date: string): string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(date, day - 7));
}

/** Where the counts of all processes are added up by day (YYYY-MM-DD in Eastern time). */
export function createReportStore(store: Store) {
  return {
    /** Adds to the counts of a day. Rejects when they could not be stored; then none of them was, as far as is known. */
    async add(day: string, counts: CountsByKey): Promise<void> {
      const outcome = await changeStored(store, 'counts', day, (stored) => {
        const sum = new Map(stored ? entriesOf(stored.value) : []);
        addCounts(sum, counts);
        const value = JSON.stringify(Object.fromEntries(sum));
        const expires = Date.parse(day) + (limits.reportRetentionDays + 1) * 86_400_000;
        return { record: { state: 'counted', due: 0, expires, value } };
      });
      if (outcome !== 'stored') throw new Error('too many processes store their counts at this moment');
    },

    async read(days: readonly string[]): Promise<Map<string, number>> {
      const sum = new Map<string, number>();
      for (const day of days) {
        const stored = await store.read('counts', day);
        if (stored) addCounts(sum, entriesOf(stored.value));
      }
      return sum;
    },
  };
}

function entriesOf(value: string): [string, number][] {
  return Object.entries(JSON.parse(value) as Record<string, number>);
}
