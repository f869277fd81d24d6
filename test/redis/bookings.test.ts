import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { asStoredEarlier } from '../server/booking/earlier-record.ts';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';
import { startSmtpStub } from '../smtp-stub.ts';

const url = process.env['REDIS_TEST_URL']!;

afterEach(endAll);

const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const startOne = (env: Record<string, string>) =>
  startProcess({ REDIS_URL: url, CONTACT_LIMIT: '10000', LOG_LEVEL: 'warn', ...env }).then(untilReady);

const newPrefix = () => `test-${crypto.randomUUID().slice(0, 8)}`;

/** Two processes of the site with bookings, rate limits and mail queue of their own in one Redis. */
async function twoProcesses(more: Record<string, string> = {}) {
  const env = { REDIS_PREFIX: newPrefix(), ...more };
  return Promise.all([startOne(env), startOne(env)]);
}

/** The free times of phone calls in about two weeks; the process may not have connected to Redis yet. */
async function freeSlots(url: string): Promise<string[]> {
  const from = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  return vi.waitFor(
    async () => {
      const response = await fetch(`${url}/api/availability?kind=phone&from=${from}`);
      expect(response.status).toBe(200);
      const { slots } = (await response.json()) as { slots: { start: string }[] };
      return slots.map(({ start }) => start);
    },
    { timeout: 20_000 },
  );
}

const post = (url: string, slot: string, number: number, email = `pat${number}@example.com`) =>
  fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      slot,
      kind: 'phone',
      domain: 'payroll',
      formData: { name: `Pat ${number}`, email, phone: '740-555-0100' },
    }),
  });

it('of 100 simultaneous requests for one time, to two processes, one is booked and the others get the nearest free times', async () => {
  const [one, two] = await twoProcesses();
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

it('a booking stored by an earlier version is found, keeps its time, and is moved and cancelled', async () => {
  const prefix = newPrefix();
  const { url: site } = await startOne({ REDIS_PREFIX: prefix });
  const [slot, , , , later] = await freeSlots(site);
  const response = await post(site, slot!, 1);
  const { id, manageUrl } = (await response.json()) as { id: string; manageUrl: string };
  const token = manageUrl.split('token=')[1];
  const client = new Redis(url);
  onTestFinished(() => client.disconnect());
  const stored = async () => (await client.hget(`${prefix}:bookings`, id))!;
  const json = await stored();
  await client.hset(`${prefix}:bookings`, id, asStoredEarlier(json));
  expect(Object.keys(JSON.parse(await stored()))).not.toContain('notified');

  const meeting = async () => {
    const found = await fetch(`${site}/api/data/booking?id=${id}&token=${token}`);
    return ((await found.json()) as { value: { start: string; state: string } }).value;
  };
  const act = async (action: string, fields: object) => {
    const { status } = await fetch(`${site}/api/bookings/${id}/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, ...fields }),
    });
    return status;
  };
  expect(await meeting()).toMatchObject({ start: slot, state: 'booked' });
  expect((await post(site, slot!, 2)).status).toBe(409);
  expect(await act('move', { slot: later })).toBe(200);
  expect(Object.keys(JSON.parse(await stored()))).toEqual(Object.keys(JSON.parse(json)));
  expect((await post(site, slot!, 2)).status).toBe(201);
  expect(await act('cancel', {})).toBe(200);
  expect(await meeting()).toMatchObject({ start: later, state: 'cancelled' });
  expect((await post(site, later!, 3)).status).toBe(201);
});

describe('confirmations to one address, from two processes', () => {
  async function withMail() {
    const mail = await startSmtpStub();
    servers.push(mail);
    const [one, two] = await twoProcesses({
      SMTP_URL: mail.url,
      MAIL_FROM: 'Website <web@firm.example>',
      BOOKING_CONFIRM_MAIL: 'true',
    });
    const confirmations = () => mail.mails.filter(({ to }) => to.includes('pat@example.com')).length;
    const toFirm = () => mail.mails.length - confirmations();
    return { one, two, confirmations, toFirm };
  }

  it('are one for a time, however often it is booked and cancelled', async () => {
    const { one, two, confirmations, toFirm } = await withMail();
    const slot = (await freeSlots(one.url))[3]!;
    await freeSlots(two.url);
    for (const [number, { url }] of [one, two, one].entries()) {
      const response = await post(url, slot, number, 'pat@example.com');
      expect(response.status).toBe(201);
      const { id, manageUrl } = (await response.json()) as { id: string; manageUrl: string };
      await expect.poll(confirmations).toBe(1);
      const cancelled = await fetch(`${url}/api/bookings/${id}/cancel`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token: manageUrl.split('token=')[1] }),
      });
      expect(cancelled.status).toBe(200);
    }
    for (const { process } of [one, two]) process.kill('SIGTERM');
    await Promise.all([one.ended, two.ended]);
    expect([confirmations(), toFirm()]).toEqual([1, 6]);
  });

  it('are three a day', async () => {
    const { one, two, confirmations, toFirm } = await withMail();
    const slots = await freeSlots(one.url);
    await freeSlots(two.url);
    for (const [number, { url }] of [one, two, one, two, one].entries()) {
      const response = await post(url, slots[number * 4]!, number, 'pat@example.com');
      expect(response.status).toBe(201);
    }
    for (const { process } of [one, two]) process.kill('SIGTERM');
    await Promise.all([one.ended, two.ended]);
    expect([confirmations(), toFirm()]).toEqual([3, 5]);
  });
});
