import { synonyms } from './synonyms.ts';
import { terms, topicTerms } from './terms.ts';

/** What one word or phrase of a query may be called; each alternative is a list of terms that must all match. */
export type TermGroup = { alternatives: string[][] };

const maxGroups = 12;

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
  const groups: TermGroup[] = [];
  for (let start = 0; start < all.length && groups.length < maxGroups; ) {
    const known = longestMatch(all, start);
    const typed = known?.phrase ?? [all[start]!];
    const others = known?.group.filter((phrase) => phrase !== typed) ?? [];
    if (!groups.some(({ alternatives }) => alternatives[0]!.join(' ') === typed.join(' ')))
      groups.push({ alternatives: [typed, ...others] });
    start += typed.length;
  }
  return groups;
}

/** Phrases that would be lost with their stop words. */
const wholePhrases: [pattern: RegExp, words: string][] = [
  [/\bhow much (?:tax )?(?:will|do|would) (?:i|we) (?:owe|get back)\b/gi, 'owe tax calculator'],
  [/\bhow much\b/gi, 'price'],
  [/\b(?:do|file|prepare) (?:my|our) taxes\b/gi, 'file tax return preparation'],
  [/\bwho are you\b|\babout (?:us|you)\b/gi, 'team'],
  [/\bwhere are you\b|\bwhere is your office\b/gi, 'office directions'],
  [/\b(?:make|book|get|need|set up) an? appointment\b/gi, 'book meeting'],
  [/\bwhat time\b|\bwhen are you open\b|\bare you open\b/gi, 'hours'],
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
