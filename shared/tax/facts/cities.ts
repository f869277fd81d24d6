import type { CityChoice, HomeCity } from '../types.ts';
import { type Fact, factMaker, facts } from './fact.ts';
import { type City, cities } from './local.ts';
import type { DatedSource } from './sources.ts';
import { ritaTable } from './towns.ts';

/**
 * What a city takes off its residents' tax for tax paid where they work: `share` of that tax, counted up to `upTo` percent
 * of the wages that were taxed there. `perhapsUpTo`: the highest percent, where the city's own texts contradict each other;
 * `upTo` is then the lowest.
 */
export type CityCredit = { share: number; upTo: number; perhapsUpTo?: number };

const creditUnits = { share: 'fraction of 1', upTo: 'percent', perhapsUpTo: 'percent' } as const;
const fact = factMaker('cities', 2026, '2026-12-31', '2026-11-22');

/** The largest cities of the state, away from the firm's offices. */
export const largeCities: readonly Fact<City>[] = [
  rate(
    'Akron',
    2.5,
    '2024',
    'City of Akron, income tax',
    'https://www.akronohio.gov/departments/finance/income_tax.php',
  ),
  rate('Canton', 2.5, '2023', 'City of Canton, income tax return', 'https://www.cantonincometax.com'),
  rate(
    'Cincinnati',
    1.8,
    '2024',
    'City of Cincinnati, income taxes',
    'https://www.cincinnati-oh.gov/finance/income-taxes/',
  ),
  rate('Cleveland', 2.5, '2017', 'CCA, rates of its members', 'https://www.ccaohio.gov'),
  rate(
    'Dayton',
    2.5,
    '2017',
    'City of Dayton, income tax rate',
    'https://daytonohio.gov/CivicAlerts.aspx?AID=87&ARC=234',
  ),
  rate(
    'Hamilton',
    2,
    '2018',
    'Hamilton code, section 192.012',
    'https://codelibrary.amlegal.com/codes/hamilton/latest/hamilton_oh/0-0-0-50322',
  ),
  rate(
    'Lorain',
    2.5,
    '2016',
    'The Morning Journal, December 23, 2016',
    'https://www.morningjournal.com/general-news/20161223/lorain-looks-at-income-tax-change',
  ),
  rate('Parma', 2.5, '2022', 'City of Parma, income tax', 'https://cityofparma-oh.gov'),
  rate(
    'Toledo',
    2.5,
    '2025',
    'Toledo code, section 1905.011',
    'https://codelibrary.amlegal.com/codes/toledo/latest/toledo_oh/0-0-0-115206',
  ),
];

/**
 * The credit of each city whose ordinance, form or tax office we could read. A city that is not here gives a credit that we
 * do not know: its tax is shown as a range, as is that of a city whose own texts contradict each other.
 */
export const cityCredits: Readonly<Record<string, Fact<CityCredit>>> = facts(
  'cityCredits',
  2026,
  '2027-12-31',
  '2026-11-22',
  {
    akron: credit(1, 2.5, {
      label: 'City of Akron, Form IR, line 6b',
      url: 'https://www.akronohio.gov/departments/finance/income_tax.php',
      asOf: '2023',
    }),
    cambridge: credit(1, 2, {
      label: 'Cambridge code, credit for tax paid to another municipality',
      url: 'https://codelibrary.amlegal.com/codes/cambridge/latest/cambridg_oh/0-0-0-85861',
      asOf: '2017',
    }),
    canton: credit(1, 2.5, {
      label: 'City of Canton, income tax return, line 6b',
      url: 'https://www.cantonincometax.com',
      asOf: '2023',
    }),
    cleveland: credit(1, 2.5, {
      label: 'Cleveland code, credit of residents',
      url: 'https://codelibrary.amlegal.com/codes/cleveland/latest/cleveland_oh/0-0-0-7654',
      asOf: '2017',
    }),
    columbus: credit(1, 2.5, {
      label: 'City of Columbus, tax facts',
      url: 'https://www.columbus.gov/IncomeTaxDivision/TaxFacts/',
      asOf: '2023',
    }),
    coshocton: credit(1, 1, {
      label: 'City of Coshocton, income tax',
      url: 'https://cityofcoshocton.com/income-tax',
      asOf: '2017',
    }),
    dayton: credit(1, 2.5, {
      label: 'City of Dayton, income tax rate',
      url: 'https://daytonohio.gov/CivicAlerts.aspx?AID=87&ARC=234',
      asOf: '2017',
    }),
    dresden: credit(0.5, 1, ritaTable),
    frazeysburg: credit(1, 1, ritaTable),
    lancaster: credit(1, 1, {
      label: 'Lancaster code, section 183.081',
      url: 'https://codelibrary.amlegal.com/codes/lancaster/latest/lancaster_oh/0-0-0-53521',
      asOf: '2023',
    }),
    lorain: credit(
      1,
      2,
      {
        label: 'Lorain code, section 191.08: up to the city’s rate; Lorain’s return: up to 2%',
        url: 'https://codelibrary.amlegal.com/codes/lorain/latest/lorain_oh/0-0-0-26996',
        asOf: '2018',
      },
      2.5,
    ),
    newark: credit(1, 1, {
      label: 'City of Newark, Form 2023SF, line 4',
      url: 'https://newarkohio.net/city-services/tax',
      asOf: '2023',
    }),
    newcomerstown: credit(1, 2, ritaTable),
    parma: credit(1, 2, {
      label: 'Parma code, section 184.34',
      url: 'https://codelibrary.amlegal.com/codes/parma/latest/Parma_oh/0-0-0-219677',
      asOf: '2015',
    }),
    pickerington: credit(1, 0.5, {
      label: 'City of Pickerington, Income Tax Department',
      url: 'https://ci.pickerington.oh.us/Pages/Departments/Income_Tax/',
      asOf: 'April 2024',
    }),
    reynoldsburg: credit(1, 2.5, {
      label: 'City of Reynoldsburg, tax department',
      url: 'https://www.reynoldsburg.gov/246/Tax-Department',
      asOf: '2024',
    }),
  },
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

function rate(name: string, percent: number, asOf: string, label: string, url: string): Fact<City> {
  const id = name.toLowerCase();
  return fact(id, `City income tax rate of ${name}`, { id, name, percent }, { label, url }, { unit: 'percent', asOf });
}

function credit(share: number, upTo: number, { asOf, ...source }: DatedSource, perhapsUpTo?: number) {
  const value: CityCredit = { share, upTo, perhapsUpTo };
  return ['Credit for tax paid at work', value, source, { unit: creditUnits, asOf }] as const;
}
