import { allCities } from './facts/cities.ts';
import { allDistricts } from './facts/local.ts';
import { anyTaxYear, type CityChoice, type FilingStatus, type Person } from './types.ts';

/** Maximum amount and maximum loss in dollars, of children or dependents, and of local rates in percent. */
export const inputLimits = { amount: 1_000_000_000, loss: 10_000_000, people: 20, schoolPercent: 10, cityPercent: 5 };

/** Validation errors, the same in browser, forms without scripts and API. */
export const inputMessages = {
  money: 'Enter an amount in dollars, such as 1,234.56',
  negative: 'Enter 0 or more',
  loss: 'Enter a loss of $10,000,000 or less',
  huge: 'Enter $1,000,000,000 or less',
  people: 'Enter a whole number from 0 to 20',
  rate: (most: number) => `Enter a rate from 0 to ${most} percent`,
  taxYear: `Choose ${anyTaxYear}`,
  filingStatus: 'Choose single, mfj, mfs, hoh or qss',
  schoolDistrict: 'Choose a school district of the list, or enter its rate',
  city: 'Choose a city of the list',
};

/** The validation error of an amount in dollars, or null. `least` is 0, or negative where a loss is allowed. */
export function amountError(amount: number | null, least: number): string | null {
  if (amount === null || !Number.isFinite(amount)) return inputMessages.money;
  if (amount < least) return least === 0 ? inputMessages.negative : inputMessages.loss;
  return amount > inputLimits.amount ? inputMessages.huge : null;
}

/** Parses a percentage, `1.5` or `1.5 %`; null unless from 0 to `most`. */
export function parseRate(text: string, most: number): number | null {
  const bare = text.trim();
  const rate = Number((bare.endsWith('%') ? bare.slice(0, -1).trim() : bare) || Number.NaN);
  return rate >= 0 && rate <= most ? rate : null;
}

/** Parses a count of people; null unless from 0 to the limit. */
export function parsePeople(text: string): number | null {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count <= inputLimits.people ? count : null;
}

export const isSchoolDistrict = (id: string) => allDistricts.some((district) => district.id === id);
export const isCity = (id: string) => allCities.some((city) => city.id === id);

type Answers = {
  filingStatus: FilingStatus;
  taxpayer: Person;
  spouse?: Person;
  spousePension?: number;
  spouseWorkCity?: CityChoice;
  qualifiedTips?: number;
  qualifiedOvertime?: number;
};

/** Validation errors of values that contradict each other, by dotted path of a field. */
export function contradictions(input: Answers): Record<string, string> {
  const errors: Record<string, string> = {};
  const { filingStatus, taxpayer, spouse, spousePension = 0, qualifiedTips = 0, qualifiedOvertime = 0 } = input;
  const joint = filingStatus === 'mfj';
  const wages = taxpayer.wages + (joint && spouse ? spouse.wages : 0);
  const work =
    wages + Math.max(0, taxpayer.selfEmploymentNet) + Math.max(0, joint && spouse ? spouse.selfEmploymentNet : 0);
  if (!joint && spouse && Object.values(spouse).some(Boolean)) {
    errors.spouse = 'Only a joint return has a spouse. Choose married filing jointly, or clear the spouse’s figures';
  }
  if (!joint && spousePension > 0) errors.spousePension = 'Only a joint return has a spouse’s pension';
  if (!joint && input.spouseWorkCity) errors.spouseWorkCity = 'Only a joint return has a spouse’s work city';
  if (qualifiedTips > work) errors.qualifiedTips = 'Tips are part of wages or profit, so they cannot be more';
  if (qualifiedOvertime > wages) errors.qualifiedOvertime = 'Overtime pay is part of wages, so it cannot be more';
  for (const [name, one] of [
    ['taxpayer', taxpayer],
    ['spouse', spouse],
  ] as const) {
    if (one && (one.ownerWages ?? 0) > one.wages)
      errors[`${name}.ownerWages`] = 'Pay from your own company is part of wages, so it cannot be more';
  }
  return errors;
}
