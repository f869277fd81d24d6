import { expect, it, onTestFinished } from 'vitest';
import { whenReady } from '#server/redis.ts';
import { createRedisStore } from '#server/store/redis-store.ts';
import { describeStore } from '../server/store/store-contract.ts';
import { connect } from './connect.ts';
import { startSlowProxy } from './slow-proxy.ts';

const url = process.env['REDIS_TEST_URL']!;

function connectTo(prefix: string, to = url) {
  const redis = connect(to, prefix);
  onTestFinished(() => redis.connection.disconnect());
  return redis;
}

const newPrefix = () => `test-${crypto.randomUUID()}`;
const record = { id: 'a', state: 'new', due: 0, expires: null, value: 'x' };

describeStore('a store in Redis', async () => {
  const prefix = newPrefix();
  const clock = { now: Date.now() };
  const [one, two] = [connectTo(prefix), connectTo(prefix)].map((redis) => createRedisStore(redis, () => clock.now));
  const redis = connectTo(prefix);
  await whenReady(redis, 10_000);
  const { connection, key } = redis;
  const pass = async (ms: number) => {
    clock.now += ms;
    for (const collection of ['mail', 'bookings', 'counts'])
      for (const id of await connection.zrange(key(`store:${collection}:expiry`), 0, '-1'))
        await connection.zincrby(key(`store:${collection}:expiry`), -ms, id);
  };
  return { one: one!, two: two!, clock, pass };
});

it('is used at once, while the connection is still being made, and not seen by a site with another prefix', async () => {
  const prefix = newPrefix();
  expect(await createRedisStore(connectTo(prefix)).put('content', record)).toBe('stored');
  expect(await createRedisStore(connectTo(prefix)).read('content', 'a')).toMatchObject(record);
  expect(await createRedisStore(connectTo(newPrefix())).read('content', 'a')).toBeNull();
});

it('fails while Redis cannot be reached', async () => {
  await expect(createRedisStore(connectTo(newPrefix(), 'redis://127.0.0.1:1')).read('mail', 'a')).rejects.toThrow();
});

it('fails when Redis does not answer in time, and works again when it does; what was on its way may have been stored', async () => {
  const slow = await startSlowProxy(url);
  const redis = connectTo(newPrefix(), slow.url);
  await whenReady(redis, 5_000);
  const store = createRedisStore(redis, Date.now, 200);
  slow.delay.oneWayMs = 1_000;
  await expect(store.put('mail', record)).rejects.toThrow('Redis does not respond');
  slow.delay.oneWayMs = 0;
  await expect.poll(() => store.read('mail', 'a').catch(() => null)).toMatchObject(record);
});
