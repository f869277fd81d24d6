import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { createDelivery, type Delivery, type MailSettings } from '#server/mail/delivery.ts';
import { brands } from '#shared/brands/index.ts';

/** For each test of a file a folder of its own, and processes of the site that mail from `outbox` in it. */
export function mailFolder() {
  let directory: string;
  const closing: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await rm(directory, { recursive: true, force: true });
  });

  return {
    folder: () => directory,
    /** A process of the site, with what it has logged. */
    deliver(settings: Partial<MailSettings>, { delay = (): number => 30 } = {}) {
      const logged: Record<string, unknown>[] = [];
      const log = pino(
        { level: 'info' },
        { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) },
      );
      const env: MailSettings = {
        SMTP_URL: undefined,
        SMTP_FALLBACK_URL: undefined,
        MAIL_FROM: 'web@firm.example',
        REDIS_URL: undefined,
        REDIS_PREFIX: 'test',
        DYNO: undefined,
        MAIL_OUTBOX_DIR: join(directory, 'outbox'),
        ...settings,
      };
      const delivery: Delivery = createDelivery({ env, brands, log, delay });
      closing.push(() => delivery.close());
      return Object.assign(delivery, { logged });
    },
    /** The messages in a state. */
    emls: async (state: string) =>
      (await readdir(join(directory, 'outbox', state))).filter((name) => name.endsWith('.eml')),
  };
}
