import { expect, it } from 'vitest';
import { coverOf } from '#shared/news/cover.ts';

const tagged = (...slugs: string[]) => ({
  tags: slugs.map((slug) => ({ id: slug, name: slug, slug, description: null })),
});

it('is that of the first tag that has one, and of articles in general where none has', () => {
  expect(coverOf(tagged('client-notes', 'payroll', 'ohio'))).toBe('payroll');
  for (const tags of [['client-notes'], ['constructor'], []]) expect(coverOf(tagged(...tags))).toBe('resources');
});
