import { isDate } from '../format/ohio-date.ts';
import { anyTaxYear, filers, type TaxInput } from './types.ts';

/** Validation errors of the year and the filing status of a return. */
export const returnMessages = {
  taxYear: `Choose ${anyTaxYear}`,
  filingStatus: 'Choose single, mfj, mfs, hoh or qss',
};

/** Validation errors of values that contradict each other, by dotted path of a field. */
export function contradictions(input: TaxInput): Record<string, string> {
  const errors: Record<string, string> = {};
  const { filingStatus, taxpayer, spouse, spousePension = 0, qualifiedTips = 0, qualifiedOvertime = 0 } = input;
  const joint = filingStatus === 'mfj';
  const wages = taxpayer.wages + (joint && spouse ? spouse.wages : 0);
  const hasBusiness = filers(input).some(({ selfEmploymentNet }) => selfEmploymentNet !== 0);
  if (!joint && spouse && Object.values(spouse).some(Boolean)) {
    errors.spouse = 'Only a joint return has a spouse. Choose married filing jointly, or clear the spouse’s figures';
  }
  if (!joint && spousePension > 0) errors.spousePension = 'Only a joint return has a spouse’s pension';
  if (!joint && input.spouseMilitaryRetirement)
    errors.spouseMilitaryRetirement = 'Only a joint return has a spouse’s pension';
  const { move, taxYear } = input;
  if (move && !(isDate(move.date) && move.date.startsWith(`${taxYear}-`)))
    errors['move.date'] = `Enter the day of the move, in ${taxYear}`;
  if (!joint && input.spouseWorkCity) errors.spouseWorkCity = 'Only a joint return has a spouse’s work city';
  if (!joint && input.spouseBusinessCity) errors.spouseBusinessCity = 'Only a joint return has a spouse’s business';
  if (input.claimedAsDependent && joint)
    errors.claimedAsDependent = 'Who files a joint return is nobody’s dependent, unless only to get tax back';
  else if (input.claimedAsDependent && input.qualifyingChildren + input.otherDependents > 0)
    errors.claimedAsDependent = 'Someone whom others can claim has no dependents of their own';
  for (const [name, part, whole, words] of [
    ['militaryRetirement', input.militaryRetirement, input.pension, 'It is part of your pension, so it cannot be more'],
    [
      'spouseMilitaryRetirement',
      input.spouseMilitaryRetirement,
      spousePension,
      'It is part of their pension, so it cannot be more',
    ],
    [
      'earlyPayouts',
      input.earlyPayouts,
      input.pension + spousePension,
      'It is part of the pensions, so it cannot be more',
    ],
    ['olderChildren', input.olderChildren, input.otherDependents, 'They are among the other dependents: not more'],
    ['businessTips', input.businessTips, qualifiedTips, 'They are part of your tips, so they cannot be more'],
    [
      'secondJobWages',
      input.secondJobWages,
      taxpayer.cityWages ?? taxpayer.wages,
      'It is part of your pay, so it cannot be more',
    ],
    [
      'federalBondInterest',
      input.federalBondInterest,
      input.interest,
      'It is part of your interest, so it cannot be more',
    ],
  ] as const) {
    if ((part ?? 0) > whole) errors[name] ??= words;
  }
  if (qualifiedTips > wages && !hasBusiness)
    errors.qualifiedTips = 'Tips are part of wages or of a business, so they cannot be more';
  if (input.careCosts && !input.carePersons) errors.carePersons = 'Enter for how many persons the care was';
  if (qualifiedOvertime > wages) errors.qualifiedOvertime = 'Overtime pay is part of wages, so it cannot be more';
  if ((input.deductibleAdjustments ?? 0) > positiveIncome(input))
    errors.deductibleAdjustments = 'They come off your income, so they cannot be more than it';
  for (const [name, one] of [
    ['taxpayer', taxpayer],
    ['spouse', spouse],
  ] as const) {
    if (one && (one.ownerWages ?? 0) > one.wages)
      errors[`${name}.ownerWages`] = 'Pay from your own company is part of wages, so it cannot be more';
    for (const field of ['healthPremiums', 'planContributions'] as const) {
      if (one && (one[field] ?? 0) > Math.max(0, one.selfEmploymentNet))
        errors[`${name}.${field}`] = 'It comes off the profit of the business, so it cannot be more';
    }
  }
  return errors;
}

/** All income of a return before losses, in dollars. */
function positiveIncome(input: TaxInput): number {
  const { nonqualifiedDividends = 0, shortTermGains = 0, unemployment = 0, spousePension = 0, rent = 0 } = input;
  const earned = filers(input).flatMap((one) => [one.wages, one.selfEmploymentNet, one.passThroughIncome ?? 0]);
  const saved = [input.interest, input.qualifiedDividends, nonqualifiedDividends, input.longTermGains, shortTermGains];
  const paid = [input.pension, spousePension, input.socialSecurity, unemployment, rent];
  return [...earned, ...saved, ...paid].reduce((sum, amount) => sum + Math.max(0, amount), 0);
}
