import { formatCents, formatWholeDollars, roundParts } from '#shared/format/money.ts';
import type { Paycheck } from '#shared/tax/paycheck.ts';
import type { SCorpComparison, SCorpSide } from '#shared/tax/s-corp.ts';
import { type Bar, Bars, ChartKey, type Part, PartsBar } from './chart-parts.tsx';

/** A pay stub: where the pay goes, and beside it what the employer pays on top, on one scale. Nothing without pay, or when more is withheld. */
export function PayStub({ check }: { check: Paycheck }) {
  const { gross, lines, takeHome, employer } = check;
  const yours: Bar[] = [{ key: 'takeHome', label: 'You take home', amount: takeHome }, ...lines];
  if (gross <= 0 || yours.reduce((sum, { amount }) => sum + amount, 0) > gross + 0.005) return null;
  const theirs = employer.lines.filter(({ amount }) => amount !== 0);
  return (
    <figure className="chart pay-stub">
      <figcaption className="text-heading">One check, and what your employer pays on top</figcaption>
      <div className="pay-stub-paper frame">
        <StubPart title="Your pay" total={gross} rows={yours} gross={gross} />
        <StubPart title="Your employer adds" total={employer.taxes} rows={theirs} gross={gross} />
      </div>
      <p className="chart-note">
        The check costs your employer {formatCents(employer.cost)}, at the unemployment rate of a new employer, which is
        higher in construction. Workers’ compensation and benefits come on top. Unemployment tax ends early in the year:
        with “Pay so far this year” empty, this counts as the first check.
      </p>
    </figure>
  );
}

type PartProps = { title: string; total: number; rows: readonly Bar[]; gross: number };

/** One half of the stub; the bars of both are as long as the amount is of the pay. */
function StubPart({ title, total, rows, gross }: PartProps) {
  return (
    <div>
      <p className="pay-stub-head">
        <span>{title}</span> <span className="chart-amount">{formatCents(total)}</span>
      </p>
      <Bars bars={rows} whole={gross} format={formatCents} />
    </div>
  );
}

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
      <figcaption className="text-heading">What stays of {formatWholeDollars(profit)}</figcaption>
      <ProfitBar label="As now" parts={now} profit={profit} />
      <ProfitBar label="As an S corporation" parts={elected} profit={profit} />
      <ChartKey parts={elected} />
      <p className="chart-note">{breakEvenText(breakEven, profit)}</p>
    </figure>
  );
}

function ProfitBar({ label, parts, profit }: { label: string; parts: readonly Part[]; profit: number }) {
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

const taken = ['personalTax', 'payrollTax', 'companyCityTax', 'addedCosts'] as const;

/**
 * One side of the comparison in whole dollars that add up to the profit, for its picture and its table. Null when more
 * than the profit goes.
 */
export function wholeDollars(side: SCorpSide, profit: number): SCorpSide | null {
  const amounts = taken.map((key) => side[key]);
  if ([side.left, ...amounts].some((amount) => amount < 0)) return null;
  const left = Math.round(side.left);
  if (amounts.every((amount) => amount === 0)) return { ...side, left };
  const [personalTax = 0, payrollTax = 0, companyCityTax = 0, addedCosts = 0] = roundParts(
    amounts,
    Math.round(profit) - left,
  );
  return { personalTax, payrollTax, companyCityTax, addedCosts, left };
}
