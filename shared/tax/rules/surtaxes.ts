import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { FederalYear } from '../facts/federal.ts';
import type { FilingStatus } from '../types.ts';
import { type Line, over } from './line.ts';

/**
 * Additional Medicare Tax: on wages over the limit, then on net earnings over the rest of it.
 * Source: IRC 3101(b)(2), 1401(b)(2); Form 8959.
 */
export function additionalMedicareTax(
  wages: number,
  netEarnings: number,
  status: FilingStatus,
  facts: FederalYear,
): Line {
  const { rate, over: limits } = facts.additionalMedicare.value;
  const limit = limits[status];
  return {
    amount: rate * (over(wages, limit) + over(netEarnings, over(limit, wages))),
    how: `${formatPercent(rate)} of wages ${formatDollars(wages)} plus net earnings ${formatDollars(netEarnings)} over ${formatDollars(limit)}`,
  };
}

/** Net investment income tax on the smaller of investment income and AGI over the limit. Source: IRC 1411; Form 8960. */
export function netInvestmentIncomeTax(
  investmentIncome: number,
  agi: number,
  status: FilingStatus,
  facts: FederalYear,
): Line {
  const { rate, over: limits } = facts.investmentTax.value;
  const limit = limits[status];
  return {
    amount: rate * Math.min(Math.max(0, investmentIncome), over(agi, limit)),
    how: `${formatPercent(rate)} of the smaller of investment income ${formatDollars(investmentIncome)} and AGI over ${formatDollars(limit)}`,
  };
}
