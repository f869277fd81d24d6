import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultRedisPrefix } from '#server/env.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { createDelivery, type Delivery } from '#server/mail/delivery.ts';
import { newRecord } from '#server/mail/mail-record.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { brands } from '#shared/brands/index.ts';
import { mailRetentionDays } from '#shared/limits.ts';
import { memoryLog } from '../ghost/memory-log.ts';
import { lead, smtp } from '../server/mail/mail-setup.ts';
import type { SmtpStub } from '../smtp-stub.ts';
import { startSlowProxy } from './slow-proxy.ts';

const url = process.env['REDIS_TEST_URL']!;
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

/** One process of the site. */
function deliver(
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
}

describe('messages in Redis', () => {
  it('are sent at once, by one of several processes, once', async () => {
    const server = await smtp();
    const [one, two] = [deliver(server.url), deliver(server.url)];
    expect(await Promise.all([one.submit(lead(1)), two.submit(lead(1)), two.submit(lead(2))])).toEqual([
      'sent',
      'sent',
      'sent',
    ]);
    expect(await one.submit(lead(2))).toBe('sent');
    expect(await one.knows(lead(2).id)).toBe(true);
    expect(await one.knows(lead(3).id)).toBe(false);
    expect(server.mails).toHaveLength(2);
    expect((await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.eml'))).toEqual([]);
  });

  it.each(['later', 'drop'] as const)(
    'count as queued on a dyno while the server responds with %s, and are sent later',
    async (mode) => {
      const server = await smtp(mode);
      const before = deliver(server.url);
      expect(await before.submit(lead(1))).toBe('queued');
      await before.close();
      await server.close();
      const back = await smtp('accept', server);
      deliver(back.url);
      await back.until(1);
      expect(back.mails[0]!.raw).toContain('Message 1');
    },
  );

  it('are moved to failed when rejected', async () => {
    const server = await smtp('refuse');
    const delivery = deliver(server.url);
    expect(await delivery.submit(lead(1))).toBe('queued');
    expect(delivery.stats()).toMatchObject({ rejected: 1, deferred: 0 });
    server.state.mode = 'accept';
    expect(await delivery.submit(lead(2))).toBe('sent');
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['in the queue of likely spam by its old name', () => [`${prefix}:mail`, prefix] as const],
    ['below mail:, before names had a prefix', () => ['mail', defaultRedisPrefix] as const],
  ])('are read as an earlier version stored them, %s', async (_where, names) => {
    const [oldPrefix, redisPrefix] = names();
    const open = (name: string, at: string) => {
      const queue = new Queue(name, { connection: { url }, prefix: at });
      closing.push(() => queue.close());
      closing.push(() => queue.obliterate());
      return queue;
    };
    const [outbox, suspect] = [open('outbox', oldPrefix), open('suspect', oldPrefix)];
    const quarantine = open('quarantine', `${redisPrefix}:mail`);
    open('outbox', `${redisPrefix}:mail`);
    const stored = async (number: number) => {
      const mail = await composeMail(lead(number), brands.payroll, 'web@firm.example');
      const { serverUnreachable: _, ...record } = newRecord(mail, Date.now());
      return { record: { ...record, unreached: false }, raw: mail.raw.toString('base64') };
    };
    await outbox.add('mail', await stored(1), { jobId: lead(1).id });
    await suspect.add('mail', await stored(2), { jobId: lead(2).id });
    const server = await smtp();
    const delivery = deliver(server.url, { redisPrefix });
    await server.until(1);
    expect(server.mails[0]!.messageId).toContain(lead(1).id);
    await expect.poll(() => quarantine.getJob(lead(2).id)).toBeDefined();
    await expect.poll(() => suspect.getJob(lead(2).id)).toBeUndefined();
    expect(await delivery.knows(lead(2).id)).toBe(true);
  });

  it('are sent at once when they are not due for hours, because the clock was set back', async () => {
    const outbox = new Queue('outbox', { connection: { url }, prefix: `${prefix}:mail` });
    closing.push(() => outbox.close());
    const mail = await composeMail(lead(1), brands.payroll, 'web@firm.example');
    const stored = { record: newRecord(mail, Date.now()), raw: mail.raw.toString('base64') };
    await outbox.add('mail', stored, { jobId: mail.id, delay: 3 * 3_600_000 });
    const server = await smtp();
    deliver(server.url);
    await server.until(1);
    expect(server.mails[0]!.messageId).toContain(mail.id);
  });

  it('are not seen by a site with another REDIS_PREFIX', async () => {
    const [busy, server] = [await smtp('later'), await smtp()];
    const otherPrefix = `${prefix}-other`;
    expect(await deliver(busy.url).submit(lead(1))).toBe('queued');
    const other = deliver(server.url, { redisPrefix: otherPrefix });
    expect(await other.knows(lead(1).id)).toBe(false);
    expect(await other.submit(lead(2))).toBe('sent');
    expect(server.mails.map(({ messageId }) => messageId.includes(lead(2).id))).toEqual([true]);
  });

  it('are not mailed when they are likely spam', async () => {
    const server = await smtp();
    const delivery = deliver(server.url);
    expect(await delivery.submit(lead(1, { spam: 'likely' }))).toBe('queued');
    expect(await delivery.submit(lead(2))).toBe('sent');
    expect(server.mails).toHaveLength(1);
  });

  it('are deleted from the quarantine after some days, when another one comes', async () => {
    const quarantine = new Queue('quarantine', { connection: { url }, prefix: `${prefix}:mail` });
    closing.push(() => quarantine.close());
    const dayMs = 86_400_000;
    const added = (days: number) => ({ jobId: `after-${days}`, timestamp: Date.now() - days * dayMs });
    const { quarantined } = mailRetentionDays;
    await quarantine.add('mail', {}, added(quarantined - 1));
    await quarantine.add('mail', {}, added(quarantined + 1));
    const server = await smtp();
    await deliver(server.url).submit(lead(1, { spam: 'likely' }));
    await expect.poll(() => quarantine.getJob(`after-${quarantined + 1}`)).toBeUndefined();
    expect(await quarantine.getJob(`after-${quarantined - 1}`)).toBeDefined();
    expect(await quarantine.getJob(lead(1).id)).toBeDefined();
  });

  it('are all sent, 60 of them, while the mail server goes down and comes back', async () => {
    let server = await smtp();
    const delivery = deliver(server.url);
    for (const round of [0, 1, 2]) {
      const outcomes = Array.from({ length: 20 }, (_, number) => delivery.submit(lead(round * 20 + number + 1)));
      await server.until(round * 20 + 1);
      await server.close();
      expect(new Set(await Promise.all(outcomes)).isSubsetOf(new Set(['sent', 'queued']))).toBe(true);
      server = await smtp('accept', server);
      await server.until(round * 20 + 20);
    }
    expect(server.mails.length).toBeGreaterThanOrEqual(60);
  }, 30_000);
});

describe('while Redis responds slowly', () => {
  /** How often each message was mailed, by its number. */
  const timesMailed = (server: SmtpStub, numbers: number[]) =>
    numbers.map((number) => server.mails.filter(({ messageId }) => messageId.includes(lead(number).id)).length);

  /** Resolves when Redis and the folder have nothing left to send. */
  async function untilEmpty() {
    const queue = new Queue('outbox', { connection: { url }, prefix: `${prefix}:mail` });
    closing.push(() => queue.close());
    const unsent = async () => {
      const inFolder = await Promise.all(
        ['pending', 'sending', 'uncertain'].map((state) => readdir(join(directory, 'outbox', state)).catch(() => [])),
      );
      return inFolder.flat().length + (await queue.getJobCountByTypes('waiting', 'delayed', 'active'));
    };
    await expect.poll(unsent, { timeout: 10_000 }).toBe(0);
  }

  it('each message is mailed once, when a round trip takes four fifths of the time-out', async () => {
    const server = await smtp();
    const slow = await startSlowProxy(url);
    const delivery = deliver(server.url, { redisUrl: slow.url, redisTimeoutMs: 200, dyno: null });
    expect(await delivery.submit(lead(1))).toBe('sent');
    slow.delay.oneWayMs = 80;
    const numbers = [2, 3, 4, 5];
    for (const number of numbers) expect(await delivery.submit(lead(number))).toMatch(/sent|queued/);
    await untilEmpty();
    expect(timesMailed(server, numbers)).toEqual(numbers.map(() => 1));
  });

  it('each message is mailed once, when Redis responds after all time-outs', async () => {
    const server = await smtp();
    const slow = await startSlowProxy(url);
    const delivery = deliver(server.url, { redisUrl: slow.url, redisTimeoutMs: 200, dyno: null });
    expect(await delivery.submit(lead(1))).toBe('sent');
    slow.delay.oneWayMs = 1_000;
    expect(await delivery.submit(lead(2))).toBe('queued');
    expect(await delivery.knows(lead(2).id)).toBe(true);
    expect(await delivery.submit(lead(3))).toBe('sent');
    slow.delay.oneWayMs = 0;
    await untilEmpty();
    await expect.poll(() => timesMailed(server, [2])).toEqual([1]);
    await untilEmpty();
    expect(timesMailed(server, [1, 2, 3])).toEqual([1, 1, 1]);
  });

  it('on a dyno the visitor gets an error and sends again, and the message is mailed once all the same', async () => {
    const server = await smtp();
    const slow = await startSlowProxy(url);
    const delivery = deliver(server.url, { redisUrl: slow.url, redisTimeoutMs: 200 });
    expect(await delivery.submit(lead(1))).toBe('sent');
    slow.delay.oneWayMs = 1_000;
    expect(await delivery.submit(lead(2))).toBe('failed');
    expect(delivery.lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'A message could not be queued' }));
    slow.delay.oneWayMs = 0;
    await expect.poll(() => delivery.submit(lead(2)), { timeout: 10_000, interval: 100 }).toBe('sent');
    await untilEmpty();
    expect(timesMailed(server, [2])).toEqual([1]);
  });

  it('a message that an earlier process left undecided is sent when Redis does not have it', async () => {
    const server = await smtp();
    await deliver(server.url).submit(lead(1));
    const outbox = createOutbox(join(directory, 'outbox'), {
      report: { error: () => undefined },
      now: () => Date.now() - 60_000,
    });
    for (const number of [1, 2]) {
      await outbox.add(await composeMail(lead(number), brands.payroll, 'web@firm.example'), 'uncertain');
    }
    deliver(server.url);
    await expect.poll(() => timesMailed(server, [2])).toEqual([1]);
    await untilEmpty();
    expect(timesMailed(server, [1, 2])).toEqual([1, 1]);
  });
});

describe('while Redis is away', () => {
  const nowhere = 'redis://127.0.0.1:1';
  it('messages are queued in the folder', async () => {
    const server = await smtp('later');
    expect(await deliver(server.url, { redisUrl: nowhere, dyno: null }).submit(lead(1))).toBe('queued');
    server.state.mode = 'accept';
    await server.until(1);
  });

  it('a submission fails on a dyno when the mail server does not accept it', async () => {
    const server = await smtp();
    await writeFile(join(directory, 'outbox'), '');
    const delivery = deliver(server.url, { redisUrl: nowhere });
    expect(await delivery.submit(lead(1))).toBe('sent');
    server.state.mode = 'later';
    expect(await delivery.submit(lead(2))).toBe('failed');
  });
});
