import { expect, it } from 'vitest';
import { isLongSlug, truncateSlug } from '#shared/news/slug.ts';

it('is long from 151 characters on, blanks around it not counted', () => {
  expect(isLongSlug('a'.repeat(150))).toBe(false);
  expect(isLongSlug(` ${'a'.repeat(150)} `)).toBe(false);
  expect(isLongSlug('a'.repeat(151))).toBe(true);
});

it('cuts by characters and tries without hyphens at the end afterwards', () => {
  expect(truncateSlug('abc-def', 5)).toEqual(['abc-d']);
  expect(truncateSlug('abc--def', 5)).toEqual(['abc--', 'abc']);
  expect(truncateSlug('😀😀😀', 2)).toEqual(['😀😀']);
  expect(truncateSlug('----', 2)).toEqual(['--']);
});
