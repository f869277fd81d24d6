import { truncate } from '#shared/format/text.ts';
import type { MarkedText } from '#shared/site/page-data.ts';
import { joined } from '../content/html/sections.ts';
import type { Match } from './search-index.ts';
import { splitAtWords, terms } from './terms.ts';

const maxExcerptLength = 200;
const minExcerptLength = 20;
/** Not after an abbreviation such as U.S., nor before a sentence that only says something with the one before it. */
const sentenceEnd =
  /\n|(?<=[.!?])(?<!\b[A-Z]\.[A-Z]\.) (?!(?:After that|Both|But|If not|It|Its|Only|So|That|There|They|Their|This|These|Those|Otherwise)\b)/;
/** Longer text between two full stops is no sentence. */
const maxSentences = 400;

/** The sentence of a section that has the most of the terms; one counts more the fewer sentences have it. */
export function bestSentence({ document, section, terms: matched }: Match): string {
  const all = sentences(section?.text ?? '').map((sentence) => ({ sentence, found: new Set(terms(sentence)) }));
  const weights = new Map(
    [...matched].map((term) => [term, 1 + 1 / (1 + all.filter(({ found }) => found.has(term)).length)]),
  );
  const score = ({ sentence, found }: (typeof all)[number]) => {
    let sum = 0;
    for (const term of found) sum += weights.get(term) ?? 0;
    // Of two that match as well, the longer says more.
    return sum * (1 + Math.min(sentence.length, 80) / 400);
  };
  const scores = all.map(score);
  const found = withNext(all, scores.indexOf(Math.max(...scores)));
  // What begins with a number is a row of a calendar or a table, which says little alone.
  return found && !/^\d/.test(found) ? found : document.description;
}

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
function withNext(all: readonly { sentence: string }[], index: number): string {
  let text = all[index]?.sentence ?? '';
  for (let next = index + 1; text.length < minExcerptLength && next < all.length; next++)
    text = joined(text, all[next]!.sentence);
  return text;
}

function sentences(text: string): string[] {
  return text.split(sentenceEnd).slice(0, maxSentences).filter(Boolean);
}
