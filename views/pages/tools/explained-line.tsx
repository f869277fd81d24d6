import type { ReactNode } from 'react';
import { Icon } from '#views/components/icon.tsx';

type Props = { label: string; amount: string; className?: string; children: ReactNode };

/** A line of a result with a disclosure of its computation. */
export function ExplainedLine({ label, amount, className = '', children }: Props) {
  return (
    <details className={`result-line ${className}`.trim()}>
      <summary>
        <Icon name="chevron-down" />
        <span>{label}</span>
        <span className="result-amount">{amount}</span>
      </summary>
      {children}
    </details>
  );
}

/** Note on a result that is older than the form, which has a validation error. */
export function StaleNote({ stale }: { stale: boolean }) {
  return stale && <p className="result-stale">Waiting for the marked field. These are the figures before it.</p>;
}
