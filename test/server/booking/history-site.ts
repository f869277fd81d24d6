import { createFollower } from '#server/booking/calendar-follower.ts';
import { createRestorer, type Restorer } from '#server/booking/restore-bookings.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { brands } from '#shared/brands/index.ts';
import { silentLog, startBookings } from './booking-process.ts';
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

/** A process of the site, without HTTP, with the firm's calendar connected to one brand. */
export function startHistorySite({ kind, calendar, records, delivered, now }: Options) {
  const env = parseEnv({ SMTP_URL: 'smtp://mail.firm.example', BOOKING_SECRET: secret, ...calendar.env });
  const memory = createMemoryStore(now, records);
  const mailer = {
    async send({ id }: { id: string }, raw: Buffer) {
      delivered.push({ id, raw: raw.toString() });
      const isFirms = kind === 'exported' && !raw.includes('\r\nAuto-Submitted');
      if (isFirms) for (const file of invitationsIn([raw.toString()])) calendar.importInvitation?.(file);
      return { ok: true as const, server: 'primary' as const, rejected: 0 };
    },
  };
  const delivery = createDelivery({ env, brands, log: silentLog, stores: [memory], mailer, now });
  let restorer!: Restorer;
  const process = startBookings({
    ...{ env, records: memory, delivery, now, secret, storage: kind === 'calendar' ? 'calendar' : 'store' },
    restorerOf: (shared) => {
      restorer = createRestorer({ ...shared, stored: shared.store.secret });
      return restorer;
    },
  });
  const { store, rules, notifier, calendars } = process;
  const follow = createFollower({ ...process, bookings: rules });
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
