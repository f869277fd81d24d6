import type { ReactNode } from 'react';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

/** Numbered steps, each a text by its title. */
export function Steps({ items }: { items: Record<string, ReactNode> }) {
  return (
    <ol className="steps">
      {Object.entries(items).map(([title, text]) => (
        <li key={title}>
          <h3>{wholeFormNumbers(title)}</h3>
          <p>{wholeFormNumbers(text)}</p>
        </li>
      ))}
    </ol>
  );
}
