import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestSite, type TestSite } from '../site.ts';

vi.mock('#shared/limits.ts', async (original) => ({
  ...(await original<typeof import('#shared/limits.ts')>()),
  searchesPerMinute: 2,
  toolRequestsPerMinute: 4,
  uncachedPagesPerMinute: 5,
}));

let site: TestSite;
afterEach(() => site.close());

const figures = { taxYear: 2026, filingStatus: 'single' };
const estimate = (address: string) =>
  request(site.server).post('/api/tax-estimate').set('X-Forwarded-For', address).send(figures);
const calculatorForm = (address: string) =>
  request(site.server)
    .post('/resources/tax-calculator')
    .type('form')
    .set('X-Forwarded-For', address)
    .send({ ...figures, 'taxpayer.wages': '50000' });
const get = (path: string, address = '203.0.113.1') => request(site.server).get(path).set('X-Forwarded-For', address);

it('calculations are limited by address, for the API and the forms together', async () => {
  site = await startTestSite({ env: { TRUST_PROXY: '1' } });
  for (const calculate of [estimate, calculatorForm, estimate, calculatorForm])
    await calculate('203.0.113.1').expect(200);
  const api = await estimate('203.0.113.1').expect(429);
  expect(api.body).toEqual({ error: expect.stringContaining('Too many calculations') });
  expect(Number(api.headers['retry-after'])).toBeGreaterThan(0);
  const form = await calculatorForm('203.0.113.1').expect(429);
  expect([form.type, form.text.includes('Too many calculations')]).toEqual(['text/html', true]);
  expect(form.text).toContain('Press your browser’s Back button: the form is there with everything you typed.');
  await estimate('203.0.113.2').expect(200);
  await get('/resources/tax-calculator').expect(200);
});

it('searches are limited by address, for the page and its results together', async () => {
  site = await startTestSite({ env: { TRUST_PROXY: '1' } });
  for (const path of ['/search?q=tax', '/api/data/search?q=tax']) await get(path).expect(200);
  const data = await get('/api/data/search?q=tax').expect(429);
  expect([data.type, typeof data.body.error]).toEqual(['application/json', 'string']);
  expect(Number(data.headers['retry-after'])).toBeGreaterThan(0);
  const page = await get('/search?q=tax').expect(429);
  expect([page.type, page.text.includes('Too many searches')]).toEqual(['text/html', true]);
  await get('/search?q=tax', '203.0.113.2').expect(200);
  await get('/api/data/posts?page=1').expect(200);
});

describe('rendered pages', () => {
  it('are limited by address; cached pages, files, feed and data never', async () => {
    site = await startTestSite({ env: { TRUST_PROXY: '1' } });
    await get('/privacy-policy', '203.0.113.9').expect(200);
    for (let number = 0; number < 5; number++) await get(`/made-up-${number}`).expect(404);
    const limited = await get('/made-up-5').expect(429);
    expect([limited.type, limited.text.includes('Too many pages'), limited.headers['cache-control']]).toEqual([
      'text/html',
      true,
      'no-store',
    ]);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.headers['content-security-policy']).toContain("default-src 'none'");
    await get('/contact').expect(429);
    for (const path of [
      '/privacy-policy',
      '/made-up-1',
      '/rss.xml',
      '/sitemap.xml',
      '/api/data/latestPosts',
      '/healthz',
    ])
      expect([path, [200, 404].includes((await get(path)).status)]).toEqual([path, true]);
    await get('/contact', '203.0.113.2').expect(200);
    await get('/contact').expect(200);
  });

  it('are sent from the cache to a client that takes neither Brotli nor gzip, too', async () => {
    site = await startTestSite({ env: { TRUST_PROXY: '1' } });
    const { text } = await get('/privacy-policy', '203.0.113.9').expect(200);
    const plain = () => get('/privacy-policy').set('Accept-Encoding', 'identity');
    for (let number = 0; number < 7; number++) {
      const { headers, text: sent } = await plain().expect(200);
      expect([headers['content-encoding'], headers['server-timing']?.slice(0, 14), sent === text]).toEqual([
        undefined,
        'cache;desc=hit',
        true,
      ]);
    }
    await plain().set('If-None-Match', '*').expect(304);
    const head = await request(site.server).head('/privacy-policy').set('Accept-Encoding', 'identity').expect(200);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });
});
