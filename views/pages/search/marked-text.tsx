import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkedText as Parts } from '#shared/site/page-data.ts';

/** A text with the words that match the query marked. */
export function MarkedText({ parts }: { parts: Parts }) {
  const nodes: ReactNode[] = parts.map((part, index) => (index % 2 === 1 ? createElement('mark', null, part) : part));
  return createElement(Fragment, null, ...nodes);
}
