import { editDistance } from '#shared/format/edit-distance.ts';
import { type LetterEntry, letterGroups, letterIndex } from './letter-index.ts';

/** Whose number it looks like, for the result where no letter has it. */
export type NumberKind = 'irs' | 'ohio' | 'county' | 'unknown';

export type FoundLetters = {
  /** The letters that match, best first. */
  letters: readonly LetterEntry[];
  /** The one letter whose number or alias was typed. */
  exact: LetterEntry | null;
  kind: NumberKind;
  /** What decides between the first two, where they read alike. */
  apart?: string | undefined;
};

const maxFound = 12;

/** Names of senders as they are printed, and the one word that finds their letters. */
const senders: readonly [name: RegExp, word: string][] = [
  [/(?:ohio )?regional income tax agency/g, 'rita'],
  [/(?:ohio )?central collection agency/g, 'cca'],
  [/(?:ohio )?(?:bureau of )?workers comp(?:ensation)?\b/g, 'bwc'],
  [/(?:ohio )?(?:(?:department of )?job and family services|odjfs)/g, 'jfs'],
  [/(?:ohio )?department of taxation/g, 'ohio'],
  [/department of the treasury|internal revenue service/g, 'irs'],
];

/** What the county bills: the firm describes no letter of it, and “property” alone is in those about a levy. */
const countyTax = /\bproperty tax(?:es)?\b|\bcounty (?:auditor|treasurer)\b/i;

const stopWords = new Set(
  'notice notices letter letters number form the from about my me to of for tax is it they them a an and i in on we you your what why how do does was with this that have has got get not be our us or if are'.split(
    ' ',
  ),
);

/**
 * Letters by the number at the corner or by words: `CP 2000`, `notice cp14`, `Letter 5071C`, `LT-11` and `1058` find the
 * letter, as does any word of its names, of its sender, or of what people say about it.
 */
export function findLetters(typed: string): FoundLetters {
  if (countyTax.test(typed)) return { letters: [], exact: null, kind: 'county' };
  const code = codeOf(typed);
  const words = wordsOf(typed);
  const isOwed = saysOwed(typed);
  const ranked = weighedLetters
    .map(({ entry, weighed }) => ({
      entry,
      score: Math.max(numberScore(entry, code), wordScore(weighed, words) * moneyFit(entry, isOwed)),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || order(a.entry) - order(b.entry));
  const [best, second] = ranked;
  // A word such as RITA may be one letter's name and a part of another's.
  const isClear = best && best.score >= 8 && second?.score !== best.score && (/\d/.test(code) || !second);
  const exact = isClear ? best.entry : null;
  const close = ranked.filter(({ score }) => score > best!.score / 3);
  const letters = close.slice(0, maxFound).map(({ entry }) => entry);
  const [first, next] = letters;
  const apart = first && next && !exact ? (first.apart[next.slug] ?? next.apart[first.slug]) : undefined;
  return { letters, exact, kind: kindOf(code), apart };
}

/** Of two that fit alike, the letter of Ohio or a city comes first: the IRS’s have a number at the corner. Then the commoner. */
const order = ({ group, common }: LetterEntry) => 2 * Number(group.startsWith('irs-')) - Number(common);

/** 10: the number; 8: another of its numbers or names; 6: its digits; 5: it begins so; 4: another of its numbers does. */
function numberScore({ number, aliases }: LetterEntry, code: string): number {
  if (code === '') return 0;
  const corner = codeOf(number);
  const others = aliases.filter((alias) => !sharedNames.has(alias)).map(codeOf);
  if (corner === code) return 10;
  if (others.includes(code)) return 8;
  if (/^\d+$/.test(code) && code.length > 1 && [corner, ...others].some((one) => one.replace(/\D/g, '') === code))
    return 6;
  const begins = (one: string) => code.length > 1 && /\d/.test(code) && one.startsWith(code);
  if (begins(corner)) return 5;
  return others.some(begins) ? 4 : 0;
}

/** What several letters are called, such as “delinquency notice”, is no one’s number. */
const sharedNames = new Set(
  letterIndex.flatMap(({ aliases }) => aliases).filter((alias, place, all) => all.indexOf(alias) !== place),
);

/** How much a word counts in a letter's names, in what people say about it, and in the title of its sender's group. */
const weights = { names: 1, words: 0.7, sender: 0.4 };
const weighedLetters = letterIndex.map((entry) => {
  const { number, name, aliases, words, group } = entry;
  const weighed = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) weighed.set(word, Math.max(weight, weighed.get(word) ?? 0));
  };
  // “Ohio and IRS figures differ” is no letter of the IRS.
  add(`${number} ${name.replace('IRS', '')} ${aliases.join(' ')}`, weights.names);
  add(words, weights.words);
  add(letterGroups[group]!, weights.sender);
  return { entry, weighed };
});

/** Up to 3, by the words that the letter has; a word counts more the fewer letters have it, and less if only its beginning fits. */
function wordScore(weighed: ReadonlyMap<string, number>, words: string[]): number {
  let found = 0;
  let all = 0;
  for (const word of words) {
    const rarity = Math.log(
      1 + letterIndex.length / (1 + weighedLetters.filter((other) => other.weighed.has(word)).length),
    );
    all += rarity;
    found += rarity * weightOf(word, weighed);
  }
  return all === 0 ? 0 : (3 * found) / all;
}

/** Half for a word whose beginning was typed, or that is one letter away. */
function weightOf(word: string, weighed: ReadonlyMap<string, number>): number {
  const meant = [...weighed].filter(
    ([known]) => word.length > 2 && (known.startsWith(word) || (word.length > 5 && editDistance(word, known, 1) === 1)),
  );
  return weighed.get(word) ?? Math.max(0, ...meant.map(([, weight]) => weight / 2));
}

/** What says that nothing is owed, or that money comes. */
const notOwed = [
  /\b(?:owe|due)[: ]+(?:nothing|no\b|\$?0(?:\.00)?(?![\d.,]))/,
  /(?:\bnot|\bnever|n't|\bno longer) owe\b/,
  /\bno (?:amount|balance|money|payment|tax) (?:is )?(?:due|owed)\b/,
  /\b(?:we|irs|they) owe you\b/,
  /\byou(?: are|'re) (?:due|getting|owed) a .{0,20}refund\b/,
];
const owed = [/\b(?:you|i|we) (?:still |now |also )?owe\b/, /(?<!proposed )\b(?:amount|balance) due\b/];

/** Whether a text says that its reader owes money (true), or that nothing is owed (false); null where it says neither. */
function saysOwed(typed: string): boolean | null {
  const text = typed.toLowerCase().replaceAll('’', "'");
  if (notOwed.some((sentence) => sentence.test(text))) return false;
  return owed.some((sentence) => sentence.test(text)) || null;
}

/** How well a letter's demand fits what the text says of money: 0 where one contradicts the other. */
function moneyFit({ asksForMoney }: LetterEntry, isOwed: boolean | null): number {
  if (isOwed === null) return 1;
  if (asksForMoney === 'maybe') return 0.7;
  return (asksForMoney === 'yes') === isOwed ? 1 : 0;
}

/** Letters and digits only, without the words people put before a number. */
function codeOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(irs|notice|notices|letter|form|number|no|id|ltr|from|the|a|my)\b/g, ' ')
    .replace(/[^a-z0-9]/g, '');
}

/** The words of a text without their endings: file of filing, delinquent of delinquency. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/n[’']t\b/g, ' not')
    .replace(/[’']/g, '');
  const words =
    senders
      .reduce((whole, [name, word]) => whole.replace(name, word), plain)
      .replace(/\b(it|sd|cp|lt)[ -](?=\d)/g, '$1')
      // A section of the law is no number of a letter.
      .match(/\d{3,4}\.\d{2,}|[a-z0-9]+/g) ?? [];
  return [...new Set(words)]
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => word.replace(/ency$/, 'ent').replace(/^([a-z]{3,}?)(?:ing|ed|es|s|e)$/, '$1'));
}

/** The IRS begins its notices with CP or LT and ends many letters with C; no number of its has more than four digits. */
function kindOf(code: string): NumberKind {
  if (/^(cp|lt)\d{1,4}[a-z]{0,2}$/.test(code) || /^\d{1,4}[a-z]{0,2}$/.test(code)) return 'irs';
  return /^[a-z]{4}\d{4}$/.test(code) ? 'ohio' : 'unknown';
}
