import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { brands } from '#shared/brands/index.ts';
import { mailRetentionDays } from '#shared/limits.ts';
import { freePort } from '#test/free-port.ts';
import { lead, smtp } from './mail-setup.ts';

let outbox: string;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(outbox, { recursive: true, force: true });
});

function deliver(smtpUrl: string) {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const env = {
    SMTP_URL: smtpUrl,
    SMTP_FALLBACK_URL: undefined,
    MAIL_FROM: 'Website <web@firm.example>',
    REDIS_URL: undefined,
    REDIS_PREFIX: 'test',
    DYNO: undefined,
    MAIL_OUTBOX_DIR: outbox,
  };
  const delivery = createDelivery({ env, brands, log, delay: () => 600_000 });
  closing.push(() => delivery.close());
  return Object.assign(delivery, { logged });
}

/** Queues messages while no mail server is there, for the next attempt in ten minutes. */
async function queueMessages(...numbers: number[]) {
  const before = deliver(`smtp://127.0.0.1:${await freePort()}`);
  for (const number of numbers) await before.submit(lead(number));
  await before.close();
}

const recordPath = (number: number) => join(outbox, 'records', `${lead(number).id}.json`);
const messagesIn = async (state: string) => (await readdir(join(outbox, state))).toSorted();

async function changeRecord(number: number, change: (record: Record<string, unknown>) => unknown) {
  const record = JSON.parse(await readFile(recordPath(number), 'utf8'));
  await writeFile(recordPath(number), JSON.stringify(change(record)));
}

const makeDue = (number: number) => changeRecord(number, (record) => ({ ...record, nextAttempt: 0 }));

it.each([
  ['null', () => writeFile(recordPath(1), 'null')],
  ['{}', () => writeFile(recordPath(1), '{}')],
  ['truncated', async () => writeFile(recordPath(1), (await readFile(recordPath(1), 'utf8')).slice(0, 40))],
  ['missing', () => rm(recordPath(1))],
])('sends a message whose record is damaged (%s), logs it, and sends the other messages', async (_damage, damage) => {
  await queueMessages(1, 2);
  await makeDue(2);
  await damage();
  const server = await smtp();
  const delivery = deliver(server.url);
  delivery.start();
  await server.until(2);
  await delivery.close();
  expect(server.mails.map(({ messageId }) => messageId).toSorted()).toEqual([
    `<${lead(1).id}@firm.example>`,
    `<${lead(2).id}@firm.example>`,
  ]);
  expect(server.mails[0]).toMatchObject({ from: 'web@firm.example', to: brands.payroll.contact.emails });
  expect(await messagesIn('sent')).toHaveLength(2);
  expect(JSON.parse(await readFile(recordPath(1), 'utf8'))).toMatchObject({ brand: 'payroll', attempts: 1 });
  expect(delivery.logged).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'A missing or damaged mail record was rebuilt from its message' }),
  );
  expect(JSON.stringify(delivery.logged)).not.toMatch(/Pat|example\.com/);
});

it('moves a message without record and without recipients to failed', async () => {
  await queueMessages(1);
  await rm(recordPath(1));
  await writeFile(join(outbox, 'pending', `${lead(1).id}.eml`), 'Subject: Hello\r\n\r\nHello\r\n');
  await queueMessages(2);
  await makeDue(2);
  const server = await smtp();
  const delivery = deliver(server.url);
  delivery.start();
  await server.until(1);
  await expect.poll(() => messagesIn('failed')).toEqual([`${lead(1).id}.eml`]);
});

it('sends messages at once that are not due for hours, because the clock was set back', async () => {
  await queueMessages(1);
  await changeRecord(1, (record) => ({ ...record, nextAttempt: Date.now() + 3 * 3_600_000 }));
  const server = await smtp();
  const delivery = deliver(server.url);
  delivery.start();
  await server.until(1);
  expect(server.mails).toHaveLength(1);
});

it('reads the records and folders of earlier versions', async () => {
  await queueMessages(1, 2, 3);
  await changeRecord(1, ({ serverUnreachable: _, ...record }) => ({ ...record, unreached: true, nextAttempt: 0 }));
  await changeRecord(2, ({ serverUnreachable: _, ...record }) => ({ ...record, unreached: true }));
  await mkdir(join(outbox, 'suspect'));
  await rename(join(outbox, 'pending', `${lead(3).id}.eml`), join(outbox, 'suspect', `${lead(3).id}.eml`));
  const server = await smtp();
  const delivery = deliver(server.url);
  delivery.start();
  await server.until(2);
  await delivery.close();
  expect(await messagesIn('sent')).toEqual([`${lead(1).id}.eml`, `${lead(2).id}.eml`]);
  expect(await messagesIn('quarantined')).toEqual([`${lead(3).id}.eml`]);
  expect(delivery.logged).toEqual([]);
});

it.each([
  ['sent', mailRetentionDays.sent],
  ['quarantined', mailRetentionDays.quarantined],
  ['failed', mailRetentionDays.failed],
] as const)('deletes a message that is %s after %i days, as the privacy policy says', async (state, days) => {
  let passed = 0;
  const store = createOutbox(outbox, { report: { error: () => {} }, now: () => Date.now() + passed * 86_400_000 });
  const mail = await composeMail(lead(1), brands.payroll, 'web@firm.example');
  const lease = await store.add(mail, 'sending');
  await lease!.release(state, {});
  passed = days - 1;
  await store.prune();
  expect(await messagesIn(state)).toEqual([`${lead(1).id}.eml`]);
  passed = days + 1;
  await store.prune();
  expect(await messagesIn(state)).toEqual([]);
  expect(await messagesIn('records')).toEqual([]);
});
