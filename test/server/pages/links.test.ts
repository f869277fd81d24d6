import { parse } from 'node-html-parser';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { sisterSites } from '#shared/firm/offices.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { sources } from '#shared/tax/facts/sources.ts';
import { sharedSite, sitePages } from '../site.ts';

type Page = {
  status: number;
  ids: Set<string>;
  links: string[];
  headings: number;
  words: number;
  isIncomplete: boolean;
};

/** Far above the number of pages, so that an endless series of URLs fails the test. */
const maxPages = 400;

const site = await sharedSite();

describe.each(brandIds)('links of %s', (brand) => {
  let crawled: Map<string, Page>;
  beforeAll(async () => {
    crawled = await crawl(brand);
  }, 120_000);

  test('reach every page of the route table, and none is broken', () => {
    expect(crawled.size).toBeLessThan(maxPages);
    const broken = [...crawled].filter(([path, { status }]) => status !== 200 && path !== '/nowhere');
    expect(broken.map(([path, { status }]) => `${path} ${status}`)).toEqual([]);
    expect(sitePages(brands).filter(({ path }) => !crawled.has(path))).toEqual([]);
  });

  test('have fragments that exist on their target', () => {
    const missing = [...crawled].flatMap(([path, { links }]) =>
      links.flatMap((link) => {
        const { url, id } = internalTarget(link, path, brand) ?? {};
        const target = url === undefined ? undefined : crawled.get(url);
        return id && target && !target.ids.has(id) ? [`${path}: ${link}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('are on pages whose heading and text are in the HTML, for browsers without scripts', () => {
    const pages = sitePages(brands).map(({ path }) => ({ path, ...crawled.get(path)! }));
    expect(
      pages
        .filter(({ headings, words, isIncomplete }) => headings !== 1 || words < 150 || isIncomplete)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('leave the site only for official and configured hosts, over HTTPS', () => {
    const outside = [...crawled].flatMap(([path, { links }]) =>
      links.filter((link) => !internalTarget(link, path, brand)).map((link) => ({ path, link })),
    );
    expect(outside.length).toBeGreaterThan(crawled.size);
    const disallowed = outside.filter(({ link }) => !isAllowed(link));
    expect([...new Set(disallowed.map(({ path, link }) => `${link} on ${path}`))]).toEqual([]);
  });
});

test('every official URL is HTTPS and not on a host of this site', () => {
  const urls = [...Object.values(sources), ...Object.values(officialLinks.value)].map(({ url }) => new URL(url));
  expect(urls.filter(({ protocol, hostname }) => protocol !== 'https:' || hostname.endsWith('.example'))).toEqual([]);
});

/** Requests every page and every URL of this site that they link to, each once. */
async function crawl(brand: BrandId): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const queue = ['/', '/nowhere', '/search?q=payroll', ...sitePages(brands).map(({ path }) => path)];
  for (let path = queue.shift(); path !== undefined && pages.size < maxPages; path = queue.shift()) {
    if (pages.has(path)) continue;
    const { status, type, text } = await request(site.server).get(path).set('Host', `${brand}.localhost`);
    const root = type === 'text/html' ? parse(text) : null;
    const links = root?.querySelectorAll('a[href]').map((link) => link.getAttribute('href')!) ?? [];
    const ids = new Set(root?.querySelectorAll('[id]').map(({ id }) => id));
    const main = root?.querySelector('main');
    for (const part of main?.querySelectorAll('script, template, [hidden]') ?? []) part.remove();
    const words = main?.structuredText.split(/\s+/).length ?? 0;
    const headings = main?.querySelectorAll('h1').length ?? 0;
    pages.set(path, { status, ids, links, headings, words, isIncomplete: text?.includes('<!--$?-->') ?? false });
    // Every week of every kind of meeting is a page of its own, which crawlers are to leave out.
    const followed = root?.querySelectorAll('a[href]:not([rel="nofollow"])') ?? [];
    for (const link of followed.map((anchor) => anchor.getAttribute('href')!)) {
      const target = internalTarget(link, path, brand);
      if (target && !pages.has(target.url) && !isSharedArticle(target.url, brand)) queue.push(target.url);
    }
  }
  return pages;
}

/** Articles have the same text in every brand, so only the default brand's crawl includes them. */
function isSharedArticle(url: string, brand: BrandId): boolean {
  return brand !== 'dresdentax' && /^\/blog\/[^/]+$/.test(url);
}

/** URL and fragment of a link within the brand's site, resolved against its page; null for other hosts. */
function internalTarget(link: string, from: string, brand: BrandId): { url: string; id: string } | null {
  const base = new URL(from, `http://${brand}.localhost`);
  const target = new URL(link, base);
  if (target.host !== base.host) return null;
  return { url: target.pathname + target.search, id: decodeURIComponent(target.hash.slice(1)) };
}

const official = new Set(
  [...Object.values(sources), ...Object.values(officialLinks.value), ...allFacts.map(({ source }) => source)].map(
    ({ url }) => new URL(url).host,
  ),
);

/** Hosts of the laws and standards that the legal pages name. */
const authorities = new Set(['www.ftc.gov', 'www.w3.org', 'www.ecfr.gov', 'uscode.house.gov']);

/** Calendars of visitors, which subscribe to the due dates by a link. */
const calendars = new Set(['calendar.google.com', 'outlook.live.com', 'outlook.office.com']);

const configured = new Set(
  [
    ...sisterSites.map(({ href }) => href),
    ...brandIds.flatMap((id) => [
      brands[id].portalUrl,
      brands[id].teamUrl,
      brands[id].signupUrl,
      ...Object.values(brands[id].socialMedia),
    ]),
  ].map((url) => new URL(url).host),
);

function isAllowed(link: string): boolean {
  const url = new URL(link);
  if (url.protocol === 'tel:' || url.protocol === 'mailto:') return true;
  if (brandIds.some((id) => url.hostname === `${id}.localhost`)) return true;
  return (
    url.protocol === 'https:' && [official, authorities, calendars, configured].some((hosts) => hosts.has(url.host))
  );
}
