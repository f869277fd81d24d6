import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { freePort } from '#test/free-port.ts';
import { mailFolder } from './mail-folder.ts';
import { lead, smtp } from './mail-setup.ts';

const { folder, deliver, emls } = mailFolder();

describe('without a mail server', () => {
  it('writes each message to the outbox folder as an .eml file, once', async () => {
    const delivery = deliver({});
    expect(await Promise.all([delivery.submit(lead(1)), delivery.submit(lead(1)), delivery.submit(lead(2))])).toEqual([
      'queued',
      'queued',
      'queued',
    ]);
    expect(await deliver({}).submit(lead(2))).toBe('queued');
    const files = await emls('.');
    expect(files).toHaveLength(2);
    expect(await readFile(join(folder(), 'outbox', files[0]!), 'utf8')).toContain(
      'Reply-To: Pat Doe <pat@example.com>',
    );
  });

  it('fails when the folder cannot be written', async () => {
    await writeFile(join(folder(), 'file'), '');
    expect(await deliver({ MAIL_OUTBOX_DIR: join(folder(), 'file', 'outbox') }).submit(lead(1))).toBe('failed');
  });
});

describe('with a mail server', () => {
  it('sends at once, and a retry or a double click is one mail', async () => {
    const server = await smtp();
    const delivery = deliver({ SMTP_URL: server.url });
    expect(await Promise.all([delivery.submit(lead(1)), delivery.submit(lead(1))])).toEqual(['sent', 'sent']);
    expect(await deliver({ SMTP_URL: server.url }).submit(lead(1))).toBe('sent');
    expect(await delivery.knows(lead(1).id)).toBe(true);
    expect(await delivery.knows(lead(2).id)).toBe(false);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ from: 'web@firm.example', to: brands.payroll.contact.emails });
    expect(await emls('sent')).toHaveLength(1);
    expect(delivery.stats()).toMatchObject({ sent: 1, queued: 0, failed: 0 });
  });

  it('sends one message at a time, so that a killed process leaves at most one unrecorded', async () => {
    const server = await smtp();
    const delivery = deliver({ SMTP_URL: server.url });
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((number) => delivery.submit(lead(number))));
    expect(outcomes).toEqual(Array(5).fill('sent'));
    expect(server.state.maxSessions).toBe(1);
  });

  it.each(['later', 'drop', 'badTls'] as const)(
    'queues the message when the server responds with %s, and sends it later',
    async (mode) => {
      const server = await smtp(mode);
      const delivery = deliver({ SMTP_URL: server.url });
      delivery.start();
      expect(await delivery.submit(lead(1))).toBe('queued');
      expect(server.mails).toHaveLength(0);
      expect(delivery.logged).toContainEqual(
        expect.objectContaining({ level: 40, msg: 'Message deferred: it will be retried' }),
      );
      await server.close();
      const back = await smtp('accept', { port: server.port });
      await back.until(1);
      await delivery.close();
      expect(back.mails).toHaveLength(1);
      expect(await emls('sent')).toHaveLength(1);
      expect(await emls('pending')).toHaveLength(0);
    },
  );

  it('moves a rejected message to failed, logs an error and does not retry', async () => {
    const server = await smtp('refuse');
    const delivery = deliver({ SMTP_URL: server.url });
    delivery.start();
    expect(await delivery.submit(lead(1))).toBe('queued');
    server.state.mode = 'accept';
    expect(await delivery.submit(lead(2))).toBe('sent');
    await delivery.close();
    expect(server.mails).toHaveLength(1);
    expect(await emls('failed')).toEqual([`${lead(1).id}.eml`]);
    expect(delivery.stats()).toMatchObject({ rejected: 1 });
    expect(delivery.logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'The mail server rejected a message for good: see npm run outbox -- list',
        mail: lead(1).id,
        error: expect.stringContaining('550'),
      }),
    );
  });

  it('counts an unknown recipient as rejected', async () => {
    const server = await smtp('unknown');
    const delivery = deliver({ SMTP_URL: server.url });
    await delivery.submit(lead(1));
    expect(await emls('failed')).toHaveLength(1);
  });

  it('uses the fallback server when the first defers, not when it rejects', async () => {
    const [first, second] = [await smtp('later'), await smtp()];
    const delivery = deliver({ SMTP_URL: first.url, SMTP_FALLBACK_URL: second.url });
    expect(await delivery.submit(lead(1))).toBe('sent');
    expect(delivery.logged).toContainEqual(
      expect.objectContaining({ level: 30, msg: 'Message sent', server: 'fallback' }),
    );
    first.state.mode = 'refuse';
    expect(await delivery.submit(lead(2))).toBe('queued');
    expect(second.mails).toHaveLength(1);
    expect(delivery.stats().sentByFallback).toBe(1);
  });

  it('sends even when nothing can be written, and fails when that is not possible either', async () => {
    const server = await smtp();
    await writeFile(join(folder(), 'file'), '');
    const delivery = deliver({ SMTP_URL: server.url, MAIL_OUTBOX_DIR: join(folder(), 'file', 'outbox') });
    expect(await delivery.submit(lead(1))).toBe('sent');
    server.state.mode = 'later';
    expect(await delivery.submit(lead(2))).toBe('failed');
    server.state.mode = 'accept';
    expect(await delivery.submit(lead(2))).toBe('sent');
    expect(server.mails).toHaveLength(2);
  });

  it('quarantines likely spam without mailing it', async () => {
    const server = await smtp();
    const delivery = deliver({ SMTP_URL: server.url });
    expect(await delivery.submit(lead(1, { spam: 'likely' }))).toBe('queued');
    expect(delivery.logged).toEqual([
      expect.objectContaining({ level: 40, mail: lead(1).id, msg: expect.stringContaining('quarantined') }),
    ]);
    expect(server.mails).toHaveLength(0);
    expect(await emls('quarantined')).toHaveLength(1);
  });

  it('logs no name, address or text of a message', async () => {
    const server = await smtp('refuse');
    const delivery = deliver({ SMTP_URL: server.url, SMTP_FALLBACK_URL: `smtp://127.0.0.1:${await freePort()}` });
    await delivery.submit(lead(1));
    server.state.mode = 'later';
    await delivery.submit(lead(2));
    server.state.mode = 'accept';
    await delivery.submit(lead(3));
    expect(delivery.logged.length).toBeGreaterThan(2);
    expect(JSON.stringify(delivery.logged)).not.toMatch(/Pat|example\.com|Message \d/);
  });
});

describe('on a dyno, whose disk is ephemeral', () => {
  it('fails when the message is only in the folder, and a retry is the same message', async () => {
    const server = await smtp('later');
    const delivery = deliver({ SMTP_URL: server.url, DYNO: 'web.1' }, { delay: () => 60_000 });
    expect(await delivery.submit(lead(1))).toBe('failed');
    expect(await delivery.knows(lead(1).id)).toBe(false);
    server.state.mode = 'accept';
    expect(await delivery.submit(lead(1))).toBe('sent');
    expect(await delivery.knows(lead(1).id)).toBe(true);
    expect(server.mails).toHaveLength(1);
  });

  it('mails likely spam with a mark, since the folder is ephemeral', async () => {
    const server = await smtp();
    expect(await deliver({ SMTP_URL: server.url, DYNO: 'web.1' }).submit(lead(1, { spam: 'likely' }))).toBe('sent');
    expect(server.mails[0]!.raw).toContain('[possible spam]');
  });

  it('holds messages in the folder when no mail server is configured', async () => {
    expect(await deliver({ DYNO: 'web.1' }).submit(lead(1))).toBe('queued');
  });
});

it('makes messages unreadable for other users of the machine', async () => {
  await deliver({}).submit(lead(1));
  const file = await stat(join(folder(), 'outbox', `${lead(1).id}.eml`));
  expect(file.mode & 0o077).toBe(0);
});
