import { formatDollars, formatPercent, formatWholeDollars } from '#shared/format/money.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { bracketSlices } from '#shared/tax/rules/income-tax.ts';
import { over } from '#shared/tax/rules/line.ts';
import type { FilingStatus, TaxYear } from '#shared/tax/types.ts';

type BracketSlice = { rate: number; bottom: number; top: number; taxed: number };

/** The federal and the Ohio brackets with the income in each; the highest that applies is marked. */
export function BracketCharts({ estimate, status }: { estimate: TaxEstimate; status: FilingStatus }) {
  const year = estimate.taxYear as TaxYear;
  const ordinary = over(estimate.federal.taxableIncome, estimate.federal.preferred);
  const ohioIncome = estimate.ohio.taxableNonbusinessIncome;
  return (
    <div className="bracket-charts">
      <BracketChart
        title="Federal brackets"
        note={`Taxable income without gains and qualified dividends: ${formatWholeDollars(ordinary)}`}
        slices={bracketSlices(ordinary, status, federal[year])}
      />
      <BracketChart
        title="Ohio brackets"
        note={`Ohio taxable income without business income: ${formatWholeDollars(ohioIncome)}`}
        slices={ohioSlices(ohioIncome, year)}
      />
    </div>
  );
}

function BracketChart({ title, note, slices }: { title: string; note: string; slices: BracketSlice[] }) {
  const topIndex = slices.findLastIndex(({ taxed }) => taxed > 0);
  return (
    <div className="bracket-chart">
      <h3>{title}</h3>
      <ol reversed>
        {slices
          .map((slice, index) => ({ ...slice, index }))
          .reverse()
          .map(({ rate, bottom, top, taxed, index }) => (
            <li
              key={bottom}
              data-current={index === topIndex ? '' : undefined}
              aria-current={index === topIndex || undefined}
            >
              <span className="bracket-chart-rate">{formatPercent(rate)}</span>
              <span className="bracket-chart-range">
                {Number.isFinite(top)
                  ? `${formatDollars(bottom)} to ${formatDollars(top)}`
                  : `over ${formatDollars(bottom)}`}
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Number.isFinite(top) ? (100 * taxed) / (top - bottom) : taxed > 0 ? 50 : 0} height="6" />
                </svg>
              </span>
              <span className="bracket-chart-taxed">
                {taxed > 0 && `${formatWholeDollars(taxed)} here`}
                {index === topIndex && <strong>Your rung</strong>}
              </span>
            </li>
          ))}
      </ol>
      <p>{note}</p>
    </div>
  );
}

/** Ohio's brackets with the untaxed range first. */
function ohioSlices(income: number, year: TaxYear): BracketSlice[] {
  const table = [{ over: 0, rate: 0 }, ...ohio[year].brackets.value];
  return table.map(({ over: bottom, rate }, index) => {
    const top = table[index + 1]?.over ?? Number.POSITIVE_INFINITY;
    return { rate, bottom, top, taxed: over(Math.min(income, top), bottom) };
  });
}
