import { afterEach, beforeEach, expect, it } from 'vitest';
import { warnOfRedisDurability } from '#server/config-warnings.ts';
import { durabilityProblems, type SiteRedis, whenReady } from '#server/redis.ts';
import { memoryLog } from '../ghost/memory-log.ts';
import { runDoctor } from '../server/cli/doctor-run.ts';
import { connect } from './connect.ts';

const url = process.env['REDIS_TEST_URL']!;
let redis: SiteRedis;

beforeEach(async () => {
  redis = connect(url, 'test');
  await whenReady(redis, 5_000);
});

afterEach(async () => {
  await redis.connection.config('SET', 'appendonly', 'no', 'save', '', 'maxmemory-policy', 'noeviction');
  await redis.connection.acl('DELUSER', 'limited');
  redis.connection.disconnect();
});

it('a Redis without disk is named, one that appends to a file is not', async () => {
  expect(await durabilityProblems(redis)).toEqual([expect.stringContaining('writes nothing to disk')]);
  await redis.connection.config('SET', 'save', '3600 1');
  expect(await durabilityProblems(redis)).toEqual([expect.stringContaining('only now and then')]);
  await redis.connection.config('SET', 'appendonly', 'yes');
  expect(await durabilityProblems(redis)).toEqual([]);
});

it('a Redis that deletes keys when its memory is full is named', async () => {
  await redis.connection.config('SET', 'appendonly', 'yes', 'maxmemory-policy', 'allkeys-lru');
  expect(await durabilityProblems(redis)).toEqual([expect.stringContaining('maxmemory-policy allkeys-lru')]);
});

it('a Redis that refuses CONFIG is judged by INFO', async () => {
  await redis.connection.config('SET', 'maxmemory-policy', 'volatile-ttl');
  await redis.connection.acl('SETUSER', 'limited', 'on', '>password', '~*', '&*', '+@all', '-config');
  const limited = connect(url.replace('://', '://limited:password@'), 'test');
  try {
    await whenReady(limited, 5_000);
    expect(await durabilityProblems(limited)).toEqual([
      expect.stringContaining('appends to no file, as far as it says'),
      expect.stringContaining('maxmemory-policy volatile-ttl'),
    ]);
  } finally {
    limited.connection.disconnect();
  }
});

it('a Redis that refuses INFO as well is one that responds', async () => {
  await redis.connection.acl('SETUSER', 'bare', 'on', '>password', '~*', '&*', '+@all', '-config', '-info');
  const { output } = await runDoctor({ REDIS_URL: url.replace('://', '://bare:password@') }, { args: ['--release'] });
  expect(output).toBe('release check: passed');
});

it('the server warns at its start', async () => {
  const { log, logged } = memoryLog();
  await warnOfRedisDurability(redis, log);
  expect(logged('writes nothing to disk')).toBe(1);
});

it('the doctor says that it loses messages; no release is held up by it', async () => {
  const { output } = await runDoctor({ REDIS_URL: url });
  expect(output).toContain('Redis responds');
  expect(output).toMatch(/LOSES +Redis writes nothing to disk/);
  expect(await runDoctor({ REDIS_URL: url }, { args: ['--release'] })).toMatchObject({
    code: 0,
    output: 'release check: passed',
  });
});
