import { createElement, Fragment } from 'react';
import { searchWords, wordPieces } from '#shared/search-text.ts';

/** Text with the found words marked. */
export function Marked({ text, words }: { text: string; words: string[] }) {
  const found = new Set(words);
  const isFound = (piece: string, place: number) =>
    place % 2 === 1 && searchWords(piece).some((word) => found.has(word));
  const pieces = wordPieces(text).map((piece, place) =>
    isFound(piece, place) ? createElement('mark', null, piece) : piece,
  );
  return createElement(Fragment, null, ...pieces);
}
