import type { ReactNode } from 'react';

/** Names and values of what the owner has stated; without a value there is no row, without a row no list. */
export function FactsList({ className, facts }: { className: string; facts: { name: string; value: ReactNode }[] }) {
  const stated = facts.filter(({ value }) => value);
  return (
    stated.length > 0 && (
      <dl className={`facts ${className}`}>
        {stated.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
