import { expect, test } from 'vitest';
import { officeTowns } from '#shared/firm/offices.ts';

test('a text names the towns of as many offices as there are, each once', () => {
  const [dresden, pickerington, newark] = ['Dresden', 'Pickerington', 'Newark'].map((town) => ({ town }));
  expect(officeTowns([dresden!])).toBe('Dresden');
  expect(officeTowns([dresden!, pickerington!])).toBe('Dresden and Pickerington');
  expect(officeTowns([dresden!, newark!, pickerington!], 'or')).toBe('Dresden, Newark or Pickerington');
  expect(officeTowns([dresden!, newark!, dresden!])).toBe('Dresden and Newark');
});
