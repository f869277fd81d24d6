import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { FederalYear } from '../facts/federal.ts';
import type { Person } from '../types.ts';
import { over } from './line.ts';

/**
 * Self-employment tax of one person: net earnings are profit x 0.9235, none under 400; Social Security up to the wage
 * base less own wages, Medicare on all. Each spouse has a separate wage base. Source: IRC 1401, 1402; Schedule SE.
 */
export function selfEmployment(person: Person, facts: FederalYear) {
  const { share, socialSecurity, medicare, leastEarnings } = facts.selfEmployment.value;
  const base = facts.wageBase.value;
  const profit = Math.max(0, person.selfEmploymentNet);
  const earnings = profit * share;
  if (earnings < leastEarnings) {
    const none = { amount: 0, how: `net earnings under ${formatDollars(leastEarnings)}: none` };
    return { netEarnings: none, underWageBase: none, tax: none };
  }
  const under = Math.min(earnings, Math.max(0, base - person.wages));
  return {
    netEarnings: { amount: earnings, how: `${formatDollars(profit)} × ${share}` },
    underWageBase: {
      amount: under,
      how: `smaller of ${formatDollars(earnings)} and the wage base ${formatDollars(base)} − wages ${formatDollars(person.wages)}`,
    },
    tax: {
      amount: under * socialSecurity + earnings * medicare,
      how: `${formatDollars(under)} × ${formatPercent(socialSecurity)} + ${formatDollars(earnings)} × ${formatPercent(medicare)}`,
    },
  };
}

/**
 * What a self-employed person deducts before AGI for a retirement plan and health insurance: together at most the profit
 * less half of the self-employment tax. The yearly limit of each plan is not checked. Source: IRC 162(l)(2)(A), 404(a)(8).
 */
export function ownPlanAndPremiums(person: Person, tax: number): number {
  const { selfEmploymentNet, healthPremiums = 0, planContributions = 0 } = person;
  return Math.min(healthPremiums + planContributions, over(selfEmploymentNet, tax / 2));
}
