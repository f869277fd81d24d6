import type { ReactNode } from 'react';

/** Large numbers with their labels. */
export function KeyFigures({ items }: { items: { value: ReactNode; label: ReactNode }[] }) {
  return (
    <dl className="key-figures">
      {items.map(({ value, label }, index) => (
        <div key={typeof label === 'string' ? label : `figure-${index}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
