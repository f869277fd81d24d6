import { readdir } from 'node:fs/promises';
import { Queue } from 'bullmq';
import { describe, expect, it } from 'vitest';
import { defaultRedisPrefix } from '#server/env.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { newRecord } from '#server/mail/mail-record.ts';
import { brands } from '#shared/brands/index.ts';
import { mailRetentionDays } from '#shared/limits.ts';
import { lead, smtp } from '../server/mail/mail-setup.ts';
import { mailProcesses, url } from './mail-processes.ts';

const { deliver, closing, prefix, folder } = mailProcesses();

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
    expect((await readdir(folder(), { recursive: true })).filter((name) => name.endsWith('.eml'))).toEqual([]);
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
    ['in the queue of likely spam by its old name', () => [`${prefix()}:mail`, prefix()] as const],
    ['below mail:, before names had a prefix', () => ['mail', defaultRedisPrefix] as const],
  ])('are read as an earlier version stored them, %s', async (_where, names) => {
    const [oldPrefix, redisPrefix] = names();
    const open = (name: string, at: string) => {
      const queue = new Queue(name, { connection: { url }, prefix: at });
      closing.push(() => queue.close());
      closing.push(() => queue.obliterate());
      return queue;
    };
    const [outbox, oldQuarantine] = [open('outbox', oldPrefix), open('suspect', oldPrefix)];
    const quarantine = open('quarantine', `${redisPrefix}:mail`);
    open('outbox', `${redisPrefix}:mail`);
    const stored = async (number: number) => {
      const mail = await composeMail(lead(number), brands.payroll, 'web@firm.example');
      const { serverUnreachable: _, ...record } = newRecord(mail, Date.now());
      return { record: { ...record, unreached: false }, raw: mail.raw.toString('base64') };
    };
    await outbox.add('mail', await stored(1), { jobId: lead(1).id });
    await oldQuarantine.add('mail', await stored(2), { jobId: lead(2).id });
    const server = await smtp();
    const delivery = deliver(server.url, { redisPrefix });
    await server.until(1);
    expect(server.mails[0]!.messageId).toContain(lead(1).id);
    await expect.poll(() => quarantine.getJob(lead(2).id)).toBeDefined();
    await expect.poll(() => oldQuarantine.getJob(lead(2).id)).toBeUndefined();
    expect(await delivery.knows(lead(2).id)).toBe(true);
  });

  it('are sent at once when they are not due for hours, because the clock was set back', async () => {
    const outbox = new Queue('outbox', { connection: { url }, prefix: `${prefix()}:mail` });
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
    const otherPrefix = `${prefix()}-other`;
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
    const quarantine = new Queue('quarantine', { connection: { url }, prefix: `${prefix()}:mail` });
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
  });
});
