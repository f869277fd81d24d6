import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { FederalYear } from '../facts/federal.ts';
import { filers, type TaxInput } from '../types.ts';
import { type Line, over } from './line.ts';

/**
 * Senior deduction 2025 to 2028: 6,000 for each filer of 65 or over, each reduced by 6 % of income over the limit; none
 * on separate returns. On top of the age addition, itemizing or not. Source: Public Law 119-21, 70103.
 */
export function seniorDeduction(input: TaxInput, agi: number, facts: FederalYear): Line {
  const count = input.filingStatus === 'mfs' ? 0 : filers(input).filter((person) => person.age65).length;
  const { amount, rate, over: limits } = facts.senior.value;
  const limit = limits[input.filingStatus];
  const each = over(amount, rate * over(agi, limit));
  return {
    amount: count * each,
    how: `${count} × (${formatDollars(amount)} − ${formatPercent(rate)} of the part of AGI over ${formatDollars(limit)}, not below $0)`,
  };
}

/**
 * Tips deduction 2025 to 2028. Tips of a business count up to its profit less half of the self-employment tax and the owner's plan and premiums. `ofBusiness`:
 * their part of the deduction, which is no qualified business income. Source: IRC 224(c), 199A(c)(4)(D); Public Law 119-21,
 * 70201; instructions of Schedule 1-A, from secondary sources.
 */
export function tipsDeduction(
  input: TaxInput,
  { agi, halfSelfEmploymentTax, ownDeductions }: TipsIncome,
  facts: FederalYear,
) {
  const { qualifiedTips = 0 } = input;
  const people = filers(input);
  const wages = people.reduce((sum, person) => sum + person.wages, 0);
  const profit = people.reduce((sum, { selfEmploymentNet }) => sum + Math.max(0, selfEmploymentNet), 0);
  const received = Math.min(qualifiedTips, input.businessTips ?? over(qualifiedTips, wages));
  const business = Math.min(received, over(profit, halfSelfEmploymentTax + ownDeductions));
  const counted = qualifiedTips - received + business;
  const line = cappedAndFalling(counted, facts.tips.value.most[input.filingStatus], input, agi, facts);
  return { ...line, ofBusiness: counted > 0 ? (line.amount * business) / counted : 0 };
}
type TipsIncome = Record<'agi' | 'halfSelfEmploymentTax' | 'ownDeductions', number>;

/** Overtime premium deduction 2025 to 2028. Source: Public Law 119-21, 70202. */
export function overtimeDeduction(input: TaxInput, agi: number, facts: FederalYear): Line {
  return cappedAndFalling(
    input.qualifiedOvertime ?? 0,
    facts.overtime.value.most[input.filingStatus],
    input,
    agi,
    facts,
  );
}

/** Interest on a loan for a new car, 2025 to 2028; separate filers may claim it. Source: Public Law 119-21, 70203. */
export function carLoanDeduction(input: TaxInput, agi: number, facts: FederalYear): Line {
  const { most, over: limits } = facts.carLoan.value;
  const limit = limits[input.filingStatus];
  const fall = 200 * Math.ceil(over(agi, limit) / 1000);
  const paid = input.carLoanInterest ?? 0;
  return {
    amount: over(Math.min(paid, most), fall),
    how: `smaller of ${formatDollars(paid)} and ${formatDollars(most)}, less $200 for each $1,000 or part of AGI over ${formatDollars(limit)}`,
  };
}

function cappedAndFalling(claimed: number, most: number, input: TaxInput, agi: number, facts: FederalYear): Line {
  const limit = facts.tipsAndOvertimeFallOver.value[input.filingStatus];
  if (most === 0) return { amount: 0, how: 'not on a separate return' };
  const fall = 100 * Math.floor(over(agi, limit) / 1000);
  return {
    amount: over(Math.min(claimed, most), fall),
    how: `smaller of ${formatDollars(claimed)} and ${formatDollars(most)}, less $100 for each full $1,000 of AGI over ${formatDollars(limit)}`,
  };
}
