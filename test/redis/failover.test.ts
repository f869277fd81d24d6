import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dedicatedConnection, durabilityProblems, whenReady } from '#server/redis.ts';
import { createRedisStore } from '#server/store/redis-store.ts';
import { freePort } from '../free-port.ts';
import { memoryLog } from '../ghost/memory-log.ts';
import { connect } from './connect.ts';
import { startOwnRedis } from './own-redis.ts';
import { startSlowProxy } from './slow-proxy.ts';

/** A connection with a log and a clock. */
function watch(url: string) {
  const clock = { now: Date.parse('2026-11-30T08:00:00-05:00') };
  const { log, lines, logged } = memoryLog();
  const redis = connect(url, `test-${crypto.randomUUID()}`, {}, log, () => clock.now);
  onTestFinished(() => redis.connection.disconnect());
  const errors = () => lines.filter(({ msg }) => msg === 'Redis connection error');
  return { redis, clock, errors, logged };
}

async function start(options: string[] = [], port?: number) {
  const redis = await startOwnRedis({ options, ...(port && { port }) });
  onTestFinished(redis.stop);
  return redis;
}

async function command(url: string, ...[name = '', ...args]: string[]) {
  const client = new Redis(url);
  await client.call(name, ...args);
  client.disconnect();
}

const record = (id: string) => ({ id, state: 'new', due: 0, expires: null, value: 'x' });

it('after a failover the store writes to the new primary within seconds; until there is one Redis counts as away', async () => {
  const [old, other] = [await start(), await start()];
  const proxy = await startSlowProxy(old.url);
  const { redis, errors, logged } = watch(proxy.url);
  await whenReady(redis, 10_000);
  const store = createRedisStore(redis);
  await store.put('mail', record('before'));
  await command(old.url, 'REPLICAOF', '127.0.0.1', String(other.port));
  await expect(store.put('mail', record('refused'))).rejects.toThrow('READONLY');
  await expect.poll(() => errors().map(({ error }) => error)).toEqual([expect.stringContaining('is a replica')]);
  expect(redis.awaySince()).not.toBeNull();
  proxy.leadTo(other.url);
  const put = () => store.put('mail', record('after')).catch(() => 'failed');
  await expect.poll(put, { timeout: 20_000 }).toMatch(/stored|exists/);
  await expect.poll(() => [redis.awaySince(), logged('Redis is back')]).toEqual([null, 1]);
  expect(await store.read('mail', 'refused')).toBeNull();
});

it('an outage is one line at once and then one a minute with the number of failures, and its end is one', async () => {
  const port = await freePort();
  const { redis, clock, errors, logged } = watch(`redis://127.0.0.1:${port}`);
  expect(redis.awaySince()).toBe(clock.now);
  let attempts = 0;
  redis.connection.on('reconnecting', () => attempts++);
  const waitForAttempts = (more: number) => {
    const wanted = attempts + more;
    return vi.waitFor(() => expect(attempts).toBeGreaterThanOrEqual(wanted), { timeout: 30_000 });
  };
  await waitForAttempts(4);
  expect(errors()).toMatchObject([{ level: 50, failures: 1, error: expect.stringContaining('ECONNREFUSED') }]);
  clock.now += 60_000;
  await waitForAttempts(1);
  expect(errors()).toHaveLength(2);
  expect(errors()[1]).toMatchObject({ failures: attempts - 1 });
  expect(redis.awaySince()).toBe(clock.now - 60_000);
  await start([], port);
  await expect.poll(() => [redis.awaySince(), logged('Redis is back')], { timeout: 20_000 }).toEqual([null, 1]);
});

it('a server that closes each connection without a word is an outage that is logged', async () => {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { errors } = watch(`redis://127.0.0.1:${(server.address() as { port: number }).port}`);
  await expect
    .poll(() => errors().map(({ error }) => error))
    .toEqual([expect.stringContaining('closes the connection')]);
});

it('a connection that is closed for being idle is made again, without a line in the log; the one for events stays', async () => {
  const own = await start(['--timeout', '1']);
  const { redis, errors, logged } = watch(own.url);
  await whenReady(redis, 10_000);
  const subscriber = dedicatedConnection(redis, () => undefined);
  onTestFinished(() => subscriber.disconnect());
  await subscriber.subscribe('channel');
  const closed = vi.fn();
  subscriber.on('close', closed);
  for (let times = 0; times < 2; times++) {
    await new Promise((resolve) => redis.connection.once('close', resolve));
    await expect.poll(() => redis.awaySince()).toBeNull();
  }
  expect([errors(), logged('Redis is back'), closed.mock.calls]).toEqual([[], 0, []]);
  expect(await createRedisStore(redis).put('mail', record('a'))).toBe('stored');
});

it('a connection whose other end has gone without a word is given up after seconds', async () => {
  const own = await start();
  const proxy = await startSlowProxy(own.url);
  const { redis, errors } = watch(proxy.url);
  await expect.poll(() => redis.awaySince()).toBeNull();
  proxy.delay.oneWayMs = 3_600_000;
  void redis.connection.ping().catch(() => undefined);
  await expect.poll(() => redis.awaySince(), { timeout: 20_000 }).not.toBeNull();
  expect(errors()).toMatchObject([{ error: expect.stringContaining("didn't receive any") }]);
});

it('a provider without CONFIG is told what can be done there', async () => {
  const own = await start(['--rename-command', 'CONFIG', '', '--maxmemory-policy', 'allkeys-lru']);
  const { redis } = watch(own.url);
  await whenReady(redis, 10_000);
  const problems = await durabilityProblems(redis);
  expect(problems).toEqual([
    expect.stringContaining('choose a plan of its provider that keeps data (DEPLOYMENT, Redis)'),
    expect.stringContaining('maxmemory-policy allkeys-lru): set noeviction with its provider (heroku redis:maxmemory)'),
  ]);
  expect(problems.join()).not.toContain('appendonly');
});
