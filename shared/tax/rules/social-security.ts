import { formatDollars } from '#shared/format/money.ts';
import type { FederalYear } from '../facts/federal.ts';
import type { FilingStatus } from '../types.ts';
import { type Line, over } from './line.ts';

/**
 * Taxable part of Social Security benefits: 50 % between the two base amounts, 85 % above, at most 85 % of
 * the benefits. Separate filers are assumed to live together, so their base amounts are 0. Source: IRC 86.
 * @param benefits all benefits of the year
 * @param otherIncome adjusted gross income without any benefits
 */
export function taxableSocialSecurity(
  benefits: number,
  otherIncome: number,
  status: FilingStatus,
  facts: FederalYear,
): Line {
  if (benefits === 0) return { amount: 0, how: 'no benefits' };
  const first = facts.socialSecurity.value.first[status];
  const second = facts.socialSecurity.value.second[status];
  const test = otherIncome + benefits / 2;
  const lower = Math.min(benefits / 2, over(test, first) / 2, (second - first) / 2);
  const amount =
    test <= second
      ? Math.min(benefits / 2, over(test, first) / 2)
      : Math.min(0.85 * benefits, lower + 0.85 * over(test, second));
  return {
    amount,
    how: `other income ${formatDollars(otherIncome)} + half of benefits ${formatDollars(benefits / 2)} = ${formatDollars(test)}; half of what is over ${formatDollars(first)}, 85% of what is over ${formatDollars(second)}, never over 85% of the benefits`,
  };
}
