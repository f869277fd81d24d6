import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import { brands } from '#shared/brands/index.ts';
import { mailRetentionDays, mailRetryDays } from '#shared/limits.ts';
import { freePort } from '#test/free-port.ts';
import { type SmtpStub, startSmtpStub } from '#test/smtp-stub.ts';
import { mailFolder } from './mail-folder.ts';
import { lead, smtp } from './mail-setup.ts';

const { folder, deliver, open, clock, idsIn } = mailFolder();
type Site = ReturnType<typeof deliver>;

const composeFor = (emails: string[]) =>
  composeMail(lead(1), { ...brands.payroll, contact: { ...brands.payroll.contact, emails } }, 'web@firm.example');
const outbox = () => join(folder(), 'outbox');

describe('without a mail server', () => {
  it('writes each message to the outbox folder as an .eml file, once', async () => {
    const delivery = deliver({});
    expect(await Promise.all([delivery.submit(lead(1)), delivery.submit(lead(1)), delivery.submit(lead(2))])).toEqual([
      'queued',
      'queued',
      'queued',
    ]);
    expect(await deliver({}).submit(lead(2))).toBe('queued');
    const files = await readdir(outbox());
    expect(files.toSorted()).toEqual([1, 2].map((number) => `${lead(number).id}.eml`));
    expect(await readFile(join(outbox(), files[0]!), 'utf8')).toContain('Reply-To: Pat Doe <pat@example.com>');
    expect(await idsIn('saved')).toHaveLength(2);
  });

  it('keeps it in the store while the folder cannot be written, and writes it as soon as that is possible', async () => {
    await writeFile(outbox(), '');
    const delivery = deliver({});
    delivery.start();
    expect(await delivery.submit(lead(1))).toBe('queued');
    expect(delivery.logged).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'Message deferred: it will be retried' }),
    );
    await rm(outbox());
    await mkdir(outbox(), { recursive: true });
    await expect.poll(() => readdir(outbox())).toEqual([`${lead(1).id}.eml`]);
  });

  it('writes it although there is no store, and fails when neither can be written', async () => {
    await writeFile(join(folder(), 'file'), '');
    const varDir = join(folder(), 'file');
    expect(await deliver({}, { varDir }).submit(lead(1))).toBe('queued');
    const delivery = deliver({ MAIL_OUTBOX_DIR: join(varDir, 'outbox') }, { varDir });
    expect(await delivery.submit(lead(2))).toBe('failed');
    expect(delivery.logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'A message could not be queued', error: expect.anything() }),
    );
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
    expect(await idsIn('sent')).toEqual([lead(1).id]);
    expect(delivery.stats()).toMatchObject({ sent: 1, queued: 0, failed: 0 });
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
      expect(await idsIn('sent')).toHaveLength(1);
      expect(await idsIn('pending')).toHaveLength(0);
    },
  );

  it('moves a row that cannot be read to failed, says once which it is, and sends what is due after it', async () => {
    const server = await smtp();
    const [store] = open();
    for (const value of ['nojson', '{}'])
      await store.put('mail', { id: `row ${value}`, state: 'pending', due: 1, expires: null, value });
    const delivery = deliver({ SMTP_URL: server.url });
    delivery.start();
    await delivery.idle();
    expect(await delivery.oldestPending()).toBeNull();
    expect((await store.list('mail', 'failed')).map(({ id, value }) => [id, value])).toEqual([
      ['row nojson', 'nojson'],
      ['row {}', '{}'],
    ]);
    expect(delivery.logged.filter(({ level }) => level === 50).map(({ error }) => error)).toEqual(
      ['row nojson', 'row {}'].map(
        (id) => `the row “${id}” of mail cannot be read: see the runbook, Restore messages and bookings`,
      ),
    );
  });

  it('moves a rejected message to failed, logs an error and does not retry', async () => {
    const server = await smtp('refuse');
    const delivery = deliver({ SMTP_URL: server.url });
    delivery.start();
    expect(await delivery.submit(lead(1))).toBe('queued');
    server.state.mode = 'accept';
    expect(await delivery.submit(lead(2))).toBe('sent');
    await delivery.close();
    expect(server.mails).toHaveLength(1);
    expect(await idsIn('failed')).toEqual([lead(1).id]);
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

  it('mails one of two recipients when the other is refused for good, says so, and mails no copy', async () => {
    const emails = ['gone@firm.example', 'here@firm.example'];
    const mail = await composeFor(emails);
    const server = await smtp();
    server.state.replies.recipients = { [emails[0]!]: '550 No such mailbox' };
    const delivery = deliver({ SMTP_URL: server.url });
    expect(await delivery.submitMail(mail)).toBe('sent');
    expect(server.mails.map(({ to }) => to)).toEqual([[emails[1]]]);
    expect(await idsIn('sent')).toEqual([mail.id]);
    expect(delivery.logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'The mail server rejected some of the recipients', rejected: 1 }),
    );
  });

  it('keeps a message whose recipients are refused, one for good and one for now, until the latter is accepted', async () => {
    const emails = ['gone@firm.example', 'full@firm.example'];
    const mail = await composeFor(emails);
    const server = await smtp();
    const refused = { [emails[0]!]: '550 No such mailbox' };
    server.state.replies.recipients = { ...refused, [emails[1]!]: '450 Mailbox busy' };
    const delivery = deliver({ SMTP_URL: server.url });
    delivery.start();
    expect(await delivery.submitMail(mail)).toBe('queued');
    server.state.replies.recipients = refused;
    await server.until(1);
    expect(server.mails.map(({ to }) => to)).toEqual([[emails[1]]]);
  });

  it('sends to the second of two recipients alone, who was refused for now', async () => {
    const emails = ['here@firm.example', 'full@firm.example'];
    const mail = await composeFor(emails);
    const server = await smtp();
    server.state.replies.recipients = { [emails[1]!]: '451 4.7.1 Try again later' };
    const delivery = deliver({ SMTP_URL: server.url });
    expect(await delivery.submitMail(mail)).toBe('sent');
    expect(await idsIn('pending')).toEqual([mail.id]);
    server.state.replies.recipients = {};
    delivery.start();
    await expect.poll(() => idsIn('sent')).toEqual([mail.id]);
    expect(server.mails.map(({ to }) => to)).toEqual([[emails[0]], [emails[1]]]);
  });

  const recipient = brands.payroll.contact.emails[0]!;
  it.each<[string, Partial<SmtpStub['state']['replies']>]>([
    ['its daily limit, after the text', { text: '550 5.4.5 Daily user sending limit exceeded' }],
    ['its daily limit, to the sender', { sender: '550 5.4.5 daily limit' }],
    ['too many messages', { text: '554 5.7.0 too many outgoing, try later' }],
    ['a blocked sender', { recipients: { [recipient]: '550 5.1.8 sender blocked' } }],
    ['a full mailbox', { recipients: { [recipient]: '552 5.2.2 mailbox full' } }],
  ])(
    'takes %s for no verdict on the message: the fallback gets it, and without one it is sent later',
    async (_what, replies) => {
      const [first, second] = [await smtp(), await smtp()];
      Object.assign(first.state.replies, replies);
      expect(await deliver({ SMTP_URL: first.url, SMTP_FALLBACK_URL: second.url }).submit(lead(1))).toBe('sent');
      expect(second.mails).toHaveLength(1);

      const delivery = deliver({ SMTP_URL: first.url, SMTP_FALLBACK_URL: second.url });
      Object.assign(second.state.replies, { text: '550 5.7.1 Relaying denied' });
      expect(await delivery.submit(lead(2))).toBe('queued');
      expect(await idsIn('pending')).toEqual([lead(2).id]);
      first.state.replies = { sender: '', text: '', recipients: {} };
      delivery.start();
      await first.until(1);
    },
  );

  it('gives a message up with an error after five days', async () => {
    const server = await smtp('later');
    const delivery = deliver({ SMTP_URL: server.url });
    expect(await delivery.submit(lead(1))).toBe('queued');
    clock.now = () => Date.now() + (mailRetryDays - 1) * 86_400_000;
    expect(await delivery.submit(lead(1))).toBe('queued');
    expect(await idsIn('pending')).toEqual([lead(1).id]);
    clock.now = () => Date.now() + mailRetryDays * 86_400_000;
    expect(await delivery.submit(lead(1))).toBe('queued');
    expect(await idsIn('failed')).toEqual([lead(1).id]);
    const error = expect.stringContaining('given up after 5 days');
    expect(delivery.logged).toContainEqual(expect.objectContaining({ level: 50, mail: lead(1).id, error }));
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
    const delivery = deliver({ SMTP_URL: server.url }, { varDir: join(folder(), 'file') });
    expect(await delivery.submit(lead(1))).toBe('sent');
    server.state.mode = 'later';
    expect(await delivery.submit(lead(2))).toBe('failed');
    server.state.mode = 'accept';
    expect(await delivery.submit(lead(2))).toBe('sent');
    expect(server.mails).toHaveLength(2);
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
  it('fails when the message is only on that disk, and a retry is the same message', async () => {
    const server = await smtp('later');
    const delivery = deliver({ SMTP_URL: server.url, DYNO: 'web.1' }, { delay: () => 60_000 });
    expect(await delivery.submit(lead(1))).toBe('failed');
    expect(await delivery.knows(lead(1).id)).toBe(false);
    server.state.mode = 'accept';
    expect(await delivery.submit(lead(1))).toBe('sent');
    expect(await delivery.knows(lead(1).id)).toBe(true);
    expect(server.mails).toHaveLength(1);
  });

  it('refuses messages while no mail server is configured, and mailings in place of others', async () => {
    const delivery = deliver({ DYNO: 'web.1' });
    expect(await delivery.submit(lead(1))).toBe('failed');
    expect(await delivery.submit(lead(2))).toBe('failed');
    expect(await delivery.knows(lead(1).id)).toBe(false);
    const mail = await composeMail(lead(3), brands.payroll, 'web@firm.example');
    expect(await delivery.sendLatest(mail, [])).toBe(false);
    expect(delivery.stats()).toMatchObject({ queued: 0, failed: 2 });
  });
});

describe('a mail server that takes its time after the text', () => {
  const answerMs = { kept: 100, unkept: 300 };

  it('gets a message once, from one of two processes, though the visitor is answered before', async () => {
    const { promise: acceptWhen, resolve: accept } = Promise.withResolvers<void>();
    const server = await startSmtpStub({ acceptWhen });
    onTestFinished(server.close);
    const leaseMs = 1_000;
    const [one, two] = [1, 2].map(() => deliver({ SMTP_URL: server.url }, { answerMs, leaseMs })) as [Site, Site];
    for (const delivery of [one, two]) delivery.start();
    const submitted = Date.now();
    expect(await one.submit(lead(1))).toBe('queued');
    expect(await one.knows(lead(1).id)).toBe(true);
    expect(await two.submit(lead(1))).toBe('queued');
    const leasedUntil = async () => (await open()[0].read('mail', lead(1).id))?.due;
    await expect.poll(leasedUntil).toBeGreaterThan(submitted + 3 * leaseMs);
    const closed = Promise.all([one.close(), two.close()]);
    accept();
    await closed;
    expect(server.mails).toHaveLength(1);
    expect(await idsIn('sent')).toEqual([lead(1).id]);
  });

  it('gets it once from a dyno, too: the visitor is answered later, and one who sends it again waits for the same attempt', async () => {
    const { promise: acceptWhen, resolve: accept } = Promise.withResolvers<void>();
    const server = await startSmtpStub({ acceptWhen });
    onTestFinished(server.close);
    const delivery = deliver({ SMTP_URL: server.url, DYNO: 'web.1' }, { answerMs });
    expect(await delivery.submit(lead(1))).toBe('failed');
    expect(await delivery.knows(lead(1).id)).toBe(false);
    const again = delivery.submit(lead(1));
    accept();
    expect(await again).toBe('sent');
    expect(await delivery.knows(lead(1).id)).toBe(true);
    expect(server.mails).toHaveLength(1);
  });
});

it('makes messages unreadable for other users of the machine', async () => {
  await deliver({}).submit(lead(1));
  const file = await stat(join(folder(), 'outbox', `${lead(1).id}.eml`));
  expect(file.mode & 0o077).toBe(0);
});

it('removes from the folder what a process that was killed has left, and messages as old as the privacy policy says', async () => {
  const outbox = join(folder(), 'outbox');
  await mkdir(outbox, { recursive: true });
  const ages = {
    '.old.tmp': 2 / 24,
    '.new.tmp': 0,
    'old.eml': mailRetentionDays.sent + 1,
    'new.eml': mailRetentionDays.sent - 1,
  };
  for (const [name, days] of Object.entries(ages)) {
    const written = new Date(Date.now() - days * 86_400_000);
    await writeFile(join(outbox, name), 'Pat Doe');
    await utimes(join(outbox, name), written, written);
  }
  await deliver({}).submit(lead(1));
  expect((await readdir(outbox)).sort()).toEqual(['.new.tmp', `${lead(1).id}.eml`, 'new.eml'].sort());
});

it.each([
  ['sent', 'accept', mailRetentionDays.sent],
  ['failed', 'refuse', mailRetentionDays.failed],
] as const)('deletes a message that is %s after some days, as the privacy policy says', async (state, mode, days) => {
  const server = await smtp(mode);
  await deliver({ SMTP_URL: server.url }).submit(lead(1));
  expect(await idsIn(state)).toEqual([lead(1).id]);
  clock.now = () => Date.now() + (days - 1) * 86_400_000;
  expect(await idsIn(state)).toEqual([lead(1).id]);
  clock.now = () => Date.now() + (days + 1) * 86_400_000;
  expect(await idsIn(state)).toEqual([]);
});
