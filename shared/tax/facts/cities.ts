import type { CityChoice, HomeCity } from '../types.ts';
import { type Fact, factMaker } from './fact.ts';
import { type City, cities } from './local.ts';
import { cityRows } from './places.ts';

/**
 * What a city takes off its residents' tax for tax paid where they work: `share` of that tax, counted up to `upTo` percent
 * of the wages that were taxed there. `perhapsUpTo`: the highest percent, where the city's own texts contradict each other;
 * `upTo` is then the lowest.
 */
export type CityCredit = { share: number; upTo: number; perhapsUpTo?: number };

const fact = factMaker('cities', 2026, '2026-12-31', '2026-11-22');

/** Cities away from the firm's offices: the largest of the state, each with a source of its own. */
export const largeCities: readonly Fact<City>[] = Object.entries(cityRows).flatMap(
  ([id, { name, percent, source, asOf }]) =>
    source ? fact(id, `City income tax rate of ${name}`, { id, name, percent }, source, { unit: 'percent', asOf }) : [],
);

const creditUnits = { share: 'fraction of 1', upTo: 'percent', perhapsUpTo: 'percent' } as const;
const creditFact = factMaker('cityCredits', 2026, '2027-12-31', '2026-11-22');

/**
 * The credit of each city whose ordinance, form or tax office we could read. A city that is not here gives a credit that we
 * do not know: its tax is shown as a range, as is that of a city whose own texts contradict each other.
 */
export const cityCredits: Readonly<Record<string, Fact<CityCredit>>> = Object.fromEntries(
  Object.entries(cityRows).flatMap(([id, { credit }]) => {
    if (!credit) return [];
    const { source, asOf, ...value } = credit;
    return [[id, creditFact(id, 'Credit for tax paid at work', value, source, { unit: creditUnits, asOf })]];
  }),
);

/** Every city with a rate, by name. */
export const allCities: readonly City[] = [...cities.value, ...largeCities.map(({ value }) => value)].sort((a, b) =>
  a.name < b.name ? -1 : 1,
);

/** The fact with the rate of a city: its own, or the table of those near the offices. */
export function rateFact(city?: CityChoice): Fact {
  return largeCities.find(({ value }) => city && 'id' in city && value.id === city.id) ?? cities;
}

/** The facts behind the city tax of a home and of workplaces: rates, and the credit of the home. */
export function cityFacts(home?: HomeCity, ...work: readonly (CityChoice | undefined)[]): readonly Fact[] {
  const credit = home && 'id' in home && cityCredits[home.id];
  return [...new Set([cities, ...[home, ...work].map(rateFact)]), ...(credit ? [credit] : [])];
}

/** The city of an id or a name, in capitals or not. */
export function cityNamed(text: string): City | undefined {
  const typed = text.trim().toLowerCase();
  return allCities.find(({ id, name }) => id === typed || name.toLowerCase() === typed);
}
