import type { ReactNode } from 'react';
import { Icon } from '#views/components/icon.tsx';

type Props = { label: string; amount: string; className?: string; children: ReactNode };

/** A line of a result with a disclosure of its computation. */
export function ExplainedLine({ label, amount, className = '', children }: Props) {
  return (
    <details className={`result-line ${className}`.trim()}>
      <summary>
        <Icon name="chevron-down" />
        <span>{label}</span> <span className="result-amount">{amount}</span>
      </summary>
      {children}
    </details>
  );
}

/** Stands for an amount until what it follows from is entered. */
export const notYet = '—';

/** Why a result is older than the form: that has a validation error. */
export const staleText = 'Figures from before the marked field changed.';

export function StaleNote({ stale }: { stale: boolean }) {
  return stale && <p className="result-stale">{staleText}</p>;
}
