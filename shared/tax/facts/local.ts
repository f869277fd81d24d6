import { factMaker } from './fact.ts';
import { sources } from './sources.ts';

/** `percent`: rate in percent. `base`: T, all income less exemptions; E, wages and self-employment only. */
export type SchoolDistrict = { id: string; name: string; county: string; percent: number; base: 'T' | 'E' };
export type City = { id: string; name: string; percent: number };
/** `percent`: state and county together. `transit`: total in the transit area. `asOf`: the date of the list both are from. */
export type CountySalesTax = { county: string; percent: number; transit?: number; asOf: string };

const district = (id: string, name: string, county: string, percent: number, base: 'T' | 'E'): SchoolDistrict => ({
  id,
  name,
  county,
  percent,
  base,
});
const city = (id: string, name: string, percent: number): City => ({ id, name, percent });
const county = (name: string, percent: number, transit?: number, asOf = 'July 2024'): CountySalesTax => ({
  county: name,
  percent,
  transit,
  asOf,
});

/**
 * School districts with an income tax in the counties of the firm's offices and sister sites. None is seated in Coshocton,
 * Guernsey, Muskingum, Tuscarawas or Washington County.
 */
export const schoolDistricts = factMaker('local', 2026, '2027-04-15', '2026-11-21')(
  'schoolDistricts',
  'School district income tax rates, list of December 30, 2025',
  [
    district('amanda-clearcreek', 'Amanda-Clearcreek', 'Fairfield', 2, 'E'),
    district('berne-union', 'Berne Union', 'Fairfield', 2, 'E'),
    district('bexley', 'Bexley', 'Franklin', 0.75, 'T'),
    district('bloom-carroll', 'Bloom-Carroll', 'Fairfield', 1.25, 'T'),
    district('canal-winchester', 'Canal Winchester', 'Franklin', 0.75, 'T'),
    district('centerburg', 'Centerburg', 'Knox', 0.75, 'T'),
    district('danville', 'Danville', 'Knox', 1.75, 'T'),
    district('fairfield-union', 'Fairfield Union', 'Fairfield', 2, 'T'),
    district('granville', 'Granville', 'Licking', 0.75, 'T'),
    district('johnstown-monroe', 'Johnstown-Monroe', 'Licking', 1, 'T'),
    district('lancaster', 'Lancaster', 'Fairfield', 1.5, 'E'),
    district('liberty-union-thurston', 'Liberty Union-Thurston', 'Fairfield', 1.75, 'T'),
    district('licking-valley', 'Licking Valley', 'Licking', 1, 'T'),
    district('newark', 'Newark', 'Licking', 1, 'T'),
    district('north-fork', 'North Fork', 'Licking', 1, 'E'),
    district('northridge', 'Northridge', 'Licking', 0.5, 'E'),
    district('pickerington', 'Pickerington', 'Fairfield', 1, 'T'),
    district('reynoldsburg', 'Reynoldsburg', 'Franklin', 0.5, 'T'),
    district('southwest-licking', 'Southwest Licking', 'Licking', 0.75, 'T'),
    district('walnut-township', 'Walnut Township', 'Fairfield', 1.75, 'E'),
    district('westerville', 'Westerville', 'Franklin', 0.75, 'E'),
  ],
  sources.ohioTaxation,
);

/** Credit for filers 65 or over, per school district return, whatever the income. */
export const schoolSeniorCredit = factMaker('local', 2026, '2027-04-15', '2026-11-21')(
  'schoolSeniorCredit',
  'School district senior citizen credit, per return',
  50,
  sources.schoolSeniorCredit,
);

/** City income tax rates near the firm's offices. */
export const cities = factMaker('local', 2026, '2026-12-31', '2026-11-21')(
  'cities',
  'City income tax rates',
  [
    city('cambridge', 'Cambridge', 2),
    city('columbus', 'Columbus', 2.5),
    city('coshocton', 'Coshocton', 2),
    city('dresden', 'Dresden', 1),
    city('frazeysburg', 'Frazeysburg', 1),
    city('heath', 'Heath', 2),
    city('lancaster', 'Lancaster', 2.3),
    city('marietta', 'Marietta', 1.85),
    city('mount-vernon', 'Mount Vernon', 2),
    city('new-concord', 'New Concord', 2.25),
    city('newark', 'Newark', 1.75),
    city('newcomerstown', 'Newcomerstown', 2),
    city('pickerington', 'Pickerington', 1),
    city('reynoldsburg', 'Reynoldsburg', 2.5),
    city('south-zanesville', 'South Zanesville', 1.5),
    city('zanesville', 'Zanesville', 1.9),
  ],
  sources.finder,
);

/** The state's part of every county total. */
export const stateSalesTax = factMaker('local', 2026, '2026-12-31', '2026-11-21')(
  'stateSalesTax',
  'Ohio sales tax, state part, percent',
  5.75,
  sources.ohioTaxation,
);

/** County totals. Rates may change each quarter; The Finder has the current rate for an address. */
export const countySalesTax = factMaker('local', 2026, '2026-12-31', '2026-11-21')(
  'countySalesTax',
  'Sales tax, state and county together, percent',
  [
    county('Coshocton', 7.75),
    county('Fairfield', 6.75, 7.75, 'April 2025'),
    county('Franklin', 8, undefined, 'April 2025'),
    county('Guernsey', 7.25),
    county('Knox', 7.25),
    county('Licking', 7.25, 8.25, 'April 2025'),
    county('Morgan', 7.25),
    county('Muskingum', 7.25),
    county('Perry', 7.25),
    county('Tuscarawas', 6.75),
    county('Washington', 7.25),
  ],
  sources.finder,
  { checkedOn: '2026-11-22', asOf: 'July 2024 and April 2025' },
);
