import { formatDollars, formatPercent, formatWholeDollars } from '../format/money.ts';
import { cityCredits } from './facts/cities.ts';
import { type FederalYear, federal, ownersPlans } from './facts/federal.ts';
import { schoolDistricts } from './facts/local.ts';
import { yearFigures } from './facts/years/index.ts';
import type { FederalReturn } from './federal-return.ts';
import { citiesOfWork, cityOf, cityPercent, homes, isSameCity } from './rules/local-tax.ts';
import { parentsRateTax } from './rules/parents-rate.ts';
import { planLimits, selfEmployment } from './rules/self-employment.ts';
import { filers, type Person, type TaxInput } from './types.ts';

/** A limitation of the estimate that applies to this return. */
export type Note = { key: string; text: string };

/** The keys of the notes that stand above the sums: what cannot be right. */
export const notesAbove: readonly string[] = ['planLimit0', 'planLimit1'];

/**
 * A tax and credits that the estimate does not compute and this return may have. The saver's credit ends below the income at
 * which the college credits end. Source: IRC 1(h), 21, 25A, 25B, 31(b), 36B, 6413(c); Public Law 119-21, 71305.
 */
function uncountedParts(input: TaxInput, lines: FederalReturn): string[] {
  const { agi, totalIncome } = lines;
  if (totalIncome <= 0) return [];
  const payBack = input.taxYear > 2025 ? ' (advance payments above the credit must be repaid in full)' : '';
  const children = input.qualifyingChildren + input.otherDependents;
  const parents = parentsRateText(input, lines);
  const credits: [boolean, string][] = [
    [parents !== '', parents],
    [filers(input).some(({ wages }) => wages > federal[input.taxYear].wageBase.value), excessSocialSecurityText(input)],
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

/** What comes back on Schedule 3 where two employers withhold, each up to the wage base. */
function excessSocialSecurityText({ taxYear, taxpayer, secondJobWages = 0 }: TaxInput): string {
  const { wageBase, payroll } = federal[taxYear];
  const base = wageBase.value;
  const taxed = Math.min(secondJobWages, base) + Math.min(taxpayer.wages - secondJobWages, base);
  const excess = payroll.value.socialSecurity * Math.max(0, taxed - base);
  return `Social Security tax on one person’s pay over ${formatWholeDollars(base)} that two employers withheld: it comes back with the federal return, Schedule 3${excess > 0 ? `, about ${formatWholeDollars(excess)} if your second job was with another employer` : ''}`;
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

/** More paid into the plan of a self-employed person than a SEP takes, which may be more than any plan does; empty if not. */
function planLimitText(person: Person, facts: FederalYear): string {
  const { planContributions: paid = 0, age65 } = person;
  const { sep, solo, from50, from60, most } = planLimits(person, selfEmployment(person, facts).tax.amount, facts);
  if (paid <= sep) return '';
  const ages =
    age65 || from50 === solo ? '' : ` (${formatDollars(from50)} from age 50 on, ${formatDollars(from60)} at 60 to 63)`;
  return `${formatDollars(paid)} paid into a plan of the business. From this profit a SEP takes at most ${formatDollars(sep)}, a solo 401(k) ${formatDollars(age65 ? from50 : solo)}${ages}, less what went into a plan at a job; a SIMPLE has limits of its own. The estimate counts ${formatDollars(Math.min(paid, most))}. What is over the limit of the plan is not deducted and costs ${formatPercent(ownersPlans.overpaidPlan.value)} of it each year until it is out (IRC 4972).`;
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
  for (const [index, person] of filers(input).entries()) {
    const text = planLimitText(person, facts);
    add(text !== '', `planLimit${index}`, index === 0 ? `You entered ${text}` : `For your spouse you entered ${text}`);
  }
  add(uncounted.length > 0, 'leftOut', `Not included, if it applies to you: ${uncounted.join('; ')}.`);
  const threshold = facts.businessIncomeThreshold.value[status];
  const hasBusiness = filers(input).some(
    (person) => person.selfEmploymentNet > 0 || (person.passThroughIncome ?? 0) > 0,
  );
  add(
    hasBusiness && lines.taxableIncomeBeforeQbi > threshold,
    'businessIncome',
    `Taxable income is over ${formatDollars(threshold)}. From there the business income deduction depends on the wages and property of the business and on the kind of trade. We count the wages you gave, the owner’s included, no property, and a trade that is not a specified service such as law, health or consulting.`,
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
    'A business loss is set against other income here, but not against wages in a school district that taxes earned income only. Limits for large or passive losses are not checked.',
  );
  add(hasCityLoss(input), 'cityLoss', cityLossText(input));
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
  const listIsOlder = schoolDistricts.taxYear < input.taxYear;
  const expected = Object.values(facts).filter(({ expectedFrom }) => expectedFrom !== undefined);
  add(
    expected.length > 0,
    'expected',
    `Expected, not final: the brackets, the standard deduction and other limits of ${input.taxYear} are still to be checked. Those of ${expected[0]?.expectedFrom} stand in for them, federal and Ohio, and each line says so.${listIsOlder ? ` School district rates are those of the ${schoolDistricts.taxYear} list: a vote may change yours, so ask the district.` : ''}`,
  );
  add(
    expected.length === 0 && !yearFigures[input.taxYear].ohioBooklet,
    `ohio${input.taxYear}`,
    `Ohio had not published its ${input.taxYear} booklet when we checked. The ${input.taxYear} rates and limits are from the statutes; the credits are the amounts now in the statutes.`,
  );
  add(
    homes(input).some(({ schoolDistrict }) => schoolDistrict && 'id' in schoolDistrict) &&
      (listIsOlder ? expected.length === 0 : input.taxYear < schoolDistricts.taxYear),
    'schoolYear',
    `The school district rate is from the ${schoolDistricts.taxYear} list. Check the ${input.taxYear} rate on your return.`,
  );
  return notes;
}

/** Whether a city might set a loss against other profit on the return. */
function hasCityLoss(input: TaxInput): boolean {
  const profits = filers(input).map(({ selfEmploymentNet }) => selfEmploymentNet);
  const taxed = homes(input).some(({ homeCity }) => cityPercent(homeCity) > 0) || citiesOfWork(input).length > 0;
  return taxed && profits.some((one) => one < 0) && (profits.some((one) => one > 0) || (input.rent ?? 0) > 0);
}

/** Source: RC 718.01(B)(1)(b), which speaks of "the resident". */
function cityLossText({ filingStatus, rent = 0 }: TaxInput): string {
  const parts = [
    rent > 0 &&
      'The city where you live sets the loss of your business against your rent, never against pay. Its credit for another city’s tax counts only what is left of the rent.',
    filingStatus === 'mfj' &&
      `City tax is not less for the loss of one spouse where the other has the profit: Ohio law lets a resident’s loss come off the resident’s own profit${rent > 0 ? ', and rent counts as yours here' : ''}. Ask the city about a joint return.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * Which returns a year with a move has. Source: Form SD 100 of 2023 and 2024, whose residency schedule takes every district
 * of the year (before, each had a return of its own); the returns of Newark and Columbus for 2023. Ohio Administrative Code
 * 5703-7-09, as last updated on August 27, 2021, does not say which of two districts the IT 1040 names; as of 2016 it did.
 */
function moveText(input: TaxInput): string {
  const parts = homes(input).map(({ when }) => when);
  return `City and school district tax are counted by days: ${parts.join('; ')}. Federal and Ohio tax stay the same after a move within Ohio, and we count the same work before and after. A city that wants a return gets one for its part; if a district of yours taxes, one Form SD 100 lists all of the year. They tax what came in while you lived there: where pay or pension did not come evenly, take the real amounts before and after the move. The IT 1040 asks for one district: its booklet says which; until 2021 it was the one where most of the income was earned.`;
}
