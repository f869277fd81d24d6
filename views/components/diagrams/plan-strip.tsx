import type { ReactNode } from 'react';
import { itemsOf, listItems } from '../prose-children.tsx';

type Phase = { days: string; title: string };

/** Phases of a plan in order, each an `Item` with its days and a list of tasks. */
export function PlanStrip({ children }: { children: ReactNode }) {
  return (
    <ol className="columns columns-3 plan-strip">
      {itemsOf<Phase>(children).map(({ days, title, text }) => (
        <li key={title}>
          <p className="plan-days">{days}</p>
          <h3>{title}</h3>
          <ul className="rows">
            {listItems(text).map((task) => (
              <li key={String(task)}>{task}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
