import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { redirects } from '#test/specification.ts';
import { sharedSite, startTestSite } from '../site.ts';
import { listedPaths } from './crawl.ts';

const site = await sharedSite();

const get = (path: string, host = 'localhost') => request(site.server).get(path).set('Host', host);
const pick = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

const _markup = '%22%3E%3Cscript%3Ealert(1)%3C/script%3E';
/** Whether the HTML contains a stack trace or markup of the URL. */
const _leaks = (html: string) => /at .*\.(ts|mjs):\d+/.test(html) || html.includes('<script>alert(1)');

test.each(redirects)('%s redirects permanently to %s, with its query', async (from, to) => {
  for (const query of ['', '?a=1&domain=payroll', '?q=a%20b%26c']) {
    const { status, headers } = await get(from + query);
    expect([status, headers['location']]).toEqual([308, to + query]);
  }
});

test('any path, host and scheme reaches a page within three redirects', async () => {
  const strict = await startTestSite({
    env: { BRAND_PAYROLL_DOMAIN: 'www.pay.example,pay.example', FORCE_HTTPS: 'true', TRUST_PROXY: '1' },
  });
  for (const path of [...redirects.map(([from]) => from), '/about/', '/services//', '/tag/payroll/', '/contact/']) {
    let url = new URL(`http://pay.example${path}?a=1`);
    let hops = 0;
    for (; hops < 10; hops++) {
      const { status, headers } = await request(strict.server)
        .get(url.pathname + url.search)
        .set({ Host: url.host, 'X-Forwarded-Proto': url.protocol.slice(0, -1) });
      if (status < 300 || status >= 400) {
        expect([path, status]).toEqual([path, 200]);
        break;
      }
      url = new URL(headers['location']!, url);
    }
    expect(hops, `${path} ends at ${url.href}`).toBeLessThanOrEqual(3);
    expect(url.origin + url.search).toBe('https://www.pay.example?a=1');
  }
  await strict.close();
});

test('a page with a table has the styles of tables', async () => {
  const bare: string[] = [];
  for (const path of listedPaths) {
    const { text } = await get(path);
    if (text.includes('class="data-table"') && !text.includes('.table-scroll caption')) bare.push(path);
  }
  expect(bare).toEqual([]);
}, 60_000);

const unknown = [
  ...['/nope', '/services/nope', '/industries/nope', '/resources/nope', '/blog/nope', '/a/b/c', '/index.php'],
];

test.each(brandIds)(
  'unknown URLs of %s are 404 and noindex, with a message and reasons; others are not',
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
      expect([path, status, pick(text, /name="robots" content="([^"]+)"/)]).toEqual([
        path,
        200,
        'max-image-preview:large',
      ]);
    }
  },
);

test('everything under /api responds to errors with JSON', async () => {
  for (const path of [
    ...['/api/nope', '/api/data/nope', '/api/data/__proto__', '/api/data/post', '/api/data/posts?page=abc'],
    '/api/ghost/webhook',
  ]) {
    const { status, type, body } = await get(path);
    expect([path, status >= 400 && status < 500, type]).toEqual([path, true, 'application/json']);
    expect(typeof body.error).toBe('string');
  }
});
