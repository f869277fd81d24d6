import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { startGhostSite } from '../site.ts';
import { feed } from './read-rss.ts';

const site = await startGhostSite();

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const navigation = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'User-Agent': chrome };
const get = (path: string, headers: Record<string, string> = {}) =>
  request(site.server)
    .get(path)
    .set({ Host: 'payroll.localhost', ...headers })
    .buffer();

describe('a feed that a browser opens', () => {
  it.each([
    ['/rss.xml', 'Dresden Payroll news', 20],
    ['/blog/tag/payroll/rss.xml', 'Dresden Payroll: Payroll', 12],
  ])('%s is a page with its URL, its articles and a way back', async (path, title, posts) => {
    const { status, type, text, headers } = await get(path, navigation);
    expect([status, type]).toEqual([200, 'text/html']);
    const page = parse(text);
    expect(page.querySelectorAll('h1').map((h1) => h1.textContent)).toEqual([title]);
    expect(page.querySelector('.feed-url code')!.textContent).toMatch(
      new RegExp(`^http://payroll\\.localhost:\\d+${path}$`),
    );
    const links = page.querySelectorAll('.post-card h3 a').map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThanOrEqual(Math.min(posts, 9));
    const { items } = feed((await get(path)).text);
    expect(links).toEqual(items.map((item) => new URL(item.get('link')!).pathname));
    expect(page.querySelector('main a[href="/blog"]')).toBeTruthy();
    expect(page.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
  });

  it('is in no shared cache, and the feed itself says on what it depends', async () => {
    const page = await get('/rss.xml', navigation);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const plain = await get('/rss.xml');
    for (const { headers } of [page, plain]) expect(headers['vary']).toMatch(/Sec-Fetch-Dest/);
  });

  it('keeps the brand that ?domain= chose', async () => {
    const { text } = await get('/rss.xml?domain=brownco', navigation);
    const page = parse(text);
    expect(page.querySelector('html')!.getAttribute('data-brand')).toBe('brownco');
    expect(page.querySelector('.post-card h3 a')!.getAttribute('href')).toMatch(/\?domain=brownco$/);
  });

  it('loads no script of React and names every icon it shows', async () => {
    const { text } = await get('/rss.xml', navigation);
    const page = parse(text);
    expect(page.querySelectorAll('script[src]')).toHaveLength(0);
    const symbols = new Set(page.querySelectorAll('symbol').map(({ id }) => `#${id}`));
    const used = page.querySelectorAll('use').map((use) => use.getAttribute('href')!);
    expect(used.filter((name) => !symbols.has(name))).toEqual([]);
    expect(symbols.size).toBeLessThan(60);
  });
});

describe('everything else gets the feed', () => {
  it.each<[string, Record<string, string>]>([
    ['a feed reader', { 'User-Agent': 'Feedly/1.0 (+http://www.feedly.com/fetcher.html)' }],
    ['one that accepts HTML', { Accept: 'text/html,application/rss+xml;q=0.9,*/*;q=0.8' }],
    ['a script of a page', { 'Sec-Fetch-Dest': 'empty', 'User-Agent': chrome }],
    ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a browser over plain HTTP', { 'User-Agent': chrome, Accept: 'text/html' }],
  ])('%s', async (_who, headers) => {
    for (const path of ['/rss.xml', '/blog/tag/payroll/rss.xml', '/api/rss'])
      expect([path, (await get(path, headers)).headers['content-type']]).toEqual([
        path,
        'application/rss+xml; charset=utf-8',
      ]);
  });

  it('and so do browsers at the URLs for programs', async () => {
    expect((await get('/api/rss', navigation)).type).toBe('application/rss+xml');
    expect((await get('/feed.json', navigation)).type).toBe('application/feed+json');
  });
});
