import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { type FederalYear, ownersPlans } from '../facts/federal.ts';
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
 * The most that a self-employed person may pay into a plan for the year, in dollars: a SEP, and a solo 401(k) under 50, from 50 on,
 * and at 60 to 63, which nobody is who is 65. `most`: the largest of those that the age leaves. A SIMPLE takes less than a 401(k).
 * Source: IRC 401(c)(2), 402(g), 404(a)(8), (h), 414(v), 415(c); Publication 560.
 */
export function planLimits({ selfEmploymentNet, age65 }: Person, tax: number, { ownPlans }: FederalYear) {
  const { most: inAll, deferral, from50, from60 } = ownPlans.value;
  const net = over(selfEmploymentNet, tax / 2);
  const sep = Math.min(inAll, net * ownersPlans.employerPart.value.netEarnings);
  const solo = Math.min(net, inAll, sep + deferral);
  const older = { from50: Math.min(net, solo + from50), from60: Math.min(net, solo + from60) };
  return { sep, solo, ...older, most: age65 ? older.from50 : older.from60 };
}

/**
 * What a self-employed person deducts before AGI for a retirement plan, up to the most that any plan takes, and health insurance:
 * together at most the profit less half of the self-employment tax. Source: IRC 162(l)(2)(A), 404(a)(8).
 */
export function ownPlanAndPremiums(person: Person, tax: number, facts: FederalYear): number {
  const { selfEmploymentNet, healthPremiums = 0, planContributions = 0 } = person;
  const plan = Math.min(planContributions, planLimits(person, tax, facts).most);
  return Math.min(healthPremiums + plan, over(selfEmploymentNet, tax / 2));
}
