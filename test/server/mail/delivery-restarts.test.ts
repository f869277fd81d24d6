import { describe, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import { newRecord, toStored } from '#server/mail/mail-queue.ts';
import { brands } from '#shared/brands/index.ts';
import { freePort } from '#test/free-port.ts';
import { mailFolder } from './mail-folder.ts';
import { lead, smtp } from './mail-setup.ts';

const { deliver, open, idsIn } = mailFolder();

describe('across restarts', () => {
  it('sends what an earlier process left, also what it was sending', async () => {
    const port = await freePort();
    const before = deliver({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { delay: () => 0 });
    expect(await before.submit(lead(1))).toBe('queued');
    await before.close();
    const mail = await composeMail(lead(2), brands.payroll, 'web@firm.example');
    const [store] = open();
    await store.put('mail', toStored(newRecord(mail, Date.now()), 'sending', Date.now() - 1, Date.now()));

    const server = await smtp('accept', { port });
    const after = deliver({ SMTP_URL: server.url });
    after.start();
    await server.until(2);
    await after.close();
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await idsIn('sent')).toHaveLength(2);
  });

  it('leaves a message to the process that is sending it', async () => {
    const server = await smtp();
    const mail = await composeMail(lead(1), brands.payroll, 'web@firm.example');
    const [store] = open();
    await store.put('mail', toStored(newRecord(mail, Date.now()), 'sending', Date.now() + 60_000, Date.now()));
    const delivery = deliver({ SMTP_URL: server.url });
    delivery.start();
    expect(await delivery.submit(lead(1))).toBe('queued');
    expect(await delivery.submit(lead(2))).toBe('sent');
    await delivery.close();
    expect(server.mails).toHaveLength(1);
  });

  it('never sends a message twice when two processes share the store', async () => {
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
    expect(await idsIn('sent')).toHaveLength(20);
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
  expect(await idsIn('sent')).toHaveLength(60);
});
