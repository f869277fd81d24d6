import request from 'supertest';
import { afterAll, describe, expect, it, test } from 'vitest';
import { makePost } from '#test/ghost/stub-posts.ts';
import { startGhostSite, startTestSite, type TestSite } from '../site.ts';
import { listen, sendRaw } from './raw-request.ts';

const hosts = { BRAND_PAYROLL_DOMAIN: 'www.pay.example,pay.example', TRUST_PROXY: '1' };
const owners = '<p>/staff | /about-us<br>/wages | http://dresdentax.localhost/services/payroll</p>';
const plain = await startGhostSite({}, { env: hosts });
plain.ghost.pages = [makePost(900, { slug: 'site-facts', html: owners })];
await plain.warm();
/** Sites behind no proxy, one and two. */
const secure = await Promise.all(
  ['0', '1', '2'].map((trusted) => startTestSite({ env: { ...hosts, FORCE_HTTPS: 'true', TRUST_PROXY: trusted } })),
);
const sites = [plain, ...secure];
await Promise.all(sites.map(listen));
afterAll(() => Promise.all(sites.map(({ close }) => close())));

/** Twice, because the second response comes from the page cache where there is one. */
async function statuses(site: TestSite, forwarded: string): Promise<number[]> {
  const headers = { 'X-Forwarded-Proto': forwarded };
  const first = await sendRaw(site, '/privacy-policy', headers);
  const second = await sendRaw(site, '/privacy-policy', headers);
  return [first.status, second.status];
}

describe('FORCE_HTTPS uses the X-Forwarded-Proto entry of the outermost trusted proxy', () => {
  test.each([
    ['0', 'https', 308],
    ['1', 'https', 200],
    ['1', 'HTTPS', 200],
    ['1', 'http', 308],
    ['1', '', 308],
    ['1', 'https,http', 308],
    ['1', 'http,https', 200],
    ['2', 'https', 200],
    ['2', 'https,http', 200],
    ['2', 'https, https', 200],
    ['2', 'http, https', 308],
    ['2', 'https, http, https', 308],
  ])('TRUST_PROXY=%s, X-Forwarded-Proto: %s: %i', async (trusted, forwarded, status) => {
    const site = secure[Number(trusted)]!;
    await sendRaw(site, '/privacy-policy', { 'X-Forwarded-Proto': Array(Number(trusted)).fill('https').join(',') });
    expect(await statuses(site, forwarded)).toEqual([status, status]);
  });

  it('serves secure requests behind two proxies from the page cache', async () => {
    const headers = { 'X-Forwarded-Proto': 'https,http' };
    await sendRaw(secure[2]!, '/privacy-policy', headers);
    expect((await sendRaw(secure[2]!, '/privacy-policy', headers)).headers['server-timing']).toMatch(/^cache;desc=hit/);
  });
});

describe('FORCE_HTTPS behind a proxy', () => {
  const get = (path: string, scheme = 'http') =>
    request(secure[1]!.server).get(path).set({ Host: 'www.pay.example', 'X-Forwarded-Proto': scheme });

  it('leaves /api/rss alone, which no redirect is for', async () => {
    expect((await get('/api/rss')).status).toBe(200);
    expect((await get('/rss.xml')).status).toBe(308);
  });

  it('redirects pages and files permanently to the same URL', async () => {
    const file = /href="(\/assets\/[^"]+\.css)"/.exec((await get('/contact', 'https')).text)![1]!;
    for (const path of ['/contact?service=payroll', file]) {
      const { status, headers } = await get(path);
      expect([status, headers['location']]).toEqual([308, `https://www.pay.example${path}`]);
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('sends HSTS over HTTPS, rendered, cached, missing and of the API', async () => {
    for (const path of ['/contact', '/contact', '/nope', '/api/nope', '/rss.xml'])
      expect([path, (await get(path, 'https')).headers['strict-transport-security']]).toEqual([
        path,
        'max-age=31536000',
      ]);
  });

  it.each([
    ['evil.example', '/'],
    ['evil.example:443', '/contact'],
    ['www.pay.example@evil.example', '/'],
    ['www.pay.example', '//evil.example/'],
  ])('redirects to no foreign host: %s%s', async (host, path) => {
    const { status, headers } = await get(path).set('Host', host);
    expect(status).not.toBe(200);
    const target = headers['location'] ? new URL(headers['location']).host : 'none';
    expect(['www.pay.example', 'dresdentax.localhost', 'none']).toContain(target);
  });

  it('responds to health checks on plain HTTP', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await get(path)).status).toBe(200);
  });

  it('redirects a message with a status that preserves its body', async () => {
    const { status, headers } = await request(secure[1]!.server)
      .post('/api/contact')
      .set({ Host: 'www.pay.example', 'X-Forwarded-Proto': 'http' })
      .send({ formData: {} });
    expect([status, headers['location']]).toEqual([308, 'https://www.pay.example/api/contact']);
  });
});

test.each(['javascript', 'ftp', 'https://evil.example/', 'javascript,http'])(
  'X-Forwarded-Proto: %s never appears in a Location',
  async (forwarded) => {
    const { status, headers } = await sendRaw(plain, '/about-us', {
      Host: 'pay.example',
      'X-Forwarded-Proto': forwarded,
    });
    expect([status, headers['location']]).toEqual([308, 'http://www.pay.example/about-us']);
  },
);

describe('a brand’s other domain leads to its first', () => {
  const from = (target: string) => sendRaw(plain, target, { Host: 'pay.example', 'X-Forwarded-Proto': 'https' });

  test.each([
    ['/about-us', 'https://www.pay.example/about-us'],
    ['/calculator?wages=52000', 'https://www.pay.example/resources/tax-calculator?wages=52000'],
    ['/calculator/', 'https://www.pay.example/resources/tax-calculator'],
    ['/tag/payroll', 'https://www.pay.example/blog/tag/payroll'],
    ['/about-us/', 'https://www.pay.example/about-us'],
    ['/locations/newark?from=mail', 'https://www.pay.example/locations?from=mail#newark'],
    ['/staff?from=mail', 'https://www.pay.example/about-us?from=mail'],
    ['/wages', 'http://dresdentax.localhost/services/payroll'],
    ['/about-us?domain=brownco', 'https://www.pay.example/about-us?domain=brownco'],
  ])('%s in one step: %s', async (target, location) => {
    const { status, headers } = await from(target);
    expect([status, headers['location']]).toEqual([308, location]);
  });

  test.each([
    '//evil.example/',
    '//evil.example/calculator/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/http://evil.example/',
  ])('and never to another site: %s', async (target) => {
    const { headers } = await from(target);
    expect(URL.parse(headers['location'] ?? '/', 'https://pay.example')!.host).toMatch(/^(?:www\.)?pay\.example$/);
  });
});
