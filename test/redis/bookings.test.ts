import { afterEach, expect, it } from 'vitest';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';

const url = process.env['REDIS_TEST_URL']!;

afterEach(endAll);

/** Two processes of the site with bookings, rate limits and mail queue of their own in one Redis. */
async function twoProcesses() {
  const prefix = `test-${crypto.randomUUID().slice(0, 8)}`;
  const env = { REDIS_URL: url, REDIS_PREFIX: prefix, CONTACT_LIMIT: '10000', LOG_LEVEL: 'warn' };
  return Promise.all([startProcess(env).then(untilReady), startProcess(env).then(untilReady)]);
}

/** A free time of a phone call in about two weeks. */
async function freeSlot(address: string): Promise<string> {
  const from = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${address}/api/availability?kind=phone&from=${from}`);
  const { slots } = (await response.json()) as { slots: { start: string }[] };
  return slots[3]!.start;
}

const post = (address: string, slot: string, number: number) =>
  fetch(`${address}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      slot,
      kind: 'phone',
      domain: 'payroll',
      formData: { name: `Pat ${number}`, email: `pat${number}@example.com`, phone: '740-555-0100' },
    }),
  });

it('of 100 simultaneous requests for one time, to two processes, one is booked and the others get the nearest free times', async () => {
  const [one, two] = await twoProcesses();
  const slot = await freeSlot(one.url);
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, number) => post((number % 2 ? one : two).url, slot, number)),
  );
  const answers = await Promise.all(
    responses.map(async (response) => ({
      status: response.status,
      body: (await response.json()) as { next?: string[] },
    })),
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
