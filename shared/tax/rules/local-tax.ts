import { formatDollars } from '#shared/format/money.ts';
import { addDays, daysBetween, printedDay } from '#shared/format/ohio-date.ts';
import { allCities, cityCredits, rateFact } from '../facts/cities.ts';
import { allDistricts, type City, schoolSeniorCredit, taxingDistrictsOf } from '../facts/local.ts';
import { type Source, sources } from '../facts/sources.ts';
import { type CityChoice, filers, type HomeCity, type SchoolDistrictChoice, type TaxInput } from '../types.ts';
import { type Line, over } from './line.ts';

/** Where a household lives, or lived before a move: `days` of the year, its `share`, and `when` in words, empty without a move. */
type Home = { homeCity?: HomeCity; schoolDistrict?: SchoolDistrictChoice; days: number; share: number; when: string };

/** What one home takes: the tax with the lowest and `most` with the highest that is possible, in dollars. */
export type HomeTax = Line & { most: number; name: string; when: string; source: Source };

/**
 * The home of the year, or those before and after a move. The day of the move is the first in the new one. School districts and
 * cities tax what comes in while one lives there; amounts are of the year, so they are divided by days. Source: RC 5748.01(G),
 * 718.01; the Department's answers on part-year residents of school districts; the returns of Newark and Columbus.
 */
export function homes({ taxYear, homeCity, schoolDistrict, move }: TaxInput): Home[] {
  const [first, next] = [`${taxYear}-01-01`, `${taxYear + 1}-01-01`];
  const all = daysBetween(first, next);
  const home = (from: string, to: string, at: Pick<Home, 'homeCity' | 'schoolDistrict'>): Home => {
    const days = daysBetween(from, to);
    const when = move ? `${printedDay(from)} to ${printedDay(addDays(to, -1))}, ${days} days` : '';
    return { ...at, days, share: days / all, when };
  };
  const now = home(move?.date ?? first, next, { homeCity, schoolDistrict });
  return move && move.date > first ? [home(first, move.date, move), now] : [now];
}

export type SchoolIncome = {
  /** Ohio modified AGI less exemptions. */
  traditional: number;
  /** Wages and net earnings from self-employment. */
  earned: number;
  anyone65: boolean;
};

/** The tax of one city on a return, for work and for living there, in dollars. `taxMost`: with the lowest possible credit. */
export type CityShare = { name: string; tax: number; taxMost: number };
/**
 * Tax of the workplace cities and of the cities of the homes. Where a home city's credit is not known, `amount` is its tax with
 * the highest credit that is possible, and `most` with the lowest; otherwise both are the same amount. `cities`: the same by
 * city, those of work first.
 */
export type CityTax = { work: Line; homes: HomeTax[]; cities: CityShare[] };

/**
 * School district income tax of residents for a part of the year, less what is left of the senior credit. Lists of the current
 * year are used for both tax years. Source: RC 5748.01, 5748.06; SD 100.
 */
function schoolDistrictTax(
  choice: SchoolDistrictChoice,
  income: SchoolIncome,
  { share, when }: Pick<Home, 'share' | 'when'>,
  creditLeft: number,
): Line & { credit: number } {
  const { percent, base } = 'id' in choice ? allDistricts.find((district) => district.id === choice.id)! : choice;
  if (percent === 0) return { amount: 0, how: 'this district has no income tax', credit: 0 };
  const taxed = Math.max(0, base === 'T' ? income.traditional : income.earned);
  const tax = (taxed * share * percent) / 100;
  const credit = Math.min(tax, creditLeft);
  const baseText = base === 'T' ? 'Ohio modified AGI less exemptions' : 'wages and net earnings from self-employment';
  const less = credit
    ? `, less the senior credit${when && ', one for the year’s return,'} ${formatDollars(credit)}`
    : '';
  return {
    amount: tax - credit,
    how: `${percent}% of ${baseText} ${formatDollars(taxed)}${partOf(share, when)}${less}`,
    credit,
  };
}

/** Of which part of a year's amount: nothing for all of it. */
function partOf(share: number, when: string): string {
  return share === 1 ? '' : ` × ${(share * 100).toFixed(2)}% of the year (${when})`;
}

/**
 * The school district tax of each home. Where a district is not chosen, it is 0, and `most` the highest in the county of the
 * city. None where there is neither a district nor a move. The senior credit is 50 for the return, and since 2023 one return
 * lists each district of the year: what the first chosen one leaves of it goes to the next. Source: RC 5748.06; SD 100 of 2024.
 */
export function schoolTaxes(input: TaxInput, income: SchoolIncome): HomeTax[] {
  const all = homes(input);
  const [before, now] = all;
  // A move within one district: its tax of the whole year.
  const one = now && sameDistrict(before!.schoolDistrict, now.schoolDistrict) ? [{ ...now, share: 1, when: '' }] : all;
  let creditLeft = income.anyone65 ? schoolSeniorCredit.value : 0;
  const take = (line: (Line & { credit: number }) | null | undefined) => {
    creditLeft -= line?.credit ?? 0;
    return line && { amount: line.amount, how: line.how };
  };
  const chosen = one.map((home) =>
    take(home.schoolDistrict && schoolDistrictTax(home.schoolDistrict, income, home, creditLeft)),
  );
  return one.flatMap((home, index) => {
    const { homeCity, schoolDistrict, when } = home;
    const own = { name: schoolName(schoolDistrict), when, source: sources.schoolDistrictTax };
    const most = (line: Line) => ({ ...own, ...line, most: line.amount });
    const line = chosen[index];
    if (line) return most(line);
    const highest = take(homeCity && highestSchoolTax(homeCity, income, home, creditLeft));
    if (highest) return { ...most(highest), amount: 0 };
    return when ? most({ amount: 0, how: 'no school district chosen' }) : [];
  });
}

function sameDistrict(one?: SchoolDistrictChoice, other?: SchoolDistrictChoice): boolean {
  return one !== undefined && other !== undefined && 'id' in one && 'id' in other && one.id === other.id;
}

/** `Newark schools` */
export function schoolName(choice?: SchoolDistrictChoice): string {
  const named = choice && 'id' in choice && allDistricts.find(({ id }) => id === choice.id);
  return named ? `${named.name} schools` : 'School district';
}

/**
 * The highest tax of the school districts in the county of the home city, for who has not said which they live in. Null where
 * none of them has a tax, or none is known to us.
 */
function highestSchoolTax(
  city: HomeCity,
  income: SchoolIncome,
  home: Home,
  creditLeft: number,
): (Line & { credit: number }) | null {
  const { county } = 'id' in city ? cityOf(city.id) : {};
  if (!county) return null;
  const lines = taxingDistrictsOf(county).map(({ id }) => schoolDistrictTax({ id }, income, home, creditLeft));
  const highest = lines.sort((one, other) => other.amount - one.amount)[0];
  if (!highest?.amount) return null;
  return { ...highest, how: `not chosen; districts of ${county} County take up to ${formatDollars(highest.amount)}` };
}

/**
 * City income tax: wages are taxed by the city of work and business profit by the city where the business earns it, both then
 * by the home city, less the credit of its ordinance. So is rent, by the city of the house. Pensions, benefits, interest and gains
 * are exempt. A loss is set against other profit of the same person, in the home city or where both are earned, never against wages.
 * Nor is anything of people under 18 taxed, since 2024. Source: RC 718.01(B)(1), 718.02; RITA on losses of Schedules C and E, and on
 * House Bill 33 (pages without a date).
 */
export function cityTax(input: TaxInput): CityTax {
  const earned = earnings(input);
  const worked = earned.filter(({ rate, amount }) => rate > 0 && amount > 0);
  const work = {
    amount: worked.reduce((sum, { amount, rate }) => sum + (amount * rate) / 100, 0),
    how:
      worked.map(({ what, amount, rate }) => `${rate}% of ${what} ${formatDollars(amount)}`).join(' + ') ||
      (input.under18 ? underAge : 'no city tax at work'),
  };
  const cities = worked.map(({ amount, city, place, rate }) => {
    const tax = (amount * rate) / 100;
    return { name: cityName(city!, place), tax, taxMost: tax };
  });
  const taxed = homes(input).flatMap((home) => (home.homeCity || home.when ? homeCityTax(home, earned, worked) : []));
  const shares = taxed.map(({ name, amount, most }) => ({ name, tax: amount, taxMost: most }));
  const taxes = input.under18 ? taxed.map((tax) => ({ ...tax, how: underAge })) : taxed;
  return { work, homes: taxes, cities: byName([...cities, ...shares]) };
}

/**
 * The cities that want a return even where an employer has withheld all of their tax, by name: not those where somebody who
 * lives elsewhere has only pay, which may accept the employer's. Source: RC 718.05.
 */
export function cityReturns(input: TaxInput): Set<string> {
  const earned = earnings(input);
  if (earned.every(({ atHome }) => atHome <= 0)) return new Set();
  const made = earned.filter(({ what, amount }) => what !== 'wages' && amount > 0);
  const lived = homes(input).map(({ homeCity }) => ({ city: homeCity, place: 'you live' }));
  const taxing = [...lived, ...made].filter(({ city }) => cityPercent(city) > 0);
  return new Set(taxing.map(({ city, place }) => cityName(city!, place)));
}

const underAge = 'Ohio cities do not tax people under 18; what was withheld comes back';

/** `atHome`: what the home city taxes of it. */
type Earning = { amount: number; atHome: number; city: CityChoice | undefined; rate: number };

/**
 * The tax of one home city on what its residents earn while they live there, less its credit: for what it taxes itself, so not for
 * profit that a loss took away. Source: the codes of Marietta 181.14(a) and Euclid 191.081(a)(2); RITA, Form 37, Worksheet L.
 */
function homeCityTax(
  { homeCity: home, share, when }: Home,
  earned: readonly Earning[],
  worked: readonly Earning[],
): HomeTax {
  if (!home) return { amount: 0, most: 0, how: 'a township', name: 'Township', when, source: sources.municipalReturns };
  const rate = cityPercent(home);
  const income = earned.reduce((sum, { atHome }) => sum + atHome, 0) * share;
  const credits = worked.map(({ atHome, city, rate: workRate }) => ({
    amount: atHome * share,
    ...homeCredit(home, rate, workRate, isSameCity(home, city)),
  }));
  const credit = credits.reduce((sum, { amount, most }) => sum + (amount * most) / 100, 0);
  const least = credits.reduce((sum, { amount, least }) => sum + (amount * least) / 100, 0);
  const edition = worked.every(({ city }) => isSameCity(home, city)) ? '' : creditEdition(home);
  const before = `${rate}% of wages and net profit ${formatDollars(income)}${when && ` (${when})`}`;
  return {
    name: cityName(home, 'you live'),
    when,
    // Where the home city's credit was read, or else its rate.
    source: (('id' in home ? cityCredits[home.id] : undefined) ?? rateFact(home)).source,
    amount: (income * rate) / 100 - credit,
    most: (income * rate) / 100 - least,
    how:
      credit === least
        ? `${before}, less credit for tax paid at work ${formatDollars(credit)}${edition}`
        : `${before}, less a credit for tax paid at work of up to ${formatDollars(credit)}; how much is not known to us`,
  };
}

/**
 * What is earned, and where: each filer's wages and profit, by default in the same city; the taxpayer's rent. `place` completes
 * "City where".
 */
function earnings(input: TaxInput) {
  const { workCity, businessCity, spouseWorkCity, spouseBusinessCity, rent = 0, rentCity, secondJobWages = 0 } = input;
  const loss = Math.min(rent, over(0, input.taxpayer.selfEmploymentNet));
  const isThere = (city: CityChoice | undefined) => city !== undefined && isSameCity(city, rentCity);
  // Where the house stands: all of the loss if the business is there, too, else while one lives there.
  const lossThere = isThere(businessCity ?? workCity)
    ? loss
    : loss * homes(input).reduce((sum, { homeCity, share }) => sum + (isThere(homeCity) ? share : 0), 0);
  const own = { city: workCity, place: 'you work' };
  const spouses = { city: spouseWorkCity, place: 'your spouse works' };
  const places = [
    { work: own, business: businessCity ? { city: businessCity, place: 'your business is' } : own },
    {
      work: spouses,
      business: spouseBusinessCity ? { city: spouseBusinessCity, place: 'your spouse’s business is' } : spouses,
    },
  ];
  return filers(input)
    .flatMap(({ wages, cityWages = wages, selfEmploymentNet }, index) => [
      { what: 'wages', amount: cityWages - (index === 0 ? secondJobWages : 0), ...places[index]!.work },
      { what: 'profit', amount: Math.max(0, selfEmploymentNet), ...places[index]!.business },
    ])
    .concat({ what: 'wages', amount: secondJobWages, city: input.secondWorkCity, place: 'your second job is' })
    .map((earning) => ({ ...earning, atHome: earning.amount }))
    .concat({
      ...{ what: lossThere ? 'rent less your loss' : 'rent', amount: rent - lossThere, atHome: rent - loss },
      ...{ city: rentCity, place: 'the rented house is' },
    })
    .map((earning) => ({
      ...earning,
      ...(input.under18 && { amount: 0, atHome: 0 }),
      rate: cityPercent(earning.city),
    }));
}

/** The cities other than that of the home which tax a return, as far as they are chosen. */
export function citiesOfWork(input: TaxInput): CityChoice[] {
  const { workCity, secondWorkCity, spouseWorkCity, businessCity, spouseBusinessCity, rentCity } = input;
  const all = [workCity, secondWorkCity, spouseWorkCity, businessCity, spouseBusinessCity, rentCity];
  return all.flatMap((city) => city ?? []);
}

function cityName(choice: CityChoice, what: string): string {
  return 'id' in choice ? cityOf(choice.id).name : `City where ${what}`;
}

/** Name of the city that a move in the year led to: no penalty for its estimates that year. Source: RC 718.08(E). */
export function newHomeCity(input: TaxInput): string | undefined {
  const [before, now] = homes(input).map(({ homeCity }) => homeCity && cityName(homeCity, 'you live'));
  return now === before ? undefined : now;
}

/** One entry for each city, without those that have no tax. */
function byName(shares: CityShare[]): CityShare[] {
  const sums = new Map<string, CityShare>();
  for (const { name, tax, taxMost } of shares.filter((share) => share.taxMost > 0)) {
    const before = sums.get(name);
    sums.set(name, { name, tax: tax + (before?.tax ?? 0), taxMost: taxMost + (before?.taxMost ?? 0) });
  }
  return [...sums.values()];
}

/** Whether two choices are the same city of the list; a city given by its rate alone is none of them. */
export function isSameCity(home: CityChoice, work: CityChoice | undefined): boolean {
  return work !== undefined && 'id' in home && 'id' in work && home.id === work.id;
}

/** The rate of a chosen city in percent, 0 for none. */
export function cityPercent(choice: CityChoice | undefined): number {
  if (!choice) return 0;
  return 'id' in choice ? cityOf(choice.id).percent : choice.percent;
}

/** A city of the list by its id, which the validation has checked. */
export function cityOf(id: string): City {
  return allCities.find((city) => city.id === id)!;
}

/**
 * Credit of the home city in percent of wages, never over its own rate or the rate at work. `least` and `most` differ where
 * its ordinance was not read, or contradicts its tax return, and the visitor gave no rate.
 * @param same whether home and work are the same city, which taxes the wages once
 */
export function homeCredit(
  home: HomeCity,
  homePercent: number,
  workPercent: number,
  same = false,
): { least: number; most: number } {
  const highest = Math.min(homePercent, workPercent);
  if (same) return { least: highest, most: highest };
  const known = 'id' in home ? cityCredits[home.id]?.value : undefined;
  if (home.creditPercent !== undefined) return both(Math.min(home.creditPercent, highest));
  if (!known) return { least: 0, most: highest };
  const upTo = (percent: number) => Math.min(known.share * Math.min(workPercent, percent), homePercent);
  return { least: upTo(known.upTo), most: upTo(known.perhapsUpTo ?? known.upTo) };
}

/** ` by its text of 2017`: how old the text is that a home city's credit is taken from; empty where it is not. */
export function creditEdition(home: HomeCity): string {
  const asOf = 'id' in home && home.creditPercent === undefined && cityCredits[home.id]?.asOf;
  return asOf ? ` by its text of ${asOf}` : '';
}

function both(credit: number) {
  return { least: credit, most: credit };
}
