import { formatDollars, formatPercent, formatShare, formatWholeDollars } from '#shared/format/money.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import type { Office } from '#shared/tax/offices.ts';
import { type BracketSlice, bracketSlices } from '#shared/tax/rules/income-tax.ts';
import { over } from '#shared/tax/rules/line.ts';
import type { FilingStatus, TaxYear } from '#shared/tax/types.ts';
import { BarLine } from './chart-parts.tsx';

type OfficeProps = { office: Pick<Office, 'tax'>; offices: readonly Pick<Office, 'tax'>[] };

/** The share of the tax that an office gets, beside a bar as long. Nothing where it gets all or none of it. */
export function TaxShare({ office, offices }: OfficeProps) {
  const taxes = offices.map(({ tax }) => tax).filter((tax) => tax >= 0.5);
  if (office.tax < 0.5 || taxes.length < 2) return null;
  const share = office.tax / taxes.reduce((sum, tax) => sum + tax, 0);
  return (
    <dd className="chart tax-share">
      <BarLine percent={100 * share} />
      {formatShare(share)} of the tax
    </dd>
  );
}

/** What the total leaves out, and what the shares go by; nothing without tax. */
export function ShareNote({ estimate, hasWages }: { estimate: TaxEstimate; hasWages: boolean }) {
  const refundable = estimate.refundable.earnedIncomeCredit + estimate.refundable.additionalChildTaxCredit;
  if (estimate.offices.every(({ tax }) => tax < 0.5)) return null;
  const texts = [
    estimate.uncertain >= 0.5 && `Local tax can be up to ${formatWholeDollars(estimate.uncertain)} more.`,
    balanceNote(estimate.balances.federal.tax, refundable).trim(),
    hasWages && 'Social Security and Medicare tax that an employer takes from wages is not counted here.',
  ].filter(Boolean);
  return texts.length > 0 && <p className="result-rates">{texts.join(' ')}</p>;
}

function balanceNote(federalTax: number, refundable: number): string {
  if (federalTax < 0) return `The IRS adds ${formatWholeDollars(-federalTax)} in refundable credits. `;
  return refundable > 0 ? 'Federal is after refundable credits. ' : '';
}

/** The federal and the Ohio brackets with the income in each; the highest that applies is marked. */
export function BracketCharts({ estimate, status }: { estimate: TaxEstimate; status: FilingStatus }) {
  const year = estimate.taxYear as TaxYear;
  const ordinary = over(estimate.federal.taxableIncome, estimate.federal.preferred);
  const ohioIncome = estimate.ohio.taxableNonbusinessIncome;
  return (
    <div className="auto-grid bracket-charts">
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

/** A fine line for each bracket, filled as far as the income reaches. */
function BracketChart({ title, note, slices }: { title: string; note: string; slices: BracketSlice[] }) {
  const current = slices.findLastIndex(({ taxed }) => taxed > 0);
  return (
    <figure className="chart bracket-chart">
      <figcaption className="text-heading">{title}</figcaption>
      <ol>
        {slices.map((slice, index) => (
          <li key={slice.bottom} aria-current={index === current || undefined}>
            <span className="bracket-chart-rate">{formatPercent(slice.rate)}</span>{' '}
            <span className="bracket-chart-range">{rangeOf(slice)}</span>{' '}
            <span className="bracket-chart-taxed">
              {index === current && <span className="mark">You are here</span>}{' '}
              {slice.taxed > 0 && formatWholeDollars(slice.taxed)}
            </span>
            <BarLine percent={100 * filledPart(slice)} />
          </li>
        ))}
      </ol>
      <p className="chart-note">{note}</p>
    </figure>
  );
}

/** The part of a bracket that has income in it; of the last one, which has no end, the part of the income above its start. */
function filledPart({ bottom, top, taxed }: BracketSlice): number {
  if (taxed <= 0) return 0;
  return taxed / (Number.isFinite(top) ? top - bottom : bottom + taxed);
}

function rangeOf({ bottom, top }: BracketSlice): string {
  return Number.isFinite(top) ? `${formatDollars(bottom)} to ${formatDollars(top)}` : `over ${formatDollars(bottom)}`;
}

/** Ohio's brackets with the untaxed range first. */
function ohioSlices(income: number, year: TaxYear): BracketSlice[] {
  const table = [{ over: 0, rate: 0 }, ...ohio[year].brackets.value];
  return table.map(({ over: bottom, rate }, index) => {
    const top = table[index + 1]?.over ?? Number.POSITIVE_INFINITY;
    return { rate, bottom, top, taxed: over(Math.min(income, top), bottom) };
  });
}
