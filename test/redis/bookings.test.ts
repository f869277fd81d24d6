import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endAll, type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { type SmtpStub, startSmtpStub } from '../smtp-stub.ts';

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

/** Free times in about two weeks; the process may not have connected to Redis yet. */
async function freeSlots(url: string): Promise<string[]> {
  const from = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  return vi.waitFor(
    async () => {
      const response = await fetch(`${url}/api/availability?kind=phone&from=${from}`);
      expect(response.status).toBe(200);
      const { slots } = (await response.json()) as { slots: { start: string }[] };
      expect(slots).not.toEqual([]);
      return slots.map(({ start }) => start);
    },
    { timeout: 20_000 },
  );
}

const postJson = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const post = (url: string, slot: string, number: number, email = `pat${number}@example.com`, key?: string) =>
  postJson(
    `${url}/api/bookings`,
    {
      ...{ slot, kind: 'phone', domain: 'payroll' },
      formData: { name: `Pat ${number}`, email, phone: '740-555-0100' },
    },
    key ? { 'Idempotency-Key': key } : {},
  );

it('of 100 simultaneous requests for one time, to two processes, one is booked and the others get the nearest free times', async () => {
  const slot = (await freeSlots(one.url))[3]!;
  await freeSlots(two.url);
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, number) => post((number % 2 ? one : two).url, slot, number)),
  );
  const bodies = await Promise.all(
    responses.map(async (response) => ({
      status: response.status,
      body: (await response.json()) as { next?: string[] },
    })),
  );
  const counts = Object.groupBy(bodies, ({ status }) => status);
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
  const slots = await freeSlots(one.url);
  await freeSlots(two.url);
  for (const [number, slot] of slots.slice(0, 10).entries()) {
    const key = `key-${number}-${crypto.randomUUID()}`;
    const answers = await Promise.all([one, two, one, two].map(({ url }) => post(url, slot, number, undefined, key)));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    // Ten slots of half an hour overlap by their buffers: a time may be taken by the one before, then for all four.
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(new Set(ids).size).toBe(1);
  }
});

it('the visitor hears of each booking and each cancellation once, whichever process answers', async () => {
  const slot = (await freeSlots(one.url))[3]!;
  for (const [number, { url }] of [one, two, one].entries()) {
    const response = await post(url, slot, number, 'again@example.com');
    expect(response.status).toBe(201);
    const { id, manageUrl } = (await response.json()) as { id: string; manageUrl: string };
    const told = () => mail.mails.filter(({ to }) => to.includes('again@example.com')).length;
    await expect.poll(told, { timeout: 20_000 }).toBe(2 * number + 1);
    const cancelled = await postJson(`${url}/api/bookings/${id}/cancel`, { token: manageUrl.split('token=')[1] });
    expect(cancelled.status).toBe(200);
    await expect.poll(told, { timeout: 20_000 }).toBe(2 * number + 2);
  }
  for (const { process } of [one, two]) process.kill('SIGTERM');
  await Promise.all([one.ended, two.ended]);
  expect(mail.mails.filter(({ raw }) => raw.includes('again@example.com'))).toHaveLength(12);
});
