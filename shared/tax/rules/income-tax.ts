import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { FederalYear } from '../facts/federal.ts';
import type { FilingStatus } from '../types.ts';
import { type Line, over } from './line.ts';

/** The income within a bracket, in dollars. `top` is Infinity in the last one. */
export type BracketSlice = { rate: number; bottom: number; top: number; taxed: number };

/** Taxable income by bracket, all seven, also the empty ones. Source: IRC 1(j). */
export function bracketSlices(income: number, status: FilingStatus, facts: FederalYear): BracketSlice[] {
  const tops = [...facts.bracketTops.value[status], Number.POSITIVE_INFINITY];
  return facts.rates.value.map((rate, index) => {
    const bottom = index === 0 ? 0 : tops[index - 1]!;
    const top = tops[index]!;
    return { rate, bottom, top, taxed: over(Math.min(income, top), bottom) };
  });
}

/** Tax by the rate schedules, not the printed tax tables. Source: IRC 1(j), the year's revenue procedure. */
export function ordinaryTax(income: number, status: FilingStatus, facts: FederalYear): Line {
  const slices = bracketSlices(income, status, facts).filter((slice) => slice.taxed > 0);
  return {
    amount: slices.reduce((sum, slice) => sum + slice.taxed * slice.rate, 0),
    how:
      slices.map((slice) => `${formatDollars(slice.taxed)} × ${formatPercent(slice.rate)}`).join(' + ') ||
      'no taxable income',
  };
}

/** Tax on gains that are stacked on other taxable income, at 0, 15 and 20 %. Source: IRC 1(h). */
export function gainsByRate(gains: number, rest: number, status: FilingStatus, facts: FederalYear): Line {
  const zeroTop = facts.gainsZeroTop.value[status];
  const fifteenTop = facts.gainsFifteenTop.value[status];
  const atTwenty = Math.min(gains, over(rest + gains, fifteenTop));
  const atZero = Math.min(gains, over(zeroTop, rest));
  const atFifteen = gains - atTwenty - atZero;
  const { middle, top } = facts.gainsRates.value;
  return {
    amount: atFifteen * middle + atTwenty * top,
    how: `${formatDollars(atZero)} × 0% + ${formatDollars(atFifteen)} × ${formatPercent(middle)} + ${formatDollars(atTwenty)} × ${formatPercent(top)}; 0% up to ${formatDollars(zeroTop)}, ${formatPercent(top)} over ${formatDollars(fifteenTop)} of taxable income`,
  };
}

export type IncomeTax = ReturnType<typeof incomeTax>;

/**
 * Income tax with qualified dividends and net long-term gains stacked on top of the other income at 0, 15 and 20 %;
 * never more than the ordinary schedule on everything. Source: IRC 1(h).
 * @param preferred qualified dividends and net long-term gains
 * @returns tax on the gains, on the rest, and the smaller total, which applies
 */
export function incomeTax(taxable: number, preferred: number, status: FilingStatus, facts: FederalYear) {
  const stacked = Math.min(Math.max(0, preferred), taxable);
  const rest = taxable - stacked;
  const ordinary = ordinaryTax(rest, status, facts);
  if (stacked === 0) return { ordinary, gains: { amount: 0, how: 'none' }, total: ordinary };
  const gains = gainsByRate(stacked, rest, status, facts);
  const onAll = ordinaryTax(taxable, status, facts);
  const sum = ordinary.amount + gains.amount;
  const total =
    onAll.amount < sum
      ? { amount: onAll.amount, how: `the ordinary schedule is lower: ${onAll.how}` }
      : {
          amount: sum,
          how: `${formatDollars(ordinary.amount)} on ordinary income + ${formatDollars(gains.amount)} on dividends and gains`,
        };
  return { ordinary, gains, total };
}
