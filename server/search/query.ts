import { editDistance } from '#shared/format/edit-distance.ts';
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

/** In a shorter word one letter makes another word: tax, tag. */
const minLength = 4;
const maxLength = 30;

/**
 * The query's groups with mistyped terms replaced by the likeliest of the vocabulary.
 * @returns null when every term is known, or begins a known one, or none is like it
 */
export function corrected(
  groups: TermGroup[],
  vocabulary: ReadonlyMap<string, number>,
): { groups: TermGroup[]; replaced: Map<string, string> } | null {
  const replaced = new Map<string, string>();
  const result = groups.map((group) => {
    if (group.alternatives.some((terms) => terms.every((term) => isKnown(term, vocabulary)))) return group;
    const [typed, ...others] = group.alternatives as [string[], ...string[][]];
    const better = typed.map((term) => (isKnown(term, vocabulary) ? term : (nearest(term, vocabulary) ?? term)));
    for (const [index, term] of typed.entries()) if (better[index] !== term) replaced.set(term, better[index]!);
    return { alternatives: [better, ...others] };
  });
  return replaced.size > 0 ? { groups: result, replaced } : null;
}

function isKnown(term: string, vocabulary: ReadonlyMap<string, number>): boolean {
  if (vocabulary.has(term)) return true;
  if (term.length < 3) return false;
  for (const known of vocabulary.keys()) if (known.startsWith(term)) return true;
  return false;
}

/** The term with the fewest typing errors, of those the one that most documents have. */
function nearest(term: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (term.length < minLength || term.length > maxLength || /\d/.test(term)) return undefined;
  let best: { known: string; distance: number; count: number } | undefined;
  const limit = term.length < 6 ? 1 : 2;
  for (const [known, count] of vocabulary) {
    if (/\d/.test(known)) continue;
    const distance = editDistance(term, known, Math.min(limit, best?.distance ?? limit));
    if (distance > limit) continue;
    if (!best || distance < best.distance || (distance === best.distance && count > best.count))
      best = { known, distance, count };
  }
  return best?.known;
}
