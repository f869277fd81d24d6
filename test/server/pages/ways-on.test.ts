import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { pageOwner } from '#shared/site/page-owner.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { sharedSite, sitePages } from '../site.ts';

const site = await sharedSite();

const loaded = new Map<string, Promise<HTMLElement>>();

function open(path: string, brand: BrandId): Promise<HTMLElement> {
  const key = `${brand} ${path}`;
  const page =
    loaded.get(key) ??
    request(site.server)
      .get(path)
      .set('Host', `${brand}.localhost`)
      .then(({ text }) => parse(text));
  loaded.set(key, page);
  return page;
}

/** Paths on the same site that a part of a page links to. */
function linkedPaths(root: HTMLElement, brand: BrandId): string[] {
  const home = `http://${brand}.localhost`;
  return root
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href')!, home))
    .filter(({ origin }) => origin === home)
    .map(({ pathname }) => pathname);
}

const isLegal = (path: string) => routeRow(matchRoute(path).name).stylesheet === 'legal';

/** One of many pages of a kind, in a brand that shows them as another brand does. */
function isCopy(path: string, brand: BrandId): boolean {
  const match = matchRoute(path);
  return routeRow(match.name).slugs !== undefined && !['each', brand].includes(pageOwner(match));
}

/** A tool, a service or an article. */
function leadsOn(path: string): boolean {
  const { name } = matchRoute(path);
  return name === 'service' || name === 'blogPost' || path.startsWith('/resources/');
}

/** Every page of the site is rendered once, which takes a while beside other tests. */
const timeout = 180_000;

describe.each(brandIds)('the pages of %s', (brand) => {
  const paths = sitePages(brands).map(({ path }) => path);

  test('each link from their content to a tool, a service or an article', { timeout }, async () => {
    const ends: string[] = [];
    for (const path of paths.filter((one) => !isLegal(one) && !isCopy(one, brand))) {
      const main = (await open(path, brand)).querySelector('main')!.clone() as HTMLElement;
      for (const part of main.querySelectorAll('nav.breadcrumb, .closing-band')) part.remove();
      if (!linkedPaths(main, brand).some((link) => link !== path && leadsOn(link))) ends.push(path);
    }
    expect(ends).toEqual([]);
  });

  test('are all reached from home with two clicks', { timeout }, async () => {
    const first = new Set(linkedPaths(await open('/', brand), brand));
    const second = new Set(first);
    for (const path of first) {
      if (matchRoute(path).name === 'notFound') continue;
      for (const link of linkedPaths(await open(path, brand), brand)) second.add(link);
    }
    expect(first.size).toBeGreaterThan(20);
    expect(paths.filter((path) => path !== '/' && !second.has(path))).toEqual([]);
  });
});
