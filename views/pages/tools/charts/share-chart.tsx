import { formatDollars, formatWholeDollars, roundParts } from '#shared/format/money.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { ChartKey, type Part, shapeAt } from './chart-parts.tsx';

/**
 * Where every 100 dollars of income go: whole dollars that add up to 100. Parts without an amount are left out, refundable
 * credits make no part smaller than 0. Null without income, or when tax is more than the income.
 */
function sharesOfHundred({ federal, ohio, local, balances }: TaxEstimate): Part[] | null {
  const income = federal.totalIncome;
  const taxes = [
    { kind: 'federal' as const, label: 'Federal', amount: Math.max(0, balances.federal.tax) },
    { kind: 'ohio' as const, label: 'Ohio', amount: ohio.tax },
    { kind: 'school' as const, label: 'School district', amount: local.school },
    { kind: 'city' as const, label: 'City', amount: local.city },
  ];
  const yours = income - taxes.reduce((sum, { amount }) => sum + amount, 0);
  if (income <= 0 || yours < 0) return null;
  const parts = [...taxes, { kind: 'yours' as const, label: 'Yours', amount: yours }].filter(
    ({ amount }) => amount > 0,
  );
  const amounts = parts.map(({ amount }) => amount);
  const dollars = roundParts(amounts, 100);
  return parts.map(({ kind, label }, index) => ({ kind, label, dollars: dollars[index]! }));
}

/** A hundred squares, one for each dollar of every 100: what each office takes of them, and what stays. */
export function ShareChart({ estimate }: { estimate: TaxEstimate }) {
  const shares = sharesOfHundred(estimate);
  const refundable = estimate.refundable.earnedIncomeCredit + estimate.refundable.additionalChildTaxCredit;
  return (
    <figure className="chart share-chart">
      <figcaption>Of every $100 of income</figcaption>
      <Squares shares={shares ?? [{ kind: 'yours', label: 'Yours', dollars: 100 }]} />
      {shares === null && <p className="chart-note">Enter an income to see where each $100 goes.</p>}
      {shares !== null && (
        <>
          <ChartKey parts={shares} format={(dollars) => (dollars > 0 ? formatDollars(dollars) : 'under $1')} />
          <p className="chart-note">
            {estimate.uncertain >= 0.5 && `Local tax can be up to ${formatWholeDollars(estimate.uncertain)} more. `}
            {balanceNote(estimate.balances.federal.tax, refundable)}Social Security and Medicare tax that an employer
            takes from wages is not counted here.
          </p>
        </>
      )}
    </figure>
  );
}

/** 25 columns of four squares, filled downwards, so that each part is one block. One path for each part. */
function Squares({ shares }: { shares: readonly Part[] }) {
  let next = 0;
  return (
    <svg viewBox="-1 -1 300 48" aria-hidden="true">
      {shares.map(({ kind, dollars }) => {
        const first = next;
        next += dollars;
        const squares = Array.from({ length: dollars }, (_, index) => first + index);
        const path = squares.map((place) => shapeAt(kind, Math.floor(place / 4) * 12, (place % 4) * 12)).join('');
        return <path key={kind} className={`part-${kind}`} d={path} />;
      })}
    </svg>
  );
}

function balanceNote(federalTax: number, refundable: number): string {
  if (federalTax < 0) return `The IRS adds ${formatWholeDollars(-federalTax)} in refundable credits. `;
  return refundable > 0 ? 'Federal is after refundable credits. ' : '';
}
