import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../site.ts';

let site: TestSite;
afterEach(() => site.close());

const metrics = () => request(site.server).get('/metrics').set('Authorization', 'Bearer a-secret-token').expect(200);
const sampleOf = (text: string, name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);

test('metrics need the token, and are missing where none is configured', async () => {
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' } });
  await request(site.server).get('/metrics').expect(401);
  await metrics();
  const other = await startTestSite();
  await request(other.server).get('/metrics').expect(404);
  await other.close();
});

test('each metric has a type: counters end in _total, gauges do not', async () => {
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' } });
  const { text } = await metrics();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!] as const);
  expect(types.length).toBeGreaterThan(10);
  for (const [name, type] of types) {
    expect([name, type]).toEqual([name, name.endsWith('_total') ? 'counter' : 'gauge']);
    expect(sampleOf(text, name), name).not.toBeNaN();
  }
});

test('cache hits, misses and 304 are counted', async () => {
  site = await startTestSite({ env: { METRICS_TOKEN: 'a-secret-token' } });
  const { headers } = await request(site.server).get('/about-us');
  await request(site.server).get('/about-us');
  await request(site.server).get('/about-us').set('If-None-Match', headers['etag']!).expect(304);
  const { text } = await metrics();
  expect([
    sampleOf(text, 'page_cache_misses_total'),
    sampleOf(text, 'page_cache_hits_total'),
    sampleOf(text, 'page_cache_not_modified_total'),
  ]).toEqual([1, 2, 1]);
});
