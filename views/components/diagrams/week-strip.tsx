import type { ReactNode } from 'react';
import { itemsOf } from '../prose-children.tsx';

type Day = { day: string; title: string; yours?: boolean };

/** Five days side by side, each an `Item`; those that need the owner are marked. */
export function WeekStrip({ children }: { children: ReactNode }) {
  return (
    <ol className="auto-grid week-strip">
      {itemsOf<Day>(children).map(({ day, title, text, yours }) => (
        <li key={day} className={yours ? 'card week-yours' : 'card'}>
          <p className="week-day">
            {day} {yours && <span className="badge">Your part</span>}
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
