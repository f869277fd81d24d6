import request from 'supertest';
import { expect, test } from 'vitest';
import { startTestSite } from '../site.ts';

const site = await startTestSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  request(site.server).get(path).set('Host', 'localhost').set(headers);
const isFromCache = ({ headers }: { headers: Record<string, string> }) => headers['x-request-id'] === undefined;

test('the second request gets the cached page before Express, with the same bytes and a policy without nonce', async () => {
  const first = await get('/privacy-policy');
  const second = await get('/privacy-policy');
  expect([isFromCache(first), isFromCache(second)]).toEqual([false, true]);
  expect(second.text).toBe(first.text);
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(second.headers['content-security-policy']).not.toContain('nonce');
  expect(first.headers['server-timing']).toMatch(/^cache;desc=miss, content;dur=[\d.]+, render;dur=[\d.]+$/);
  expect(second.headers['server-timing']).toMatch(/^cache;desc=hit, render;dur=[\d.]+$/);
  expect([second.headers['vary'], second.headers['cache-control']]).toEqual([
    'Accept-Encoding',
    'max-age=0, must-revalidate',
  ]);
});

test('a client that has the page gets a 304, and HEAD the same headers', async () => {
  const { headers } = await get('/privacy-policy', { 'Accept-Encoding': 'gzip' });
  const again = await get('/privacy-policy', { 'If-None-Match': headers['etag']! });
  expect([again.status, again.text, isFromCache(again)]).toEqual([304, '', true]);
  // A browser applies the headers of a 304 to its stored page: another policy would block that page's scripts.
  expect([undefined, headers['content-security-policy']]).toContain(again.headers['content-security-policy']);
  for (const known of [`W/${headers['etag']}`, `"other", ${headers['etag']}`, '*'])
    expect([known, (await get('/privacy-policy', { 'If-None-Match': known })).status]).toEqual([known, 304]);
  expect((await get('/privacy-policy', { 'If-None-Match': '"other"' })).status).toBe(200);
  const head = await request(site.server).head('/privacy-policy').set({ Host: 'localhost', 'Accept-Encoding': 'gzip' });
  expect([head.status, head.headers['etag'], isFromCache(head)]).toEqual([200, headers['etag'], true]);
});

test.each(['br', 'gzip', 'identity'])(
  'the cached page is one text in %s, with its own length and ETag',
  async (encoding) => {
    const { text } = await get('/privacy-policy');
    const sent = await get('/privacy-policy', { 'Accept-Encoding': encoding });
    expect([sent.text === text, isFromCache(sent)]).toEqual([true, true]);
    expect(sent.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(Number(sent.headers['content-length'])).toBeGreaterThan(0);
    const known = { 'Accept-Encoding': encoding === 'gzip' ? 'br' : 'gzip', 'If-None-Match': sent.headers['etag']! };
    expect((await get('/privacy-policy', known)).status).toBe(200);
  },
);

test.each(['br', 'gzip', 'identity'])(
  'a page change is sent what the page has in main, in %s, which nobody stores',
  async (encoding) => {
    for (const path of ['/privacy-policy', '/resources/tax-letters', '/nothing-here']) {
      await get(path); // The first visitor may get a streamed page.
      const whole = await get(path);
      const main = await get(path, { 'Accept-Encoding': encoding, 'Page-Part': 'main' });
      expect([main.status, main.text]).toEqual([whole.status, /<main .*<\/main>/s.exec(whole.text)?.[0]]);
      expect(main.text.match(/ data-entry="[^"]+"/g)).toHaveLength(1);
      expect([main.headers['cache-control'], main.headers['content-encoding'] ?? 'identity']).toEqual([
        'no-store',
        encoding,
      ]);
      expect(Number(main.headers['content-length'])).toBeGreaterThan(0);
      expect((await get(path, { 'If-None-Match': main.headers['etag']! })).text).toBe(whole.text);
    }
  },
);

test.each(['/schedule', '/search?q=payroll', '/schedule/booking/AAAAAAAA'])(
  'a page change is sent main alone of a page that each request renders: %s',
  async (path) => {
    const whole = await get(path);
    const main = await get(path, { 'Page-Part': 'main' });
    expect([main.status, main.text]).toEqual([whole.status, expect.stringMatching(/^<main .*<h1.*<\/main>$/s)]);
    expect([main.headers['cache-control'], main.headers['vary']]).toEqual(['private, no-store', 'Accept-Encoding']);
    expect((await get(path)).text).toMatch(/^<!DOCTYPE html>.*<main .*<\/html>$/is);
  },
);

test('a missing page in the cache stays 404 for a client that has it', async () => {
  const { headers } = await get('/nothing-here');
  const again = await get('/nothing-here', { 'If-None-Match': headers['etag']! });
  expect([again.status, again.headers['server-timing']]).toEqual([404, expect.stringMatching(/^cache;desc=hit/)]);
});

test('each brand has its own cached page, also when selected by parameter', async () => {
  const tags = new Set<string>();
  for (const [host, path] of [
    ['localhost', '/privacy-policy'],
    ['payroll.localhost', '/privacy-policy'],
    ['localhost', '/privacy-policy?domain=payroll'],
    ['localhost', '/privacy-policy?domain=brownco'],
  ] as const) {
    await request(site.server).get(path).set('Host', host);
    const { headers, text } = await request(site.server).get(path).set('Host', host);
    expect(headers['x-request-id']).toBeUndefined();
    expect(text.includes('domain=payroll')).toBe(path.includes('domain=payroll'));
    tags.add(headers['etag']!);
  }
  expect(tags.size).toBe(4);
});

test('unknown query parameters get the same page and are not indexed by URL', async () => {
  const { headers } = await get('/privacy-policy');
  for (let n = 0; n < 3; n++) {
    const visit = await get(`/privacy-policy?utm_source=letter&n=${n % 2}`);
    expect([visit.headers['etag'], isFromCache(visit)]).toEqual([headers['etag'], false]);
  }
});

test('URL variants are redirected to the canonical URL', async () => {
  for (const path of ['/services/%70ayroll', '/services/payroll%20']) {
    const { status, headers } = await get(`${path}?a=1`);
    expect([path, status, headers['location']]).toEqual([path, 308, '/services/payroll?a=1']);
  }
});

test('a cached page contains nothing of the request it was rendered for', async () => {
  await request(site.server).get('/privacy-policy').set('Host', 'curious.example');
  const { text } = await request(site.server).get('/privacy-policy').set('Host', 'other.example');
  expect(text.includes('curious.example')).toBe(false);
});

test('a picture is found by the URL of another build, for tabs from before a deployment', async () => {
  const picture = /\/assets\/[0-9a-f]{10}\/[\w./-]+\.(?:webp|avif|png|svg)/.exec((await get('/')).text)![0];
  const [now, before] = [await get(picture), await get(picture.replace(/[0-9a-f]{10}/, '0123456789'))];
  expect([now.status, before.status]).toEqual([200, 200]);
  expect(before.headers['etag']).toBe(now.headers['etag']);
  expect((await get('/assets/0123456789/no-such-picture.webp')).status).toBe(404);
});
