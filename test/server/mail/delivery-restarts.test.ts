import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { mailFolder } from './mail-folder.ts';
import { lead, smtp } from './mail-setup.ts';

const { folder, deliver, emls } = mailFolder();

describe('across restarts', () => {
  it('sends what an earlier process left, also what it was sending', async () => {
    const port = await freePort();
    const before = deliver({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { delay: () => 0 });
    expect(await before.submit(lead(1))).toBe('queued');
    expect(await before.submit(lead(2))).toBe('queued');
    await before.close();
    const outbox = join(folder(), 'outbox');
    await rename(
      join(outbox, 'pending', `${lead(2).id}.eml`),
      join(outbox, 'sending', `${lead(2).id}.elsewhere.1.0a0b0c0d.${Date.now() - 61_000}.eml`),
    );

    const server = await smtp('accept', { port });
    const after = deliver({ SMTP_URL: server.url });
    after.start();
    await server.until(2);
    await after.close();
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await emls('sent')).toHaveLength(2);
  });

  it('accepts a message again of which only the record was written', async () => {
    const server = await smtp();
    await deliver({ SMTP_URL: server.url }).submit(lead(1));
    await rm(join(folder(), 'outbox', 'sent', `${lead(1).id}.eml`));
    expect(await deliver({ SMTP_URL: server.url }).submit(lead(1))).toBe('sent');
    expect(server.mails).toHaveLength(2);
  });

  it('never sends a message twice when two processes share the folder', async () => {
    const port = await freePort();
    const before = deliver({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { delay: () => 0 });
    for (let number = 1; number <= 20; number++) await before.submit(lead(number));
    await before.close();
    const server = await smtp('accept', { port });
    const both = [deliver({ SMTP_URL: server.url }), deliver({ SMTP_URL: server.url })];
    for (const delivery of both) delivery.start();
    await server.until(20);
    for (const delivery of both) await delivery.close();
    expect(server.mails).toHaveLength(20);
    expect(await emls('sent')).toHaveLength(20);
  });
});

it('sends all of 60 messages while the mail server goes down and comes back', async () => {
  let server = await smtp();
  const delivery = deliver({ SMTP_URL: server.url });
  delivery.start();
  for (const round of [0, 1, 2]) {
    const outcomes = Array.from({ length: 20 }, (_, number) => delivery.submit(lead(round * 20 + number + 1)));
    await server.until(round * 20 + 1);
    await server.close();
    expect(new Set(await Promise.all(outcomes)).isSubsetOf(new Set(['sent', 'queued']))).toBe(true);
    server = await smtp('accept', server);
    await server.until(round * 20 + 20);
  }
  await delivery.close();
  expect(await emls('sent')).toHaveLength(60);
  expect(await emls('pending')).toHaveLength(0);
});
