import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { describe, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { brands } from '#shared/brands/index.ts';
import { lead, smtp } from '../server/mail/mail-setup.ts';
import type { SmtpStub } from '../smtp-stub.ts';
import { mailProcesses, url } from './mail-processes.ts';
import { startSlowProxy } from './slow-proxy.ts';

const { deliver, closing, prefix, folder } = mailProcesses();

describe('while Redis responds slowly', () => {
  /** How often each message was mailed, by its number. */
  const timesMailed = (server: SmtpStub, numbers: number[]) =>
    numbers.map((number) => server.mails.filter(({ messageId }) => messageId.includes(lead(number).id)).length);

  /** Resolves when Redis and the folder have nothing left to send. */
  async function untilEmpty() {
    const queue = new Queue('outbox', { connection: { url }, prefix: `${prefix()}:mail` });
    closing.push(() => queue.close());
    const unsent = async () => {
      const inFolder = await Promise.all(
        ['pending', 'sending', 'uncertain'].map((state) => readdir(join(folder(), 'outbox', state)).catch(() => [])),
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
    const outbox = createOutbox(join(folder(), 'outbox'), {
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
    await writeFile(join(folder(), 'outbox'), '');
    const delivery = deliver(server.url, { redisUrl: nowhere });
    expect(await delivery.submit(lead(1))).toBe('sent');
    server.state.mode = 'later';
    expect(await delivery.submit(lead(2))).toBe('failed');
  });
});
