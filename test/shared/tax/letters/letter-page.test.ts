import { describe, expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { staleFacts } from '#shared/tax/facts/all-facts.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { letterGroups, letterIndex } from '#shared/tax/letters/letter-index.ts';
import { letterFacts, letterPage, letterTexts } from '#shared/tax/letters/letter-page.ts';

const letters = letterIndex.map(({ slug }) => letterPage(slug)!);
const longest = Math.max(...Object.values(brands).map(({ name }) => name.length));

/** The letters on the list of the firm's owner, as people call them. */
const required =
  'cp14 cp501 cp503 cp504 lt11 cp2000 cp3219a cp75 cp05 5071c 4883c cp53e cp21 cp22 cp49 cp161 cp162 cp259 cp504b 226-j 1099-k-mismatch ohio-identity-quiz ohio-variance-notice ohio-assessment ohio-billing-notice ohio-sales-tax-not-filed ohio-withholding-not-filed ohio-cat-notice ohio-school-district rita-non-filing cca-letter city-inquiry odjfs-report-missing bwc-lapse is-it-real';

describe('the letters', () => {
  it('are at least 40, among them all on the list of the owner, each once', () => {
    const slugs = letters.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(required.split(' ').filter((slug) => !slugs.includes(slug))).toEqual([]);
    for (const group of Object.keys(letterGroups))
      expect(
        letters.some((one) => one.group === group),
        group,
      ).toBe(true);
    expect(letterPage('nope')).toBe(null);
  });

  it.each(letters.map((letter) => [letter.slug, letter] as const))('%s is complete', (_slug, letter) => {
    const { says, money, byWhen, afterwards, agree, disagree, cannotPay } = letter;
    for (const text of [says, money, byWhen, afterwards, agree, disagree, cannotPay]) {
      expect(text.length).toBeGreaterThan(10);
      expect(text, 'ends as a sentence').toMatch(/[.?]$/);
    }
    expect(says.slice(0, -1), 'one sentence').not.toMatch(/[.!?] [A-Z]/);
    expect(letter.send.length).toBeGreaterThan(0);
    expect(letter.fakeSigns.length).toBeGreaterThanOrEqual(2);
    expect(letter.sources.length).toBeGreaterThan(0);
    expect(letter.links.length).toBeGreaterThan(0);
    expect(letter.checkedOn).toBe('2026-11-22');
    expect(`${letter.heading}: what to do | `.length + longest).toBeLessThanOrEqual(65);
  });

  it('name an office’s telephone, or a city whose number is on the letter only', () => {
    expect(letters.filter(({ phones }) => phones.length === 0).map(({ slug }) => slug)).toEqual(['city-inquiry']);
  });

  it('link to official sites and telephones of the site’s lists only', () => {
    const officialUrls = new Set(Object.values(officialLinks.value).map(({ url }) => url));
    const numbers = new Set(Object.values(telephones).map(({ value }) => value.number));
    expect(letters.flatMap(({ links }) => links).filter(({ url }) => !officialUrls.has(url))).toEqual([]);
    expect(letters.flatMap(({ phones }) => phones).filter(({ number }) => !numbers.has(number))).toEqual([]);
  });

  it('have sources on official hosts', () => {
    const official = /(^|\.)(irs\.gov|house\.gov|ohio\.gov|ritaohio\.com|ccaohio\.gov)$/;
    const hosts = letters.flatMap(({ sources, terms }) => [...sources, ...terms.map(({ source }) => source)]);
    expect(hosts.filter(({ url }) => !official.test(new URL(url).hostname))).toEqual([]);
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

  it('lead to letters that exist, and never to themselves', () => {
    const slugs = new Set<string>(letters.map(({ slug }) => slug));
    for (const [slug, { before = [], after = [] }] of Object.entries(letterTexts)) {
      for (const other of [...before, ...after]) {
        expect(slugs.has(other), `${slug} names ${other}`).toBe(true);
        expect(other).not.toBe(slug);
      }
    }
  });

  it('are due for a check after 400 days, as other facts are', () => {
    const stale = (date: string) =>
      staleFacts(new Date(`${date}T12:00:00-05:00`)).filter(({ id }) => id.startsWith('letters.'));
    expect(stale('2027-12-27')).toEqual([]);
    expect(stale('2027-12-28').length).toBe(letterFacts.length);
  });

  it('never ask for numbers or papers outside the portal', () => {
    const found = letters.flatMap(({ send }) => send).filter((text) => /e-mail|fax|form below/i.test(text));
    expect(found).toEqual([]);
  });
});
