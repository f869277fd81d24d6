import { truncate } from '#shared/format/text.ts';
import type { MarkedText } from '#shared/site/page-data.ts';
import { joined } from '../content/html/sections.ts';
import type { SearchDocument } from './documents.ts';
import { splitAtWords, terms } from './terms.ts';

const maxExcerptLength = 200;
const minExcerptLength = 20;
/** Longer text between two full stops is no sentence. */
const maxSentences = 400;

type Passage = { id: string | null; heading: string; sentence: string };

/**
 * The sentence of a page or post that has the most of the matched terms, with the section it stands in. A term counts more
 * the fewer sections have it. The description where no section has any.
 */
export function bestPassage(document: SearchDocument, matched: ReadonlySet<string>): Passage {
  const sectionTerms = document.sections.map(({ heading, text }) => new Set([...terms(heading), ...terms(text)]));
  const counts = new Map<string, number>();
  for (const found of sectionTerms)
    for (const term of found) if (matched.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weight = (found: Iterable<string>) => {
    let sum = 0;
    for (const term of new Set(found)) if (matched.has(term)) sum += 1 + 1 / (counts.get(term) ?? 1);
    return sum;
  };
  const inDescription = weight(terms(document.description));
  const best = document.sections
    .map((section, index) => ({
      section,
      score: weight(sectionTerms[index]!) + weight(terms(section.heading)),
    }))
    .reduce((a, b) => (b.score > a.score ? b : a), { section: undefined, score: 0 } as Scored);
  // The whole page is about it, or no part of it is.
  const inTitle = weight(terms(document.title));
  if (!best.section || inTitle === weight(matched) || (inDescription >= best.score && inTitle > 0))
    return { id: null, heading: '', sentence: document.description };
  const { id, heading, text } = best.section;
  const all = sentences(text);
  const sentence = all
    // Of two that match as well, the longer says more.
    .map((candidate, index) => ({
      index,
      score: weight(terms(candidate)) * (1 + Math.min(candidate.length, 80) / 400),
    }))
    .reduce((a, b) => (b.score > a.score ? b : a), { index: 0, score: 0 });
  const found = sentence.score > 0 || !document.description ? withNext(all, sentence.index) : '';
  // What begins with a number is a row of a calendar or a table, which says little alone.
  return { id, heading, sentence: found && !/^\d/.test(found) ? found : document.description };
}

type Scored = { section: SearchDocument['sections'][number] | undefined; score: number };

/** A text in parts, the words at the odd indexes that are among the matched terms. Long texts are cut around the first. */
export function marked(text: string, matched: ReadonlySet<string>, maxLength = maxExcerptLength): MarkedText {
  const parts: string[] = [''];
  for (const [index, part] of splitAtWords(aroundFirst(text, matched, maxLength)).entries()) {
    const isMatch = index % 2 === 1 && terms(part).some((term) => matched.has(term));
    if (isMatch) parts.push(part, '');
    else parts[parts.length - 1] += part;
  }
  return parts;
}

function aroundFirst(text: string, matched: ReadonlySet<string>, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const parts = splitAtWords(text);
  let position = 0;
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1 && terms(part).some((term) => matched.has(term))) break;
    position += part.length;
  }
  if (position >= text.length || position < maxLength / 2) return truncate(text, maxLength);
  const start = text.indexOf(' ', Math.max(0, position - maxLength / 3)) + 1;
  return `… ${truncate(text.slice(start), maxLength)}`;
}

/** The sentence at an index; one that is too short to say anything, such as "No.", with the next. */
function withNext(all: readonly string[], index: number): string {
  let sentence = all[index] ?? '';
  for (let next = index + 1; sentence.length < minExcerptLength && next < all.length; next++)
    sentence = joined(sentence, all[next]!);
  return sentence;
}

function sentences(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?]) /)
    .slice(0, maxSentences)
    .filter(Boolean);
}
