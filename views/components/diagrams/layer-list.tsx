import type { ReactNode } from 'react';

export type Layer = { name: string; who: string; text: ReactNode; rate?: string };

/** Stacked layers from top to bottom: name, whom it concerns, how it works. */
export function LayerList({ items }: { items: Layer[] }) {
  return (
    <ol className={items.some(({ rate }) => rate) ? 'layer-list layer-list-rates' : 'layer-list'}>
      {items.map(({ name, who, text, rate }) => (
        <li key={name}>
          <div className="layer-name">
            <h3>{name}</h3>
            <p>{who}</p>
          </div>
          <p className="layer-text">{text}</p>
          {rate && <p className="layer-rate">{rate}</p>}
        </li>
      ))}
    </ol>
  );
}
