import { parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import { letterPage } from '#shared/tax/letters/letter-page.ts';
import { startTestSite, type TestSite } from '#test/server/site.ts';
import { readingGrade } from '#test/views/text/prose.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ now: () => Date.parse('2026-11-22T15:00:00Z') });
});
afterAll(() => site.close());

const get = (path: string) => request(site.server).get(path).set('Host', 'dresdentax.localhost');
const mainOf = async (path: string) => parse((await get(path)).text).querySelector('main')!;
const list = '/resources/tax-letters';
const hrefs = (root: { querySelectorAll(selector: string): { getAttribute(name: string): string | undefined }[] }) =>
  root.querySelectorAll('a[href]').map((link) => link.getAttribute('href')!);

describe('every letter’s page', () => {
  test('says what it is, money, date, ways, offices, what to send, signs and sources, in plain words', async () => {
    const grades: { slug: string; grade: number }[] = [];
    for (const { slug } of letterIndex) {
      const letter = letterPage(slug)!;
      const { status, text } = await get(`${list}/${slug}`);
      expect([slug, status]).toEqual([slug, 200]);
      const main = parse(text).querySelector('main')!;
      expect(main.querySelector('h1')!.text).toBe(letter.heading);
      const whole = main.structuredText.replace(/\s+/g, ' ');
      const { says, money, byWhen, afterwards, agree, disagree, cannotPay } = letter;
      for (const part of [says, money, byWhen, afterwards, agree, disagree, cannotPay, ...letter.fakeSigns])
        expect(whole, `${slug}: ${part}`).toContain(part);
      const links = hrefs(main);
      for (const { url } of [...letter.links, ...letter.sources]) expect(links, slug).toContain(url);
      for (const { number } of letter.phones) expect(whole).toContain(number);
      expect(main.querySelector('.fact-note time')!.getAttribute('datetime')).toBe('2026-11-22');
      expect(main.querySelectorAll('[itemtype*="FAQPage"], input:not([type=date], [type=hidden])')).toEqual([]);
      grades.push({ slug, grade: readingGrade(main) });
    }
    expect(grades.filter(({ grade }) => !(grade > 1 && grade <= 8))).toEqual([]);
  }, 120_000);

  test('has a description of 70 to 160 characters of its own, and is in the sitemap', async () => {
    const { text: sitemap } = await get('/sitemap.xml');
    const descriptions = new Map<string, string>();
    for (const { slug } of letterIndex) {
      expect(sitemap).toContain(`${list}/${slug}</loc>`);
      const head = parse((await get(`${list}/${slug}`)).text).querySelector('head')!;
      const description = head.querySelector('meta[name=description]')!.getAttribute('content')!;
      expect([slug, description.length >= 70 && description.length <= 160]).toEqual([slug, true]);
      expect(descriptions.get(description), slug).toBeUndefined();
      descriptions.set(description, slug);
    }
  });

  test('is found by the search of the site', async () => {
    for (const [q, slug] of [
      ['CP2000', 'cp2000'],
      ['5071C', '5071c'],
      ['RITA non-filing', 'rita-non-filing'],
      ['BWC lapse', 'bwc-lapse'],
    ]) {
      const main = await mainOf(`/search?q=${encodeURIComponent(q!)}`);
      expect(hrefs(main).slice(0, 8), q).toContain(`${list}/${slug}`);
    }
  });

  test('is 404 for an unknown letter, as page and as data', async () => {
    expect((await get(`${list}/cp9999`)).status).toBe(404);
    expect((await get('/api/data/letter?slug=cp9999')).status).toBe(404);
    const { status, body } = await get('/api/data/letter?slug=cp14');
    expect([status, body.value.number]).toEqual([200, 'CP14']);
  });
});

describe('without scripts', () => {
  test('the date on the letter gives the last day, and what moved it', async () => {
    const main = await mainOf(`${list}/cp3219a?date=2026-11-16`);
    const found = main.querySelector('.letter-last-days')!.structuredText;
    expect(found).toContain('Tuesday, February 16, 2027');
    expect(found).toContain('Day 90 is Sunday, February 14, 2027');
    expect(main.querySelector('input[name=date]')!.getAttribute('value')).toBe('2026-11-16');
  });

  test('a last day that has passed is said so', async () => {
    const main = await mainOf(`${list}/cp14?date=2026-10-01`);
    expect(main.querySelector('.letter-last-days')!.structuredText).toMatch(/This day has passed/);
  });

  test.each([
    ['2026-02-30', 'month, day and year'],
    ['2027-01-01', 'still to come'],
    ['%3Cscript%3E', 'month, day and year'],
  ])('the date %s gets a message and no day', async (date, message) => {
    const main = await mainOf(`${list}/cp14?date=${date}`);
    expect(main.querySelector('.field-error')!.text).toContain(message);
    expect(main.querySelector('.letter-last-days')).toBe(null);
  });

  test.each([
    ['CP+2000', 'cp2000'],
    ['Letter+5071C', '5071c'],
    ['LT-11', 'lt11'],
    ['notice+cp14', 'cp14'],
  ])('the number %s gives its letter', async (typed, slug) => {
    const main = await mainOf(`${list}?number=${typed}`);
    const found = main.querySelector('.letters-found')!;
    expect(found.querySelector('h2')!.text).toBe('This is your letter');
    expect(hrefs(found)[0]).toBe(`${list}/${slug}`);
    expect(main.querySelector('form')!.getAttribute('method')).toBe('get');
  });

  test('the title says first that nothing was entered', async () => {
    const title = async (query: string) => parse((await get(list + query)).text).querySelector('title')!.text;
    expect(await title('?number=+')).toMatch(/^Error: What does this tax letter mean/);
    expect(await title('?number=CP9999')).toMatch(/^What/);
    expect(await title('')).toMatch(/^What/);
  });

  test('an unknown number gets who sends what, how to check it, and the form', async () => {
    const found = (await mainOf(`${list}?number=CP9999`)).querySelector('.letters-found')!;
    expect(found.querySelector('h2')!.text).toBe('We have no page for “CP9999” yet');
    const links = hrefs(found);
    expect(links).toContain(`${list}/is-it-real`);
    expect(links).toContain('/contact');
    expect(links.filter((link) => link.startsWith('https:')).length).toBeGreaterThanOrEqual(3);
  });

  test('the list has every letter by sender, the common ones first', async () => {
    const main = await mainOf(list);
    const groups = main.querySelector('.letters-groups')!;
    expect(hrefs(groups).sort()).toEqual(letterIndex.map(({ slug }) => `${list}/${slug}`).sort());
    const common = letterIndex.filter((letter) => letter.common).map(({ slug }) => `${list}/${slug}`);
    expect(hrefs(main.querySelector('.letters-found')!)).toEqual(common);
  });
});

test('no third party is loaded on these pages', () => {
  for (const path of [list, `${list}/cp14`]) expect(routeRow(matchRoute(path).name).noThirdParties).toBe(true);
});

test('the offices’ own texts of letters are the same in every brand, and the portal is the brand’s', async () => {
  for (const brand of brandIds) {
    const { text } = await request(site.server).get(`${list}/cp14`).set('Host', `${brand}.localhost`);
    const main = parse(text).querySelector('main')!;
    expect(main.text).toContain(letterPage('cp14')!.says);
    expect(main.querySelector('.letter-send a')!.getAttribute('href')).toMatch(/^https:/);
  }
});
