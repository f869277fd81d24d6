import { formatCents } from '#shared/format/money.ts';
import type { Paycheck } from '#shared/tax/paycheck.ts';

type Row = { key: string; label: string; amount: number };

/** A pay stub: where the pay goes, and beside it what the employer pays on top, on one scale. Nothing without pay, or when more is withheld. */
export function PayStub({ check }: { check: Paycheck }) {
  const { gross, lines, takeHome, employer } = check;
  const yours: Row[] = [{ key: 'takeHome', label: 'You take home', amount: takeHome }, ...lines];
  if (gross <= 0 || yours.reduce((sum, { amount }) => sum + amount, 0) > gross + 0.005) return null;
  const theirs = employer.lines.filter(({ amount }) => amount !== 0);
  return (
    <figure className="chart pay-stub">
      <figcaption>One check, and what your employer pays on top</figcaption>
      <div className="pay-stub-paper">
        <StubPart title="Your pay" total={gross} rows={yours} gross={gross} kind="yours" />
        <StubPart title="Your employer adds" total={employer.taxes} rows={theirs} gross={gross} kind="theirs" />
      </div>
      <p className="chart-note">
        The check costs your employer {formatCents(employer.cost)}, at the unemployment rate of a new employer. Workers’
        compensation and benefits come on top.
      </p>
    </figure>
  );
}

type PartProps = { title: string; total: number; rows: readonly Row[]; gross: number; kind: 'yours' | 'theirs' };

/** One half of the stub; the bars of both are as long as the amount is of the pay. */
function StubPart({ title, total, rows, gross, kind }: PartProps) {
  return (
    <div className={`pay-stub-${kind}`}>
      <p className="pay-stub-head">
        <span>{title}</span> <span className="chart-amount">{formatCents(total)}</span>
      </p>
      <ul>
        {rows.map(({ key, label, amount }) => (
          <li key={key} data-key={key}>
            <span>{label}</span> <span>{formatCents(amount)}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className="bracket-line" y="2.5" width="100" height="1" />
              <rect className="bar-fill" width={(100 * amount) / gross} height="6" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
