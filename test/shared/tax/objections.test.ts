import { expect, it } from 'vitest';
import { objections } from '#shared/tax/facts/objections.ts';
import { letterPage } from '#shared/tax/letters/letter-page.ts';

it.each(Object.entries(objections))('%s has the days and the source of its letter', (_, { value, source }) => {
  const { terms } = letterPage(value.letter)!;
  const term = terms.find(({ days }) => days === value.days)!;
  expect([term?.days, term?.source.url]).toEqual([value.days, source.url]);
});
