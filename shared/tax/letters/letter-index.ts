import type { LetterFields } from './letter-fields.ts';
import { letterRows } from './letter-rows.ts';

/** Who sends a letter and why, by id, in the order of the list. */
export const letterGroups: Record<string, string> = Object.fromEntries(letterRows.map(([id, title]) => [id, title]));

/** A letter in the list: enough to find it. */
export type LetterEntry = {
  slug: string;
  /** As printed at the letter's corner; for letters without a number what they are called. */
  number: string;
  name: string;
  group: string;
  /** Further numbers and names that lead to it. */
  aliases: readonly string[];
  /** What else is printed on it, and what people say who got it. */
  words: string;
  /** One of the letters that come most often. */
  common: boolean;
  asksForMoney: LetterFields['asksForMoney'];
  /** What decides between it and a letter that reads alike, by the other’s slug. */
  apart: Readonly<Partial<Record<string, string>>>;
};

/** Every letter that is described, in the order of the list. */
export const letterIndex: readonly LetterEntry[] = letterRows.flatMap(([group, , letters]) =>
  letters.map(([slug, number, name, aliases, words, common, asksForMoney, apart]) => ({
    slug,
    number,
    name,
    group,
    words,
    asksForMoney,
    apart,
    aliases: aliases === '' ? [] : aliases.split(', '),
    common: common === 1,
  })),
);
