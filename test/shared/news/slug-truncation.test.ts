import { expect, it } from 'vitest';
import { cutSlug, isLongSlug } from '#shared/news/slug-truncation.ts';

it('R-NF-21 R-NF-28 is long from 151 characters on, blanks around it not counted', () => {
  expect(isLongSlug('a'.repeat(150))).toBe(false);
  expect(isLongSlug(` ${'a'.repeat(150)} `)).toBe(false);
  expect(isLongSlug('a'.repeat(151))).toBe(true);
});

it('cuts by characters and tries without hyphens at the end afterwards', () => {
  expect(cutSlug('abc-def', 5)).toEqual(['abc-d']);
  expect(cutSlug('abc--def', 5)).toEqual(['abc--', 'abc']);
  expect(cutSlug('😀😀😀', 2)).toEqual(['😀😀']);
  expect(cutSlug('----', 2)).toEqual(['--']);
});
