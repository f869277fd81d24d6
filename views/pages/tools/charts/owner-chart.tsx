import { formatWholeDollars } from '#shared/format/money.ts';
import type { SCorpComparison, SCorpSide } from '#shared/tax/s-corp.ts';
import { wholeDollars } from '../paycheck/whole-dollars.ts';
import { ChartKey, type Part, PartsBar } from './chart-parts.tsx';

/** Where the profit goes, in whole dollars that add up to it. Null when more than the profit goes. */
function profitParts(side: SCorpSide, profit: number): Part[] | null {
  const whole = wholeDollars(side, profit);
  return (
    whole && [
      { kind: 'ohio', label: 'Left to you', dollars: whole.left },
      { kind: 'federal', label: 'Your own taxes', dollars: whole.personalTax },
      { kind: 'city', label: 'Payroll and company tax', dollars: whole.payrollTax + whole.companyCityTax },
      { kind: 'yours', label: 'Added costs', dollars: whole.addedCosts },
    ]
  );
}

type Props = { comparison: SCorpComparison; profit: number; breakEven: number | null };

/** Two bars as long as the profit: as now, and as an S corporation, with what stays of each. */
export function OwnerChart({ comparison: { soleOwner, sCorp }, profit, breakEven }: Props) {
  const [now, elected] = [profitParts(soleOwner, profit), profitParts(sCorp, profit)];
  if (now === null || elected === null) return null;
  return (
    <figure className="chart owner-chart">
      <figcaption>What stays of {formatWholeDollars(profit)}</figcaption>
      <Bar label="As now" parts={now} profit={profit} />
      <Bar label="As an S corporation" parts={elected} profit={profit} />
      <ChartKey ofBars parts={elected} />
      <p className="chart-note">{breakEvenText(breakEven, profit)}</p>
    </figure>
  );
}

function Bar({ label, parts, profit }: { label: string; parts: readonly Part[]; profit: number }) {
  return (
    <div className="owner-bar">
      <p>
        <span>{label}</span> <span className="chart-amount">{formatWholeDollars(parts[0]!.dollars)}</span>
      </p>
      <PartsBar parts={parts} total={Math.round(profit)} />
    </div>
  );
}

function breakEvenText(breakEven: number | null, profit: number): string {
  if (breakEven === null) return 'At this profit the election leaves less at any salary.';
  if (breakEven >= profit) return 'At this profit the election leaves more at any salary.';
  return `Break-even: a salary of about ${formatWholeDollars(breakEven)}. Below it the election leaves more, above it less.`;
}
