import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { OhioYear } from '../facts/ohio.ts';
import type { Line } from './line.ts';

export type OhioCreditFacts = {
  tax: number;
  modifiedAgi: number;
  exemptions: number;
  exemptionCount: number;
  retirementIncome: number;
  anyone65: boolean;
  joint: boolean;
  /** Qualifying income of the spouse who has less: no interest, dividends, gains, benefits or deducted business income. */
  lesserQualifyingIncome: number;
  federalEarnedIncomeCredit: number;
};

export type OhioCredits = {
  retirementIncomeCredit: Line;
  seniorCitizenCredit: Line;
  exemptionCredit: Line;
  jointFilingCredit: Line;
  earnedIncomeCredit: Line;
};

/**
 * Ohio credits in the order of the schedule, each no more than the tax the ones before it left. The 2026 amounts are the
 * statutes' as they stood on the check date. Source: RC 5747.055, 5747.022, 5747.05(E), 5747.71; IT 1040 booklet.
 */
export function ohioCredits(facts: OhioCreditFacts, figures: OhioYear): OhioCredits {
  const income = facts.modifiedAgi - facts.exemptions;
  let left = facts.tax;
  const take = (wanted: number, how: string): Line => {
    const amount = Math.min(left, wanted);
    left -= amount;
    return { amount, how };
  };

  const under = figures.retirementCreditsUnder.value;
  const step = figures.retirementCredit.value.find((candidate) => facts.retirementIncome > candidate.over);
  const small = income < under;
  const limited = `income less exemptions must be under ${formatDollars(under)}`;
  const retirementIncomeCredit = take(
    small ? (step?.credit ?? 0) : 0,
    `table amount for retirement income ${formatDollars(facts.retirementIncome)}; ${limited}`,
  );
  const seniorCitizenCredit = take(
    small && facts.anyone65 ? figures.seniorCredit.value : 0,
    `one per return; ${limited}`,
  );
  const exemption = figures.exemptionCredit.value;
  const exemptionCredit = take(
    income < exemption.under ? facts.exemptionCount * exemption.each : 0,
    `${facts.exemptionCount} × ${formatDollars(exemption.each)}; income less exemptions must be under ${formatDollars(exemption.under)}`,
  );

  const joint = figures.jointFilingCredit.value;
  const qualifies =
    facts.joint &&
    facts.lesserQualifyingIncome >= joint.qualifyingIncome &&
    facts.modifiedAgi < figures.incomeLimit.value;
  const { rate } = joint.rates.find((tier) => income <= tier.upTo)!;
  const jointFilingCredit = take(
    qualifies ? Math.min(joint.most, rate * left) : 0,
    `${formatPercent(rate)} of the remaining tax ${formatDollars(left)}, not over ${formatDollars(joint.most)}; each spouse needs ${formatDollars(joint.qualifyingIncome)} of qualifying income`,
  );

  const share = figures.earnedIncomeCredit.value;
  const earnedIncomeCredit = take(
    share * facts.federalEarnedIncomeCredit,
    `${formatPercent(share)} of the federal credit ${formatDollars(facts.federalEarnedIncomeCredit)}, not over the remaining tax`,
  );
  return { retirementIncomeCredit, seniorCitizenCredit, exemptionCredit, jointFilingCredit, earnedIncomeCredit };
}
