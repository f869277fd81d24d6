import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { afterEach, expect, it, test } from 'vitest';
import { createContent } from '#server/content/create-content.ts';
import { parseEnv } from '#server/env.ts';
import { connectRedis } from '#server/redis.ts';
import { createMetrics } from '#server/routes/metrics.ts';
import { createSqliteStore } from '#server/store/sqlite-store.ts';
import { brands } from '#shared/brands/index.ts';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { startTestSite, type TestSite } from '../site.ts';

let site: TestSite;
afterEach(() => site.close());

const metrics = () => request(site.server).get('/metrics').set('Authorization', 'Bearer a-secret-token').expect(200);
const typesIn = (text: string) =>
  new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]));
const sampleOf = (text: string, name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);

const formData = { name: 'Pat Doe', email: 'pat@example.com', phone: '740-555-0100' };
const call = { slot: '2026-12-01T09:30:00-05:00', kind: 'phone', formData, domain: 'payroll' };

test('metrics need the token, and are missing where none is configured', async () => {
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' } });
  await request(site.server).get('/metrics').expect(401);
  await metrics();
  const other = await startTestSite();
  await request(other.server).get('/metrics').expect(404);
  await other.close();
});

test('each metric of the site has a type, a value and a row in DEPLOYMENT.md; counters end in _total', async () => {
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' } });
  await request(site.server).get('/privacy-policy');
  const { text } = await metrics();
  const types = [...typesIn(text)];
  const own = types.filter(([name]) => !/^(?:process|nodejs)_/.test(name));
  expect([own.length > 15, types.length > own.length + 20]).toEqual([true, true]);
  const documents = readFileSync('.github/DEPLOYMENT.md', 'utf8');
  for (const [name, type] of own) {
    const expected = name.endsWith('_total') ? 'counter' : name.startsWith('visitor_') ? 'histogram' : 'gauge';
    expect([name, type]).toEqual([name, expected]);
    expect([name, new RegExp(`\`${name}[\`{]`).test(documents)]).toEqual([name, true]);
  }
  expect(text).toMatch(/^http_responses_total\{status="2xx"\} \d+$/m);
  expect(sampleOf(text, 'mail_queue_oldest_age_seconds')).toBe(0);
  expect(text).toMatch(/^redis_up Nan$/im);
});

test('a message that waits shows its age; requests to Ghost are counted by outcome', async () => {
  const measured = createMetrics('a-secret-token');
  const ghost = await startGhostStub();
  const { env } = ghost;
  const content = createContent({ env, brands, log: memoryLog().log, onGhostResponse: measured.countGhost });
  expect((await content.readPost('post-1')).ok).toBe(true);
  await ghost.close();
  expect((await content.readPost('post-2')).ok).toBe(false);
  await content.close();
  site = await startTestSite({
    env: { METRICS_TOKEN: 'a-secret-token', SMTP_URL: 'smtp://127.0.0.1:1' },
    metrics: measured,
  });
  const message = { name: 'Pat Doe', email: 'pat@example.com', message: 'Could you look at our books?' };
  await request(site.server).post('/api/contact').send({ domain: 'payroll', formData: message }).expect(200);
  const { text } = await metrics();
  expect(text).toMatch(/^mail_queue_oldest_age_seconds \d+\.\d+$/m);
  expect(text).toMatch(/^ghost_requests_total\{outcome="ok"\} [1-9]/m);
  expect(text).toMatch(/^ghost_requests_total\{outcome="failed"\} [1-9]/m);
});

test('a Redis that is away leaves the pages and liveness alone; after two minutes the process is not ready, and says why', async () => {
  const clock = { now: Date.parse('2026-11-30T08:00:00-05:00') };
  const now = () => clock.now;
  const redis = connectRedis(parseEnv({ REDIS_URL: 'redis://127.0.0.1:1' }), undefined, now)!;
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' }, redis, now });
  const ready = async () => {
    const { status, body } = await request(site.server).get('/readyz');
    return [status, body];
  };
  expect(sampleOf((await metrics()).text, 'redis_up')).toBe(0);
  clock.now += 120_000;
  expect(await ready()).toEqual([200, { ready: true }]);
  clock.now += 1;
  expect(await ready()).toEqual([503, { ready: false, reason: 'Redis is away: meetings cannot be booked' }]);
  for (const path of ['/healthz', '/about-us']) await request(site.server).get(path).expect(200);
  redis.connection.disconnect();
  site.stopping();
  expect(await ready()).toEqual([503, { ready: false, reason: 'stopping' }]);
});

test('a site.db that is damaged in part leaves pages and liveness alone; metrics say so at once, and after two minutes the process is not ready until another file is there', async () => {
  const clock = { now: Date.parse('2026-11-30T08:00:00-05:00') };
  const folder = temporaryFolder();
  const file = path.join(folder, 'site.db');
  const before = createSqliteStore(file);
  const record = { state: 'saved', due: 0, expires: null, value: 'x'.repeat(10_000) };
  for (let number = 0; number < 20; number++) await before.put('mail', { ...record, id: `m${number}` });
  before.close();
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.from(whole).fill('damaged ', 12 * 4096));
  const env = { METRICS_TOKEN: 'a-secret-token', VAR_DIR: folder };
  site = await startTestSite({ env, now: () => clock.now });
  const fileUp = async () => sampleOf((await metrics()).text, 'store_file_up');
  const book = () => request(site.server).post('/api/bookings').send(call);
  await expect.poll(async () => (await book()).status, { timeout: 20_000 }).toBe(503);
  expect(await fileUp()).toBe(0);
  await request(site.server).get('/readyz').expect(200);
  clock.now += 120_001;
  await book().expect(503);
  const reason = 'site.db cannot be used: meetings cannot be booked';
  await request(site.server).get('/readyz').expect(503, { ready: false, reason });
  for (const path of ['/healthz', '/about-us']) await request(site.server).get(path).expect(200);
  expect(site.log.filter(({ msg }) => String(msg).includes('is damaged'))).toHaveLength(1);
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  await book().expect(201);
  expect(await fileUp()).toBe(1);
  await request(site.server).get('/readyz').expect(200);
});

test('cache hits, misses and 304 are counted', async () => {
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' } });
  const { headers } = await request(site.server).get('/privacy-policy');
  await request(site.server).get('/privacy-policy');
  await request(site.server).get('/privacy-policy').set('If-None-Match', headers['etag']!).expect(304);
  const { text } = await metrics();
  expect([
    sampleOf(text, 'page_cache_misses_total'),
    sampleOf(text, 'page_cache_hits_total'),
    sampleOf(text, 'page_cache_not_modified_total'),
  ]).toEqual([1, 2, 1]);
});

/** The metrics that PromQL expressions name, each of which has the job as its first label. */
const namesIn = (text: string) => [
  ...new Set([...text.matchAll(/([a-z_\d]+)\{job=\\?"site\\?"/g)].map(([, name]) => name!)),
];

test.each([
  ['alerts.yml', 12],
  ['alerts.test.yml', 12],
  ['dashboard.json', 16],
])('%s names only metrics that the site serves', async (file, atLeast) => {
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' } });
  const types = typesIn((await metrics()).text);
  const named = namesIn(readFileSync(`.github/monitoring/${file}`, 'utf8'));
  expect(named.length).toBeGreaterThanOrEqual(atLeast);
  expect(named.filter((name) => name !== 'up' && !types.has(name))).toEqual([]);
});

it('bookings and refused bookings are counted, and every label is there from the start', async () => {
  const measured = createMetrics('a-secret-token');
  const now = Date.parse('2026-11-30T08:00:00-05:00');
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' }, metrics: measured, now: () => now });
  await request(site.server).post('/api/bookings').send(call).expect(201);
  await request(site.server)
    .post('/api/bookings')
    .send({ ...call, formData: { ...formData, name: 'Sam Roe', email: 'sam@example.com' } })
    .expect(409);
  const { text } = await metrics();
  for (const line of [
    ...['bookings_total{action="book",outcome="ok"} 1', 'bookings_total{action="book",outcome="refused"} 1'],
    ...['bookings_total{action="cancel",outcome="failed"} 0', 'cdn_purge_requests_total{outcome="failed"} 0'],
    'ghost_requests_total{outcome="refused"} 0',
  ])
    expect(text.split('\n')).toContain(line);
});

it('visits are measured by brand, in histograms, and failed scripts from the start', async () => {
  const measured = createMetrics('a-secret-token');
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' }, metrics: measured });
  const send = (body: string) =>
    request(site.server)
      .post('/api/page-views?domain=payroll')
      .set({ 'Content-Type': 'text/plain', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
      .send(body)
      .expect(204);
  for (const body of ['visit /contact 3 2 1 1', 'visit /contact 99 0 0 0', 'visit /no-such-page 1 1 1 1'])
    await send(body);
  const lines = (await metrics()).text.split('\n');
  for (const line of [
    'visitor_largest_paint_seconds_bucket{le="1",brand="payroll"} 0',
    'visitor_largest_paint_seconds_bucket{le="1.5",brand="payroll"} 1',
    'visitor_largest_paint_seconds_bucket{le="+Inf",brand="payroll"} 2',
    'visitor_interaction_seconds_count{brand="payroll"} 1',
    'visitor_layout_shift_bucket{le="0.05",brand="payroll"} 1',
    'visitor_script_failures_total{brand="payroll"} 1',
    'visitor_script_failures_total{brand="brownco"} 0',
  ])
    expect(lines).toContain(line);
});
