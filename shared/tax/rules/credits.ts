import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { careAndPensions, type FederalYear } from '../facts/federal.ts';
import { filers, type TaxInput } from '../types.ts';
import { type Line, over } from './line.ts';

/** `allowed`: credit after the phase-out; `used`: the part that reduces income tax. */
export type FamilyCredit = { allowed: number; used: Line };

/**
 * Credit for care so that the filers can work: of the costs, up to a limit for one person or more and to what was earned by
 * whoever earned less, at a rate that falls by a point for each 2,000 or part of AGI; above the second limit 4,000 on joint
 * returns. None on separate ones. Not counted: what an employer's account paid, and a spouse who studies or is disabled.
 * Source: IRC 21; Public Law 119-21, 70405.
 */
export function careCredit(
  input: TaxInput,
  agi: number,
  leastEarned: number,
  tax: number,
  facts: FederalYear,
): FamilyCredit {
  const { careCosts = 0, carePersons = 0, filingStatus } = input;
  const { one, more, over: start, single, joint } = careAndPensions.careCredit.value;
  const { highest, middle, lowest } = facts.careCreditRates.value;
  const points = (from: number, step: number) => Math.ceil(over(agi, from) / step) / 100;
  const [second, step] = filingStatus === 'mfj' ? [joint, 4_000] : [single, 2_000];
  const rate = Math.max(lowest, Math.max(middle, highest - points(start, 2_000)) - points(second, step));
  const most = carePersons > 1 ? more : one;
  const allowed = filingStatus === 'mfs' ? 0 : rate * Math.min(careCosts, most, leastEarned);
  return {
    allowed,
    used: {
      amount: Math.min(allowed, tax),
      how: `${formatPercent(rate)} of the smallest of ${formatDollars(careCosts)}, ${formatDollars(most)} and what the lesser earner earned ${formatDollars(leastEarned)}, not over the tax`,
    },
  };
}

/**
 * Child tax credit and credit for other dependents: reduced by 50 for each 1,000 or part of AGI over the limit; the
 * doubled limit is for joint returns only. Source: IRC 24(a), (b), (h); Public Law 119-21, 70104.
 */
export function childAndDependentCredit(input: TaxInput, agi: number, tax: number, facts: FederalYear): FamilyCredit {
  const child = facts.childCredit.value;
  const other = facts.otherDependentCredit.value;
  const limit = facts.childCreditFallsOver.value[input.filingStatus];
  const allowed = over(
    input.qualifyingChildren * child + input.otherDependents * other,
    50 * Math.ceil(over(agi, limit) / 1000),
  );
  return {
    allowed,
    used: {
      amount: Math.min(allowed, tax),
      how: `${input.qualifyingChildren} × ${formatDollars(child)} + ${input.otherDependents} × ${formatDollars(other)}, less $50 for each $1,000 or part of AGI over ${formatDollars(limit)}, not over the tax`,
    },
  };
}

/**
 * Refundable part of the child tax credit: the unused credit, at most 1,700 per child and 15 % of earned
 * income over 2,500; with three or more children, Social Security and Medicare taxes less the earned income credit if
 * that is more. Source: IRC 24(d), (h)(5); Schedule 8812.
 */
export function additionalChildTaxCredit(
  input: TaxInput,
  left: number,
  earned: number,
  payrollTaxes: number,
  earnedIncomeCredit: number,
  facts: FederalYear,
): Line {
  const { rate, over: start } = facts.refundableChildRate.value;
  const most = facts.refundableChildCredit.value * input.qualifyingChildren;
  const byIncome = rate * over(earned, start);
  const byTaxes = input.qualifyingChildren >= 3 ? over(payrollTaxes, earnedIncomeCredit) : 0;
  return {
    amount: Math.min(left, most, Math.max(byIncome, byTaxes)),
    how: `smallest of the unused credit ${formatDollars(left)}, ${input.qualifyingChildren} × ${formatDollars(facts.refundableChildCredit.value)} and ${formatPercent(rate)} of earned income over ${formatDollars(start)} = ${formatDollars(byIncome)}`,
  };
}

/**
 * Earned income credit by formula; the official table has 50-dollar steps and differs by up to about 12. None on
 * separate returns, for a dependent, with investment income over the limit, or without children unless a filer is 25 to 64.
 * A child is under 19, or under 24 and a student. Source: IRC 32, 152(c)(3), the year's revenue procedure.
 */
export function earnedIncomeCredit(
  input: TaxInput,
  agi: number,
  earned: number,
  investmentIncome: number,
  facts: FederalYear,
): Line {
  const none = (how: string): Line => ({ amount: 0, how });
  const children = Math.min(3, input.qualifyingChildren + (input.olderChildren ?? 0));
  if (input.filingStatus === 'mfs') return none('not on a separate return');
  if (earned <= 0) return none('no earned income');
  if (investmentIncome > facts.earnedIncomeInvestment.value)
    return none(`investment income over ${formatDollars(facts.earnedIncomeInvestment.value)}`);
  if (input.claimedAsDependent) return none('not for someone whom others can claim');
  const isYoung = input.under25 || input.under18;
  if (children === 0 && (isYoung || filers(input).every((person) => person.age65)))
    return none('without children only from 25 to 64');
  const { rise, fall } = facts.earnedIncomeRates.value;
  const edges = facts.earnedIncomeFallsOver.value;
  const joint = input.filingStatus === 'mfj' ? (children ? edges.jointSome : edges.jointNone) : 0;
  const start = (children ? edges.some : edges.none) + joint;
  const full = Math.min(facts.earnedIncomeMost.value[children]!, rise[children]! * earned);
  const income = Math.max(agi, earned);
  return {
    amount: over(full, fall[children]! * over(income, start)),
    how: `smaller of ${formatPercent(rise[children]!)} × ${formatDollars(earned)} and ${formatDollars(facts.earnedIncomeMost.value[children]!)}, less ${formatPercent(fall[children]!)} of ${formatDollars(income)} over ${formatDollars(start)}`,
  };
}
