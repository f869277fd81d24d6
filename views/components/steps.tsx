import type { ReactNode } from 'react';
import { byHeading, inline } from './prose-children.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

/** Numbered steps, each a text by its title; in .mdx below headings. */
export function Steps({ items, children }: { items?: Record<string, ReactNode>; children?: ReactNode }) {
  return (
    <ol className="steps">
      {(items ? Object.entries(items) : byHeading(children)).map(([title, text]) => (
        <li key={title}>
          <h3>{wholeFormNumbers(title)}</h3>
          <p>{wholeFormNumbers(inline(text))}</p>
        </li>
      ))}
    </ol>
  );
}
