import type { Fact } from '../facts/fact.ts';
import type { LetterPage } from './letter.ts';
import { letterPages } from './letter-pages.ts';

/** Each letter as a fact, for the check of its age. */
export const letterFacts: readonly Fact[] = letterPages.map(
  ({ slug, name, heading, sources: [source], asOf, secondHand, checkedOn, validThrough }) => {
    const { label, url } = source!;
    const taxYear = Number(checkedOn.slice(0, 4));
    return {
      id: `letters.${taxYear}.${slug}`,
      label: heading,
      value: name,
      taxYear,
      source: { label: secondHand ? `${label}; the letter itself from secondary sources` : label, url },
      checkedOn,
      ...(asOf !== undefined && { asOf }),
      validThrough,
    };
  },
);

/** The letter of a number, as it is printed there or in the list; null for an unknown one. */
export function letterNamed(number: string | null): LetterPage | null {
  return letterPages.find((letter) => letter.number === number) ?? null;
}

/** A letter for its page; null for an unknown slug. The server reads it; a browser gets one letter as page data. */
export function letterPage(slug: string): LetterPage | null {
  return letterPages.find((letter) => letter.slug === slug) ?? null;
}
