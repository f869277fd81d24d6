import { describe, expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { staleFacts } from '#shared/tax/facts/all-facts.ts';
import { officialLinks } from '#shared/tax/facts/official-links.ts';
import { telephones } from '#shared/tax/facts/telephones.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import { letterFacts, letterPage, letterTexts } from '#shared/tax/letters/letter-page.ts';

const letters = letterIndex.map(({ slug }) => letterPage(slug)!);
const longest = Math.max(...Object.values(brands).map(({ name }) => name.length));

describe('the letters', () => {
  it.each(letters.map((letter) => [letter.slug, letter] as const))('%s is complete', (_slug, letter) => {
    const { says, money, byWhen, afterwards, agree, disagree, cannotPay } = letter;
    for (const text of [says, money, byWhen, afterwards, agree, disagree, cannotPay ?? says]) {
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

  it('link to official sites and telephones of the site’s lists only', () => {
    const officialUrls = new Set(Object.values(officialLinks.value).map(({ url }) => url));
    const numbers = new Set(Object.values(telephones).map(({ value }) => value.number));
    expect(letters.flatMap(({ links }) => links).filter(({ url }) => !officialUrls.has(url))).toEqual([]);
    expect(letters.flatMap(({ phones }) => phones).filter(({ number }) => !numbers.has(number))).toEqual([]);
  });

  it('have sources on official hosts', () => {
    const official = /(^|\.)(irs\.gov|house\.gov|ohio\.gov|ohioattorneygeneral\.gov|ritaohio\.com|ccaohio\.gov)$/;
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

  it('say that they are told by others where the office’s page was not read', () => {
    const sourceOf = (slug: string) => letterFacts.find(({ id }) => id.endsWith(`.${slug}`))!.source.label;
    expect(sourceOf('cp503')).toContain('by accounts of others');
    expect(sourceOf('cp501')).not.toContain('accounts of others');
  });

  it('are due for a check after 400 days, as other facts are', () => {
    const stale = (date: string) =>
      staleFacts(new Date(`${date}T12:00:00-05:00`)).filter(({ id }) => id.startsWith('letters.'));
    expect(stale('2027-12-27')).toEqual([]);
    expect(stale('2027-12-28').length).toBe(letterFacts.length);
  });
});
