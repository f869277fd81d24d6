import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { FederalYear } from '../facts/federal.ts';
import type { FilingStatus } from '../types.ts';
import { gainsByRate, type IncomeTax } from './income-tax.ts';
import { type Line, over } from './line.ts';

export type MinimumTaxIncome = {
  taxable: number;
  /** Deductions that do not count here: standard or state and local taxes, and the senior deduction. */
  addBack: number;
  /** Qualified dividends and net long-term gains. */
  preferred: number;
};

/**
 * Alternative minimum tax: what the tentative tax exceeds the regular tax by. Of the income over the exemption, gains keep
 * their rates of 0, 15 and 20 %, in the ranges that other regular income leaves; the rest is taxed at two rates, unless these
 * on everything are less. Source: IRC 55 and 56; Form 6251; Public Law 119-21, 70107.
 */
export function minimumTax(
  income: MinimumTaxIncome,
  regular: IncomeTax,
  status: FilingStatus,
  facts: FederalYear,
): Line {
  const exempt = facts.minimumTaxExemption.value[status];
  const fallsOver = facts.minimumTaxFallsOver.value[status];
  const fallRate = facts.minimumTaxFallRate.value;
  const before = income.taxable + income.addBack;
  // Separate filers give back the exemption of the other spouse, by the same rate.
  const more = status === 'mfs' ? Math.min(exempt, fallRate * over(before, fallsOver + exempt / fallRate)) : 0;
  const all = before + more;
  const exemption = over(exempt, fallRate * over(all, fallsOver));
  const base = over(all, exemption);
  const { low, high } = facts.minimumTaxRates.value;
  const edge = facts.minimumTaxHighRateOver.value[status];
  const atTwoRates = (amount: number) => low * amount + (high - low) * over(amount, edge);
  const gains = Math.min(Math.max(0, income.preferred), base);
  const onGains = gainsByRate(gains, over(income.taxable, income.preferred), status, facts).amount;
  const tentative = Math.min(atTwoRates(base), atTwoRates(base - gains) + onGains);
  return {
    amount: over(tentative, regular.total.amount),
    how: `taxable income with what does not count ${formatDollars(all)} − exemption ${formatDollars(exemption)}: ${formatPercent(low)} and, over ${formatDollars(edge)}, ${formatPercent(high)} of ${formatDollars(base - gains)}, and ${formatDollars(onGains)} on gains, at most the two rates on everything, make ${formatDollars(tentative)}; less the regular tax ${formatDollars(regular.total.amount)}`,
  };
}
