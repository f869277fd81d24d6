import type { ReactNode } from 'react';
import { itemsOf } from './prose-children.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

type Event = { when: ReactNode; title: string; text?: ReactNode };

/** Events in chronological order, in .mdx an `Item` each. */
export function Timeline({ items, children }: { items?: Event[]; children?: ReactNode }) {
  return (
    <ol className="timeline">
      {(items ?? itemsOf<Event>(children)).map(({ when, title, text }) => (
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
