import { createElement, Fragment } from 'react';

/** The search splits texts at the same places (MiniSearch's own rule), so that its words are found again here. */
const between = /([\n\r\p{Z}\p{P}]+)/u;

/** Text with the found words marked. */
export function Marked({ text, words }: { text: string; words: string[] }) {
  const found = new Set(words);
  const parts = text.split(between);
  return createElement(
    Fragment,
    null,
    ...parts.map((part) => (found.has(part.toLowerCase()) ? createElement('mark', null, part) : part)),
  );
}
