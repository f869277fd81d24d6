import { expect, it } from 'vitest';
import { termGroups } from '#server/search/query.ts';
import { splitAtWords, terms, topics, topicTerms } from '#server/search/terms.ts';

it.each(['W-2', 'w2', 'W 2', 'w-2s'])('the form %j is one term', (text) => {
  expect(terms(text)).toEqual(['w2']);
});

it('the name of a form is found whole and by its longer parts', () => {
  expect(terms('1099-NEC')).toEqual(['1099nec', '1099', 'nec']);
  expect(terms('Form CP 2000')).toEqual(['form', 'cp2000']);
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

it('of several texts each topic is read once, without words that say nothing', () => {
  expect(topics(['The owner’s W 2', 'Owners file a W-2'])).toEqual(['owner', 'w2', 'fil']);
});

it('words such as "how" and "the" say nothing, unless there are no others', () => {
  expect(topicTerms('How do I pay the IRS?')).toEqual(['pay', 'irs']);
  expect(topicTerms('who is it')).toEqual(['who', 'is', 'it']);
});

it('a text of any length is read up to a limit, and a word of any length is left out', () => {
  expect(terms('a '.repeat(1_000_000)).length).toBeLessThanOrEqual(30_000);
  expect(terms('x'.repeat(1_000))).toEqual([]);
});

it('a known phrase is one group with its synonyms', () => {
  const groups = termGroups('big beautiful bill');
  expect(groups).toHaveLength(1);
  expect(groups[0]!.alternatives).toContainEqual(['obbb']);
});

it('a query has at most twelve groups', () => {
  expect(termGroups(Array.from({ length: 40 }, (_, number) => `word${number}`).join(' '))).toHaveLength(12);
});
