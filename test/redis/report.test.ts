import { once } from 'node:events';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { printReport } from '#server/cli/report.ts';
import { parseEnv } from '#server/env.ts';
import { whenReady } from '#server/redis.ts';
import { createReport } from '#server/report/report-service.ts';
import { createRedisStore } from '#server/store/redis-store.ts';
import { brands } from '#shared/brands/index.ts';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';
import { connect } from './connect.ts';

const url = process.env['REDIS_TEST_URL']!;
const closing: (() => void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await endAll();
});

const newPrefix = () => `test-${crypto.randomUUID().slice(0, 8)}`;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The report of one process, with a connection and a clock of its own. */
async function reportOf(prefix: string, start: string) {
  const redis = connect(url, prefix);
  closing.push(() => redis.connection.disconnect());
  await whenReady(redis, 5_000);
  const state = { now: Date.parse(start) };
  const report = createReport({
    env: parseEnv({ REPORT_TO: 'owner@example.com' }),
    brands,
    delivery: {
      submitMail: async () => 'queued',
      oldestPending: async () => null,
    },
    store: createRedisStore(redis, () => state.now),
    redis,
    log: pino({ level: 'silent' }),
    now: () => state.now,
  });
  return { ...report, state, redis };
}

it('what two processes count is one report, with what they hold at SIGTERM', async () => {
  const env = { REDIS_URL: url, REDIS_PREFIX: newPrefix(), LOG_LEVEL: 'warn' };
  const processes = await Promise.all([1, 2].map(() => startProcess(env).then(untilReady)));
  for (const { url } of processes) {
    for (let time = 0; time < 2; time++) {
      const response = await fetch(`${url}/services/payroll`, { headers: { 'User-Agent': firefox } });
      expect(response.status).toBe(200);
      // A page that is not read to its end may be aborted, and is not counted.
      await response.text();
    }
  }
  for (const { process: child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  const lines: string[] = [];
  await printReport(parseEnv(env), (text) => lines.push(text));
  expect(lines.join('\n')).toMatch(/Service: payroll \(.+\): +4/);
});

it('while Redis is away the counts stay in memory, and are stored when it is back', async () => {
  const { counts, tick, current, redis } = await reportOf(newPrefix(), '2026-11-20T12:00:00Z');
  counts.page('payroll', '/services/payroll');
  const ended = once(redis.connection, 'end');
  redis.connection.disconnect();
  await ended;
  await tick();
  await redis.connection.connect();
  await tick();
  const { sections } = await current();
  expect(JSON.stringify(sections)).toContain('Service: payroll');
  expect(JSON.stringify(sections)).toContain('Redis could not be reached');
});
