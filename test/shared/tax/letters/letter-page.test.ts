import { describe, expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { staleFacts } from '#shared/tax/facts/all-facts.ts';
import { objections } from '#shared/tax/facts/objections.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import { letterFacts, letterPage } from '#shared/tax/letters/letter-page.ts';

const letters = letterIndex.map(({ slug }) => letterPage(slug)!);
const longest = Math.max(...Object.values(brands).map(({ name }) => name.length));

describe('the letters', () => {
  it('have titles that results of a search show whole', () => {
    expect(letters.map(({ heading }) => heading)).toContain('IRS letter 98C');
    for (const { heading } of letters)
      expect(`${heading}: what to do | `.length + longest, heading).toBeLessThanOrEqual(65);
  });

  it('cite the law for each number of days that the law fixes, and say where a number is only usual', () => {
    const statute = /Code, (section|rule)/;
    for (const { slug, terms, byWhen } of letters) {
      for (const { basis, source, moves } of terms) {
        if (basis === 'law') expect(source.label, slug).toMatch(statute);
        else expect(moves, slug).toBe(false);
      }
      if (terms.some(({ basis }) => basis === 'law')) expect(byWhen, slug).toMatch(/\d+|printed/);
    }
  });

  it('say that they are told by others where the office’s page was not read', () => {
    const sourceOf = (slug: string) => letterFacts.find(({ id }) => id.endsWith(`.${slug}`))!.source.label;
    expect(sourceOf('cp503')).toContain('from secondary sources');
    expect(sourceOf('cp501')).not.toContain('accounts of others');
  });

  it.each([
    ['lt11', 'afterwards', /within one year of the letter’s date.*you cannot take its answer to court/],
    ['cp504', 'afterwards', /state refund; once it has, it must tell you how to ask for a hearing/],
    ['cp14', 'disagree', /first-time abatement/],
    ['cp14', 'cannotPay', /\$22 with automatic payments.*\$69 without them/],
    ['cp75', 'disagree', /a Form 1040-X is no answer/],
    ['cp75', 'afterwards', /Form 8862.*two years, for fraud for ten.*audit reconsideration/],
    ['cp3219n', 'afterwards', /only for a good reason.*come too late, ask a lawyer/],
    ['cp90', 'cannotPay', /^Send Form 12153 in time.*stops the levy.*hardship/],
    ['cp504', 'afterwards', /ten days after the first letter that warns of a levy bears 1% a month/],
    ['odjfs-benefits', 'disagree', /an illness kept you from it.*end of the third calendar week/],
    ['bwc-lapse', 'afterwards', /The worker can sue you as well/],
    ['5071c', 'afterwards', /nine weeks/],
    ['1099-k-mismatch', 'disagree', /corrected one.*top of Schedule 1, or on Form 8949; the loss is not deducted/],
    [
      'rita-non-filing',
      'afterwards',
      /\$25, for tax years before 2023 \$25 a month up to \$150, even when no tax is due; from 2023 on.*extension runs.*15% of it, what an employer withheld and pays over late up to 50%, and interest/,
    ],
    ['ohio-sales-tax-not-filed', 'afterwards', /up to 50% .*up to 15%.*suspend the license/],
    ['ohio-cat-notice', 'afterwards', /\$50 or 10% of the tax/],
    ['ohio-school-district', 'agree', /only the income of that part/],
    ['odjfs-determination', 'says', /a worker’s benefits is another letter and gives 21 days/],
    ['is-it-real', 'cannotPay', /Freeze your credit.*IdentityTheft\.gov.*Form 14039/],
    ['is-it-real', 'disagree', /advertisement.*no annual report.*no owners \(BOI\) to FinCEN/],
  ] as const)('%s says in “%s” what its sources do', (slug, field, text) => {
    // A list of its points has one a line.
    expect(letterPage(slug)![field]?.replaceAll('\n', ' ')).toMatch(text);
  });

  it('are due for a check after 400 days, as other facts are', () => {
    const stale = (date: string) =>
      staleFacts(new Date(`${date}T12:00:00-05:00`)).filter(({ id }) => id.startsWith('letters.'));
    expect(stale('2027-12-27')).toEqual([]);
    expect(stale('2027-12-28').length).toBe(letterFacts.filter(({ checkedOn }) => checkedOn === '2026-11-22').length);
  });
});

it.each(Object.entries(objections))('%s has the days and the source of its letter', (_, { value, source }) => {
  const { terms } = letterPage(value.letter)!;
  const term = terms.find(({ days }) => days === value.days)!;
  expect([term?.days, term?.source.url]).toEqual([value.days, source.url]);
});
