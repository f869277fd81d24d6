import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import { startTestSite } from '../site.ts';
import { inTurn, listedPaths } from './crawl.ts';

type Page = { brand: BrandId; path: string; status: number; root: HTMLElement; main: HTMLElement; texts: string[] };

async function readEveryPage(now: Date): Promise<Page[]> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const site = await startTestSite({ now: () => Date.now() });
  const pages: Page[] = [];
  for (const brand of brandIds) {
    for (const path of listedPaths.filter(inTurn(brand))) {
      const { status, text } = await request(site.server).get(path).set('Host', `${brand}.localhost`);
      const root = parse(text);
      for (const part of root.querySelectorAll('script, style, svg, option')) {
        if (!part.hasAttribute('selected')) part.remove();
      }
      const main = root.querySelector('#main')!;
      pages.push({ brand, path, status, root, main, texts: textsOf(main) });
    }
  }
  await site.close();
  return pages;
}

/** The smallest parts of a page that are sentences or more, without the line breaks of the source. */
const textsOf = (main: HTMLElement) =>
  main
    .querySelectorAll('p, li, dd, td, h1, h2, h3, caption')
    .map(({ textContent }) => textContent.replaceAll(/[\s\u00a0]+/g, ' '));

/** What a date as printed says, such as `Feb 16, 2027`. */
const isBefore = (printed: string, day: string) => new Date(`${printed} 23:59 UTC`) < new Date(`${day}T00:00Z`);

describe.each(['2027-01-01', '2027-02-01', '2027-04-16', '2027-07-01'])('without a release, on %s', (day) => {
  let pages: Page[] = [];
  beforeAll(async () => {
    pages = await readEveryPage(new Date(`${day}T15:00:00Z`));
  }, 120_000);
  afterAll(() => void vi.useRealTimers());

  /** Path and text of everything that matches. */
  const found = (pattern: RegExp) =>
    pages.flatMap((page) => page.texts.filter((text) => pattern.test(text)).map((text) => `${page.path}: ${text}`));
  const pathsOf = (pattern: RegExp) => [...new Set(found(pattern).map((text) => text.split(':')[0]))];

  it('every page is there, with the year in its footer', () => {
    expect(pages.length).toBeGreaterThan(110);
    for (const { path, status, root } of pages) {
      expect([path, status]).toEqual([path, 200]);
      expect(root.querySelector('footer')!.textContent).toContain('© 2027');
    }
  });

  it('no page withholds a figure, or calls 2026 this year', () => {
    expect(found(/\[we are|[Bb]eing checked|Newer ones are due|NaN|undefined|Invalid Date/)).toEqual([]);
    expect(found(/this year[^.]{0,30}2026|2026[^.]{0,12}this year|by the end of 2026/i)).toEqual([]);
  });

  it('amounts of 2027 that were not read are named in one place, which sends nobody to another page of ours', () => {
    const unread =
      /(?:not read|could ?n.t|cannot|not yet|yet to be) [^.]*2027|2027[^.]* (?:not (?:yet|known)|unknown)/i;
    expect(pathsOf(unread)).toEqual(['/resources/whats-new']);
    const table = pages.find(({ path }) => path === '/resources/whats-new')!.main.querySelector('#next-year table')!;
    const sites = table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('td').at(-1)!.textContent);
    expect(sites.length).toBeGreaterThan(5);
    expect(sites.filter((site) => !/^(?:[a-z]+\.)+gov$/.test(site))).toEqual([]);
  });

  it('every date that is called next is still to come, and no list of due dates is empty', () => {
    const next = found(/\bnext\b/i).flatMap((text) => [
      ...text.matchAll(/next[^.]{0,20}?([A-Z][a-z]+ \d{1,2}, \d{4})/gi),
    ]);
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter(([, printed]) => isBefore(printed!, day)).map(([text]) => text)).toEqual([]);
    const lists = pages.flatMap(({ brand, path, main }) =>
      main.querySelectorAll('.year-strip, .due-months, .hero-card').map((list) => ({
        at: brand + path,
        days: list.querySelectorAll('time').map((time) => time.getAttribute('datetime')!),
      })),
    );
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(({ days }) => days.length === 0)).toEqual([]);
    expect(lists.flatMap(({ at, days }) => days.filter((date) => date < day).map((date) => `${at} ${date}`))).toEqual(
      [],
    );
  });

  it('a return begins with the year that is filed, a paycheck with the year that it is paid in', () => {
    const years = (path: string) =>
      pages
        .find((page) => page.path === path)!
        .main.querySelectorAll('select[name$=ear] option[selected]')
        .map((option) => option.getAttribute('value'));
    expect(years('/resources/tax-calculator')).toEqual(['2026']);
    expect(years('/resources/paycheck')).toEqual(['2027', '2027']);
  });

  it('a rate for a mile and a rate of a city stand beside their year', () => {
    const said = [...found(/\bcents\b.*\bmile/), ...found(/^Dresden .*%/)];
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((text) => !text.includes('2026'))).toEqual([]);
  });
});
