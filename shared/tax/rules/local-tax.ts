import { formatDollars } from '#shared/format/money.ts';
import { cities, schoolDistricts, schoolSeniorCredit } from '../facts/local.ts';
import { type CityChoice, filers, type HomeCity, type SchoolDistrictChoice, type TaxInput } from '../types.ts';
import { type Line, over } from './line.ts';

export type SchoolIncome = {
  /** Ohio modified AGI less exemptions. */
  traditional: number;
  /** Wages and net earnings from self-employment. */
  earned: number;
  anyone65: boolean;
};

/** Tax of the workplace cities and of the home city. */
export type CityTax = { work: Line; home: Line };

/**
 * School district income tax of residents, less the senior credit of 50 a return. Lists of the current year are used for
 * both tax years. Source: RC 5748.01, 5748.06; SD 100.
 */
export function schoolDistrictTax(choice: SchoolDistrictChoice, income: SchoolIncome): Line {
  const { percent, base } =
    'id' in choice ? schoolDistricts.value.find((district) => district.id === choice.id)! : choice;
  const taxed = Math.max(0, base === 'T' ? income.traditional : income.earned);
  const credit = income.anyone65 ? schoolSeniorCredit.value : 0;
  const baseText = base === 'T' ? 'Ohio modified AGI less exemptions' : 'wages and net earnings from self-employment';
  return {
    amount: over((taxed * percent) / 100, credit),
    how: `${percent}% of ${baseText} ${formatDollars(taxed)}${credit ? `, less the senior credit ${formatDollars(credit)}` : ''}`,
  };
}

/**
 * City income tax: the city of work taxes wages; the home city taxes wages and business profit, less the credit of its
 * ordinance for tax paid at work. Pensions, benefits, interest and gains are exempt. Profit is assumed to be earned in the
 * home city. Source: RC 718.01.
 */
export function cityTax(input: TaxInput): CityTax {
  const works = filers(input).map((person, index) => ({
    person,
    rate: cityPercent(index === 0 ? input.workCity : input.spouseWorkCity),
  }));
  const worked = works.filter(({ person, rate }) => rate > 0 && person.wages > 0);
  const work = {
    amount: worked.reduce((sum, { person, rate }) => sum + (person.wages * rate) / 100, 0),
    how:
      worked.map(({ person, rate }) => `${rate}% of wages ${formatDollars(person.wages)}`).join(' + ') ||
      'no city tax at work',
  };
  const home = input.homeCity;
  if (!home) return { work, home: { amount: 0, how: 'no home city given' } };
  const rate = cityPercent(home);
  const income = works.reduce((sum, { person }) => sum + person.wages + Math.max(0, person.selfEmploymentNet), 0);
  const credit = works.reduce((sum, item) => sum + (item.person.wages * homeCredit(home, rate, item.rate)) / 100, 0);
  return {
    work,
    home: {
      amount: (income * rate) / 100 - credit,
      how: `${rate}% of wages and business profit ${formatDollars(income)}, less credit for tax paid at work ${formatDollars(credit)}`,
    },
  };
}

/** The rate of a chosen city in percent, 0 for none. */
export function cityPercent(choice: CityChoice | undefined): number {
  if (!choice) return 0;
  return 'id' in choice ? cities.value.find((city) => city.id === choice.id)!.percent : choice.percent;
}

/** Credit of the home city in percent of wages: at most its own rate, the rate at work, and the limit of its ordinance. */
export function homeCredit(home: HomeCity, homePercent: number, workPercent: number): number {
  return Math.min(home.creditPercent ?? 0, homePercent, workPercent);
}
