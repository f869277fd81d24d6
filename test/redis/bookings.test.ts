import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endAll, type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { type SmtpStub, startSmtpStub } from '../smtp-stub.ts';
import { bookCall, changeMeeting, freeTimes, newVisitor } from '../visitor.ts';

const url = process.env['REDIS_TEST_URL']!;

let mail: SmtpStub;
let one: OwnProcess;
let two: OwnProcess;

// Two processes of the site with bookings, rate limits and mail queue of their own in one Redis.
beforeAll(async () => {
  mail = await startSmtpStub();
  const env = {
    REDIS_URL: url,
    REDIS_PREFIX: `test-${crypto.randomUUID().slice(0, 8)}`,
    CONTACT_LIMIT: '10000',
    LOG_LEVEL: 'warn',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Website <web@firm.example>',
  };
  [one, two] = await Promise.all([startProcess(env).then(untilReady), startProcess(env).then(untilReady)]);
});
afterAll(async () => {
  await endAll();
  await mail.close();
});

/** Free times; the process may not have connected to Redis yet. */
const untilFree = (url: string) =>
  vi.waitFor(
    async () => {
      const times = await freeTimes(url);
      expect(times).not.toEqual([]);
      return times;
    },
    { timeout: 20_000 },
  );

it('of 100 simultaneous requests for one time, to two processes, one is booked and the others get the nearest free times', async () => {
  const slot = (await untilFree(one.url))[3]!;
  await untilFree(two.url);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, number) => bookCall((number % 2 ? one : two).url, slot)),
  );
  const counts = Object.groupBy(answers, ({ status }) => status);
  expect(Object.fromEntries(Object.entries(counts).map(([status, list]) => [status, list?.length]))).toEqual({
    201: 1,
    409: 99,
  });
  for (const { body } of counts[409]!) {
    expect(body.next).toHaveLength(3);
    expect(body.next).not.toContain(slot);
  }
});

it('the same request with one idempotency key, sent to two processes at once, is one booking', async () => {
  const slots = await untilFree(one.url);
  await untilFree(two.url);
  for (const [number, slot] of slots.slice(0, 10).entries()) {
    const headers = { 'Idempotency-Key': `key-${number}-${crypto.randomUUID()}` };
    const same = { visitor: newVisitor(), headers };
    const answers = await Promise.all([one, two, one, two].map(({ url }) => bookCall(url, slot, same)));
    const ids = answers.map(({ body }) => body.id);
    // Ten slots of half an hour overlap by their buffers: a time may be taken by the one before, then for all four.
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(new Set(ids).size).toBe(1);
  }
});

it('the visitor hears of each booking and each cancellation once, whichever process answers', async () => {
  const slot = (await untilFree(one.url))[3]!;
  for (const [number, { url }] of [one, two].entries()) {
    const { status, body } = await bookCall(url, slot, { visitor: { ...newVisitor(), email: 'again@example.com' } });
    expect(status).toBe(201);
    const told = () => mail.mails.filter(({ to }) => to.includes('again@example.com')).length;
    await expect.poll(told, { timeout: 20_000 }).toBe(2 * number + 1);
    expect((await changeMeeting(url, body, 'cancel')).status).toBe(200);
    await expect.poll(told, { timeout: 20_000 }).toBe(2 * number + 2);
  }
  for (const { process } of [one, two]) process.kill('SIGTERM');
  await Promise.all([one.ended, two.ended]);
  expect(mail.mails.filter(({ raw }) => raw.includes('again@example.com'))).toHaveLength(8);
});
