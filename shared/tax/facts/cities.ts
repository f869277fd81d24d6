import { type Fact, factMaker } from './fact.ts';
import { type City, cities } from './local.ts';
import type { Source } from './sources.ts';
import { ritaDate, ritaTable } from './towns/town.ts';

/**
 * What a city takes off its residents' tax for tax paid where they work: `share` of that tax, counted up to `upTo` percent
 * of the wages that were taxed there. `perhapsUpTo`: the highest percent, where the city's own texts contradict each other;
 * `upTo` is then the lowest.
 */
export type CityCredit = { share: number; upTo: number; perhapsUpTo?: number };

const fact = factMaker('cities', 2026, '2026-12-31', '2026-11-22');

/** The largest cities of the state, away from the firm's offices. */
export const largeCities: readonly Fact<City>[] = [
  rate(
    'akron',
    'Akron',
    2.5,
    '2024',
    'City of Akron, income tax',
    'https://www.akronohio.gov/departments/finance/income_tax.php',
  ),
  rate('canton', 'Canton', 2.5, '2023', 'City of Canton, income tax return', 'https://www.cantonincometax.com'),
  rate(
    'cincinnati',
    'Cincinnati',
    1.8,
    '2024',
    'City of Cincinnati, income taxes',
    'https://www.cincinnati-oh.gov/finance/income-taxes/',
  ),
  rate('cleveland', 'Cleveland', 2.5, '2017', 'CCA, rates of its members', 'https://www.ccaohio.gov'),
  rate(
    'dayton',
    'Dayton',
    2.5,
    '2017',
    'City of Dayton, income tax rate',
    'https://daytonohio.gov/CivicAlerts.aspx?AID=87&ARC=234',
  ),
  rate(
    'hamilton',
    'Hamilton',
    2,
    '2018',
    'Hamilton code, section 192.012',
    'https://codelibrary.amlegal.com/codes/hamilton/latest/hamilton_oh/0-0-0-50322',
  ),
  rate(
    'lorain',
    'Lorain',
    2.5,
    '2016',
    'The Morning Journal, December 23, 2016',
    'https://www.morningjournal.com/general-news/20161223/lorain-looks-at-income-tax-change',
  ),
  rate('parma', 'Parma', 2.5, '2022', 'City of Parma, income tax', 'https://cityofparma-oh.gov'),
  rate(
    'toledo',
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
export const cityCredits: Readonly<Record<string, Fact<CityCredit>>> = {
  akron: credit('akron', 1, 2.5, '2023', {
    label: 'City of Akron, Form IR, line 6b',
    url: 'https://www.akronohio.gov/departments/finance/income_tax.php',
  }),
  cambridge: credit('cambridge', 1, 2, '2017', {
    label: 'Cambridge code, credit for tax paid to another municipality',
    url: 'https://codelibrary.amlegal.com/codes/cambridge/latest/cambridg_oh/0-0-0-85861',
  }),
  canton: credit('canton', 1, 2.5, '2023', {
    label: 'City of Canton, income tax return, line 6b',
    url: 'https://www.cantonincometax.com',
  }),
  cleveland: credit('cleveland', 1, 2.5, '2017', {
    label: 'Cleveland code, credit of residents',
    url: 'https://codelibrary.amlegal.com/codes/cleveland/latest/cleveland_oh/0-0-0-7654',
  }),
  columbus: credit('columbus', 1, 2.5, '2023', {
    label: 'City of Columbus, tax facts',
    url: 'https://www.columbus.gov/IncomeTaxDivision/TaxFacts/',
  }),
  coshocton: credit('coshocton', 1, 1, '2017', {
    label: 'City of Coshocton, income tax',
    url: 'https://cityofcoshocton.com/income-tax',
  }),
  dayton: credit('dayton', 1, 2.5, '2017', {
    label: 'City of Dayton, income tax rate',
    url: 'https://daytonohio.gov/CivicAlerts.aspx?AID=87&ARC=234',
  }),
  dresden: credit('dresden', 0.5, 1, ritaDate, ritaTable),
  frazeysburg: credit('frazeysburg', 1, 1, ritaDate, ritaTable),
  lancaster: credit('lancaster', 1, 1, '2023', {
    label: 'Lancaster code, section 183.081',
    url: 'https://codelibrary.amlegal.com/codes/lancaster/latest/lancaster_oh/0-0-0-53521',
  }),
  lorain: credit(
    'lorain',
    1,
    2,
    '2018',
    {
      label: 'Lorain code, section 191.08: up to the city’s rate; Lorain’s return: up to 2%',
      url: 'https://codelibrary.amlegal.com/codes/lorain/latest/lorain_oh/0-0-0-26996',
    },
    2.5,
  ),
  newark: credit('newark', 1, 1, '2023', {
    label: 'City of Newark, Form 2023SF, line 4',
    url: 'https://newarkohio.net/city-services/tax',
  }),
  newcomerstown: credit('newcomerstown', 1, 2, ritaDate, ritaTable),
  parma: credit('parma', 1, 2, '2015', {
    label: 'Parma code, section 184.34',
    url: 'https://codelibrary.amlegal.com/codes/parma/latest/Parma_oh/0-0-0-219677',
  }),
  pickerington: credit('pickerington', 1, 0.5, 'April 2024', {
    label: 'City of Pickerington, Income Tax Department',
    url: 'https://ci.pickerington.oh.us/Pages/Departments/Income_Tax/',
  }),
  reynoldsburg: credit('reynoldsburg', 1, 2.5, '2024', {
    label: 'City of Reynoldsburg, tax department',
    url: 'https://www.reynoldsburg.gov/246/Tax-Department',
  }),
};

/** Every city with a rate, by name. */
export const allCities: readonly City[] = [...cities.value, ...largeCities.map(({ value }) => value)].sort((a, b) =>
  a.name < b.name ? -1 : 1,
);

export const isCity = (id: string) => allCities.some((city) => city.id === id);

function rate(id: string, name: string, percent: number, asOf: string, label: string, url: string): Fact<City> {
  return fact(id, `City income tax rate of ${name}`, { id, name, percent }, { label, url }, { asOf });
}

function credit(
  id: string,
  share: number,
  upTo: number,
  asOf: string,
  source: Source,
  perhapsUpTo?: number,
): Fact<CityCredit> {
  return fact(`${id}-credit`, `Credit of ${id} for tax paid at work`, { share, upTo, perhapsUpTo }, source, {
    asOf,
    validThrough: '2027-12-31',
  });
}
