import { createElement, Fragment, type ReactNode } from 'react';
import { splitAtWords, tokens } from '#shared/news/search-query.ts';

/** Text with the found words marked. */
export function HighlightedText({ text, words }: { text: string; words: string[] }) {
  const found = new Set(words);
  const isFound = (piece: string, place: number) => place % 2 === 1 && tokens(piece).some((word) => found.has(word));
  const parts: ReactNode[] = [];
  for (const [place, piece] of splitAtWords(text).entries()) {
    const last = parts.at(-1);
    if (isFound(piece, place)) parts.push(createElement('mark', null, piece));
    else if (typeof last === 'string') parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return createElement(Fragment, null, ...parts);
}
