import { parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { sisterSites } from '#shared/firm/offices.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { sources } from '#shared/tax/facts/sources.ts';
import { sitePages, startTestSite, type TestSite } from '../site.ts';

type Page = { status: number; ids: Set<string>; links: string[]; headings: number; words: number; waiting: boolean };

/** Bound of the walk: far above the number of pages, so that a loop of addresses fails instead of running on. */
const mostPages = 400;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

describe.each(brandIds)('links of %s', (brand) => {
  let walked: Map<string, Page>;
  beforeAll(async () => {
    walked = await walk(brand);
  }, 120_000);

  test('lead from page to page, each answering 200, with every page of the table among them', () => {
    expect(walked.size).toBeLessThan(mostPages);
    const broken = [...walked].filter(([path, { status }]) => status !== 200 && path !== '/nowhere');
    expect(broken.map(([path, { status }]) => `${path} ${status}`)).toEqual([]);
    expect(sitePages(brands).filter(({ path }) => !walked.has(path))).toEqual([]);
  });

  test('lead to parts of pages that are there', () => {
    const missing = [...walked].flatMap(([path, { links }]) =>
      links.flatMap((link) => {
        const { address, id } = ownAddress(link, path, brand) ?? {};
        const target = address === undefined ? undefined : walked.get(address);
        return id && target && !target.ids.has(id) ? [`${path}: ${link}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('lie on pages whose heading and text are in the answer itself, for who runs no scripts', () => {
    const pages = sitePages(brands).map(({ path }) => ({ path, ...walked.get(path)! }));
    expect(
      pages.filter(({ headings, words, waiting }) => headings !== 1 || words < 150 || waiting).map(({ path }) => path),
    ).toEqual([]);
  });

  test('lead out only to official addresses, over https, and to those the owner configured', () => {
    const outside = [...walked].flatMap(([path, { links }]) =>
      links.filter((link) => !ownAddress(link, path, brand)).map((link) => ({ path, link })),
    );
    expect(outside.length).toBeGreaterThan(walked.size);
    const unknown = outside.filter(({ link }) => !isKnown(link));
    expect([...new Set(unknown.map(({ path, link }) => `${link} on ${path}`))]).toEqual([]);
  });
});

test('every official address is https, and no host is one of ours', () => {
  const urls = [...Object.values(sources), ...Object.values(officialLinks.value)].map(({ url }) => new URL(url));
  expect(urls.filter(({ protocol, hostname }) => protocol !== 'https:' || hostname.endsWith('.example'))).toEqual([]);
});

/** Asks for every page and whatever they link to on this site, each address once. */
async function walk(brand: BrandId): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const waiting = ['/', '/nowhere', '/search?q=payroll', ...sitePages(brands).map(({ path }) => path)];
  for (let path = waiting.shift(); path !== undefined && pages.size < mostPages; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const { status, type, text } = await request(site.server).get(path).set('Host', `${brand}.localhost`);
    const root = type === 'text/html' ? parse(text) : null;
    const links = root?.querySelectorAll('a[href]').map((link) => link.getAttribute('href')!) ?? [];
    const ids = new Set(root?.querySelectorAll('[id]').map(({ id }) => id));
    const main = root?.querySelector('main');
    for (const part of main?.querySelectorAll('script, template, [hidden]') ?? []) part.remove();
    const words = main?.structuredText.split(/\s+/).length ?? 0;
    const headings = main?.querySelectorAll('h1').length ?? 0;
    pages.set(path, { status, ids, links, headings, words, waiting: text?.includes('<!--$?-->') ?? false });
    for (const link of links) {
      const own = ownAddress(link, path, brand);
      if (own && !pages.has(own.address) && !isElsewhere(own.address, brand)) waiting.push(own.address);
    }
  }
  return pages;
}

/** Articles are the same text in every brand: one brand's walk goes through them. */
function isElsewhere(address: string, brand: BrandId): boolean {
  return brand !== 'dresdentax' && /^\/blog\/[^/]+$/.test(address);
}

/** Address and fragment of a link within the brand's site, seen from the page it stands on. */
function ownAddress(link: string, from: string, brand: BrandId): { address: string; id: string } | null {
  const base = new URL(from, `http://${brand}.localhost`);
  const url = new URL(link, base);
  if (url.host !== base.host) return null;
  return { address: url.pathname + url.search, id: decodeURIComponent(url.hash.slice(1)) };
}

const official = new Set(
  [...Object.values(sources), ...Object.values(officialLinks.value), ...allFacts.map(({ source }) => source)].map(
    ({ url }) => new URL(url).host,
  ),
);

/** Law and standards that the legal pages name. */
const authorities = new Set(['www.ftc.gov', 'www.w3.org', 'www.ecfr.gov', 'uscode.house.gov']);

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

function isKnown(link: string): boolean {
  const url = new URL(link);
  if (url.protocol === 'tel:' || url.protocol === 'mailto:') return true;
  if (brandIds.some((id) => url.hostname === `${id}.localhost`)) return true;
  return url.protocol === 'https:' && [official, authorities, configured].some((hosts) => hosts.has(url.host));
}
