import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, beforeEach } from 'vitest';
import { createDelivery, type Delivery } from '#server/mail/delivery.ts';
import { brands } from '#shared/brands/index.ts';
import { memoryLog } from '../ghost/memory-log.ts';

export const url = process.env['REDIS_TEST_URL']!;

/** For each test of a file a prefix in Redis and a folder of its own, and processes of the site that use both. */
export function mailProcesses() {
  const closing: (() => Promise<unknown>)[] = [];
  let directory: string;
  let prefix: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'outbox-'));
    prefix = `test-${crypto.randomUUID()}`;
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    const redis = new Redis(url);
    for (const key of await redis.keys(`${prefix}*`)) await redis.del(key);
    redis.disconnect();
    await rm(directory, { recursive: true, force: true });
  });

  return {
    /** Called when the test has ended, the last one first. */
    closing,
    prefix: () => prefix,
    folder: () => directory,
    /** Starts one process of the site. */
    deliver(
      smtpUrl: string,
      { redisUrl = url, dyno = 'web.1' as string | null, redisPrefix = prefix, redisTimeoutMs = 2_000 } = {},
    ): Delivery & { lines: ReturnType<typeof memoryLog>['lines'] } {
      const { log, lines } = memoryLog();
      const env = {
        SMTP_URL: smtpUrl,
        SMTP_FALLBACK_URL: undefined,
        MAIL_FROM: 'web@firm.example',
        REDIS_URL: redisUrl,
        REDIS_PREFIX: redisPrefix,
        DYNO: dyno ?? undefined,
        MAIL_OUTBOX_DIR: join(directory, 'outbox'),
      };
      const delivery = createDelivery({
        env,
        brands,
        log,
        delay: () => 50,
        redisTimeoutMs,
      });
      delivery.start();
      closing.push(() => delivery.close());
      return Object.assign(delivery, { lines });
    },
  };
}
