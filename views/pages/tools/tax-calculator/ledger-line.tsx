import type { ReactNode } from 'react';
import { Icon } from '#views/components/icon.tsx';

type Props = { label: string; amount: string; className?: string; children: ReactNode };

/** A line of a result that opens to how it was worked out. */
export function LedgerLine({ label, amount, className = '', children }: Props) {
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

/** Above a result whose form has a fault: what is shown is older than the form. */
export function StaleNote({ stale }: { stale: boolean }) {
  return stale && <p className="result-stale">Waiting for the marked field. These are the figures before it.</p>;
}
