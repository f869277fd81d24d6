import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { sharedSite, startGhostSite, startTestSite, type TestSite } from '../site.ts';

const shared = 'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=7200';
const ownBrowser = 'private, max-age=0, must-revalidate';
const env = { CDN_CACHE: 'true' };

const site = await startTestSite({ env });

const get = (path: string, headers: Record<string, string> = {}, at: TestSite = site) =>
  request(at.server).get(path).set('Host', 'localhost').set(headers);
const cacheControl = async (path: string, headers: Record<string, string> = {}, at = site) =>
  (await get(path, headers, at)).headers['cache-control'];

describe('a page chosen by host and path alone', () => {
  it('may be stored by a CDN, rendered or cached, with the tags it is dropped by', async () => {
    // The first visitor gets a streamed page, because the articles it leads on to are not in memory yet.
    await expect.poll(() => cacheControl('/services/payroll')).toBe(shared);
    for (let visit = 0; visit < 3; visit++) {
      const { headers } = await get('/services/payroll');
      expect(headers).toMatchObject({
        'cache-control': shared,
        'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=60, stale-if-error=7200',
        'surrogate-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=7200',
        'surrogate-key': 'site brand-dresdentax content',
        'cache-tag': 'site,brand-dresdentax,content',
        vary: 'Accept-Encoding',
      });
      expect(headers['content-security-policy']).not.toContain('nonce');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('is not dropped with the articles when it shows none, and has the tag of its brand', async () => {
    const { headers } = await get('/privacy-policy', { Host: 'payroll.localhost' });
    expect(headers['surrogate-key']).toBe('site brand-payroll');
  });

  it('keeps its headers in a 304', async () => {
    const { headers } = await get('/privacy-policy');
    const again = await get('/privacy-policy', { 'If-None-Match': headers['etag']! });
    expect([again.status, again.headers['cache-control'], again.headers['cache-tag']]).toEqual([
      304,
      shared,
      'site,brand-dresdentax',
    ]);
  });

  it('is not stored where a page change is sent a part of it', async () => {
    const { headers } = await get('/privacy-policy', { 'Page-Part': 'main' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cdn-cache-control': 'private, no-store',
      'surrogate-control': 'private, no-store',
    });
  });

  it('has none of these headers without CDN_CACHE', async () => {
    const { headers } = await get('/privacy-policy', {}, await sharedSite());
    expect(headers['cache-control']).toBe('max-age=0, must-revalidate');
    expect(Object.keys(headers).filter((name) => /^(?:surrogate|cdn|cache-tag)/.test(name))).toEqual([]);
  });
});

describe('not stored by shared caches', () => {
  it.each([
    ...['/privacy-policy?domain=payroll', '/blog?page=1'],
    ...['/resources/deadlines?for=individual', '/schedule', '/search?q=payroll', '/domain-tester'],
  ])('%s, by its parameters or because each visitor gets another', async (path) => {
    for (let visit = 0; visit < 3; visit++) expect(await cacheControl(path)).toBe(ownBrowser);
  });

  it('a page that is cached here, requested with a parameter', async () => {
    expect(await cacheControl('/privacy-policy')).toBe(shared);
    const { headers } = await get('/privacy-policy?utm_source=letter');
    expect(headers).toMatchObject({
      'cache-control': ownBrowser,
      'cdn-cache-control': 'private, no-store',
      'surrogate-control': 'private, no-store',
    });
    const again = await get('/privacy-policy?n=1', { 'If-None-Match': headers['etag']! });
    expect([again.status, again.headers['cache-control']]).toEqual([304, ownBrowser]);
    expect(await cacheControl('/privacy-policy')).toBe(shared);
  });

  it.each([
    ['an unknown host', '/privacy-policy', { Host: 'curious.example' }, 200],
    ['a page that does not exist', '/no-such-page', {}, 404],
    ['a redirect', '/about', {}, 308],
    ['a redirect of a trailing slash', '/about-us/', {}, 308],
    ['an unknown path of the API', '/api/none', {}, 404],
    ['liveness', '/healthz', {}, 200],
  ])('%s', async (_name, path, headers, status) => {
    for (let visit = 0; visit < 2; visit++) {
      const response = await get(path, headers as Record<string, string>);
      expect([response.status, response.headers['cache-control']]).toEqual([
        status,
        expect.stringMatching(/^private, (?:no-store|max-age=0, must-revalidate)$/),
      ]);
    }
  });

  it('a redirect to HTTPS, and one to the canonical host', async () => {
    const secure = await startTestSite({
      env: { ...env, FORCE_HTTPS: 'true', TRUST_PROXY: '1', BRAND_PAYROLL_DOMAIN: 'www.pay.example,pay.example' },
    });
    const { status, headers } = await get('/about-us', { Host: 'www.pay.example' }, secure);
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      308,
      'https://www.pay.example/about-us',
      'private, no-store',
    ]);
    const other = await get('/about-us', { Host: 'pay.example', 'X-Forwarded-Proto': 'https' }, secure);
    expect([other.headers['location'], other.headers['cache-control']]).toEqual([
      'https://www.pay.example/about-us',
      'private, no-store',
    ]);
  });

  it('the redirect of feed readers, although the page is cached', async () => {
    expect([await cacheControl('/blog'), await cacheControl('/blog', { 'User-Agent': 'Feedly/1.0' })]).toEqual([
      shared,
      'no-store',
    ]);
  });

  it('a streamed page, whose policy has a nonce; the same page once it is complete is not', async () => {
    const own = await startGhostSite({}, { env });
    own.ghost.fail({ kind: 'hold' });
    const streamed = get('/blog', {}, own).then((response) => response);
    await expect.poll(() => own.ghost.count()).toBeGreaterThan(0);
    own.ghost.clearFaults();
    const { headers } = await streamed;
    expect([headers['content-security-policy']!.includes('nonce'), headers['cache-control']]).toEqual([
      true,
      ownBrowser,
    ]);
    await expect.poll(() => cacheControl('/blog', {}, own)).toBe(shared);
  });
});

it('what has caching headers of its own keeps them, and goes with the articles', async () => {
  const { headers } = await get('/sitemap.xml');
  expect([headers['cache-control'], headers['surrogate-key']]).toEqual(['public, max-age=3600', 'site content']);
});
