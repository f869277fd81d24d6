import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { OhioYear } from '../facts/ohio.ts';
import type { Line } from './line.ts';

export type OhioCreditInput = {
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
  /** Also where the federal tax was too small for it. */
  federalCareCredit: number;
};

/**
 * Ohio credits in the order of the schedule, each at most the remaining tax. The 2026 amounts are the
 * statutes' as they stood on the check date. Source: RC 5747.055, 5747.054, 5747.022, 5747.05(E), 5747.71; IT 1040 booklet.
 */
export function ohioCredits(input: OhioCreditInput, facts: OhioYear) {
  const income = input.modifiedAgi - input.exemptions;
  let left = input.tax;
  const claim = (credit: number, how: string): Line => {
    const amount = Math.min(left, credit);
    left -= amount;
    return { amount, how };
  };

  const under = facts.retirementCreditsUnder.value;
  const step = facts.retirementCredit.value.find((candidate) => input.retirementIncome > candidate.over);
  const small = income < under;
  const limited = `income less exemptions must be under ${formatDollars(under)}`;
  const retirementIncomeCredit = claim(
    small ? (step?.credit ?? 0) : 0,
    `table amount for retirement income ${formatDollars(input.retirementIncome)}; ${limited}`,
  );
  const seniorCitizenCredit = claim(
    small && input.anyone65 ? facts.seniorCredit.value : 0,
    `one per return; ${limited}`,
  );
  const care = facts.careCredit.value;
  const careShare = input.modifiedAgi < care.allUnder ? 1 : input.modifiedAgi < care.partUnder ? care.part : 0;
  const careCredit = claim(
    careShare * input.federalCareCredit,
    `${formatPercent(careShare)} of the federal credit ${formatDollars(input.federalCareCredit)}: all with modified AGI under ${formatDollars(care.allUnder)}, ${formatPercent(care.part)} under ${formatDollars(care.partUnder)}`,
  );
  const exemption = facts.exemptionCredit.value;
  const exemptionCredit = claim(
    income < exemption.under ? input.exemptionCount * exemption.each : 0,
    `${input.exemptionCount} × ${formatDollars(exemption.each)}; income less exemptions must be under ${formatDollars(exemption.under)}`,
  );

  const joint = facts.jointFilingCredit.value;
  const qualifies =
    input.joint &&
    input.lesserQualifyingIncome >= joint.qualifyingIncome &&
    input.modifiedAgi < facts.incomeLimit.value;
  const { rate } = joint.rates.find((tier) => income <= tier.upTo)!;
  const jointFilingCredit = claim(
    qualifies ? Math.min(joint.most, rate * left) : 0,
    `${formatPercent(rate)} of the remaining tax ${formatDollars(left)}, not over ${formatDollars(joint.most)}; each spouse needs ${formatDollars(joint.qualifyingIncome)} of qualifying income`,
  );

  const share = facts.earnedIncomeCredit.value;
  const earnedIncomeCredit = claim(
    share * input.federalEarnedIncomeCredit,
    `${formatPercent(share)} of the federal credit ${formatDollars(input.federalEarnedIncomeCredit)}, not over the remaining tax`,
  );
  return {
    retirementIncomeCredit,
    seniorCitizenCredit,
    careCredit,
    exemptionCredit,
    jointFilingCredit,
    earnedIncomeCredit,
  };
}
