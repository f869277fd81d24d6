import { readFileSync } from 'node:fs';
import request from 'supertest';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageWords } from '#server/search/page-words.ts';
import { isBrandId } from '#shared/brands/index.ts';
import { sharedSite } from '../site.ts';

const kinds: Record<string, Record<string, string>> = parse(
  readFileSync('test/server/search/judged-queries.yaml', 'utf8'),
);
const judgedQueries = Object.entries(kinds).flatMap(([kind, rows]) =>
  Object.entries(rows).map(([typed, paths]) => {
    const [q = '', brand] = typed.split(' | ').reverse();
    const expected = paths.split(' ').map((path) => `/${path}`);
    return { kind, q, brand: isBrandId(brand) ? brand : 'dresdentax', expected } as const;
  }),
);

const site = await sharedSite();
beforeAll(() => site.search.refresh(), 300_000);

const share = 0.97;

/** Whether a link leads to a page that was expected, or to the section that was. */
function isExpected(link: string, expected: readonly string[]): boolean {
  return expected.some((path) => path === link || path === link.split('#')[0]);
}

test(`${share * 100} % of what people type finds an expected page among the first three results, what is meant first`, async () => {
  const failed: string[] = [];
  for (const { kind, q, expected, brand } of judgedQueries) {
    const result = await site.search.find(q, brand);
    const first = result.ok ? result.value.hits.slice(0, 3).map(({ path }) => path) : [];
    const isMeant = kind === 'Meant, not said';
    if (!first.slice(0, isMeant ? 1 : 3).some((path) => isExpected(path, expected)))
      failed.push(
        `${kind}: ${q} (${brand}): expected ${expected.join(' or ')}, found ${first.join(', ') || 'nothing'}`,
      );
  }
  if (failed.length > 0) console.log(failed.join('\n'));
  expect(new Set(judgedQueries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
  expect(judgedQueries.length).toBeGreaterThanOrEqual(530);
  expect(failed.filter((row) => row.startsWith('Meant'))).toEqual([]);
  expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(judgedQueries.length * (1 - share));
}, 300_000);

test('who has lost the page of a meeting reads in the search what to do without it', async () => {
  const result = await site.search.find('cancel my appointment', 'dresdentax');
  expect(result.ok && result.value.hits[0]!.excerpt.join('')).toMatch(/if both are lost, call us: 740-/);
});

test.each([
  ['news could not be loaded', /could not be loaded|no posts available/i],
  ['no posts available at the moment', /could not be loaded|no posts available/i],
  ['try again in a few minutes', /try again in a/i],
  ['we cannot see our calendar right now', /cannot see our calendar|cannot offer you/i],
])('no page is found by what it says without its data: %s', async (q, message) => {
  const result = await site.search.find(q, 'dresdentax');
  const found = result.ok
    ? result.value.hits.map(({ path, excerpt }) => `${path}: ${excerpt.join('')}`)
    : ['no result'];
  expect(found.filter((hit) => message.test(hit))).toEqual([]);
});

test('who looks for moving sees the pages about a new address first', async () => {
  const result = await site.search.find('moving', 'dresdentax');
  expect(result.ok && result.value.hits.slice(0, 2).map(({ path }) => path)).toEqual([
    '/services/personal-tax#a-move',
    '/locations',
  ]);
});

test.each(['additional medicare tax', 'weighted average overtime', 'courtesy withholding'])(
  'a term of payroll is not taken for a typing error: %s',
  async (q) => {
    const result = await site.search.find(q, 'payroll');
    expect(result.ok && result.value.corrected).toBe(null);
  },
);

test.each([
  ...['lawn', 'lump sum', 'pastor', 'rehired', 'accountable', 'sprayer', 'turkey', 'de minimis'],
  'moved from Columbus to Dresden',
])('a word that is right is not taken for a typing error: %s', async (q) => {
  const result = await site.search.find(q, 'dresdentax');
  expect(result.ok && result.value.corrected).not.toBe(q);
  expect(q).toContain((result.ok && result.value.corrected) || q);
});

test.each(Object.keys(pageWords).filter((link) => link.includes('#')))('what people call %s is there', async (link) => {
  const [path, id] = link.split('#') as [string, string];
  const { text } = await request(site.server).get(path);
  expect(text.includes(`id="${id}"`)).toBe(true);
});

test.each([
  ['cp 2000', '/resources/tax-letters/cp2000'],
  ['5071C', '/resources/tax-letters/5071c'],
  ['941', undefined],
  ['1099-k', undefined],
  ['audit', undefined],
])('the search for %s opens the letter of that number: %s', async (q, path) => {
  const { headers } = await request(site.server).get('/search').query({ q });
  expect(headers['location']?.split('?')[0]).toBe(path);
});

test('a rate of a school district is not shown as one of a city', async () => {
  const result = await site.search.find('Canal Winchester', 'dresdentax');
  const hit = result.ok ? result.value.hits.find(({ path }) => path === '/locations#columbus') : undefined;
  expect(hit?.excerpt.join('')).toMatch(/^School tax.*Canal Winchester/);
});
