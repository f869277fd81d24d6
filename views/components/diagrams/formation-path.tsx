import type { ReactNode } from 'react';
import { itemsOf } from '../prose-children.tsx';

type Step = { title: string; office: string; cost: ReactNode };

/** Steps, each an `Item` with the office and what it costs there. */
export function FormationPath({ children }: { children: ReactNode }) {
  return (
    <ol className="steps">
      {itemsOf<Step>(children).map(({ title, office, cost, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <dl className="facts note">
            <div>
              <dt>Where</dt>
              <dd>{office}</dd>
            </div>
            <div>
              <dt>Cost</dt>
              <dd>{cost}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
