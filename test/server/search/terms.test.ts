import { expect, it } from 'vitest';
import { termGroups } from '#server/search/query.ts';
import { splitAtWords, terms, topicTerms } from '#server/search/terms.ts';

it('the name of a form is found whole and by its longer parts', () => {
  expect(terms('1099-NEC')).toEqual(['1099nec', '1099', 'nec']);
  expect(terms('W 2, IT 4, SD 100, CP 2000, LT 11, K 1, I 9').join(' ')).toBe('w2 it4 sd100 cp2000 lt11 k1 i9');
});

it.each([
  ['$1,234.56', ['1234.56', '1234']],
  ['$2,000, due', ['2000', 'due']],
  ['5747.02', ['5747.02', '5747']],
  ['2024,2025 and 1,2', ['2024', '2025', 'and', '1', '2']],
  ['Dec. 31. Then', ['dec', '31', 'then']],
])('the numbers of %j are whole', (text, expected) => {
  expect(terms(text)).toEqual(expected);
  expect(
    splitAtWords(text)
      .filter((_, index) => index % 2 === 1)
      .flatMap(terms),
  ).toEqual(expected);
});

it('words lose accents, apostrophes and the endings of plurals and verbs', () => {
  expect(terms('Cafés')).toEqual(terms('cafe'));
  expect(terms('the owner’s taxes')).toEqual(terms('the owners tax'));
  expect(terms('filing')).toEqual(terms('files'));
  expect(terms('year-end')).toEqual(['year', 'end']);
  expect(terms('care cars')).toEqual(['care', 'car']);
  expect(topicTerms('not a note')).toEqual(['note']);
});

it('a text of any length is read up to a limit, and a word of any length is left out', () => {
  expect(terms('a '.repeat(1_000_000)).length).toBeLessThanOrEqual(30_000);
  expect(terms('x'.repeat(1_000))).toEqual([]);
});

it('a query has at most 24 groups', () => {
  expect(termGroups(Array.from({ length: 40 }, (_, number) => `word${number}`).join(' '))).toHaveLength(24);
});
