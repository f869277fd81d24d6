import { parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { redirects } from '#shared/redirects.ts';
import { sitePages, startTestSite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const get = (path: string, host = 'localhost') => request(site.server).get(path).set('Host', host);
const pick = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

describe.each(brandIds)('%s', (brand) => {
  test('R-RT every page of the table answers 200 with one h1, and titles are unique', async () => {
    const titles = new Map<string, string>();
    for (const { path } of sitePages(brands)) {
      const { status, text, type } = await get(`${path}?domain=${brand}`);
      expect([path, status, type]).toEqual([path, 200, 'text/html']);
      expect([path, text.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
      const title = pick(text, /<title>([^<]+)<\/title>/)!;
      expect(titles.get(title), `${path} has the title of ${titles.get(title)}`).toBeUndefined();
      titles.set(title, path);
      expect(pick(text, /data-brand="(\w+)"/)).toBe(brand);
    }
  });

  test('R-ME every page has title, description, one canonical without the parameter, cards, feed, theme colour', async () => {
    for (const { path } of sitePages(brands)) {
      const { text } = await get(`${path}?domain=${brand}`);
      const description = pick(text, /<meta[^>]*name="description" content="([^"]+)"/) ?? '';
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
      const canonicals = [...text.matchAll(/<link[^>]*rel="canonical"[^>]*>/g)];
      expect(canonicals).toHaveLength(1);
      expect(canonicals[0]![0]).not.toContain('domain=');
      const missing = ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'].filter(
        (name) => !text.includes(`"${name}"`),
      );
      expect([path, missing]).toEqual([path, []]);
      expect(pick(text, /<meta name="theme-color" content="([^"]+)"/)).toBe(brands[brand].themeColor);
      expect(pick(text, /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/)).toMatch(
        /\/rss\.xml$/,
      );
      expect(pick(text, /name="robots" content="(\w+)"/)).toBeUndefined();
    }
  });
});

test.each(Object.entries(redirects))('R-RD %s moves to %s for good, with its query', async (from, to) => {
  for (const path of [from, `${from}/`]) {
    const { status, headers } = await get(`${path}?a=1&domain=payroll`);
    expect([status, headers['location']]).toEqual([308, `${to}?a=1&domain=payroll`]);
  }
});

test('R-RD-18 no address leads off the site', async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%2f%2fevil.example/',
    '/home//evil.example',
    '/tag//evil.example',
  ]) {
    const { status, headers } = await get(path);
    expect([
      path,
      status >= 300 && status < 400 ? new URL(headers['location']!, 'http://localhost').host : 'localhost',
    ]).toEqual([path, 'localhost']);
  }
});

test('R-RT-36 odd addresses end in 400 or 404, without a stack or their own markup', async () => {
  const odd = [
    '/%',
    '/%E0%A4%A',
    '/..%2f..%2fetc%2fpasswd',
    '/__proto__',
    '/constructor',
    '/blog/%00',
    '/blog/<script>alert(1)</script>',
    `/blog/${'a'.repeat(3000)}`,
    `/${'x'.repeat(5000)}`,
    '/services/nope',
    '/services/__proto__',
    '/blog/tag/nope',
  ];
  for (const path of odd) {
    const { status, text } = await get(path);
    expect([path.slice(0, 40), [400, 404].includes(status)]).toEqual([path.slice(0, 40), true]);
    expect([path.slice(0, 40), /at .*\.(ts|mjs):\d+/.test(text), text.includes('<script>alert(1)')]).toEqual([
      path.slice(0, 40),
      false,
      false,
    ]);
  }
});

const unknown = [
  '/nope',
  '/services/nope',
  '/industries/nope',
  '/resources/nope',
  '/blog/nope',
  '/a/b/c',
  '/index.php',
];

test.each(brandIds)(
  'R-NF-01 R-NF-02 R-NF-03 R-NF-04 unknown addresses of %s are 404, noindex, with words and reasons; others are not',
  async (brand) => {
    for (const path of unknown) {
      const { status, text } = await get(`${path}?domain=${brand}`);
      expect([path, status]).toEqual([path, 404]);
      const main = parse(text).querySelector('main')!;
      expect(main.querySelector('.not-found-code')!.text).toBe('404');
      expect(main.querySelector('h1')!.text).toBe("Oops! The page you're looking for cannot be found.");
      expect(main.text).toContain('Possible reasons:');
      expect(main.querySelectorAll('.not-found-reasons li')).toHaveLength(3);
      expect(pick(text, /name="robots" content="(\w+)"/)).toBe('noindex');
      expect(pick(text, /data-brand="(\w+)"/)).toBe(brand);
    }
    for (const path of ['/', '/blog', '/blog/year-end-moves-before-december-31', '/contact', '/privacy-policy']) {
      const { status, text } = await get(`${path}?domain=${brand}`);
      expect([path, status, pick(text, /name="robots" content="(\w+)"/)]).toEqual([path, 200, undefined]);
    }
  },
);

test('HEAD answers like GET without a body; other methods are refused', async () => {
  const head = await request(site.server).head('/about-us');
  expect([head.status, head.text]).toEqual([200, undefined]);
  const put = await request(site.server).put('/about-us');
  expect([put.status, put.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('everything under /api answers errors as JSON', async () => {
  for (const path of [
    '/api/nope',
    '/api/data/nope',
    '/api/data/__proto__',
    '/api/data/post',
    '/api/data/posts?page=abc',
    '/api/ghost/webhook',
  ]) {
    const { status, type, body } = await get(path);
    expect([path, status >= 400 && status < 500, type]).toEqual([path, true, 'application/json']);
    expect(typeof body.error).toBe('string');
  }
});
