import { formatDollars, formatPercent, formatWholeDollars } from '../format/money.ts';
import { cityCredits } from './facts/cities.ts';
import { federal } from './facts/federal.ts';
import { schoolDistricts } from './facts/local.ts';
import { yearFigures } from './facts/years/index.ts';
import type { FederalReturn } from './federal-return.ts';
import { citiesOfWork, cityOf, homes, isSameCity } from './rules/local-tax.ts';
import { parentsRateTax } from './rules/parents-rate.ts';
import { filers, type TaxInput } from './types.ts';

/** A limitation of the estimate that applies to this return. */
export type Note = { key: string; text: string };

/** The key of the note that names what is missing from the sums, which stands above them. */
export const leftOutNote = 'leftOut';

/**
 * A tax and credits that the estimate does not compute and this return may have. The saver's credit ends below the income at
 * which the college credits end. Source: IRC 1(h), 21, 25A, 25B, 36B; Public Law 119-21, 71305.
 */
function uncountedParts(input: TaxInput, lines: FederalReturn): string[] {
  const { agi, totalIncome } = lines;
  if (totalIncome <= 0) return [];
  const payBack = input.taxYear > 2025 ? ' (advance payments above the credit must be repaid in full)' : '';
  const children = input.qualifyingChildren + input.otherDependents;
  const parents = parentsRateText(input, lines);
  const credits: [boolean, string][] = [
    [parents !== '', parents],
    [input.longTermGains > 0, 'the tax on depreciation of a rented house that was sold, up to 25%'],
    [filers(input).some(({ age65 }) => !age65), `the credit for marketplace health insurance${payBack}`],
    [children > 0 && !input.careCosts, 'the credit for child or dependent care, whose costs you can enter'],
    [
      agi < federal[input.taxYear].educationCreditsEnd.value[input.filingStatus],
      'the credits for college and for savers',
    ],
  ];
  return credits.flatMap(([applies, name]) => (applies ? [name] : []));
}

/** The tax at the parents' rate on what a dependent did not earn, empty where there is none. */
function parentsRateText(input: TaxInput, lines: FederalReturn): string {
  if (!input.claimedAsDependent) return '';
  const earned = filers(input).reduce((sum, { wages, selfEmploymentNet }) => sum + wages + selfEmploymentNet, 0);
  const { totalIncome, taxableIncome: taxable, preferred, incomeTaxBeforeCredits: tax } = lines;
  const { from, rate, gainsRate, more } = parentsRateTax(
    { totalIncome, earned, taxable, preferred, tax },
    input.filingStatus,
    federal[input.taxYear],
  );
  if (more < 0.5) return '';
  return `the tax at your parents’ rate on income over ${formatWholeDollars(from)} that is not pay, if you are under 18, or a student under 24: at their ${formatPercent(rate)}${preferred > 0 ? ` (${formatPercent(gainsRate)} on dividends and gains)` : ''} about ${formatWholeDollars(more)} more`;
}

/** What the estimate does not compute or assumes for this return. */
export function estimateNotes(input: TaxInput, lines: FederalReturn, schoolMost: number): Note[] {
  const facts = federal[input.taxYear];
  const status = input.filingStatus;
  const notes: Note[] = [];
  const add = (when: boolean, key: string, text: string) => {
    if (when) notes.push({ key, text });
  };
  const uncounted = uncountedParts(input, lines);
  add(uncounted.length > 0, leftOutNote, `Not included, if it applies to you: ${uncounted.join('; ')}.`);
  const threshold = facts.businessIncomeThreshold.value[status];
  const hasBusiness = filers(input).some(
    (person) => person.selfEmploymentNet > 0 || (person.passThroughIncome ?? 0) > 0,
  );
  add(
    hasBusiness && lines.taxableIncomeBeforeQbi > threshold,
    'businessIncome',
    `Taxable income is over ${formatDollars(threshold)}. From there the business income deduction depends on the wages and property of the business and on the kind of trade. We count the wages you gave, no property, and a trade that is not a specified service such as law, health or consulting.`,
  );
  add(
    lines.earnedIncomeCredit > 0,
    'earnedIncome',
    'The earned income credit is worked out by formula. The IRS table moves in $50 steps, so the return may differ by up to about $12.',
  );
  add(
    lines.careCreditAllowed > 0,
    'care',
    'The credit for care counts children under 13, and others who cannot care for themselves. What an account at work paid for it comes off the limit first. A spouse without pay who studies or is disabled counts as having some: ask us.',
  );
  add(
    status === 'mfs',
    'separate',
    'If one spouse itemizes on a separate return, the other must itemize too. We assume you lived with your spouse during the year.',
  );
  add(
    (status === 'hoh' || status === 'qss') && input.qualifyingChildren + input.otherDependents === 0,
    'household',
    'This filing status needs a qualifying child or relative. Check that you have one, even if someone else claims the child.',
  );
  add(
    lines.netGain < 0 && input.longTermGains + (input.shortTermGains ?? 0) < lines.netGain,
    'capitalLoss',
    `A capital loss counts up to ${formatDollars(-lines.netGain)} this year. The rest carries over to later years.`,
  );
  add(
    filers(input).some((person) => person.selfEmploymentNet < 0),
    'businessLoss',
    'A business loss is set against other income here. Limits for large or passive losses are not checked.',
  );
  add(
    (input.rent ?? 0) > 0,
    'rent',
    'Rent can be business income in Ohio: this estimate counts it as such, as the Department of Taxation answers for rent that comes in regularly. The federal deduction for business income, which some landlords get, is not counted for it.',
  );
  add(
    input.under18 === true,
    'under18',
    'Since 2024 no Ohio city taxes the income of people under 18. What was withheld for a city comes back: ask for it on the form of that city.',
  );
  add(input.move !== undefined, 'move', moveText(input));
  for (const { homeCity } of homes(input)) {
    const credit = homeCity && 'id' in homeCity && !homeCity.creditPercent && cityCredits[homeCity.id];
    const isOld = credit && Number(credit.asOf?.slice(-4)) < input.taxYear - 2;
    if (isOld && citiesOfWork(input).some((city) => !isSameCity(homeCity, city)))
      add(
        true,
        'oldCredit',
        `The credit of ${cityOf(homeCity.id).name} for tax paid at work is that of its text of ${credit.asOf}, not confirmed since. Ask the city.`,
      );
  }
  add(
    homes(input).some(({ homeCity, schoolDistrict }) => homeCity && !schoolDistrict),
    'noSchoolDistrict',
    schoolMost > 0
      ? 'No school district is chosen. Its tax is a range, up to the highest of the county. Choose yours.'
      : 'No school district is chosen, so no school district tax is counted. Choose yours: some districts tax income, others do not.',
  );
  const expected = Object.values(facts).filter(({ expectedFrom }) => expectedFrom !== undefined);
  add(
    expected.length > 0,
    'expected',
    `Expected, not final: the brackets, the standard deduction and other limits of ${input.taxYear} are still to be checked. Those of ${expected[0]?.expectedFrom} stand in for them, federal and Ohio, and each line says so.`,
  );
  add(
    expected.length === 0 && !yearFigures[input.taxYear].ohioBooklet,
    `ohio${input.taxYear}`,
    `Ohio had not published its ${input.taxYear} booklet when we checked. The ${input.taxYear} rates and limits are from the statutes; the credits are the amounts now in the statutes.`,
  );
  add(
    homes(input).some(({ schoolDistrict }) => schoolDistrict && 'id' in schoolDistrict) &&
      input.taxYear < schoolDistricts.taxYear,
    'schoolYear',
    `The school district rate is from the ${schoolDistricts.taxYear} list. Check the ${input.taxYear} rate on your return.`,
  );
  return notes;
}

/**
 * Which returns a year with a move has. Source: Form SD 100 of 2023 and 2024, whose residency schedule takes every district
 * of the year (before, each had a return of its own); the returns of Newark and Columbus for 2023. Ohio Administrative Code
 * 5703-7-09, as last updated on August 27, 2021, does not say which of two districts the IT 1040 names.
 */
function moveText(input: TaxInput): string {
  const parts = homes(input).map(({ when }) => when);
  return `City and school district tax are counted by days: ${parts.join('; ')}. Federal and Ohio tax stay the same after a move within Ohio, and we count the same work before and after. Each city gets a return of its own for its part; one Form SD 100 lists all school districts of the year. They tax what came in while you lived there: where pay or pension did not come evenly, take the real amounts before and after the move. The IT 1040 asks for a district: its booklet says which.`;
}
