import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCounts } from '#server/report/counts.ts';
import { startTestSite, type TestSite } from '../site.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let site: TestSite;
const counts = createCounts();
beforeAll(async () => {
  site = await startTestSite({ counts });
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  request(site.server)
    .get(path)
    .set({ Host: 'payroll.localhost', 'User-Agent': firefox, ...headers });
const counted = () => Object.fromEntries([...counts.take()].map(([key, count]) => [key.replaceAll('\t', ' '), count]));
const send = (body: string, headers: Record<string, string> = {}) =>
  request(site.server)
    .post('/api/page-views?domain=payroll')
    .set({ 'Content-Type': 'text/plain', 'User-Agent': firefox, 'Sec-Fetch-Site': 'same-origin', ...headers })
    .send(body);

it('a page that a person opens is counted, rendered, from the cache and as 304', async () => {
  await get('/services/payroll?utm_source=letter');
  const { headers } = await get('/services/payroll');
  expect((await get('/services/payroll')).headers['x-request-id']).toBeUndefined();
  expect((await get('/services/payroll', { 'If-None-Match': headers['etag']! })).status).toBe(304);
  await request(site.server).get('/').set({ Host: 'localhost', 'User-Agent': firefox });
  expect(counted()).toEqual({ 'page payroll /services/payroll': 4, 'page dresdentax /': 1 });
});

it.each([
  ['a search engine', { 'User-Agent': googlebot }],
  ['a feed reader', { 'User-Agent': 'FreshRSS/1.24 (Linux)' }],
  ['a script', { 'User-Agent': 'curl/8.5.0' }],
  ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
  ['a frame', { 'Sec-Fetch-Dest': 'iframe' }],
])('pages requested by %s are not counted', async (_who, headers) => {
  for (let time = 0; time < 2; time++) await get('/services/payroll', headers);
  await get('/no-such-page', headers);
  expect(counted()).toEqual({});
});

it('HEAD, files, feeds and the page of a booking are not counted', async () => {
  await request(site.server).head('/services').set('User-Agent', firefox);
  for (const path of ['/robots.txt', '/rss.xml', '/sitemap.xml', `/schedule/booking/${'a'.repeat(32)}?token=x`])
    await get(path);
  expect(counted()).toEqual({});
});

it('a path that does not exist is counted once until the counts are stored, unless a program tries made-up ones', async () => {
  for (const path of ['/old-page', '/old-page', '/price-list.html', '/wp-login.php', '/.env', '/admin/setup'])
    await get(path);
  await get('/reset/7405550100');
  expect(counted()).toEqual({ 'missing payroll /old-page': 1, 'missing payroll /price-list.html': 1 });
});

it('a search without a result is counted by its words, but nothing that may be about a person', async () => {
  await expect.poll(async () => (await site.search.find('payroll', 'payroll')).ok).toBe(true);
  for (const q of [
    'Zzqqxx   WWYY',
    'zzqqxx wwyy',
    'zzqqxx@example.com',
    'call evil.example now',
    'zzqqxx 4417123456',
    'payroll',
    'x',
  ])
    await get(`/search?q=${encodeURIComponent(q)}`);
  await get(`/api/data/search?q=${'qz'.repeat(50)}`);
  const searches = Object.entries(counted()).filter(([key]) => key.startsWith('search'));
  expect(searches).toEqual([
    ['search payroll zzqqxx wwyy', 1],
    [`search payroll ${'qz'.repeat(30)}`, 1],
  ]);
});

it('a message is counted once, by brand, kind and the page it came from', async () => {
  const post = (values: Record<string, string>) =>
    request(site.server)
      .post('/api/contact')
      .send({
        domain: 'brownco',
        cameFrom: '/services/bookkeeping',
        page: '/contact',
        formData: { name: 'Pat', email: 'pat@example.com', message: 'Hello there', ...values },
      });
  await post({});
  await post({});
  await post({ message: '' });
  expect(counted()).toEqual({ 'message brownco message /services/bookkeeping': 1 });
});

it('a tool is counted when its form is posted or its page reports that something was entered', async () => {
  await request(site.server).post('/resources/tax-calculator').type('form').send({ status: 'single' });
  expect((await send('tool /resources/deadlines')).status).toBe(204);
  expect(counted()).toEqual({
    'tool dresdentax /resources/tax-calculator': 1,
    'tool payroll /resources/deadlines': 1,
  });
});

it('a page that a link has shown is counted when the browser reports it, and nothing else that is reported', async () => {
  expect((await send('page /services/bookkeeping')).status).toBe(204);
  for (const body of [
    'page /no-such-page',
    'page //x',
    'tool /services/payroll',
    'page /a b',
    'x',
    `page /${'a'.repeat(500)}`,
  ])
    await send(body);
  await send('page /services/payroll', { 'Sec-Fetch-Site': 'cross-site' });
  await send('page /services/payroll', { 'User-Agent': googlebot });
  await send(`page /schedule/booking/${'a'.repeat(32)}`);
  expect(counted()).toEqual({ 'page payroll /services/bookkeeping': 1 });
});

it('what strangers make up leaves messages and pages their place', async () => {
  for (let number = 0; number < 50; number++) {
    await send(`page /blog/www.call-8005550199-now.example-${number}`);
    await send(`page /blog/tag/made-up-${number}`);
  }
  for (let number = 0; number < 2_000; number++)
    counts.missing('payroll', `/made-up/${'x'.repeat(number % 90)}a${number}`);
  const message = {
    domain: 'brownco',
    page: '/blog/made-up',
    formData: { name: 'Pat', email: 'p@example.com', message: 'Hello there' },
  };
  await request(site.server).post('/api/contact').send(message).expect(200);
  const article = '/blog/llc-in-ohio-from-name-to-first-sale';
  await send(`page ${article}`);
  const seen: Record<string, number> = {};
  await expect
    .poll(() => Object.entries(Object.assign(seen, counted())).filter(([key]) => !key.startsWith('missing')))
    .toEqual([
      ['message brownco message ', 1],
      [`page payroll ${article}`, 1],
    ]);
});
