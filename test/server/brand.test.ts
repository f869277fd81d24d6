import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { startTestSite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { BRAND_PAYROLL_DOMAIN: 'www.pay.example,pay.example' } });
});
afterAll(() => site.close());

const brandOf = (html: string) => /data-brand="(\w+)"/.exec(html)?.[1];
const get = (path: string, host: string) => request(site.server).get(path).set('Host', host);

test.each([
  ['localhost', '', 'dresdentax'],
  ['127.0.0.1:3000', '', 'dresdentax'],
  ['payroll.localhost:3000', '', 'payroll'],
  ['BROWNCO.LOCALHOST', '', 'brownco'],
  ['www.pay.example', '', 'payroll'],
  ['payroll.localhost', '?domain=brownco', 'brownco'],
  ['localhost', '?domain=www.pay.example', 'payroll'],
  ['localhost', '?domain=__proto__', 'dresdentax'],
  ['localhost', '?domain=PAYROLL%00', 'dresdentax'],
  ['localhost', '?domain=payroll&domain=brownco', 'dresdentax'],
  ['payroll.localhost', '?domain=nope', 'payroll'],
  ['unknown.example', '', 'dresdentax'],
])('R-BR %s %s gives %s', async (host, query, brand) => {
  const { status, text } = await get(`/about-us${query}`, host);
  expect([status, brandOf(text)]).toEqual([200, brand]);
});

test('R-BR-05 an unknown host is not for search engines, a chosen brand is', async () => {
  const robots = async (path: string, host: string) =>
    /name="robots" content="(\w+)"/.exec((await get(path, host)).text)?.[1];
  expect(await robots('/about-us', 'unknown.example')).toBe('noindex');
  expect((await get('/robots.txt', 'unknown.example')).text).toContain('Disallow: /\n');
  expect(await robots('/about-us?domain=brownco', 'localhost')).toBeUndefined();
});

test('a forwarded host chooses nothing', async () => {
  const { text } = await get('/about-us', 'localhost').set('X-Forwarded-Host', 'payroll.localhost');
  expect(brandOf(text)).toBe('dresdentax');
});

test('pages on a second domain move to the first', async () => {
  const { status, headers } = await get('/about-us?a=1', 'pay.example');
  expect([status, headers['location']]).toEqual([308, 'http://www.pay.example/about-us?a=1']);
});

test('links on a page chosen by the parameter keep it, canonical does not', async () => {
  const { text } = await get('/about-us?domain=brownco', 'localhost');
  const internal = [...text.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href!);
  expect(internal.length).toBeGreaterThan(30);
  expect(
    internal.filter((href) => !href.includes('domain=brownco') && !href.startsWith('/rss') && !href.endsWith('.vcf')),
  ).toEqual([]);
});

test('R-BR-09 a thousand interleaved requests of three brands never mix', async () => {
  const paths = ['/', '/about-us', '/blog', '/services', '/contact', '/nope'];
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const { port } = site.server.address() as { port: number };
  const ask = async (index: number) => {
    const brand = brandIds[index % 3]!;
    const answer = await fetch(
      `http://127.0.0.1:${port}${paths[index % paths.length]}?domain=${brand}&n=${index % 50}`,
    );
    const html = await answer.text();
    const others = brandIds.filter((id) => id !== brand);
    return (
      brandOf(html) === brand &&
      html.includes(brands[brand].contact.phone) &&
      !others.some((id) => html.includes(`>${brands[id].contact.phone}<`))
    );
  };
  const wrong: number[] = [];
  for (let start = 0; start < 1000; start += 30) {
    const batch = Array.from({ length: Math.min(30, 1000 - start) }, (_, i) => start + i);
    const right = await Promise.all(batch.map(ask));
    wrong.push(...batch.filter((_, i) => !right[i]));
  }
  expect(wrong).toEqual([]);
});
