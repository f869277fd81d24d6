import request from 'supertest';
import { expect, it } from 'vitest';
import { startTestSite } from '../site.ts';

async function startSite(env: Record<string, string> = {}) {
  const site = await startTestSite({ env });
  const get = (path: string, headers: Record<string, string> = {}) =>
    request(site.server)
      .get(path)
      .set({ Host: 'localhost', ...headers });
  const logged = (message: string) => site.log.filter(({ msg }) => msg === message);
  return { site, get, logged };
}

const routerId = '8b1f8e5a-9b0c+4f2d/a7=.:@_';
const ofRouter = { 'X-Request-ID': routerId };
const ownId = /^[\da-f]{8}-[\da-f-]{27}$/;

it('each response of Express is logged once, without the query, and none from memory', async () => {
  const { get, logged } = await startSite();
  for (let visit = 0; visit < 3; visit++) await get('/privacy-policy?domain=payroll').expect(200);
  const lines = logged('request completed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ req: { method: 'GET', path: '/privacy-policy' }, res: { status: 200 } });
  expect(JSON.stringify(lines)).not.toMatch(/domain=|127\.0\.0\.1|user-agent/);
});

it('each line names the brand: of pages, feeds, calls and refusals', async () => {
  const { get, logged } = await startSite();
  for (const path of ['/privacy-policy', '/rss.xml', '/api/nope', '/nope']) {
    await get(path, { Host: 'payroll.localhost' });
    await get(`${path}?domain=brownco`);
  }
  expect(logged('request completed').map(({ brand }) => brand)).toEqual(Array(4).fill(['payroll', 'brownco']).flat());
});

it("the router's id of a request stands on its response, rendered, cached and as 304, and in its line", async () => {
  const { get, logged } = await startSite({ TRUST_PROXY: '1' });
  const first = await get('/privacy-policy', ofRouter).expect('X-Request-Id', routerId);
  expect(logged('request completed')[0]).toMatchObject({ req: { id: routerId } });
  await get('/privacy-policy', { 'X-Request-ID': 'a'.repeat(200) }).expect('X-Request-Id', 'a'.repeat(200));
  const known = { 'If-None-Match': first.headers['etag']! };
  await get('/privacy-policy', { ...known, ...ofRouter })
    .expect(304)
    .expect('X-Request-Id', routerId);
  await get('/api/nope', ofRouter).expect(404).expect('X-Request-Id', routerId);
  expect((await get('/privacy-policy')).headers['x-request-id']).toBeUndefined();
  const file = /href="(\/assets\/[^"]+\.css)"/.exec(first.text)![1]!;
  expect((await get(file, ofRouter)).headers['x-request-id']).toBeUndefined();
});

it.each(['a'.repeat(201), 'two words', 'one,two', '<b>', 'é', 'a"b', ''])(
  'an id of a router that is malformed is replaced: %j',
  async (id) => {
    const { get } = await startSite({ TRUST_PROXY: '1' });
    const malformed = { 'X-Request-ID': Buffer.from(id).toString('latin1') };
    await get('/api/nope', malformed).expect('X-Request-Id', ownId);
    await get('/privacy-policy', malformed).expect('X-Request-Id', ownId);
    expect((await get('/privacy-policy', malformed)).headers['x-request-id']).toBeUndefined();
  },
);

it('without a proxy in front an id is the visitor’s own, and replaced', async () => {
  const { get, logged } = await startSite({ TRUST_PROXY: '0' });
  const { headers } = await get('/privacy-policy', ofRouter).expect('X-Request-Id', ownId);
  expect(logged('request completed')[0]).toMatchObject({ req: { id: headers['x-request-id'] } });
  expect((await get('/privacy-policy', ofRouter)).headers['x-request-id']).toBeUndefined();
});

it('a cached page that a CDN may store has no id, which the CDN would repeat to everybody', async () => {
  const { get } = await startSite({ TRUST_PROXY: '1', CDN_CACHE: 'true' });
  for (let visit = 0; visit < 2; visit++) {
    await get('/privacy-policy');
    await get('/privacy-policy?domain=payroll');
  }
  expect((await get('/privacy-policy', ofRouter)).headers['x-request-id']).toBeUndefined();
  await get('/privacy-policy?domain=payroll', ofRouter).expect('X-Request-Id', routerId);
});
