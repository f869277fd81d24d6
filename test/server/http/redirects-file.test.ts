import { writeFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { expect, it, onTestFinished, test } from 'vitest';
import { parseRedirects, readRedirectsFile } from '#server/http/redirects-file.ts';
import { brands as defaults } from '#shared/brands/index.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { startTestSite } from '../site.ts';

const brands = { ...defaults, payroll: { ...defaults.payroll, domains: ['www.pay.example', 'old.pay.example'] } };
const own = brands.brownco.domains[0]!;

it('redirects old paths for good, keeps their query, and never hides a page', async () => {
  const { redirects } = parseRedirects('/old-team/, /about-us\n/old-fees,/services?from=old', brands);
  const site = await startTestSite({ redirects });
  onTestFinished(site.close);
  const get = (url: string) => request(site.server).get(url);
  expect((await get('/old-team?a=1')).headers['location']).toBe('/about-us?a=1');
  expect((await get('/old-fees?a=1')).headers['location']).toBe('/services?from=old');
  expect((await get('/old-team')).status).toBe(308);
  // In one step, not first to the path without its slash.
  expect((await get('/old-team/?a=1')).headers['location']).toBe('/about-us?a=1');
  expect((await get('/about-us')).status).toBe(200);
  expect((await get('/constructor')).status).toBe(404);
});

test.each([
  ['/about-us,/services', 'line 1 would hide the page /about-us'],
  ['/services/payroll,/services', 'line 1 would hide the page /services/payroll'],
  ...['/robots.txt', '/rss.xml', '/healthz', '/deadlines.ics'].map((file) => [
    `${file},/services`,
    `line 1 would hide ${file}, which the site serves itself`,
  ]),
  ['/blog/tag/news/rss.xml,/rss.xml', 'line 1 would hide /blog/tag/news/rss.xml'],
  ['/old,https://old.pay.example/contact', 'line 1 leads to old.pay.example, which is redirected to www.pay.example'],
  ['/old,http://www.pay.example/contact', 'line 1 leads to http://, which is redirected to https://'],
  ['/api/contact,/contact', 'line 1 would hide /api/contact, which the site serves itself'],
  ['/home,/services', 'line 1 redirects /home, which the site redirects already'],
  ['/,/services', 'line 1 wants an old path such as /old-page'],
  ['old,/services', 'line 1 wants an old path such as /old-page, not old'],
  ['//evil.example/x,/services', 'line 1 wants an old path'],
  ['/old?a=1,/services', 'line 1 wants an old path'],
  ['/old,https://evil.example/', 'line 1 leads to https://evil.example/, which is neither a path nor on a host'],
  ['/old,/\\evil.example', 'line 1 leads to /\\evil.example, which is neither'],
  ['/old,javascript:alert(1)', 'line 1 leads to javascript:alert(1), which is neither'],
  [`/old,http://user@${own}/`, 'line 1 leads to http://user@'],
  ['/old,/nowhere', 'line 1 leads to /nowhere, which is no page'],
  ['/old', 'line 1 wants an old path and a new URL'],
  ['/old,/services,/about-us', 'line 1 wants an old path and a new URL'],
  ['# a comment\n\n/old,/services\n/old/,/about-us', 'line 4 repeats /old of line 3'],
  ['/blog/a,/blog/b\n/blog/b,/blog/c', 'line 1 leads to /blog/b, which is redirected again'],
  ['/blog/a,/blog/a', 'line 1 leads to /blog/a, which is redirected again'],
  ['/old,/home', 'line 1 leads to /home, which is redirected again'],
])('%j is left out: %s', (text, problem) => {
  const { problems } = parseRedirects(text, brands);
  expect(problems.join('\n')).toContain(problem);
});

it('allows the own hosts, articles and files as ends', () => {
  const text = `/a,http://${own}/about-us\n/b,https://www.pay.example/contact\n/blog/old-name,/blog/new-name # renamed\n/posts.rss,/rss.xml\r\n`;
  expect(parseRedirects(text, brands)).toEqual({
    redirects: new Map([
      ['/a', `http://${own}/about-us`],
      ['/b', 'https://www.pay.example/contact'],
      ['/blog/old-name', '/blog/new-name'],
      ['/posts.rss', '/rss.xml'],
    ]),
    problems: [],
  });
});

it('bounds the file and its rows', () => {
  const rows = Array.from({ length: 5_001 }, (_, index) => `/old-${index},/services`).join('\n');
  const { redirects, problems } = parseRedirects(rows, brands);
  expect([redirects.size, problems]).toEqual([5_000, ['line 5001 is past the first 5000 redirects']]);
  const folder = temporaryFolder();
  const file = path.join(folder, 'redirects.csv');
  writeFileSync(file, '#'.repeat(1_000_001));
  expect(readRedirectsFile(file, brands).problems[0]).toContain('it is larger than 1000 kB');
  expect(readRedirectsFile(path.join(folder, 'none.csv'), brands).problems[0]).toContain('cannot be used');
});
