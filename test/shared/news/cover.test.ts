import { expect, it, test } from 'vitest';
import { coverOf } from '#shared/news/cover.ts';

const tagged = (...slugs: string[]) => ({
  tags: slugs.map((slug) => ({ id: slug, name: slug, slug, description: null })),
});

test.each([
  ['deadlines', 'schedule'],
  ['personal-tax', 'personal-tax'],
  ['business-tax', 'business-tax'],
  ['fractional-cfo', 'fractional-cfo'],
  ['ohio', 'ohio-taxes'],
  ['payroll', 'payroll'],
  ['hr-consulting', 'hr-consulting'],
  ['bookkeeping', 'bookkeeping'],
  ['business-formation', 'business-formation'],
  ['marketing', 'marketing'],
  ['news', 'resources'],
])('a post about %s has the illustration %s', (tag, scene) => {
  expect(coverOf(tagged(tag))).toBe(scene);
});

it('is that of the first tag that has one, and of articles in general where none has', () => {
  expect(coverOf(tagged('client-notes', 'payroll', 'ohio'))).toBe('payroll');
  for (const tags of [['client-notes'], ['constructor'], []]) expect(coverOf(tagged(...tags))).toBe('resources');
});
