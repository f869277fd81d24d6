import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { brandMarks } from '../specification.ts';
import { startTestSite } from './site.ts';

const site = await startTestSite({ env: { BRAND_PAYROLL_DOMAIN: 'www.pay.example,pay.example' } });

const brandOf = (html: string) => /data-brand="(\w+)"/.exec(html)?.[1];
const themeColor = (html: string) => /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1];
const wordsOf = (element: HTMLElement) => element.textContent.trim();
const get = (path: string, host: string) => request(site.server).get(path).set('Host', host);

const requests = [
  ['localhost', '', 'dresdentax'],
  ['127.0.0.1:3000', '', 'dresdentax'],
  ['payroll.localhost:3000', '', 'payroll'],
  ['BROWNCO.LOCALHOST', '', 'brownco'],
  ['brownco.localhost.', '', 'brownco'],
  ['brownco.localhost:', '', 'brownco'],
  ['www.pay.example:999999', '', 'payroll'],
  ['www.pay.example', '', 'payroll'],
  ['payroll.localhost', '?domain=brownco', 'brownco'],
  ['localhost', '?domain=www.pay.example', 'payroll'],
  ['localhost', '?domain=WWW.Pay.Example', 'payroll'],
  ['localhost', '?domain=Payroll', 'dresdentax'],
  ['localhost', '?domain=__proto__', 'dresdentax'],
  ['localhost', '?domain=PAYROLL%00', 'dresdentax'],
  ['localhost', '?domain=payroll&domain=brownco', 'dresdentax'],
  ['payroll.localhost', '?domain=nope', 'payroll'],
  ['unknown.example', '', 'dresdentax'],
] as const;

test.each(requests)('%s %s gives %s, whatever X-Forwarded-Host says', async (host, query, brand) => {
  const { status, text } = await get(`/about-us${query}`, host).set('X-Forwarded-Host', 'brownco.localhost');
  expect([status, brandOf(text), themeColor(text)]).toEqual([200, brand, brandMarks[brand].color]);
});

test('each brand has the name, tagline, color and logo that are its own', async () => {
  const seen = await Promise.all(
    brandIds.map(async (id) => {
      const root = parse((await get('/', `${id}.localhost`)).text);
      const { tagline, color } = brandMarks[id];
      expect(root.querySelector('title')!.textContent).toBe(`${brands[id].name} | ${tagline}`);
      expect(root.querySelector('meta[name=theme-color]')!.getAttribute('content')).toBe(color);
      const logo = root.querySelector('header .logo img')!;
      expect(logo.getAttribute('alt')).toBe(brands[id].name);
      return { name: brands[id].name, logo: logo.getAttribute('src') };
    }),
  );
  expect(new Set(seen.map(({ name }) => name)).size).toBe(3);
  expect(new Set(seen.map(({ logo }) => logo)).size).toBe(3);
  expect(parse((await get('/', 'localhost')).text).querySelector('title')!.textContent).toContain(
    brandMarks.dresdentax.tagline,
  );
});

test('contact, headings, portal and team link of home are the brand’s own', async () => {
  const seen = await Promise.all(
    brandIds.map(async (id) => {
      const root = parse((await get('/', `${id}.localhost`)).text);
      const of = (selector: string) => root.querySelector(selector)!.getAttribute('href');
      const link = (part: string, text: string) =>
        root
          .querySelectorAll(`${part} a`)
          .find((one) => one.textContent.includes(text))!
          .getAttribute('href');
      expect(of('header a[href^="tel:"]')).toBe(of('footer a[href^="tel:"]'));
      return {
        phone: of('footer a[href^="tel:"]'),
        email: of('footer a[href^="mailto:"]'),
        headings: root.querySelectorAll('main h2').map(wordsOf).join(),
        portal: link('.hero', 'Client portal'),
        team: link('header nav', 'Team to Win'),
      };
    }),
  );
  for (const name of ['phone', 'email', 'headings', 'portal', 'team'] as const)
    expect(new Set(seen.map((one) => one[name])).size, name).toBe(brandIds.length);
  for (const { portal, team } of seen) for (const url of [portal, team]) expect(url).toMatch(/^https:\/\//);
});

test('the last block before the footer gives payroll its own phone, on home and elsewhere', async () => {
  for (const path of ['/', '/services', '/about-us']) {
    const root = parse((await get(path, 'payroll.localhost')).text);
    const block = root.querySelectorAll('main section').at(-1)!;
    const phones = block.querySelectorAll('a[href^="tel:"]').map(wordsOf);
    expect([path, phones]).toEqual([path, [brands.payroll.contact.phone]]);
    for (const other of [brands.dresdentax, brands.brownco])
      expect(root.querySelector('main')!.textContent).not.toContain(other.contact.phone);
  }
});

test.each([
  ['payroll.localhost', '', 'payroll', 'host name'],
  ['payroll.localhost', '?domain=brownco', 'brownco', 'parameter'],
  ['elsewhere.example', '?domain=nope', 'dresdentax', 'default'],
])('the domain tester at %s%s shows the brand and why it was selected', async (host, query, brand, why) => {
  const { status, text } = await get(`/domain-tester${query}`, host);
  expect(status).toBe(200);
  const root = parse(text);
  expect(root.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex');
  const facts = root.querySelectorAll('main table tr').map((row) => row.querySelectorAll('th, td').map(wordsOf));
  expect(facts).toContainEqual(['Host name', host]);
  expect(facts).toContainEqual(['Brand', brand]);
  expect(facts).toContainEqual(['Decided by', why]);
  for (const other of brandIds) {
    expect(root.querySelector(`main a[href="/industries/retail?domain=${other}"]`)).not.toBeNull();
  }
});

test('an unknown host is noindex, a selected brand is not', async () => {
  const robots = async (path: string, host: string) =>
    /name="robots" content="(\w+)"/.exec((await get(path, host)).text)?.[1];
  expect(await robots('/about-us', 'unknown.example')).toBe('noindex');
  expect(await robots('/about-us?domain=brownco', 'localhost')).toBeUndefined();
});

test('links of a page with the brand parameter have it too, its canonical URL does not', async () => {
  const { text } = await get('/about-us?domain=brownco', 'localhost');
  const internal = [...text.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href!);
  expect(internal.length).toBeGreaterThan(30);
  expect(internal.filter((href) => !href.includes('domain=brownco') && !href.startsWith('/rss'))).toEqual([]);
});
