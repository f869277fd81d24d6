import type { ReactNode } from 'react';
import { itemsOf } from '../prose-children.tsx';

type Layer = { name: string; who: string; rate?: ReactNode };

/** Stacked layers from top to bottom, each an `Item`: name, whom it concerns, how it works. */
export function LayerList({ children }: { children: ReactNode }) {
  return (
    <ol className="layer-list">
      {itemsOf<Layer>(children).map(({ name, who, text, rate }) => (
        <li key={name}>
          <div>
            <h3>{name}</h3>
            <p className="note">{who}</p>
          </div>
          <p>
            {text} {rate && <strong>{rate}</strong>}
          </p>
        </li>
      ))}
    </ol>
  );
}
