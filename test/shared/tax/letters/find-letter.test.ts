import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { findLetters } from '#shared/tax/letters/find-letter.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';

const judged: Record<string, Record<string, string>> = parse(
  readFileSync('test/server/search/judged-queries.yaml', 'utf8'),
);

describe('words', () => {
  it.each([...Object.entries(judged["Letters in people's words"]!), ...Object.entries(judged['Letters and notices']!)])(
    '%s finds a letter that is meant among the first three',
    (typed, paths) => {
      const meant = paths.split(' ').flatMap((path) => path.match(/tax-letters\/(.+)/)?.[1] ?? []);
      const found = findLetters(typed).letters.slice(0, 3);
      expect(meant).toEqual(
        expect.arrayContaining([expect.toSatisfy((slug) => found.some((one) => one.slug === slug))]),
      );
    },
  );
});

test.each([
  ['withholding delinquency', 'ohio-withholding-not-filed'],
  ['withholding delinquency notice', 'ohio-withholding-not-filed'],
  ['sales tax delinquency', 'ohio-sales-tax-not-filed'],
  ['school district delinquency', 'ohio-school-district'],
  ['unemployment delinquency', 'odjfs-report-missing'],
])('%s finds the letter of that tax first', (typed, slug) => {
  expect(findLetters(typed).letters[0]?.slug).toBe(slug);
});

test.each([
  'unemployment determination',
  'determination of unemployment compensation benefits',
  'Determination of unemployment benefits',
])('%s shows the decision about a worker’s benefits, with 21 days, and that about the account, with 30', (typed) => {
  const { letters, exact } = findLetters(typed);
  expect(exact?.slug).not.toBe('odjfs-determination');
  expect(letters.slice(0, 3).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['odjfs-benefits', 'odjfs-determination']),
  );
});

test.each([
  ['request for separation information', 'odjfs-separation'],
  ['CP220', 'cp210'],
  ['5747C', '5071c'],
  ['8862', 'cp75'],
  ['BOI', 'is-it-real'],
  ['FinCEN', 'is-it-real'],
  ['annual report', 'is-it-real'],
  ['Secretary of State', 'is-it-real'],
  ['annual report Secretary of State', 'is-it-real'],
  ['certificate of status', 'is-it-real'],
])('%s finds the page %s first', (typed, slug) => {
  expect(findLetters(typed).letters[0]?.slug).toBe(slug);
});

test('CP210 is not taken for the beginning of CP2100', () => {
  expect(findLetters('CP210').exact?.slug).toBe('cp210');
  expect(findLetters('CP2100').exact?.slug).toBe('cp2100');
});

test.each(['Notice of failure to file', 'failure to file', 'delinquency notice', 'delinquent return'])(
  '%s finds three letters of Ohio first, that about withholding among them, and those of the IRS after',
  (typed) => {
    const { letters, exact } = findLetters(typed);
    expect(exact).toBe(null);
    expect(letters.slice(0, 3).map(({ slug }) => slug)).toContain('ohio-withholding-not-filed');
    const federal = letters.map(({ group }) => group.startsWith('irs-'));
    expect(federal.slice(0, 3)).toEqual([false, false, false]);
    expect(federal).toContain(true);
  },
);

describe('the number at the corner', () => {
  it.each([
    ['CP5071', '5071c'],
    ['CP21B', 'cp21'],
    ['226J', '226-j'],
    ['1099K', '1099-k-mismatch'],
    ['VRAT0001', 'ohio-variance-notice'],
    ['7004', 'ohio-school-district'],
    ['CP504B', 'cp504b'],
  ])('%s is found', (typed, slug) => {
    const { letters, exact } = findLetters(typed);
    expect(letters[0]?.slug).toBe(slug);
    if (!/^\d+$/.test(typed)) expect(exact?.slug).toBe(slug);
  });

  it.each([
    ['rita', 'rita-non-filing'],
    ['school', 'ohio-school-district'],
    ['workers compensation', 'bwc-lapse'],
  ])('so is the word %s', (typed, slug) => {
    expect(findLetters(typed).letters.map((letter) => letter.slug)).toContain(slug);
  });

  it('shows both letters of an office that a word names, though it is the name of one', () => {
    const { letters, exact } = findLetters('rita');
    expect(letters.map(({ slug }) => slug)).toEqual(['rita-non-filing', 'rita-bill']);
    expect(exact).toBe(null);
  });

  it('finds each letter by its own number first', () => {
    for (const { slug, number } of letterIndex) expect(findLetters(number).letters[0]?.slug).toBe(slug);
  });

  it('shows the letters that begin so, and at most twelve', () => {
    const { letters, exact } = findLetters('CP5');
    expect(exact).toBe(null);
    expect(letters.length).toBeGreaterThan(3);
    expect(letters.length).toBeLessThanOrEqual(12);
    expect(letters.every(({ number, aliases }) => [number, ...aliases].some((one) => /cp5/i.test(one)))).toBe(true);
    const own = findLetters('CP2').letters.map(({ number }) => number.startsWith('CP2'));
    expect(own).toEqual(own.toSorted().reverse());
  });

  it.each([
    ['CP9999', 'irs'],
    ['Letter 9999C', 'irs'],
    ['ABCD0009', 'ohio'],
    ['zebra', 'unknown'],
    ['ST 1234567', 'unknown'],
    ['1234567', 'unknown'],
  ])('finds nothing for %s, and knows whose number it looks like', (typed, kind) => {
    expect(findLetters(typed)).toEqual({ letters: [], exact: null, kind });
  });
});
