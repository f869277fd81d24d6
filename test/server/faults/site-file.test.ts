import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import request from 'supertest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { callInstead } from '#shared/contact/contact-messages.ts';
import { type SmtpStub, startSmtpStub } from '#test/smtp-stub.ts';
import { freeStarts } from '../booking/booking-site.ts';
import { runDoctor } from '../cli/doctor-run.ts';
import { startTestSite, type TestSite } from '../site.ts';
import { watchLoop } from './loop-delay.ts';
import { createSmallDisk, type SmallDisk } from './small-disk.ts';

let disk: SmallDisk;
let smtp: SmtpStub;
let site: TestSite;
let number = 0;
const ending: (() => unknown)[] = [];

async function startSite() {
  site = await startTestSite({ env: { ...env(), CONTACT_LIMIT: '1000', METRICS_TOKEN: 'a-secret-token' } });
}

beforeEach(async () => {
  disk = createSmallDisk();
  smtp = await startSmtpStub();
  await startSite();
});
afterEach(async () => {
  disk.mend();
  for (const end of ending.splice(0)) end();
  await site.close();
  await smtp.close();
  disk.remove();
});

const env = () => ({
  ...{ VAR_DIR: disk.folder, SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example' },
  CONTACT_RECEIPT: 'false',
});
const database = () => path.join(disk.folder, 'site.db');

async function send() {
  const message = `Message ${++number} of many`;
  const formData = { name: 'Pat Doe', email: `pat${number}@example.com`, message };
  const { status, body } = await request(site.server).post('/api/contact').send({ domain: 'payroll', formData });
  return { message, status, error: body.error };
}

async function book(slot: string) {
  const formData = { name: 'Pat Doe', email: `pat${++number}@example.com`, phone: `740-555-01${(number % 90) + 10}` };
  const { status, body } = await request(site.server)
    .post('/api/bookings')
    .send({ slot, kind: 'phone', formData, domain: 'payroll' });
  return { status, error: body.error };
}

const times = () => freeStarts(site, 'kind=phone&brand=payroll');
const mailed = (message: string) => smtp.mails.filter(({ raw }) => raw.includes(message)).length;

async function fileUp() {
  const { text } = await request(site.server).get('/metrics').set('Authorization', 'Bearer a-secret-token').expect(200);
  return /^store_file_up (\d)$/m.exec(text)?.[1];
}

/** A message and a booking at once, and the longest time for which the site does not answer /healthz meanwhile. */
async function use(slot: string) {
  let isDone = false;
  const longestMs = watchLoop();
  const calls = Promise.all([send(), book(slot)]).finally(() => {
    isDone = true;
  });
  while (!isDone) await request(site.server).get('/healthz').expect(200);
  const [message, booking] = await calls;
  return { message, booking, heldUpMs: longestMs() };
}

type Fault = {
  fail: () => void;
  /** What the log, the doctor or both say of it. */
  said: RegExp;
  /** What is given to the site meanwhile is kept: the file is written again, or there is another one. */
  isKept?: true;
  /** A disk on which a file is open cannot be made read-only. */
  isAtStart?: true;
  mend?: () => void;
};

const faults: Record<string, Fault> = {
  'locked by another program': {
    fail() {
      const other = new DatabaseSync(database());
      ending.push(() => other.isOpen && other.close());
      other.exec('BEGIN IMMEDIATE');
    },
    said: /database is locked/,
    mend: () => ending.splice(0).forEach((end) => void end()),
  },
  deleted: { fail: () => rmSync(database()), said: /deleted while in use, and is written again/, isKept: true },
  replaced: {
    fail() {
      copyFileSync(database(), `${database()}.copy`);
      renameSync(`${database()}.copy`, database());
    },
    said: /replaced while in use/,
    isKept: true,
  },
  damaged: {
    fail() {
      // Nothing of it may stand in its log, or in the memory of the site.
      const other = new DatabaseSync(database());
      other.exec('UPDATE records SET value = value; PRAGMA wal_checkpoint(TRUNCATE)');
      other.close();
      writeFileSync(database(), 'damaged '.repeat(2_000));
    },
    said: /is damaged|not a database/,
    mend: () => rmSync(database()),
  },
  'without one of its tables': {
    fail() {
      const other = new DatabaseSync(database());
      other.exec('DROP TABLE names');
      other.close();
    },
    said: /no such table: names: it was dropped/,
    isKept: true,
  },
  'read-only': { fail: () => disk.fail('EROFS'), said: /readonly database|EROFS/, isAtStart: true },
  'without room': { fail: () => disk.fail('ENOSPC'), said: /disk is full|ENOSPC|disk I\/O error/ },
};

it.each(Object.entries(faults))(
  'while site.db is %s: messages and meetings are kept or refused with the phone number; log, metrics and doctor say why',
  async (_how, { fail, said, isKept, isAtStart, mend }) => {
    const [first, second, third, fourth] = (await times()) as [string, string, string, string];
    const before = await use(first);
    expect([before.message.status, before.booking.status, await fileUp()]).toEqual([200, 201, '1']);
    if (isAtStart) await site.close();
    fail();
    if (isAtStart) await startSite();
    const earlier = site.log.length;

    const during = await use(second);
    expect(during.heldUpMs).toBeLessThan(10 * Math.max(before.heldUpMs, 20));
    expect([during.message.status, mailed(during.message.message)]).toEqual([200, 1]);
    expect(during.booking.status).toBe(isKept ? 201 : 503);
    smtp.state.mode = 'later';
    const unsent = await send();
    expect(unsent.status).toBe(isKept ? 200 : 502);
    if (!isKept) {
      expect(during.booking.error).toContain(brands.payroll.contact.phone);
      expect(unsent.error).toBe(callInstead(brands.payroll.contact.phone));
    }
    // What can still be read does not make it whole.
    for (const page of ['/api/availability?kind=phone', '/schedule']) await request(site.server).get(page);
    expect(await fileUp()).toBe(isKept ? '1' : '0');
    const lines = site.log
      .slice(earlier)
      .filter(({ level }) => Number(level) >= 50)
      .map((line) => JSON.stringify(line));
    const saying = lines.filter((line) => said.test(line));
    expect(saying.length).toBeGreaterThan(0);
    for (const line of saying) expect(line).toContain(database());
    const { output } = await runDoctor(env());
    const verdict = output.split('\n').find((line) => line.includes('cannot be stored'));
    if (isKept) expect([verdict, saying.length]).toEqual([undefined, 1]);
    else expect(verdict).toMatch(said);

    disk.mend();
    mend?.();
    smtp.state.mode = 'accept';
    const after = await use(third);
    expect([after.message.status, after.booking.status, await fileUp()]).toEqual([200, 201, '1']);
    expect((await runDoctor(env())).output).not.toContain('cannot be stored');
    await site.close();
    await startSite();
    const free = await times();
    expect([free.includes(third), free.includes(fourth)]).toEqual([false, true]);
    if (isKept) expect(free).not.toContain(second);
    if (isKept) await expect.poll(() => mailed(unsent.message), { timeout: 30_000 }).toBe(1);
  },
);
