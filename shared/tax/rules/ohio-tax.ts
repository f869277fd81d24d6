import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import type { OhioYear } from '../facts/ohio.ts';
import type { FilingStatus } from '../types.ts';
import { type Line, over } from './line.ts';

/**
 * Ohio business income deduction: smallest of business income, federal AGI and 250,000 (125,000 on separate returns).
 * Source: RC 5747.01(A)(28).
 */
export function ohioBusinessIncomeDeduction(
  businessIncome: number,
  federalAgi: number,
  status: FilingStatus,
  facts: OhioYear,
): Line {
  const { most, separate } = facts.businessDeduction.value;
  const limit = status === 'mfs' ? separate : most;
  return {
    amount: Math.max(0, Math.min(businessIncome, federalAgi, limit)),
    how: `smallest of business income ${formatDollars(businessIncome)}, federal AGI ${formatDollars(federalAgi)} and ${formatDollars(limit)}`,
  };
}

/** Exemptions for filers and dependents by modified AGI; none at the income limit or over. Source: RC 5747.025. */
export function ohioExemptions(count: number, modifiedAgi: number, facts: OhioYear): Line {
  const limit = facts.incomeLimit.value;
  if (modifiedAgi >= limit) return { amount: 0, how: `none with modified AGI of ${formatDollars(limit)} or more` };
  const { each } = facts.exemptions.value.find((tier) => modifiedAgi <= tier.upTo)!;
  return { amount: count * each, how: `${count} × ${formatDollars(each)} by modified AGI` };
}

/**
 * Ohio tax before credits. As enacted, the whole fixed amount is due from the first dollar over 26,050, and the 2025 table
 * jumps by 18.69 at 100,000. Source: RC 5747.02(A)(3), (4).
 */
export function ohioTaxBeforeCredits(nonbusiness: number, business: number, facts: OhioYear): Line {
  const onBusiness = facts.businessRate.value * business;
  const businessText = business
    ? ` + ${formatPercent(facts.businessRate.value)} × ${formatDollars(business)} of business income`
    : '';
  const bracket = facts.brackets.value.findLast((candidate) => nonbusiness > candidate.over);
  if (!bracket)
    return { amount: onBusiness, how: `$0: not over ${formatDollars(facts.brackets.value[0]!.over)}${businessText}` };
  return {
    amount: bracket.base + bracket.rate * over(nonbusiness, bracket.over) + onBusiness,
    how: `${formatDollars(bracket.base)} + ${formatPercent(bracket.rate)} × (${formatDollars(nonbusiness)} − ${formatDollars(bracket.over)})${businessText}`,
  };
}

/**
 * Ohio tax that an employer withholds in a year, by the Department's optional computer formula. Its rates are not those of the
 * statute: it takes something from the first dollar on. Source: RC 5747.06.
 * @param taxed pay of the year, less the exemptions of Form IT 4
 */
export function ohioWithholding(taxed: number, facts: OhioYear): Line {
  const { from, bands } = facts.withholding.value;
  const { over: above, base, rate } = bands.findLast((band) => taxed > band.over) ?? bands[0]!;
  const part = above
    ? `${formatDollars(base)} + ${formatPercent(rate)} × (${formatDollars(taxed)} − ${formatDollars(above)})`
    : `${formatPercent(rate)} of ${formatDollars(taxed)}`;
  return { amount: base + rate * over(taxed, above), how: `employers’ table of ${printedDate(from, 'long')}: ${part}` };
}
