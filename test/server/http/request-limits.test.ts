import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Request, Response } from 'express';
import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRequestLimits } from '#server/http/request-limits.ts';
import { overloadRetrySeconds } from '#shared/limits.ts';
import type { DataName } from '#shared/site/page-data.ts';
import { startTestSite, type TestSite } from '../site.ts';

const queue = vi.hoisted(() => ({ renderWaitMs: 60_000 }));
vi.mock('#shared/limits.ts', async (original) => ({
  ...(await original<typeof import('#shared/limits.ts')>()),
  searchesPerMinute: 2,
  toolRequestsPerMinute: 4,
  uncachedPagesPerMinute: 5,
  rendersWaiting: 3,
  get renderWaitMs() {
    return queue.renderWaitMs;
  },
}));

let site: TestSite;
afterEach(() => site.close());

const figures = { taxYear: 2026, filingStatus: 'single' };
const estimate = (address: string) =>
  request(site.server).post('/api/tax-estimate').set('X-Forwarded-For', address).send(figures);
const calculatorForm = (address: string) =>
  request(site.server)
    .post('/resources/tax-calculator')
    .type('form')
    .set('X-Forwarded-For', address)
    .send({ ...figures, 'taxpayer.wages': '50000' });
const get = (path: string, address = '203.0.113.1') => request(site.server).get(path).set('X-Forwarded-For', address);

it('calculations are limited by address, for the API and the forms together', async () => {
  site = await startTestSite({ env: { TRUST_PROXY: '1' } });
  for (const calculate of [estimate, calculatorForm, estimate, calculatorForm])
    await calculate('203.0.113.1').expect(200);
  const api = await estimate('203.0.113.1').expect(429);
  expect(api.body).toEqual({ error: expect.stringContaining('Too many calculations') });
  expect(Number(api.headers['retry-after'])).toBeGreaterThan(0);
  const form = await calculatorForm('203.0.113.1').expect(429);
  expect([form.type, form.text.includes('Too many calculations')]).toEqual(['text/html', true]);
  expect(form.text).toContain('Press your browser’s Back button: the form is there with everything you typed.');
  await estimate('203.0.113.2').expect(200);
  await get('/resources/tax-calculator').expect(200);
});

it('searches are limited by address, for the page and its results together', async () => {
  site = await startTestSite({ env: { TRUST_PROXY: '1' } });
  for (const path of ['/search?q=tax', '/api/data/search?q=tax']) await get(path).expect(200);
  const data = await get('/api/data/search?q=tax').expect(429);
  expect([data.type, typeof data.body.error]).toEqual(['application/json', 'string']);
  expect(Number(data.headers['retry-after'])).toBeGreaterThan(0);
  const page = await get('/search?q=tax').expect(429);
  expect([page.type, page.text.includes('Too many searches')]).toEqual(['text/html', true]);
  await get('/search?q=tax', '203.0.113.2').expect(200);
  await get('/api/data/posts?page=1').expect(200);
});

describe('rendered pages', () => {
  it('are limited by address; cached pages, files, feed and data never', async () => {
    site = await startTestSite({ env: { TRUST_PROXY: '1' } });
    await get('/privacy-policy', '203.0.113.9').expect(200);
    for (let number = 0; number < 5; number++) await get(`/made-up-${number}`).expect(404);
    const limited = await get('/made-up-5').expect(429);
    expect([limited.type, limited.text.includes('Too many pages'), limited.headers['cache-control']]).toEqual([
      'text/html',
      true,
      'no-store',
    ]);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.headers['content-security-policy']).toContain("default-src 'none'");
    await get('/contact').expect(429);
    for (const path of [
      ...['/privacy-policy', '/made-up-1', '/rss.xml', '/sitemap.xml', '/api/data/latestPosts', '/healthz'],
    ])
      expect([path, [200, 404].includes((await get(path)).status)]).toEqual([path, true]);
    await get('/contact', '203.0.113.2').expect(200);
    await get('/contact').expect(200);
  });
});

/** A query for each kind of page data, and what its cost is bounded by. */
const data: Record<DataName, [query: string, boundBy: 'kept' | 'pages' | 'searches']> = {
  latestPosts: ['', 'kept'],
  featured: ['', 'kept'],
  tags: ['', 'kept'],
  posts: ['page=1', 'kept'],
  post: ['slug=w-2-season-starts-in-november', 'pages'],
  tag: ['slug=payroll', 'kept'],
  tagPosts: ['slug=payroll', 'kept'],
  author: ['slug=AUTHOR', 'kept'],
  authorPosts: ['slug=AUTHOR', 'kept'],
  letter: ['slug=cp2000', 'pages'],
  dueDates: ['', 'kept'],
  businessTaxes: ['', 'pages'],
  search: ['q=tax', 'searches'],
  quickSearch: ['q=tax', 'searches'],
  availability: ['kind=phone', 'pages'],
  booking: [`id=${'a'.repeat(22)}&token=${'a'.repeat(43)}`, 'pages'],
  relatedPosts: ['path=/services/payroll', 'pages'],
  suggestions: ['path=/contct', 'pages'],
};

it('data of each kind is written once for all, or limited by address', async () => {
  site = await startTestSite({ env: { TRUST_PROXY: '1' } });
  const posts = await get('/api/data/post?slug=w-2-season-starts-in-november');
  const author = posts.body.value.post.authors[0]?.slug;
  const bounds: Record<string, string> = {};
  for (const [number, [name, [query]]] of Object.entries(data).entries()) {
    const read = () => get(`/api/data/${name}?${query.replace('AUTHOR', author)}`, `203.0.113.${number + 10}`);
    const first = await read();
    const written = vi.spyOn(JSON, 'stringify');
    await read();
    const isWrittenAgain = written.mock.results.some(({ value }) => value === first.text);
    written.mockRestore();
    for (let times = 0; times < 5; times++) await read();
    const { status, text } = await read();
    if (status === 429) bounds[name] = text.includes('searches') ? 'searches' : 'pages';
    else bounds[name] = first.status === 200 && !isWrittenAgain ? 'kept' : `nothing (${first.status})`;
  }
  expect(bounds).toEqual(Object.fromEntries(Object.entries(data).map(([name, [, boundBy]]) => [name, boundBy])));
});

type Sent = { method?: string; path: string; body?: object };

/**
 * Sends requests in one packet on one connection, so that all are there before anything is answered.
 * @returns the responses, as text with their headers, in the order of the requests
 */
async function sendAtOnce(requests: Sent[]): Promise<string[]> {
  if (!site.server.listening) site.server.listen(0, '127.0.0.1');
  if (!site.server.address()) await once(site.server, 'listening');
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  const packet = requests.map(({ method = 'GET', path, body }, number) => {
    const content = body ? JSON.stringify(body) : '';
    const last = number === requests.length - 1 ? 'Connection: close\r\n' : '';
    const type = body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(content)}\r\n` : '';
    return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.${number}\r\nAccept-Encoding: identity\r\n${type}${last}\r\n${content}`;
  });
  socket.write(packet.join(''));
  const chunks: Buffer[] = await socket.toArray();
  return Buffer.concat(chunks)
    .toString('latin1')
    .split(/(?=HTTP\/1\.1 \d{3} )/);
}
const statusOf = (response: string) => Number(response.slice(9, 12));

describe('more renders than the process has time for', () => {
  afterEach(() => {
    queue.renderWaitMs = 60_000;
  });
  const uncached = Array.from({ length: 7 }, (_, number): Sent => ({ path: `/made-up-${number}` }));

  it('get 503 with Retry-After, and cached pages, files, health checks, data, messages and bookings are answered', async () => {
    site = await startTestSite({ env: { TRUST_PROXY: '1' } });
    const { text } = await get('/privacy-policy').expect(200);
    const { body } = await get('/api/availability?kind=video').expect(200);
    const formData = { name: 'Pat Doe', email: 'pat@example.com', message: 'Please call me.' };
    const slot = body.slots[0].start;
    const others: Sent[] = [
      { path: '/privacy-policy' },
      { path: /\/assets\/entry-[\w-]+\.js/.exec(text)![0] },
      { path: '/healthz' },
      { path: '/readyz' },
      { path: '/api/data/latestPosts' },
      { path: '/api/availability?kind=phone' },
      { method: 'POST', path: '/api/tax-estimate', body: figures },
      { method: 'POST', path: '/api/contact', body: { formData } },
      { method: 'POST', path: '/api/bookings', body: { kind: 'video', slot, formData } },
    ];
    const responses = await sendAtOnce([...uncached, ...others]);
    const statuses = responses.map(statusOf);
    expect(statuses.slice(0, 7)).toEqual([404, 404, 404, 404, 503, 503, 503]);
    expect(statuses.slice(7)).toEqual([...Array(8).fill(200), 201]);
    for (const refused of responses.slice(4, 7)) {
      expect(refused).toContain(`\r\nRetry-After: ${overloadRetrySeconds}\r\n`);
      expect(refused).toContain('\r\nCache-Control: no-store\r\n');
      expect(refused).toContain('too many visitors at the moment');
    }
    const refusals = site.log.filter(({ res }) => (res as { status?: number })?.status === 503);
    expect(refusals.map(({ level, msg }) => [level, msg])).toEqual(Array(3).fill([40, 'request errored']));
    await get('/made-up-7').expect(404);
  });

  it('are refused, too, when their turn does not come in time', async () => {
    queue.renderWaitMs = 20;
    let isSlow = false;
    site = await startTestSite({
      env: { TRUST_PROXY: '1' },
      content: (real) => ({
        ...real,
        knownPages() {
          // Each takes 100 ms of the processor.
          const end = performance.now() + (isSlow ? 100 : 0);
          while (performance.now() < end);
          return real.knownPages();
        },
      }),
    });
    await get('/privacy-policy').expect(200);
    isSlow = true;
    expect((await sendAtOnce(uncached.slice(0, 4))).map(statusOf)).toEqual([404, 404, 503, 503]);
    await get('/made-up-7').expect(404);
  });

  it('are not begun for a client that has gone', async () => {
    const [, inTurn] = createRequestLimits(undefined, vi.fn()).renders;
    const begun: string[] = [];
    const arrive = (name: string, destroyed: boolean) =>
      inTurn!({} as Request, { destroyed } as Response, () => begun.push(name));
    for (const [name, isGone] of [
      ['first', false],
      ['gone', true],
      ['last', false],
    ] as const)
      void arrive(name, isGone);
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(2);
    expect(begun).toEqual(['first', 'last']);
  });
});
