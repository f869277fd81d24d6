import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { sisterSites } from '#shared/firm/offices.ts';
import { pageOwner } from '#shared/site/page-owner.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { sources } from '#shared/tax/facts/sources.ts';
import { brandMarks, pages as specified } from '#test/specification.ts';
import { type CrawledPage, crawl, inTurn, internalTarget, listedPaths } from './crawl.ts';
import { anyRecord } from './structured-data-schema.ts';

/** What the brands so far have found; a link that another brand has, too, is requested once. */
const found = new Map<string, CrawledPage>();
afterAll(() => found.clear());

describe.each(brandIds)('every page of %s', (brand) => {
  const own = listedPaths.filter(inTurn(brand));
  let crawled = new Map<string, CrawledPage>();
  beforeAll(async () => {
    crawled = await crawl(brand, own, found);
    for (const [path, page] of crawled) found.set(path, page);
  }, 180_000);

  /** The pages of the route table and of the news. */
  const indexed = () =>
    [...crawled].filter(
      ([path, { head }]) => head && (own.includes(path) || path.startsWith('/blog/') || path === '/blog?page=2'),
    );

  test('is reached, links to none that is missing, and needs no login or cookies', () => {
    const broken = [...crawled].filter(([path, { status }]) => status !== 200 && path !== '/nowhere');
    expect(broken.map(([path, { status }]) => `${path} ${status}`)).toEqual([]);
    for (const path of own) expect([path, crawled.get(path)?.brand]).toEqual([path, brand]);
    for (const [path, { headers }] of crawled) {
      for (const name of ['set-cookie', 'www-authenticate']) expect(headers[name], `${path} ${name}`).toBeUndefined();
    }
  });

  test('has a head for search engines and link previews', () => {
    expect(indexed().length).toBeGreaterThan(15);
    expect(indexed().flatMap(([path, page]) => headProblems(page).map((problem) => `${path}: ${problem}`))).toEqual([]);
    const titles = Map.groupBy(indexed(), ([, { head }]) => head!.querySelector('title')!.textContent);
    expect([...titles.values()].filter((same) => same.length > 1).map((same) => same.map(([path]) => path))).toEqual(
      [],
    );
    for (const [path, { head }] of indexed()) {
      const canonical = `http://${ownerOf(path)}.localhost:3000${path}`;
      const of = (selector: string, attribute = 'content') => head!.querySelector(selector)!.getAttribute(attribute);
      expect(of('link[rel=canonical]', 'href')).toBe(canonical);
      expect(of('meta[property="og:url"]')).toBe(canonical);
      expect([path, of('meta[name=theme-color]')]).toEqual([path, brandMarks[brand].color]);
      // No first paint waits for another response.
      expect([path, head!.querySelectorAll('link[rel=stylesheet], link[rel=preload], script[src]').length]).toEqual([
        path,
        0,
      ]);
      const feed = of('link[rel=alternate][type="application/rss+xml"]', 'href');
      const own = /^\/blog\/(?:tag|author)\//.test(path) ? path.split('?')[0] : '';
      expect([path, feed]).toEqual([path, `http://${brand}.localhost:3000${own}/rss.xml`]);
    }
  });

  test('has structured data of its schema, with a breadcrumb list from Home to the page', () => {
    for (const path of own) {
      const { records } = crawled.get(path)!;
      for (const record of records) expect(anyRecord.safeParse(record).error?.issues ?? [], path).toEqual([]);
      const lists = records.map((record) => anyRecord.parse(record)).filter((it) => it['@type'] === 'BreadcrumbList');
      expect(lists.length, path).toBe(path === '/' ? 0 : 1);
      const items = lists[0]?.itemListElement ?? [];
      const host = `${ownerOf(path)}.localhost`;
      for (const { item } of items) expect([path, new URL(item).hostname]).toEqual([path, host]);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      if (path !== '/') expect(new URL(items.at(-1)!.item).pathname).toBe(path);
    }
  });

  test('links to fragments that exist', () => {
    const missing = [...crawled].flatMap(([path, { links }]) =>
      links.flatMap((link) => {
        const { url, id } = internalTarget(link, path, brand) ?? {};
        const target = url === undefined ? undefined : crawled.get(url);
        return id && target && !target.ids.has(id) ? [`${path}: ${link}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('has one heading and its text in the HTML, for browsers without scripts', () => {
    const incomplete = own.filter((path) => {
      const { headings, words, isIncomplete } = crawled.get(path)!;
      return headings !== 1 || words < 150 || isIncomplete;
    });
    expect(incomplete).toEqual([]);
  });

  test('keeps words apart without styles, as browsers for text show them', () => {
    const glued = [...crawled].flatMap(([path, page]) => page.glued.map((words) => `${path}: ${words}`));
    expect(glued).toEqual([]);
  });

  test('links to other sites only on official and configured hosts, over HTTPS', () => {
    const outside = [...crawled].flatMap(([path, { links }]) =>
      links.filter((link) => !internalTarget(link, path, brand)).map((link) => ({ path, link })),
    );
    expect(outside.length).toBeGreaterThan(crawled.size);
    const disallowed = outside.filter(({ link }) => !isAllowed(link));
    expect([...new Set(disallowed.map(({ path, link }) => `${link} on ${path}`))]).toEqual([]);
  });

  test('links from its content to a tool, a service or an article', () => {
    const ends = own.filter((path) => {
      if (routeRow(matchRoute(path).name).stylesheet === 'legal' || isCopy(path)) return false;
      return !pathsIn(path, 'contentLinks').some((link) => link !== path && leadsOn(link));
    });
    expect(ends).toEqual([]);
  });

  test('is reached from home with two clicks', () => {
    const first = new Set(pathsIn('/', 'links'));
    const second = new Set([
      ...first,
      ...[...first].flatMap((path) => (found.has(path) ? pathsIn(path, 'links') : [])),
    ]);
    expect(first.size).toBeGreaterThan(20);
    expect(own.filter((path) => path !== '/' && !second.has(path))).toEqual([]);
  });

  /** The brand on whose host a page is canonical. */
  function ownerOf(path: string): BrandId {
    const owner = pageOwner(matchRoute(path.replace(/\?.*/, '')));
    return owner === 'each' ? brand : owner;
  }

  /** Paths on the same site that a page links to. */
  function pathsIn(path: string, part: 'links' | 'contentLinks'): string[] {
    const targets = (crawled.get(path) ?? found.get(path)!)[part].map((link) => internalTarget(link, path, brand)?.url);
    return targets.filter((url) => url !== undefined).map((url) => url.replace(/\?.*/, ''));
  }

  /** One of many pages of a kind, in a brand that shows them as another brand does. */
  function isCopy(path: string): boolean {
    return routeRow(matchRoute(path).name).slugs !== undefined && ownerOf(path) !== brand;
  }
});

test('every page of the specification is one of them', () => {
  expect(listedPaths).toEqual(expect.arrayContaining(specified));
});

test('every official URL is HTTPS and not on a host of this site', () => {
  const urls = [...Object.values(sources), ...Object.values(officialLinks.value)].map(({ url }) => new URL(url));
  expect(urls.filter(({ protocol, hostname }) => protocol !== 'https:' || hostname.endsWith('.example'))).toEqual([]);
});

/** What each page's head needs: a selector, and what the content of its one element looks like. */
const wanted: [selector: string, content: RegExp][] = [
  ['meta[name=viewport]', /^width=device-width, initial-scale=1$/],
  ['meta[name=description]', /^.{50,160}$/],
  ['meta[property="og:title"]', /^.{4}/],
  ['meta[property="og:description"]', /^.{4}/],
  ['meta[property="og:image"]', /^https?:\/\/[^/]+\/.+/],
  ['meta[property="og:image:alt"]', /^.{5}/],
  ['meta[property="og:url"]', /./],
  ['meta[name="twitter:card"]', /^summary_large_image$/],
  ['meta[name=theme-color]', /./],
];

function headProblems({ head, headers, startsWithCharset, language }: CrawledPage): string[] {
  const all = (selector: string) => head!.querySelectorAll(selector);
  const titles = all('title').map(({ textContent }) => textContent);
  return [
    ...(startsWithCharset && /charset=utf-8/i.test(headers['content-type'] ?? '') ? [] : ['no charset']),
    ...(language === 'en-US' ? [] : [`language ${language}`]),
    ...(titles.length === 1 && /^.{10,67}$/.test(titles[0]!) ? [] : [`titles ${titles.join(', ')}`]),
    ...(all('link[rel=canonical]').length === 1 ? [] : ['not one canonical URL']),
    ...(all('[hreflang], meta[name=robots][content*=noindex]').length === 0 ? [] : ['hreflang or noindex']),
    ...wanted.flatMap(([selector, content]) => {
      const found = all(selector).map((element) => element.getAttribute('content') ?? '');
      return found.length === 1 && content.test(found[0]!) ? [] : [`${selector}: ${found.join(', ') || 'none'}`];
    }),
  ];
}

/** A tool, a service or an article. */
function leadsOn(path: string): boolean {
  const { name } = matchRoute(path);
  return name === 'service' || name === 'blogPost' || path.startsWith('/resources/');
}

/** Hosts of official sources, of registers, of the laws and standards that the legal pages name, of visitors' calendars and of the firm. */
const allowedHosts = new Set([
  ...[
    ...[...Object.values(sources), ...Object.values(officialLinks.value)].map(({ url }) => url),
    ...allFacts.map(({ source }) => source.url),
    ...sisterSites.map(({ href }) => href),
    ...brandIds.flatMap((id) => {
      const { portalUrl, teamUrl, signupUrl, socialMedia } = brands[id];
      return [portalUrl, teamUrl, signupUrl, ...Object.values(socialMedia)];
    }),
  ].map((url) => new URL(url).host),
  ...['elicense.ohio.gov', 'irs.treasury.gov', 'spoonerinc.com'],
  ...['www.thetaxadviser.com', 'kpmg.com', 'www.ftc.gov', 'www.w3.org', 'www.ecfr.gov', 'uscode.house.gov'],
  ...['calendar.google.com', 'outlook.live.com', 'outlook.office.com'],
]);

function isAllowed(link: string): boolean {
  const { protocol, hostname, host } = new URL(link);
  if (protocol === 'tel:' || protocol === 'mailto:') return true;
  return brandIds.some((id) => hostname === `${id}.localhost`) || (protocol === 'https:' && allowedHosts.has(host));
}
