import request from 'supertest';
import { expect, it } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { startGhostSite } from '../site.ts';
import { feed } from './read-rss.ts';

const site = await startGhostSite({ posts: 'recorded' });

const get = (path: string) => request(site.server).get(path).buffer();

it('/api/rss is the same feed, also with a query, without a redirect', async () => {
  const own = (await get('/rss.xml')).text;
  for (const path of ['/api/rss', '/api/rss?utm_source=x']) {
    const response = await get(path);
    expect([response.status, response.text === own]).toEqual([200, true]);
  }
});

it.each(brandIds)('%s has its own title and URLs', async (id) => {
  const { channel, items } = feed((await get(`/rss.xml?domain=${id}`)).text);
  expect(channel.get('title')).toBe(`${brands[id].name} news`);
  expect(items[0]!.get('link')).toMatch(new RegExp(`^http://${brands[id].domains[0]}:\\d+/blog/`));
});

it('the feed of a tag has its posts only; an unknown tag is 404', async () => {
  const { text } = await get('/blog/tag/payroll/rss.xml');
  const { channel, items } = feed(text);
  expect(channel.get('title')).toBe('Dresden Tax: Payroll');
  expect(channel.get('link')).toMatch(/\/blog\/tag\/payroll$/);
  expect(channel.attributes('atom:link')!['href']).toMatch(/\/blog\/tag\/payroll\/rss\.xml$/);
  expect(items.length).toBeGreaterThan(3);
  for (const item of items) expect(item.all('category')).toContain('Payroll');
  expect((await get('/blog/tag/no-such-tag/rss.xml')).status).toBe(404);
});

it('JSON Feed 1.1 has the same posts', async () => {
  const { headers, text } = await get('/feed.json');
  expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const json = JSON.parse(text);
  expect(json.version).toBe('https://jsonfeed.org/version/1.1');
  expect(json.feed_url).toMatch(/^http.+\/feed\.json$/);
  const { items } = feed((await get('/rss.xml')).text);
  expect(json.items.map(({ id }: { id: string }) => id)).toEqual(items.map((item) => item.get('guid')));
  for (const item of json.items) {
    expect(item.url).toMatch(/^http.+\/blog\//);
    expect(item.content_html).toBeTruthy();
    expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
    expect(item.authors[0].name).toBeTruthy();
  }
});

it('is named in the head of every page beside RSS', async () => {
  const { text } = await request(site.server).get('/about-us');
  const types = [...text.matchAll(/<link [^>]*rel="alternate" type="([^"]+)"[^>]* href="http:[^"]+(\/[^"]+)"/g)];
  expect(types.map(([, type, path]) => [type, path])).toEqual([
    ['application/rss+xml', '/rss.xml'],
    ['application/feed+json', '/feed.json'],
  ]);
});
