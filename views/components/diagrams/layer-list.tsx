import type { ReactNode } from 'react';

export type Layer = { name: string; who: string; text: ReactNode; rate?: string };

/** Stacked layers from top to bottom: name, whom it concerns, how it works. */
export function LayerList({ items }: { items: Layer[] }) {
  return (
    <ol className="layer-list">
      {items.map(({ name, who, text, rate }) => (
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
