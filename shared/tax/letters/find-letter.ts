import { type LetterEntry, letterIndex } from './letter-index.ts';

/** Whose number it looks like, for the result where no letter has it. */
export type NumberKind = 'irs' | 'ohio' | 'unknown';

export type FoundLetters = {
  /** The letters that match, best first. */
  letters: readonly LetterEntry[];
  /** The one letter whose number or alias was typed. */
  exact: LetterEntry | null;
  kind: NumberKind;
};

const maxFound = 12;

/**
 * Letters by the number at the corner or by words: `CP 2000`, `notice cp14`, `Letter 5071C`, `LT-11` and `1058` find the
 * letter, as do words of its name.
 */
export function findLetters(typed: string): FoundLetters {
  const code = codeOf(typed);
  const words = wordsOf(typed);
  const ranked = letterIndex
    .map((entry) => ({ entry, score: score(entry, code, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  // A word such as RITA may be one letter's name and a part of another's.
  const isClear = best && best.score >= 8 && second?.score !== best.score && (/\d/.test(code) || !second);
  const exact = isClear ? best.entry : null;
  return { letters: ranked.slice(0, maxFound).map(({ entry }) => entry), exact, kind: kindOf(code) };
}

/** 10: the number; 8: another of its numbers or names; 6: its digits; 5: it begins so; 4: another of its numbers does; 2: all words are in its names. */
function score({ number, name, aliases }: LetterEntry, code: string, words: string[]): number {
  if (code === '') return 0;
  const corner = codeOf(number);
  const others = aliases.map(codeOf);
  if (corner === code) return 10;
  if (others.includes(code)) return 8;
  if (/^\d+$/.test(code) && code.length > 1 && [corner, ...others].some((one) => one.replace(/\D/g, '') === code))
    return 6;
  const begins = (one: string) => code.length > 1 && /\d/.test(code) && one.startsWith(code);
  if (begins(corner)) return 5;
  if (others.some(begins)) return 4;
  const text = wordsOf(`${number} ${name} ${aliases.join(' ')}`);
  return words.length > 0 && words.every((word) => text.some((one) => one.startsWith(word))) ? 2 : 0;
}

/** Letters and digits only, without the words people put before a number. */
function codeOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(irs|notice|notices|letter|form|number|no|id|ltr|from|the|a|my)\b/g, ' ')
    .replace(/[^a-z0-9]/g, '');
}

function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => word.length > 1 && !stopWords.has(word));
}

const stopWords = new Set([
  'irs',
  'notice',
  'letter',
  'the',
  'from',
  'about',
  'my',
  'to',
  'of',
  'for',
  'tax',
  'is',
  'it',
]);

/** The IRS begins its notices with CP or LT and ends many letters with C; Ohio has four letters and four digits. */
function kindOf(code: string): NumberKind {
  if (/^(cp|lt|st)\d/.test(code) || /^\d{1,4}[a-z]{0,2}$/.test(code)) return 'irs';
  return /^[a-z]{4}\d{4}$/.test(code) ? 'ohio' : 'unknown';
}
