import { expect, it } from 'vitest';
import { isLongSlug, truncateSlug } from '#shared/news/slug.ts';

it('is long from 151 characters on, without surrounding spaces', () => {
  expect(isLongSlug('a'.repeat(150))).toBe(false);
  expect(isLongSlug(` ${'a'.repeat(150)} `)).toBe(false);
  expect(isLongSlug('a'.repeat(151))).toBe(true);
});

it('truncates by characters, then also without trailing hyphens', () => {
  expect(truncateSlug('abc-def', 5)).toEqual(['abc-d']);
  expect(truncateSlug('abc--def', 5)).toEqual(['abc--', 'abc']);
  expect(truncateSlug('😀😀😀', 2)).toEqual(['😀😀']);
  expect(truncateSlug('----', 2)).toEqual(['--']);
});
