import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { startTestSite } from '../site.ts';

it('each response of Express is logged once, without the query, and none from memory', async () => {
  const site = await startTestSite();
  onTestFinished(() => site.close());
  const get = () => request(site.server).get('/privacy-policy?domain=payroll').set('Host', 'localhost').expect(200);
  for (let visit = 0; visit < 3; visit++) await get();
  const logged = site.log.filter(({ msg }) => msg === 'request completed');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ req: { method: 'GET', path: '/privacy-policy' }, res: { status: 200 } });
  expect(JSON.stringify(logged)).not.toMatch(/domain=|127\.0\.0\.1|user-agent/);
});
