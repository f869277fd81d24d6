import type { FederalYear } from '../facts/federal.ts';
import type { FilingStatus } from '../types.ts';
import { incomeTax } from './income-tax.ts';
import { over } from './line.ts';

type DependentIncome = Record<'totalIncome' | 'earned' | 'taxable' | 'preferred' | 'tax', number>;

/**
 * The tax at the parents' rate of a child, or of a student under 24, on what was not earned: `from` which income it begins,
 * twice the least standard deduction, and how much `more` than the child's own tax it is, in dollars. The parents are assumed to
 * pay 22 %, and 15 % on qualified dividends and gains. Source: IRC 1(g).
 * @param income earned before adjustments; `preferred`: qualified dividends and net long-term gains; `tax`: the child's own
 */
export function parentsRateTax(income: DependentIncome, status: FilingStatus, facts: FederalYear) {
  const from = 2 * facts.dependentDeduction.value.least;
  const unearned = over(income.totalIncome, income.earned);
  const taxed = Math.min(over(unearned, from), income.taxable);
  const gainsRate = facts.gainsRates.value.middle;
  if (taxed === 0) return { from, rate: 0, gainsRate, more: 0 };
  const gains = taxed * Math.min(1, income.preferred / unearned);
  const rate = facts.rates.value[2]!;
  const own = incomeTax(income.taxable - taxed, over(income.preferred, gains), status, facts).total.amount;
  const all = own + rate * (taxed - gains) + gainsRate * gains;
  return { from, rate, gainsRate, more: over(all, income.tax) };
}
