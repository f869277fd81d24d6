import type { ReactNode } from 'react';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

/** Events in chronological order. */
export function Timeline({ items }: { items: { when: ReactNode; title: string; text?: ReactNode }[] }) {
  return (
    <ol className="timeline">
      {items.map(({ when, title, text }) => (
        <li key={title}>
          <p className="timeline-when">{when}</p>
          <div>
            <h3>{wholeFormNumbers(title)}</h3>
            {text && <p>{wholeFormNumbers(text)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
