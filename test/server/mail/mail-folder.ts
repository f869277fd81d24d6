import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { createDelivery, type Delivery, type MailSettings } from '#server/mail/delivery.ts';
import type { OutboxState } from '#server/mail/mail-queue.ts';
import { closeStores, openStores, type Stores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

type ProcessOptions = {
  delay?: () => number;
  /** Of this process, instead of the file in the folder. */
  stores?: Stores;
  varDir?: string;
} & Pick<Parameters<typeof createDelivery>[0], 'answerMs' | 'leaseMs'>;

/** For each test of a file a folder of its own, and processes of the site whose mail queue is in it. */
export function mailFolder() {
  let directory: string;
  const clock = { now: Date.now };
  const closing: (() => unknown)[] = [];

  beforeEach(() => {
    directory = temporaryFolder();
    clock.now = Date.now;
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const now = () => clock.now();
  const open = (varDir = directory) => {
    const stores = openStores({ VAR_DIR: varDir }, undefined, now);
    closing.push(() => closeStores(stores));
    return stores;
  };

  return {
    folder: () => directory,
    /** What store and queue take for the time. */
    clock,
    open,
    /** A process of the site, with what it has logged. */
    deliver(
      settings: Partial<MailSettings>,
      { delay = (): number => 30, varDir, stores = open(varDir), ...times }: ProcessOptions = {},
    ) {
      const logged: Record<string, unknown>[] = [];
      const log = pino(
        { level: 'info' },
        { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) },
      );
      const env: MailSettings = {
        SMTP_URL: undefined,
        SMTP_FALLBACK_URL: undefined,
        MAIL_FROM: 'web@firm.example',
        DYNO: undefined,
        MAIL_OUTBOX_DIR: join(directory, 'outbox'),
        ...settings,
      };
      const delivery: Delivery = createDelivery({ env, brands, log, stores, delay, pollMs: 30, now, ...times });
      closing.push(() => delivery.close());
      return Object.assign(delivery, { logged });
    },
    /** The ids of the messages in a state. */
    async idsIn(state: OutboxState) {
      const [store] = open();
      return (await store.list('mail', state)).map(({ id }) => id);
    },
  };
}
