import { synonyms } from './synonyms.ts';
import { terms, topicTerms } from './terms.ts';

/** What one word or phrase of a query may be called; each alternative is a list of terms that must all match. */
export type TermGroup = { alternatives: string[][]; isAmount: boolean };

const maxGroups = 24;

const phrases = synonyms.map((group) => group.map((phrase) => terms(phrase)));
const longestPhrase = Math.max(...phrases.flat().map((phrase) => phrase.length));
const phrasesByFirstTerm = new Map<string, { phrase: string[]; group: string[][] }[]>();
for (const group of phrases) {
  for (const phrase of group) {
    const first = phrase[0]!;
    phrasesByFirstTerm.set(first, [...(phrasesByFirstTerm.get(first) ?? []), { phrase, group }]);
  }
}

/** The groups of a query's terms: each word with its synonyms, a known phrase as one. */
export function termGroups(q: string): TermGroup[] {
  const all = topicTerms(withPhrases(q));
  const amounts = new Set((q.match(/\$\d[\d,.]*/g) ?? []).flatMap(terms));
  const groups: TermGroup[] = [];
  for (let start = 0; start < all.length && groups.length < maxGroups; ) {
    const known = longestMatch(all, start);
    const typed = known?.phrase ?? [all[start]!];
    const others = known?.group.filter((phrase) => phrase !== typed) ?? [];
    if (!groups.some(({ alternatives }) => alternatives[0]!.join(' ') === typed.join(' ')))
      groups.push({ alternatives: [typed, ...others], isAmount: typed.every((term) => amounts.has(term)) });
    start += typed.length;
  }
  return groups;
}

/** States without a section of their own; Delaware and Washington are names of Ohio counties, too. */
const otherStates =
  /\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|florida|georgia|hawaii|idaho|illinois|iowa|kansas|louisiana|maine|maryland|massachusetts|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:(?:north|south) )?(?:carolina|dakota)|oklahoma|oregon|rhode island|tennessee|texas|utah|vermont|(?<!west )virginia|wisconsin|wyoming)\b/gi;

/** Phrases that would be lost with their stop words. */
const wholePhrases: [pattern: RegExp, words: string][] = [
  [otherStates, 'another state'],
  [/\bout of state\b/gi, 'another state'],
  [/\bhow much (?:tax )?(?:will|do|would) (?:i|we) (?:owe|get back)\b/gi, 'owe tax calculator'],
  [/\bhow much (?=for\b|is\b|does an?\b)/gi, 'price '],
  [/\b(?:price|fee|cost|quote)(?: for| of)? \d{1,3} (?:employees|people|workers)\b/gi, 'payroll fee'],
  [/\bdo(?:es|ing)? (?:(?:my|our|the) )?(?:own )?payroll (?:by )?(?:myself|ourselves)\b/gi, 'payroll switch take over'],
  [/\b(?:do|file|prepare) (?:my|our) taxes\b/gi, 'file tax return preparation'],
  [/\bwho are you\b|\babout (?:us|you)\b/gi, 'team'],
  [/\bwhere are you\b|\bwhere is your office\b/gi, 'office directions'],
  [/\b(?:make|book|get|need|set up) an? appointment\b/gi, 'book meeting'],
  [/\bwhat time\b|\bwhen are you open\b|\bare you open\b/gi, 'hours'],
  [/\b(?:not|never|(?:did|have|has)n['’]?t) filed?\b/gi, 'unfiled return'],
  // The index cuts it to 1099, as it does 1099s.
  [/\b1099-s\b/gi, '1099-S sell house'],
  [/\bgift tax(?:es)?\b/gi, 'gift tax 709'],
  [/\bretirement income credit\b/gi, 'pension retirement income credit'],
  [/\bmov(?:e|ing) (?:costs?|expenses?)\b/gi, 'relocation'],
  [
    /\bmov(?:ing|ed) from (?!.{0,60}\b(?:another state|indiana|kentucky|michigan|ohio|pennsylvania|west virginia)\b).{1,40}? to \w/gi,
    'change town during the year which returns do i file',
  ],
  [/\bmov(?:ing|ed)\b/gi, 'moved address'],
  [/\b(?:can|do|will) you come\b|\bcome to (?:me|us)\b/gi, 'visit'],
];

function withPhrases(q: string): string {
  return wholePhrases.reduce((text, [pattern, words]) => text.replace(pattern, words), q);
}

function longestMatch(all: string[], start: number) {
  const candidates = phrasesByFirstTerm.get(all[start]!) ?? [];
  for (let length = longestPhrase; length > 0; length--) {
    const found = candidates.find(
      ({ phrase }) => phrase.length === length && phrase.every((term, offset) => all[start + offset] === term),
    );
    if (found) return found;
  }
  return undefined;
}

/** In shorter words one letter makes another word, or two do: shell, sell; provision, precision. */
const minLengths = { one: 6, two: 10 };
const maxLength = 30;

export type KnownQuery = { groups: TermGroup[]; replaced: Map<string, string>; unknown: Set<string> };

/** The groups of a query that are known, with mistyped terms replaced by the likeliest of the vocabulary. */
export function knownGroups(groups: TermGroup[], vocabulary: ReadonlyMap<string, number>): KnownQuery {
  const replaced = new Map<string, string>();
  const unknown = new Set<string>();
  const known = groups.flatMap((group) => {
    if (group.alternatives.some((terms) => terms.every((term) => isKnown(term, vocabulary)))) return [group];
    const [typed, ...others] = group.alternatives as [string[], ...string[][]];
    const better = typed.flatMap((term) => {
      if (isKnown(term, vocabulary)) return [term];
      const nearest = nearestTerm(term, vocabulary);
      if (nearest) replaced.set(term, nearest);
      else if (!group.isAmount) unknown.add(term);
      return nearest ?? [];
    });
    return better.length > 0 ? [{ ...group, alternatives: [better, ...others] }] : [];
  });
  return { groups: known, replaced, unknown };
}

function isKnown(term: string, vocabulary: ReadonlyMap<string, number>): boolean {
  if (vocabulary.has(term)) return true;
  if (term.length < 3) return false;
  for (const known of vocabulary.keys()) if (known.startsWith(term)) return true;
  return false;
}

/** The term with the fewest typing errors, of those the one that most sections have. */
function nearestTerm(term: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (term.length > maxLength || /\d/.test(term)) return undefined;
  let best: { known: string; errors: number; count: number } | undefined;
  for (const [known, count] of vocabulary) {
    // Hardly anyone mistypes the first letter.
    if (known[0] !== term[0] || /\d/.test(known)) continue;
    const length = Math.max(term.length, known.length);
    const limit = length < minLengths.one ? 0 : length < minLengths.two ? 1 : 2;
    const errors = typingErrors(term, known, limit);
    if (errors > limit) continue;
    if (!best || errors < best.errors || (errors === best.errors && count > best.count))
      best = { known, errors, count };
  }
  return best?.known;
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keys = new Map(keyRows.flatMap((row, y) => [...row].map((letter, x) => [letter, { x: x + y / 2, y }] as const)));

/** Two letters that are taken for each other: vowels by ear, neighbors on the keyboard by hand. */
function areConfused(a: string, b: string): boolean {
  if (/[aeiouy]/.test(a) && /[aeiouy]/.test(b)) return true;
  const [first, second] = [keys.get(a), keys.get(b)];
  return !!first && !!second && Math.abs(first.x - second.x) <= 1 && Math.abs(first.y - second.y) <= 1;
}

/** How many letters were swapped, doubled, left out or taken for another; above `max` any number greater than it. */
function typingErrors(typed: string, meant: string, max: number): number {
  if (typed === meant) return 0;
  if (max === 0 || Math.abs(typed.length - meant.length) > max) return Number.POSITIVE_INFINITY;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  const ways: [isLikely: boolean, typed: string, meant: string][] = [
    [true, a.slice(1), b],
    [true, a, b.slice(1)],
    [areConfused(a[0] ?? '', b[0] ?? ''), a.slice(1), b.slice(1)],
    [a.length > 1 && a[0] === b[1] && a[1] === b[0], a.slice(2), b.slice(2)],
  ];
  return 1 + Math.min(...ways.filter(([isLikely]) => isLikely).map(([, x, y]) => typingErrors(x, y, max - 1)));
}
