import { pino } from 'pino';
import { createBookingLimits } from '#server/booking/booking-limits.ts';
import { createBookingStore } from '#server/booking/booking-store.ts';
import { createBookingRules } from '#server/booking/bookings.ts';
import { createFollower } from '#server/booking/calendar-follower.ts';
import { caldavCalendars, createCalendars, diaries } from '#server/booking/calendars.ts';
import { createNotifier } from '#server/booking/notifier.ts';
import { createRestorer } from '#server/booking/restore-bookings.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { brands } from '#shared/brands/index.ts';
import { invitationsIn } from './firms-calendar.ts';
import { createMemoryStore, type MemoryRecords } from './memory-store.ts';

/** `calendar`: the CalDAV calendar is all that a restart leaves. `exported`: the firm's mail program fills it from mails. */
export type HistoryKind = 'caldav' | 'calendar' | 'exported';

/** The firm's calendar in a history. */
export type HistoryCalendar = {
  /** The variable that connects the site to it. */
  env: Record<string, string>;
  /** While it is down, the site does not reach it. */
  state: { isDown: boolean };
  /** Changes the event of a booking, or deletes it; false when there is none. */
  edit(id: string, change: (event: string) => string | null): boolean | Promise<boolean>;
  events(): string[] | Promise<string[]>;
  /** What the firm's mail program does with an invitation. */
  importInvitation?(file: string): void;
};

export type DeliveredMail = { id: string; raw: string };

type Options = {
  kind: HistoryKind;
  calendar: HistoryCalendar;
  /** What is stored; a restart does not change it. */
  records: MemoryRecords;
  /** Gets each mail. */
  delivered: DeliveredMail[];
  now: () => number;
};

const secret = 'a secret of the firm';
const log = pino({ level: 'silent' });

/** A process of the site, without HTTP, with the firm's calendar connected to one brand. */
export function startHistorySite({ kind, calendar, records, delivered, now }: Options) {
  const env = parseEnv({ SMTP_URL: 'smtp://mail.firm.example', BOOKING_SECRET: secret, ...calendar.env });
  const diaryOf = diaries(env);
  const memory = createMemoryStore(now, records);
  const store = createBookingStore(memory, diaryOf, brands);
  const mailer = {
    async send({ id }: { id: string }, raw: Buffer) {
      delivered.push({ id, raw: raw.toString() });
      const isFirms = kind === 'exported' && !raw.includes('\r\nAuto-Submitted');
      if (isFirms) for (const file of invitationsIn([raw.toString()])) calendar.importInvitation?.(file);
      return { ok: true as const, server: 'primary' as const, rejected: 0 };
    },
  };
  const delivery = createDelivery({ env, brands, log, stores: [memory], mailer, now });
  const calendars = createCalendars({ env, log, now });
  const calendarOf = caldavCalendars(env, brands);
  const shared = { store, brands, secret: async () => secret, sealSecret: secret, mailsVisitors: true, log, now };
  const notifier = createNotifier({
    ...{ ...shared, delivery, from: undefined, port: 3000, calendarOf, mailOwner: async () => false },
  });
  const restorer = createRestorer({ ...shared, calendars, calendarOf, diaryOf, notifier, stored: store.secret });
  const keeper = () => (kind === 'calendar' ? ('calendar' as const) : ('store' as const));
  const limits = createBookingLimits(1_000);
  const rules = createBookingRules({ ...shared, calendars, notifier, limits, diaryOf, restorer, keeper });
  const follow = createFollower({ store, calendars, calendarOf, bookings: rules, notifier, now });
  const idle = async () => {
    await notifier.idle();
    await delivery.idle();
    await calendars.idle();
  };
  return {
    store,
    rules,
    idle,
    /** What a process does each minute. */
    async cycle() {
      await restorer
        .compare()
        .then(follow)
        .catch(() => undefined);
      await idle();
      await notifier.catchUp();
      await idle();
    },
  };
}
