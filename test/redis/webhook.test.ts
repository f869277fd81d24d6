import { afterEach, expect, it } from 'vitest';
import { createSignatureCheck } from '#server/content/webhook.ts';
import { type SiteRedis, whenReady } from '#server/redis.ts';
import { secret, signedCall } from '../server/content/webhook-calls.ts';
import { connect } from './connect.ts';

const opened: SiteRedis[] = [];
afterEach(() => {
  for (const { connection } of opened.splice(0)) connection.disconnect();
});

/** The check of a process of the site. */
async function processOf(prefix: string, url = process.env['REDIS_TEST_URL']!) {
  const redis = connect(url, prefix);
  opened.push(redis);
  if (url === process.env['REDIS_TEST_URL']) await whenReady(redis, 5_000);
  return createSignatureCheck(secret, redis);
}

const { headers, body } = signedCall('{"event":"site.changed"}', 1_800_000_000_000);
const call = { rawBody: Buffer.from(body), signature: headers['x-ghost-signature'], now: 1_800_000_000_000 };

it('a webhook call is accepted once by all processes of a site, and once by another site', async () => {
  const prefix = `test-${crypto.randomUUID()}`;
  const [one, two, other] = [await processOf(prefix), await processOf(prefix), await processOf(`${prefix}-other`)];
  expect(await one(call)).toBe(true);
  expect(await two(call)).toBe(false);
  expect(await one(call)).toBe(false);
  expect(await other(call)).toBe(true);
});

it('while Redis is away each process accepts it once', async () => {
  const [one, two] = [await processOf('away', 'redis://127.0.0.1:1'), await processOf('away', 'redis://127.0.0.1:1')];
  expect([await one(call), await one(call), await two(call)]).toEqual([true, false, true]);
});
