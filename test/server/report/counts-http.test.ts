import request from 'supertest';
import { expect, it } from 'vitest';
import { createCounts } from '#server/report/counts.ts';
import { pageViewBodyBytes } from '#shared/limits.ts';
import { call, monday, pat, startBookingSite } from '../booking/booking-site.ts';
import { startTestSite } from '../site.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const counts = createCounts();
const site = await startTestSite({ counts });

const get = (path: string, headers: Record<string, string> = {}) =>
  request(site.server)
    .get(path)
    .set({ Host: 'payroll.localhost', 'User-Agent': firefox, ...headers });
const counted = ({ take } = counts) =>
  Object.fromEntries([...take()].map(([key, count]) => [key.replaceAll('\t', ' '), count]));
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
  expect((await get('/services/payroll?n=1', { 'If-None-Match': headers['etag']! })).status).toBe(304);
  await request(site.server).get('/').set({ Host: 'localhost', 'User-Agent': firefox });
  expect(counted()).toEqual({ 'page payroll /services/payroll': 5, 'page dresdentax /': 1 });
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
  for (let time = 0; time < 3; time++) await request(site.server).head('/services').set('User-Agent', firefox);
  for (const path of ['/robots.txt', '/rss.xml', '/sitemap.xml', `/schedule/booking/${'a'.repeat(32)}?token=x`])
    await get(path);
  expect(counted()).toEqual({});
});

it('what nobody but a visitor made up is not counted: paths that do not exist and words', async () => {
  await expect.poll(async () => (await site.search.find('payroll', 'payroll')).ok).toBe(true);
  for (const path of ['/call-now', '/search?q=call-evil-now', '/api/data/search?q=call-evil-now']) await get(path);
  expect(counted()).toEqual({ 'page payroll /search': 1 });
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

it('a meeting is counted once, by brand, kind and page, and none that is refused', async () => {
  const counts = createCounts(() => monday);
  const { book } = await startBookingSite({}, undefined, counts);
  const page = '/services/payroll';
  await book({ ...call, page }).expect(201);
  await book({ ...call, page }).expect(201);
  await book({ ...call, domain: 'brownco', kind: 'video', slot: '2026-12-02T10:00:00-05:00' }).expect(201);
  await book({ ...call, slot: '2026-12-02T11:00:00-05:00', page }).expect(201);
  await book({ ...call, formData: { ...pat, email: 'chris@example.com' } }).expect(409);
  await book({ ...call, slot: 'tomorrow' }).expect(400);
  expect(counted(counts)).toEqual({ [`booking payroll phone ${page}`]: 2, 'booking brownco video ': 1 });
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
    ...['page /no-such-page', 'page //x', 'tool /services/payroll', 'page /a b', 'x'],
    `page /${'a'.repeat(500)}`,
  ])
    await send(body);
  await send('page /services/payroll', { 'Sec-Fetch-Site': 'cross-site' });
  await send('page /services/payroll', { 'User-Agent': googlebot });
  await send(`page /schedule/booking/${'a'.repeat(32)}`);
  expect(counted()).toEqual({ 'page payroll /services/bookkeeping': 1 });
});

it('the times of a visit are counted by bucket, and a failed script by its page', async () => {
  await send('visit /contact 3 2 1 0');
  await send('visit /contact 3 0 0 1');
  expect(counted()).toEqual({
    'largestPaintSeconds payroll 3': 2,
    'interactionSeconds payroll 2': 1,
    'layoutShift payroll 1': 1,
    'scriptFailure payroll /contact': 1,
  });
});

it.each([
  ['/no-such-page 3 2 1 1', {}],
  ['/contact', {}],
  ['/contact 3 2 1', {}],
  ['/contact 100 2 1 0', {}],
  ['/contact 3 2 1 2', {}],
  ['/contact -3 2 1 0', {}],
  ['/contact 1.5 2 1 0', {}],
  ['/contact 3 2 1 0 1', {}],
  ['/contact 3 2 1 1', { 'Sec-Fetch-Site': 'cross-site' }],
  ['/contact 3 2 1 1', { 'User-Agent': googlebot }],
])('no visit is counted that no page of ours has measured: %j', async (visit, headers) => {
  expect((await send(`visit ${visit}`, headers as Record<string, string>)).status).toBe(204);
  await send('page /contact 3 2 1 0');
  expect(counted()).toEqual({});
});

it('what strangers report of pages that do not exist is not counted', async () => {
  for (let number = 0; number < 50; number++) {
    await send(`page /blog/www.call-8005550199-now.example-${number}`);
    await send(`page /blog/tag/made-up-${number}`);
  }
  const message = {
    domain: 'brownco',
    page: '/blog/made-up',
    formData: { name: 'Pat', email: 'p@example.com', message: 'Hello there' },
  };
  await request(site.server).post('/api/contact').send(message).expect(200);
  const article = '/blog/closing-a-business-in-ohio';
  await send(`page ${article}`);
  const seen: Record<string, number> = {};
  await expect
    .poll(() => Object.assign(seen, counted()))
    .toEqual({ 'message brownco message ': 1, [`page payroll ${article}`]: 1 });
});

it.each([
  ['/about-us', 'page /about-us', {}, 204],
  ['nothing', '', {}, 204],
  ['another text', 'page about-us', {}, 204],
  ['too much', `page /${'x'.repeat(pageViewBodyBytes)}`, {}, 413],
  ['an unknown encoding', 'page /about-us', { 'Content-Encoding': 'zz' }, 415],
  ['broken compression', 'page /about-us', { 'Content-Encoding': 'gzip' }, 400],
])('a report of %s gets a status', async (_what, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
  counts.take();
});
