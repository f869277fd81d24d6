import { afterAll, describe, expect, it, test } from 'vitest';
import { startTestSite } from '../site.ts';
import { listen, sendRaw } from './raw-request.ts';

const site = await startTestSite();
const strict = await startTestSite({ env: { FORCE_HTTPS: 'true', TRUST_PROXY: '1' } });
const sites = [site, strict];
await Promise.all(sites.map(listen));
afterAll(() => Promise.all(sites.map(({ close }) => close())));

const malformed = [
  '//[',
  '/\\',
  '/\\evil.example/',
  ...['//evil.example', '//evil.example/', '///evil.example/', '//x%2f', '/%2f', '/%2Fevil.example/'],
  ...['/%5cevil.example/', '/%5C%5Cevil.example'],
  '\\evil.example',
  '\\\\evil.example/',
  ...['http://x:99999/', 'http:///', 'http://', 'http://[/', 'javascript:alert(1)', 'about-us', '/%', '/%E0%A4%A'],
  // What comes before an @ is a user to Express, which then finds no path.
  '//?slug=@#',
  '//a@b#',
  '/\\a@b#',
  '/\\a@b\u00a0/about-us',
];
const tooLong = `/${'x'.repeat(4_000)}`;

describe.each(['GET', 'GET with FORCE_HTTPS'])('%s', (kind) => {
  test.each(malformed)('%s is rejected without a redirect', async (target) => {
    const server = kind === 'GET' ? site : strict;
    for (const scheme of ['http', 'https']) {
      const { status, headers, body } = await sendRaw(server, target, { 'X-Forwarded-Proto': scheme });
      expect([target, scheme, [400, 404].includes(status), status]).toEqual([target, scheme, true, status]);
      expect(headers['location']).toBeUndefined();
      // Node itself answers what is not HTTP, without a date.
      const needed = headers['date'] ? ['x-frame-options', 'referrer-policy', 'content-security-policy'] : [];
      for (const name of needed) expect([target, name, headers[name]]).toEqual([target, name, expect.any(String)]);
      expect(body).not.toMatch(/at .*\.(ts|mjs):\d+/);
    }
  });
});

test('a path with slashes or backslashes inside redirects to no other host', async () => {
  for (const target of [
    '/services//',
    '/..//evil.example/',
    '/./\\evil.example/',
    '/home/\\evil.example/',
    '/home//',
  ]) {
    const { status, headers } = await sendRaw(site, target);
    expect([target, status < 500]).toEqual([target, true]);
    const location = headers['location'] ?? '/';
    expect([target, new URL(location, 'http://localhost').host]).toEqual([target, 'localhost']);
  }
});

test('a target of over 4,000 characters is rejected', async () => {
  expect((await sendRaw(site, tooLong)).status).toBe(400);
});

test.each([
  ['no character', '', 200],
  ['4,000 characters', `Mozilla/5.0 ${'x'.repeat(4_000)}`, 200],
  ['letters of another script', 'Браузер/1.0 \u00ff', 200],
  ['a tab', 'a\tb', 200],
  ['a control character', 'a\u0007b', 400],
  ['a zero byte', 'a\0b', 400],
])('a User-Agent with %s is answered, by pages, feeds and calls', async (_what, agent, status) => {
  for (const target of ['/', '/nothing-here', '/rss.xml', '/api/availability?kind=phone'])
    for (let visit = 0; visit < 2; visit++) {
      const found = (await sendRaw(site, target, { 'User-Agent': agent })).status;
      expect([target, found]).toEqual([target, status === 200 && target === '/nothing-here' ? 404 : status]);
    }
});

test('a query may contain anything', async () => {
  for (const target of ['/about-us?//[', '/about-us?next=//evil.example', '/about-us?a=%E0%A4%A&b=\\\\'])
    expect([target, (await sendRaw(site, target)).status]).toEqual([target, 200]);
});

describe('a request target in absolute form', () => {
  it('responds with the page of its path', async () => {
    const { status, body } = await sendRaw(site, 'http://localhost/about-us?a=1');
    expect([status, body.includes('<h1')]).toEqual([200, true]);
  });

  it('names the host, whatever the header says', async () => {
    const named = await sendRaw(site, 'http://payroll.localhost/contact');
    const asHeader = await sendRaw(site, '/contact', { Host: 'payroll.localhost' });
    const titleOf = ({ body }: { body: string }) => /<title>([^<]*)/.exec(body)![1];
    expect(titleOf(named)).toBe(titleOf(asHeader));
    const other = await sendRaw(site, 'http://localhost/contact', { Host: 'payroll.localhost' });
    expect(titleOf(other)).not.toBe(titleOf(asHeader));
    expect((await sendRaw(site, 'http://staging.example/robots.txt')).body).toContain('Disallow: /\n');
  });

  it('is redirected by its path', async () => {
    const { status, headers } = await sendRaw(site, 'http://localhost/home?a=1');
    expect([status, headers['location']]).toEqual([308, '/?a=1']);
    const plain = await sendRaw(strict, 'http://evil.example/contact');
    expect([plain.status, plain.headers['location']]).toEqual([308, 'https://dresdentax.localhost/contact']);
  });
});

test('two Host headers are refused, the first of which Node would take', async () => {
  expect((await sendRaw(site, '/about-us', { host: 'payroll.localhost' })).status).toBe(400);
  await sendRaw(site, '/about-us', { Host: 'payroll.localhost' });
  expect((await sendRaw(site, '/about-us', { Host: 'payroll.localhost', hOST: 'payroll.localhost' })).status).toBe(400);
});

test.each(['/about%2Dus', '/%61bout-us', '/%61%62%6F%75%74-us'])(
  '%s leads to the page without needless encoding',
  async (target) => {
    const { status, headers } = await sendRaw(site, `${target}?from=%61`);
    expect([status, headers['location']]).toEqual([308, '/about-us?from=%61']);
  },
);
