import { expect, it, test } from 'vitest';
import { coverOf } from '#shared/news/cover.ts';

const tagged = (...slugs: string[]) => ({
  tags: slugs.map((slug) => ({ id: slug, name: slug, slug, description: null })),
});

test.each([
  ['deadlines', 'schedule'],
  ['ohio', 'ohio-taxes'],
  ['payroll', 'payroll'],
  ['retail', 'retail'],
  ['news', 'resources'],
])('a post about %s has the illustration %s', (tag, scene) => {
  expect(coverOf(tagged(tag))).toBe(scene);
});

it('is that of the first tag that has one, and of articles in general where none has', () => {
  expect(coverOf(tagged('client-notes', 'payroll', 'ohio'))).toBe('payroll');
  for (const tags of [['client-notes'], ['constructor'], []]) expect(coverOf(tagged(...tags))).toBe('resources');
});
