import { describe, expect, it } from 'vitest';
import { titleWithBrand } from '#shared/site/head.ts';
import { allPaths } from '#shared/site/paths.ts';
import { relations, relationsOf } from '#shared/site/relations.ts';
import { href, matchRoute } from '#shared/site/routes.ts';
import { tools } from '#shared/site/tools.ts';

const withArticles = ['service', 'industry', 'about', 'contact', 'personalTaxPricing', ...Object.keys(tools)];
const paths = [
  ...allPaths.filter(({ name }) => withArticles.includes(name)).map(({ path }) => path),
  href('taxLetter', { slug: 'cp14' }),
];

describe('the table of relations', () => {
  it('has every service, industry and tool, the pages about the firm, its contact and its prices, and no other', () => {
    for (const path of paths) expect(relationsOf(matchRoute(path)), path).not.toBeNull();
    expect(Object.keys(relations)).toHaveLength(paths.length);
    expect(relationsOf(matchRoute('/terms-of-service'))).toBeNull();
    expect(relationsOf(matchRoute('/nowhere'))).toBeNull();
  });
});

const brand = 'Dresden Tax';
const titleOf = (length: number) => titleWithBrand('x'.repeat(length), brand, '/blog/a-post');

it('a title carries the name of the brand where both take 65 characters, and not where they take 66', () => {
  const room = 65 - ` | ${brand}`.length;
  expect(titleOf(room)).toBe(`${'x'.repeat(room)} | ${brand}`);
  expect(titleOf(room + 1)).toBe('x'.repeat(room + 1));
});

it('a title of 66 characters is cut to 65 with its ellipsis', () => {
  const words = 'ninety of them '.repeat(10).slice(0, 66);
  const title = titleWithBrand(words, brand, '/blog/a-post');
  expect([title.length <= 65, title.endsWith('…')]).toEqual([true, true]);
});
