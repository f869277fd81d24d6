import type { ReactNode } from 'react';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

/** Numbered steps with a line through them. */
export function Steps({ items }: { items: { title: string; text: ReactNode }[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{wholeFormNumbers(title)}</h3>
          <p>{wholeFormNumbers(text)}</p>
        </li>
      ))}
    </ol>
  );
}
