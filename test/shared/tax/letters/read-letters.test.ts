import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lettersFolder, readLetters } from '#shared/tax/letters/read-letters.ts';

const textOf = (file: string) => readFileSync(path.join(lettersFolder, file), 'utf8');
/** Reads the letters with one change to a file: the first `right` in it is `wrong`. */
const withChange = (file: string, right: string, wrong: string) => () =>
  readLetters((name) => (name === file ? textOf(name).replace(right, wrong) : textOf(name)));

describe('a mistake in a letter stops the build with file and line', () => {
  it.each([
    [
      'irs-owed.yaml',
      'links: [federalPayments',
      'links: [federalPaiments',
      ':24: cp14.links.0: there is no official link',
    ],
    ['irs-owed.yaml', 'law: IRC 6601', 'law: IRS 6601', ':13: cp14.terms.0.law: there is no source "IRS 6601"'],
    [
      'irs-owed.yaml',
      '{sentence irsPlan}',
      '{sentence irsplan}',
      ':23: cp14.cannotPay: there is no {sentence irsplan}',
    ],
    ['irs-owed.yaml', '  asksForMoney: yes\n', '', ':2: cp14.asksForMoney: '],
    ['irs-owed.yaml', 'moves: false', 'move: false', ':96: cp504.terms.0: Unrecognized key: "move"'],
    ['irs-owed.yaml', 'first bill.', 'first bill', ':7: cp14.says: not a sentence'],
    ['irs-refund.yaml', '.refundNotice.days', '.refundNotice.day', ':40: cp53e.terms.0.days: there is no {figure'],
    ['city.yaml', 'phones: [rita]', 'phones: [retia]', ':22: rita-non-filing.phones.0: there is no telephone “retia”'],
    [
      'all-letters.yaml',
      'https://www.irs.gov/tax',
      'http://www.irs.gov/tax',
      ':161: sources.collection: there is no source',
    ],
  ])('%s: %j as %j', (file, right, wrong, message) => {
    expect(textOf(file)).toContain(right);
    expect(withChange(file, right, wrong)).toThrow(`${lettersFolder}/${file}`);
    expect(withChange(file, right, wrong)).toThrow(message);
  });
});

it('writes figures and sentences that several letters share into the texts', () => {
  const { cannotPay, terms } = readLetters().find(({ slug }) => slug === 'cp53e')!;
  expect([terms[0]!.days, cannotPay]).toEqual([30, undefined]);
  expect(readLetters().find(({ slug }) => slug === 'cp14')!.cannotPay).toMatch(/up to 180 days, .* \$50,000 or less\./);
});
