import { createElement, Fragment, type ReactNode } from 'react';
import { splitAtWords, tokens } from '#shared/news/search-query.ts';

/** A text with the words of the search query marked. */
export function HighlightedText({ text, words }: { text: string; words: string[] }) {
  const found = new Set(words);
  const isFound = (part: string, index: number) => index % 2 === 1 && tokens(part).some((word) => found.has(word));
  const parts: ReactNode[] = [];
  for (const [index, part] of splitAtWords(text).entries()) {
    const last = parts.at(-1);
    if (isFound(part, index)) parts.push(createElement('mark', null, part));
    else if (typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return createElement(Fragment, null, ...parts);
}
