import { readFileSync } from 'node:fs';
import request from 'supertest';
import { afterEach, expect, it, test } from 'vitest';
import { createMetrics } from '#server/routes/metrics.ts';
import { startTestSite, type TestSite } from '../site.ts';

const token = 'a-secret-token';
let site: TestSite;
afterEach(() => site.close());

async function served() {
  const { text } = await request(site.server).get('/metrics').set('Authorization', `Bearer ${token}`).expect(200);
  return { text, types: new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!])) };
}

/** The metrics that PromQL expressions name, each of which has the job as its first label. */
const namesIn = (text: string) => [
  ...new Set([...text.matchAll(/([a-z_\d]+)\{job=\\?"site\\?"/g)].map(([, name]) => name!)),
];

test.each([
  ['alerts.yml', 12],
  ['alerts.test.yml', 12],
  ['dashboard.json', 16],
])('%s names only metrics that the site serves', async (file, atLeast) => {
  site = await startTestSite({ env: { METRICS_TOKEN: token } });
  const { types } = await served();
  const named = namesIn(readFileSync(`.github/monitoring/${file}`, 'utf8'));
  expect(named.length).toBeGreaterThanOrEqual(atLeast);
  expect(named.filter((name) => name !== 'up' && !types.has(name))).toEqual([]);
});

it('bookings and refused bookings are counted, and every label is there from the start', async () => {
  const metrics = createMetrics(token);
  const now = Date.parse('2026-11-30T08:00:00-05:00');
  site = await startTestSite({ env: { METRICS_TOKEN: token }, metrics, now: () => now });
  const formData = { name: 'Pat Doe', email: 'pat@example.com', phone: '740-555-0100' };
  const call = { slot: '2026-12-01T09:30:00-05:00', kind: 'phone', formData, domain: 'payroll' };
  await request(site.server).post('/api/bookings').send(call).expect(201);
  await request(site.server)
    .post('/api/bookings')
    .send({ ...call, formData: { ...formData, name: 'Sam Roe', email: 'sam@example.com' } })
    .expect(409);
  const { text } = await served();
  for (const line of [
    'bookings_total{action="book",outcome="ok"} 1',
    'bookings_total{action="book",outcome="refused"} 1',
    'bookings_total{action="cancel",outcome="failed"} 0',
    'cdn_purge_requests_total{outcome="failed"} 0',
    'ghost_requests_total{outcome="refused"} 0',
  ])
    expect(text.split('\n')).toContain(line);
});

it('visits are measured by brand, in histograms, and failed scripts from the start', async () => {
  const metrics = createMetrics(token);
  site = await startTestSite({ env: { METRICS_TOKEN: token }, metrics });
  const send = (body: string) =>
    request(site.server)
      .post('/api/page-views?domain=payroll')
      .set({ 'Content-Type': 'text/plain', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
      .send(body)
      .expect(204);
  for (const body of ['visit /contact 3 2 1 1', 'visit /contact 99 0 0 0', 'visit /no-such-page 1 1 1 1'])
    await send(body);
  const lines = (await served()).text.split('\n');
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
