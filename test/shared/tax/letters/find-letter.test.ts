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

test('subpoena shows the letters of both offices that send one', () => {
  const { letters, exact } = findLetters('subpoena');
  expect(exact).toBe(null);
  expect(letters.map(({ slug }) => slug)).toEqual(['rita-non-filing', 'cca-letter']);
});

test.each(['property tax', 'property taxes', 'Property Tax bill', 'county auditor', 'county treasurer'])(
  '%s is the county’s: no levy, and no letter is shown for it',
  (typed) => {
    expect(findLetters(typed)).toMatchObject({ letters: [], exact: null });
  },
);

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
  ['2800C', '2800c'],
  ['lock-in letter', '2800c'],
  ['2801C', '2800c'],
  ['CCA subpoena', 'cca-letter'],
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

const senders = {
  'Regional Income Tax Agency': ['rita-non-filing', 'rita-bill'],
  'Central Collection Agency': ['cca-letter'],
  'Bureau of Workers’ Compensation': ['bwc-lapse', 'bwc-true-up'],
  'Department of Job and Family Services': [
    'odjfs-report-missing',
    'odjfs-determination',
    'odjfs-benefits',
    'odjfs-separation',
    'odjfs-benefit-charges',
  ],
  ODJFS: ['odjfs-report-missing', 'odjfs-determination', 'odjfs-benefits', 'odjfs-separation', 'odjfs-benefit-charges'],
  'Attorney General': ['ohio-attorney-general'],
  'Columbus Income Tax Division': ['city-inquiry'],
};

test.each(
  Object.entries(senders).flatMap(([name, slugs]) =>
    [name, name.toUpperCase(), `Ohio ${name}`].map((typed) => [typed, slugs] as const),
  ),
)('the sender’s name %s finds its letters before any other', (typed, slugs) => {
  const found = findLetters(typed).letters.map(({ slug }) => slug);
  expect(new Set(found.slice(0, slugs.length))).toEqual(new Set(slugs));
});

test.each([
  ['IRS', 'irs-'],
  ['Department of the Treasury Internal Revenue Service', 'irs-'],
  ['INTERNAL REVENUE SERVICE', 'irs-'],
  ['Ohio Department of Taxation', 'ohio'],
  ['DEPARTMENT OF TAXATION', 'ohio'],
])('the sender’s name %s finds letters of that office only, the common ones first', (typed, group) => {
  const { letters } = findLetters(typed);
  expect(letters.length).toBe(12);
  expect(letters.every((letter) => letter.group.startsWith(group))).toBe(true);
  const common = letters.map((letter) => Number(letter.common));
  expect(common).toEqual(common.toSorted().reverse());
});

test.each(['intent to levy', 'notice of intent to levy', 'Final notice of intent to levy', 'intent to seize property'])(
  '%s shows first the letters that carry a right to a hearing',
  (typed) => {
    const { letters, exact } = findLetters(typed);
    expect(exact).toBe(null);
    expect(letters.slice(0, 2).map(({ slug }) => slug)).toEqual(['lt11', 'cp90']);
    expect(new Set(letters.slice(2, 4).map(({ slug }) => slug))).toEqual(new Set(['cp504', 'cp504b']));
  },
);

describe('what is printed on the paper', () => {
  it.each([
    ['proposed amount due', 'cp2000'],
    ['we received information that differs from your return', 'cp2000'],
    ['The income and payment information we have on file does not match entries on your 2024 Form 1040', 'cp2000'],
    ['Summary of Proposed Changes', 'cp2000'],
    ['You have unpaid taxes for 2024', 'cp14'],
    ['Second reminder: You have unpaid taxes for 2023', 'cp503'],
    ['Notice of Intent to Levy and Your Collection Due Process Right to a Hearing', 'lt11'],
    ['We intend to seize your property or rights to property', 'lt11'],
    ['Final Notice Before Levy on Social Security Benefits', 'cp90'],
    ['Intent to terminate your installment agreement', 'cp523'],
    ['We applied your 2023 Form 1040 overpayment to an unpaid balance', 'cp49'],
    ['You didn’t file a Form 1040 tax return', 'cp59'],
    ['We have no record that you filed your Form 941', 'cp259'],
    ['Proposed FTD penalty - request for correct information', 'cp207'],
    ['We’re auditing your 2024 Form 1040', 'cp75'],
    ['We made the changes you requested to your 2023 Form 1040', 'cp21'],
    ['Delinquency assessment', 'ohio-business-assessment'],
    ['Administrative subpoena', 'rita-non-filing'],
    ['We change the status of your policy from active to lapsed', 'bwc-lapse'],
    ['Determination of Benefit Rights', 'odjfs-benefits'],
  ])('%s finds %s first', (typed, slug) => {
    expect(findLetters(typed).letters[0]?.slug).toBe(slug);
  });

  it('shows the three corrections for the words that are on all of them', () => {
    const { letters } = findLetters('We made changes to your return because we believe there’s a miscalculation');
    expect(new Set(letters.slice(0, 3).map(({ slug }) => slug))).toEqual(new Set(['cp11', 'cp12', 'cp13']));
  });
});

describe('a sentence about money', () => {
  const demands = (typed: string) => findLetters(typed).letters.map(({ asksForMoney }) => asksForMoney);

  it.each([
    'We changed your 2024 return. You owe $1,842',
    'They changed my return and I still owe',
    'amount due $312.40',
  ])('%s finds letters that ask for money first, and none that asks for nothing', (typed) => {
    expect(demands(typed)[0]).toBe('yes');
    expect(demands(typed)).not.toContain('no');
  });

  it.each([
    'We changed your return. You owe nothing',
    'changed my return, you don’t owe',
    'You are due a bigger refund',
  ])('%s finds no letter that asks for money', (typed) => {
    expect(demands(typed).length).toBeGreaterThan(0);
    expect(demands(typed)).not.toContain('yes');
  });

  it.each(['did not file, you may owe', 'changed my return', 'they may ask what you owed'])(
    '%s rules nothing out',
    (typed) => expect(demands(typed)).toContain('no'),
  );

  it('says what decides between two that read alike', () => {
    const { letters, apart } = findLetters('We changed your 2024 return. You owe $1,842');
    expect(letters.slice(0, 2).map(({ slug }) => slug)).toEqual(['cp22', 'cp11']);
    expect(apart).toMatch(/ask for a change.*audit.*CP22.*CP11/);
    expect(findLetters('CP22').apart).toBe(undefined);
    expect(findLetters('city tax').apart).toBe(undefined);
  });

  it('puts what is printed on many letters on those letters', () => {
    const found = (typed: string) => findLetters(typed).letters.map(({ slug }) => slug);
    expect(found('If you do not agree').slice(0, 7)).toEqual(
      expect.arrayContaining(['cp2000', 'cp3219a', 'cp11', 'cp12', 'cp22']),
    );
    for (const slug of found('Changes to your 2024 Form 1040').slice(0, 3))
      expect(['cp11', 'cp12', 'cp13', 'cp21', 'cp22']).toContain(slug);
  });
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
    expect(findLetters(typed)).toMatchObject({ letters: [], exact: null, kind });
  });
});
