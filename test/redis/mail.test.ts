import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDelivery } from '#server/mail/delivery.ts';
import { whenReady } from '#server/redis.ts';
import { closeStores, openStores } from '#server/store/open-stores.ts';
import { createRedisStore } from '#server/store/redis-store.ts';
import { brands } from '#shared/brands/index.ts';
import { memoryLog } from '../ghost/memory-log.ts';
import { lead, smtp } from '../server/mail/mail-setup.ts';
import { connect } from './connect.ts';
import { startSlowProxy } from './slow-proxy.ts';

const url = process.env['REDIS_TEST_URL']!;
const nowhere = 'redis://127.0.0.1:1';
const closing: (() => unknown)[] = [];
let prefix: string;

beforeEach(() => {
  prefix = `test-${crypto.randomUUID()}`;
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Options = { redisUrl?: string; dyno?: string | undefined; timeoutMs?: number };

/** A process of the site, with a disk of its own. */
async function deliver(smtpUrl: string | undefined, { redisUrl = url, dyno, timeoutMs }: Options = {}) {
  const { log, lines } = memoryLog();
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const redis = connect(redisUrl, prefix);
  if (redisUrl !== nowhere) await whenReady(redis, 10_000);
  const opened = openStores({ VAR_DIR: folder }, redis);
  const stores = [createRedisStore(redis, Date.now, timeoutMs), opened.at(-1)!] as const;
  const env = {
    SMTP_URL: smtpUrl,
    SMTP_FALLBACK_URL: undefined,
    MAIL_FROM: 'web@firm.example',
    DYNO: dyno,
    MAIL_OUTBOX_DIR: join(folder, 'outbox'),
  };
  const delivery = createDelivery({ env, brands, log, stores, delay: () => 50, pollMs: 50 });
  delivery.start();
  closing.push(async () => {
    await delivery.close();
    closeStores(stores);
    redis.connection.disconnect();
    await rm(folder, { recursive: true });
  });
  return Object.assign(delivery, { lines, local: opened.at(-1)! });
}

it('while Redis is away messages are queued on the disk, but on a dyno refused unless they can be sent', async () => {
  const server = await smtp('later');
  const [machine, dyno] = [
    await deliver(server.url, { redisUrl: nowhere }),
    await deliver(server.url, { redisUrl: nowhere, dyno: 'web.1' }),
  ];
  expect(await machine.submit(lead(1))).toBe('queued');
  expect(await dyno.submit(lead(2))).toBe('failed');
  server.state.mode = 'accept';
  expect(await dyno.submit(lead(3))).toBe('sent');
  await server.until(3);
});

it('on a dyno without a mail server messages are held in Redis, and refused while that is away', async () => {
  const holding = await deliver(undefined, { dyno: 'web.1' });
  expect(await holding.submit(lead(1))).toBe('queued');
  expect(await holding.knows(lead(1).id)).toBe(true);
  const forgetful = await deliver(undefined, { redisUrl: nowhere, dyno: 'web.1' });
  expect(await forgetful.submit(lead(1))).toBe('failed');
  expect(await forgetful.local.list('mail', 'saved')).toEqual([]);
});

it('while Redis hangs messages are mailed from the disk, at worst once more when it is back, with the same Message-ID', async () => {
  const server = await smtp();
  const slow = await startSlowProxy(url);
  const delivery = await deliver(server.url, { redisUrl: slow.url, timeoutMs: 300 });
  expect(await delivery.submit(lead(1))).toBe('sent');
  slow.delay.oneWayMs = 1_000;
  expect(await delivery.submit(lead(2))).toBe('sent');
  expect(delivery.lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'A message could not be queued' }));
  slow.delay.oneWayMs = 0;
  await expect.poll(() => delivery.submit(lead(3)), { timeout: 20_000 }).toBe('sent');
  const ids = server.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(3);
  expect(ids.filter((id) => id.includes(lead(2).id)).length).toBeLessThanOrEqual(2);
});
