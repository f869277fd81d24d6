import type { ReactNode } from 'react';
import { byHeading, listItems } from '../prose-children.tsx';

/** The middles of the two columns, in units of the drawing. */
const dishes = [300, 900];

/** A pair of scales: two headings, each with a list of what speaks for it. */
export function ScaleTest({ children }: { children: ReactNode }) {
  return (
    <div className="columns columns-2 scale-test">
      <svg viewBox="0 0 1200 132" aria-hidden="true" focusable="false">
        <path d="M300 26h600M600 26v98M520 128h160" fill="none" stroke="currentColor" strokeWidth="6" />
        <circle cx="600" cy="26" r="14" fill="currentColor" />
        {dishes.map((x) => (
          <g key={x}>
            <path d={`M${x} 26l-60 62h120z`} fill="none" stroke="currentColor" strokeWidth="2" />
            <path d={`M${x - 76} 88h152a76 34 0 0 1-152 0z`} className="scale-dish" />
          </g>
        ))}
      </svg>
      {byHeading(children).map(([title, criteria]) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className="rows">
            {listItems(criteria).map((criterion) => (
              <li key={String(criterion)}>{criterion}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
