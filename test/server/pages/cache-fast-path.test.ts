import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { startTestSite } from '../site.ts';

const site = await startTestSite();
afterAll(() => site.close());

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
  const head = await request(site.server).head('/privacy-policy').set({ Host: 'localhost', 'Accept-Encoding': 'gzip' });
  expect([head.status, head.headers['etag'], isFromCache(head)]).toEqual([200, headers['etag'], true]);
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

test('a file of the build is compressed and immutable, with its own ETag', async () => {
  const { text } = await get('/privacy-policy');
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(text)![1]!;
  const file = await get(stylesheet, { 'Accept-Encoding': 'gzip;q=0, br' });
  expect([file.status, file.headers['content-encoding'], file.headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ]);
  const known = { 'If-None-Match': file.headers['etag']! };
  const again = await get(stylesheet, { 'Accept-Encoding': 'br', ...known });
  expect([again.status, again.headers['content-length'], again.headers['content-encoding']]).toEqual([
    304,
    undefined,
    undefined,
  ]);
  expect(again.headers['access-control-allow-origin']).toBe('*');
  const other = await get(stylesheet, { 'Accept-Encoding': 'gzip', ...known });
  expect([other.status, other.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect((await get('/assets/none.js')).status).toBe(404);
});

test('a picture is found by the URL of another build, for tabs from before a deployment', async () => {
  const picture = /\/assets\/[0-9a-f]{10}\/[\w./-]+\.(?:webp|avif|png|svg)/.exec((await get('/')).text)![0];
  const [now, before] = [await get(picture), await get(picture.replace(/[0-9a-f]{10}/, '0123456789'))];
  expect([now.status, before.status]).toEqual([200, 200]);
  expect(before.headers['etag']).toBe(now.headers['etag']);
  expect((await get('/assets/0123456789/no-such-picture.webp')).status).toBe(404);
});
