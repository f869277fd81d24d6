import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { FederalYear } from '../facts/federal.ts';
import type { FilingStatus } from '../types.ts';
import { type Line, over } from './line.ts';

export type BusinessIncome = {
  /** Profit less half the self-employment tax on it, its owner's plan and premiums, and the tips in it that are deducted. */
  qualified: number;
  /** W-2 wages the business paid, to its owner as well. */
  wagesPaid: number;
  taxableBefore: number;
  netCapitalGain: number;
};

/**
 * Qualified business income deduction: the smaller of 20 % of the income and 20 % of taxable income before it without
 * net capital gain. Above the threshold the first part falls, across the phase-in width, to half of the wages paid. The
 * business is assumed not to be a specified service and to own no property. Source: IRC 199A; Public Law 119-21, 70105.
 */
export function businessIncomeDeduction(income: BusinessIncome, status: FilingStatus, facts: FederalYear): Line {
  const { rate, wageRate, minimumOver } = facts.businessIncome.value;
  const threshold = facts.businessIncomeThreshold.value[status];
  const qualified = Math.max(0, income.qualified);
  if (qualified === 0) return { amount: 0, how: 'no business profit' };
  const full = rate * qualified;
  const phasedIn = Math.min(1, over(income.taxableBefore, threshold) / facts.businessIncomeWidth.value[status]);
  const component = full - phasedIn * over(full, wageRate * income.wagesPaid);
  const ceiling = rate * over(income.taxableBefore, income.netCapitalGain);
  const least = qualified >= minimumOver ? facts.businessIncomeMinimum.value : 0;
  const limit = phasedIn
    ? `; over the threshold ${formatDollars(threshold)}, so ${formatPercent(phasedIn)} of the limit to half of the wages paid, ${formatDollars(income.wagesPaid)}, applies, leaving ${formatDollars(component)}`
    : `; threshold ${formatDollars(threshold)} not passed`;
  return {
    amount: Math.min(income.taxableBefore, Math.max(least, Math.min(component, ceiling))),
    how: `smaller of ${formatPercent(rate)} × ${formatDollars(qualified)} = ${formatDollars(full)} and ${formatPercent(rate)} × (${formatDollars(income.taxableBefore)} − ${formatDollars(income.netCapitalGain)} net capital gain) = ${formatDollars(ceiling)}${limit}${least ? `; at least ${formatDollars(least)}` : ''}`,
  };
}
