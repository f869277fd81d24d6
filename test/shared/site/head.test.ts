import { expect, it } from 'vitest';
import { titleWithBrand } from '#shared/site/head.ts';

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
