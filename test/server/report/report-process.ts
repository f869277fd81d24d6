import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { unconfirmedBookings } from '#server/booking/booking-store.ts';
import { parseEnv } from '#server/env.ts';
import type { Mail } from '#server/mail/mail-body.ts';
import { createReport } from '#server/report/report-service.ts';
import { closeStores, openStores, type Stores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

export type ReportProcess = ReturnType<ReturnType<typeof reportProcesses>['report']>;

/** For each test of a file a folder of counts of its own, and processes of the site that count there. */
export function reportProcesses() {
  let directory: string;
  const opened: Stores[] = [];
  /** The ids of what the mail queue has. */
  const queued = new Set<string>();
  beforeEach(() => {
    queued.clear();
    directory = temporaryFolder();
  });
  afterEach(() => {
    for (const stores of opened.splice(0)) closeStores(stores);
  });

  /** A process of the site with a clock of its own, and the mails it has queued. */
  function report(start: string, { dir = directory, to = 'owner@example.com', outcome = 'queued' } = {}) {
    const mails: Mail[] = [];
    const state = { now: Date.parse(start), outcome, oldest: null as number | null };
    const logged: string[] = [];
    const stores = openStores({ VAR_DIR: dir }, undefined, () => state.now);
    opened.push(stores);
    const service = createReport({
      env: parseEnv({ REPORT_TO: to, MAIL_FROM: 'Website <website@example.com>' }),
      brands,
      store: stores[0],
      unconfirmed: unconfirmedBookings,
      delivery: {
        submitMail: async (mail) => {
          if (state.outcome !== 'failed' && !queued.has(mail.id)) mails.push(mail);
          if (state.outcome !== 'failed') queued.add(mail.id);
          return state.outcome as 'queued' | 'failed';
        },
        oldestPending: async () => state.oldest,
      },
      log: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
      now: () => state.now,
    });
    return {
      ...service,
      store: stores[0],
      mails,
      state,
      logged,
      /** The service's minute at this time. */
      async at(time: string) {
        state.now = Date.parse(time);
        await service.tick();
      },
    };
  }

  return { report, folder: () => directory };
}

export const textOf = ({ raw }: Mail) =>
  raw
    .toString()
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));
