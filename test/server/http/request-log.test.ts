import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../site.ts';

let site: TestSite;
afterEach(() => site.close());

const get = (path: string) => request(site.server).get(path).set('Host', 'localhost');
const completed = () => site.log.filter(({ msg }) => msg === 'request completed');
const sampled = () => site.log.filter((line) => 'sample' in line);

it('one in so many cached responses is logged, with the factor and without the query', async () => {
  site = await startTestSite({ env: { ACCESS_LOG_SAMPLE: '3' } });
  await get('/privacy-policy?domain=payroll');
  for (let visit = 0; visit < 10; visit++) await get('/privacy-policy?domain=payroll').expect(200);
  expect(sampled()).toHaveLength(3);
  expect(sampled()[0]).toMatchObject({
    level: 30,
    msg: 'request completed',
    req: { method: 'GET', path: '/privacy-policy' },
    res: { status: 200 },
    sample: 3,
  });
  expect(JSON.stringify(sampled())).not.toMatch(/domain=|127\.0\.0\.1|user-agent/);
});

it('each response of Express is logged once', async () => {
  site = await startTestSite({ env: { ACCESS_LOG_SAMPLE: '1' } });
  await get('/privacy-policy');
  await get('/privacy-policy');
  expect([completed().length, sampled().length]).toEqual([2, 1]);
});

it('no cached response is logged with 0', async () => {
  site = await startTestSite({ env: { ACCESS_LOG_SAMPLE: '0' } });
  for (let visit = 0; visit < 20; visit++) await get('/privacy-policy');
  expect(sampled()).toEqual([]);
});
