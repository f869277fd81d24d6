import request from 'supertest';
import { expect, it, test } from 'vitest';
import { htmlRules } from '#server/content/html/images.ts';
import { readFacts } from '#server/content/read-facts.ts';
import { checkRedirects } from '#server/content/redirect-rows.ts';
import { brands as defaults } from '#shared/brands/index.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { startGhostSite } from '../site.ts';

const brands = { ...defaults, payroll: { ...defaults.payroll, domains: ['www.pay.example', 'old.pay.example'] } };
const own = brands.brownco.domains[0]!;
const check = (text: string, before?: [string, string][]) =>
  checkRedirects(
    text.split('\n').map((line) => line.split(' | ')),
    new Map(before),
    { brands, shown: new Set(['/our-history']) },
  );

it('the owner redirects old paths for good, with their query, and never hides a page', async () => {
  const site = await startGhostSite();
  const html = '<p>/old-team/ | /about-us<br>/old-fees | /services?from=old<br>/history | /our-history</p>';
  site.ghost.pages = [
    makePost(900, { slug: 'site-facts', html }),
    makePost(901, { id: 'history', slug: 'our-history', html: '<p>Since 1990</p>' }),
  ];
  await site.warm();
  const get = (url: string) => request(site.server).get(url);
  expect((await get('/old-team?a=1')).headers['location']).toBe('/about-us?a=1');
  expect((await get('/old-fees?a=1')).headers['location']).toBe('/services?from=old');
  expect((await get('/history')).headers['location']).toBe('/our-history');
  expect((await get('/our-history')).status).toBe(200);
  expect((await get('/old-team')).status).toBe(308);
  // In one step, not first to the path without its slash.
  expect((await get('/old-team/?a=1')).headers['location']).toBe('/about-us?a=1');
  expect((await get('/about-us')).status).toBe(200);
  expect((await get('/constructor')).status).toBe(404);
});

test.each([
  ['/about-us | /services', 'would hide the page /about-us'],
  ['/about%2dus | /services', 'would hide the page /about-us'],
  ['/old | /services\n/%6fld | /about-us', 'repeats /old'],
  ['/a/%2e%2e/old | /services', 'wants an old path such as /old-page'],
  ['/services/payroll | /services', 'would hide the page /services/payroll'],
  ...['/robots.txt', '/rss.xml', '/healthz', '/deadlines.ics'].map((file) => [
    `${file} | /services`,
    `would hide ${file}, which the site serves itself`,
  ]),
  ['/blog/tag/news/rss.xml | /rss.xml', 'would hide /blog/tag/news/rss.xml'],
  ['/api/contact | /contact', 'would hide /api/contact, which the site serves itself'],
  ['/home | /services', 'redirects /home, which the site redirects already'],
  ['/ | /services', 'wants an old path such as /old-page'],
  ['https://evil.example/old | /services', 'wants an old path such as /old-page, not https://evil.example/old'],
  ['//evil.example/x | /services', 'wants an old path'],
  ['/old?a=1 | /services', 'wants an old path'],
  ['/old team | /services', 'wants an old path such as /old-page, not /old team'],
  ['/old | https://evil.example/', 'leads to https://evil.example/, which is neither a path nor on a host'],
  ['/old | /\\evil.example', 'leads to /\\evil.example, which is neither'],
  ['/old | javascript:alert(1)', 'leads to javascript:alert(1), which is neither'],
  [`/old | http://user@${own}/`, 'leads to http://user@'],
  ['/old | /nowhere', 'leads to /nowhere, which is no page'],
  ['/old', 'wants an old path and a new URL'],
  ['/old | /services | /about-us', 'wants an old path and a new URL'],
  ['/old | /services\n/old/ | /about-us', 'repeats /old'],
  ['/blog/a | /blog/b\n/blog/b | /blog/c', 'leads to /blog/b, which is redirected again'],
  ['/blog/a | /blog/a', 'leads to /blog/a, which is redirected again'],
  ...['/blog/caf%C3%A9 | /blog/café', '/blog/caf%c3%a9 | /blog/café'].map((row) => [row, 'is redirected again']),
  ...['/blog/%61', '/blog/%61?b=1', `http://${own}/blog/%61#x`].map((to) => [`/blog/a | ${to}`, 'is redirected again']),
  ['/blog/a | /blog/%62\n/blog/b | /contact', 'leads to /blog/%62, which is redirected again'],
  ['/old | /home', 'leads to /home, which is redirected again'],
  ['/old /services', 'wants an old path and a new URL'],
  ['/our-history | /about-us', 'would hide the page /our-history'],
])('%j is left out: %s', (text, problem) => {
  const { rows, problems } = check(text);
  expect(problems.join('\n')).toContain(problem);
  expect(problems[0]!.includes('Write it like this: /old-page | /new-page')).toBe(/wants|neither|user@/.test(problem));
  expect(problems[0]!.includes('Copy the address from your browser’s address line')).toBe(problem.includes('no page'));
  expect(problems[0]).toContain('Until you change it, the site shows');
  expect(rows.length).toBeLessThan(text.split('\n').length);
});

it.each(['/%6fld-caf%c3%a9', '/old-café', '/old-caf%C3%A9/'])('an old path may be written %s', async (from) => {
  const site = await startGhostSite();
  site.ghost.pages = [makePost(900, { slug: 'site-facts', html: `<p>${from} | /about-us</p>` })];
  await site.warm();
  for (const path of ['/old-caf%C3%A9', '/old-caf%c3%a9', '/old-caf%c3%a9/'])
    expect([path, (await request(site.server).get(path)).headers['location']]).toEqual([path, '/about-us']);
  expect((await request(site.server).get('/old-caf%25C3%25A9')).status).toBe(404);
});

test.each([
  ['fees | /services/payroll', ['/fees', '/services/payroll']],
  ['old/fees | services/payroll', ['/old/fees', '/services/payroll']],
  [`http://${own}/fees/ | /services`, ['/fees', '/services']],
  [`https://old.pay.example/fees | /services`, ['/fees', '/services']],
  ['www.pay.example/fees | /services', ['/fees', '/services']],
  ['/fees | https://old.pay.example/contact', ['/fees', 'https://www.pay.example/contact']],
  ['/fees | http://www.pay.example/contact', ['/fees', 'https://www.pay.example/contact']],
  ['/fees | www.pay.example/contact', ['/fees', 'https://www.pay.example/contact']],
])('%j is taken as it is meant', (text, row) => {
  expect(check(text)).toEqual({ rows: [row], problems: [] });
});

it('a row without its first slash is read as a redirect, and one of a like name as a fact', () => {
  const rules = htmlRules('https://ghost.example', {}, brands);
  const lines = ['fees | /services', 'old-fees | https://www.pay.example/contact', 'Vidoe | https://www.pay.example/'];
  const { redirects, problems } = readFacts({ slug: 'site-facts', html: `<p>${lines.join('<br>')}</p>` }, [], rules);
  expect(redirects).toEqual(lines.slice(0, 2).map((line) => line.split(' | ')));
  expect(problems).toEqual([expect.stringContaining('Video')]);
});

it('allows the own hosts, articles, files and pages of Ghost as ends', () => {
  const rows = [
    ['/a', `http://${own}/about-us`],
    ['/b', 'https://www.pay.example/contact'],
    ['/blog/old-name', '/blog/new-name'],
    ['/posts.rss', '/rss.xml'],
    ['/history', '/our-history'],
  ];
  expect(check(rows.map((row) => row.join(' | ')).join('\n'))).toEqual({ rows, problems: [] });
});

test.each([
  ['/old | /nowhere', [['/old', '/services']]],
  ['/old /about-us', [['/old', '/services']]],
  [
    '/old | /older\n/older | /contact',
    [
      ['/old', '/services'],
      ['/older', '/contact'],
    ],
  ],
  ['/older | /services', [['/older', '/services']]],
  ['/our-history | /nowhere', []],
])('%j leaves what held last', (text, rows) => {
  expect(
    check(text, [
      ['/old', '/services'],
      ['/our-history', '/services'],
    ]).rows,
  ).toEqual(rows);
});

it('bounds the rows', () => {
  const { rows, problems } = check(Array.from({ length: 1_001 }, (_, index) => `/old-${index} | /services`).join('\n'));
  expect([rows.length, problems]).toEqual([1_000, [expect.stringContaining('is past the first 1000 redirects')]]);
});
