import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { bracketSlices } from '#shared/tax/rules/income-tax.ts';
import { over } from '#shared/tax/rules/line.ts';
import type { FilingStatus, TaxYear } from '#shared/tax/types.ts';
import { dollars } from './result-lines.ts';

type Rung = { rate: number; bottom: number; top: number; taxed: number };

/** The brackets as two ladders, federal and Ohio, with the visitor's rung marked. */
export function BracketCharts({ estimate, status }: { estimate: TaxEstimate; status: FilingStatus }) {
  const year = estimate.taxYear as TaxYear;
  const ordinary = over(estimate.federal.taxableIncome, estimate.federal.preferred);
  const ohioIncome = estimate.ohio.taxableNonbusinessIncome;
  return (
    <div className="bracket-charts">
      <Ladder
        title="Federal brackets"
        note={`Taxable income without gains and qualified dividends: ${dollars(ordinary)}`}
        rungs={bracketSlices(ordinary, status, federal[year])}
      />
      <Ladder
        title="Ohio brackets"
        note={`Ohio taxable income without business income: ${dollars(ohioIncome)}`}
        rungs={ohioSlices(ohioIncome, year)}
      />
    </div>
  );
}

function Ladder({ title, note, rungs }: { title: string; note: string; rungs: Rung[] }) {
  const mine = rungs.findLastIndex(({ taxed }) => taxed > 0);
  return (
    <div className="bracket-chart">
      <h3>{title}</h3>
      <ol reversed>
        {rungs
          .map((rung, place) => ({ ...rung, place }))
          .reverse()
          .map(({ rate, bottom, top, taxed, place }) => (
            <li key={bottom} data-current={place === mine ? '' : undefined} aria-current={place === mine || undefined}>
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
                {taxed > 0 && `${dollars(taxed)} here`}
                {place === mine && <strong>Your rung</strong>}
              </span>
            </li>
          ))}
      </ol>
      <p>{note}</p>
    </div>
  );
}

/** Ohio's table as rungs, the free one at the bottom. */
function ohioSlices(income: number, year: TaxYear): Rung[] {
  const table = [{ over: 0, rate: 0 }, ...ohio[year].brackets.value];
  return table.map(({ over: bottom, rate }, place) => {
    const top = table[place + 1]?.over ?? Number.POSITIVE_INFINITY;
    return { rate, bottom, top, taxed: over(Math.min(income, top), bottom) };
  });
}
