import type { ReactNode } from 'react';

/** Names and values beside each other; without a value there is no row, without a row no list. */
export function FactsList({ className, facts }: { className: string; facts: Record<string, ReactNode> }) {
  const stated = Object.entries(facts).filter(([, value]) => value);
  return (
    stated.length > 0 && (
      <dl className={`facts ${className}`}>
        {stated.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
