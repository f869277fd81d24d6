import { factMaker, facts } from './fact.ts';
import { cityRows } from './places.ts';
import { ohioCode, sources } from './sources.ts';

/**
 * `percent`: rate in percent, 0 without an income tax. `base`: T, all income less exemptions; E, wages and self-employment
 * only. `number`: the state's number of the district, for Form SD 100; null where no source with it was read.
 */
export type SchoolDistrict = {
  id: string;
  name: string;
  county: string;
  percent: number;
  base: 'T' | 'E';
  number: string | null;
};
/** `county`: its seat's, where we list the school districts of it. */
export type City = { id: string; name: string; percent: number; county?: string };
/** `percent`: state and county together. `transit`: total in the transit area. `asOf`: the date of the list both are from. */
export type CountySalesTax = { county: string; percent: number; transit?: number; asOf: string };

const district = (
  id: string,
  name: string,
  county: string,
  percent: number,
  base: 'T' | 'E',
  number: string,
): SchoolDistrict => ({ id, name, county, percent, base, number });
const county = (name: string, percent: number, transit?: number, asOf = 'July 2024'): CountySalesTax => ({
  county: name,
  percent,
  transit,
  asOf,
});

/** "School Districts With an Income Tax as of January 2026", of December 30, 2025. */
export const districtList = {
  label: 'Ohio Department of Taxation, school districts with an income tax',
  url: 'https://tax.ohio.gov/static/tax_analysis/tax_data_series/school_district_data/SDIT_LIST.pdf',
};

/**
 * School districts with an income tax in the counties of the firm's offices and sister sites. None is seated in Coshocton,
 * Guernsey, Muskingum, Tuscarawas or Washington County.
 */
export const schoolDistricts = factMaker('local', 2026, '2027-04-15', '2026-11-21')(
  'schoolDistricts',
  'School district income tax rates, list of December 30, 2025',
  [
    district('amanda-clearcreek', 'Amanda-Clearcreek', 'Fairfield', 2, 'E', '2301'),
    district('berne-union', 'Berne Union', 'Fairfield', 2, 'E', '2302'),
    district('bexley', 'Bexley', 'Franklin', 0.75, 'T', '2501'),
    district('bloom-carroll', 'Bloom-Carroll', 'Fairfield', 1.25, 'T', '2303'),
    district('canal-winchester', 'Canal Winchester', 'Franklin', 0.75, 'T', '2502'),
    district('centerburg', 'Centerburg', 'Knox', 0.75, 'T', '4201'),
    district('danville', 'Danville', 'Knox', 1.75, 'T', '4202'),
    district('fairfield-union', 'Fairfield Union', 'Fairfield', 2, 'T', '2304'),
    district('granville', 'Granville', 'Licking', 0.75, 'T', '4501'),
    district('johnstown-monroe', 'Johnstown-Monroe', 'Licking', 1, 'T', '4503'),
    district('lancaster', 'Lancaster', 'Fairfield', 1.5, 'E', '2305'),
    district('liberty-union-thurston', 'Liberty Union-Thurston', 'Fairfield', 1.75, 'T', '2306'),
    district('licking-valley', 'Licking Valley', 'Licking', 1, 'T', '4506'),
    district('newark', 'Newark', 'Licking', 1, 'T', '4507'),
    district('north-fork', 'North Fork', 'Licking', 1, 'E', '4508'),
    district('northridge', 'Northridge', 'Licking', 0.5, 'E', '4509'),
    district('pickerington', 'Pickerington', 'Fairfield', 1, 'T', '2307'),
    district('reynoldsburg', 'Reynoldsburg', 'Franklin', 0.5, 'T', '2509'),
    district('southwest-licking', 'Southwest Licking', 'Licking', 0.75, 'T', '4510'),
    district('walnut-township', 'Walnut Township', 'Fairfield', 1.75, 'E', '2308'),
    district('westerville', 'Westerville', 'Franklin', 0.75, 'E', '2514'),
  ],
  districtList,
  { unit: 'percent', asOf: 'January 2026' },
);

/**
 * The other districts seated in these counties, which are not in the state's list, by county: they have no income tax. No
 * source with their numbers was read.
 */
export const districtsWithoutTax = factMaker('local', 2026, '2027-04-15', '2026-11-22')(
  'districtsWithoutTax',
  'School districts without an income tax, list of December 30, 2025',
  {
    Coshocton: ['Coshocton City', 'Ridgewood', 'River View'],
    Franklin: [
      'Columbus City',
      'Dublin',
      'Gahanna-Jefferson',
      'Grandview Heights',
      'Groveport Madison',
      'Hamilton Local',
      'Hilliard',
      'New Albany-Plain',
      'South-Western',
      'Upper Arlington',
      'Whitehall',
      'Worthington',
    ],
    Guernsey: ['Cambridge City', 'East Guernsey', 'Rolling Hills'],
    Knox: ['East Knox', 'Fredericktown', 'Mount Vernon City'],
    Licking: ['Heath', 'Lakewood', 'Licking Heights'],
    Muskingum: ['East Muskingum', 'Franklin Local', 'Maysville', 'Tri-Valley', 'West Muskingum', 'Zanesville City'],
    Tuscarawas: [
      'Claymont',
      'Dover',
      'Garaway',
      'Indian Valley',
      'New Philadelphia',
      'Newcomerstown',
      'Strasburg-Franklin',
      'Tuscarawas Valley',
    ],
    Washington: ['Belpre', 'Fort Frye', 'Frontier', 'Marietta City', 'Warren', 'Wolf Creek'],
  },
  districtList,
  { asOf: 'January 2026' },
);

/** All districts seated in the counties above, with and without an income tax, by name. */
export const allDistricts: readonly SchoolDistrict[] = [
  ...schoolDistricts.value,
  ...Object.entries(districtsWithoutTax.value).flatMap(([seat, names]) =>
    names.map(
      (name): SchoolDistrict => ({
        id: name.toLowerCase().replaceAll(' ', '-'),
        name,
        county: seat,
        percent: 0,
        base: 'T',
        number: null,
      }),
    ),
  ),
].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * A district with a tax that reaches into the cities of another county: parts of Columbus, Reynoldsburg and Canal Winchester
 * lie in Pickerington Local. Source: the district's treasurer, http://oh50010917.schoolwires.net/Page/319 (a page without a
 * date, from secondary sources).
 */
const reachingInto: Record<string, string> = { Franklin: 'pickerington' };

/** The districts with an income tax that are seated in a county or reach into its cities, by name. */
export function taxingDistrictsOf(seat: string): readonly SchoolDistrict[] {
  return schoolDistricts.value.filter(({ id, county }) => county === seat || reachingInto[seat] === id);
}

/** Credit for filers 65 or over, per school district return, whatever the income. */
export const schoolSeniorCredit = factMaker('local', 2026, '2027-12-31', '2026-11-21')(
  'schoolSeniorCredit',
  'School district senior citizen credit, per return',
  50,
  sources.schoolSeniorCredit,
);

/** What an employer takes off a year's pay for each exemption before Ohio's tax, and that of a district that taxes all income. */
export const withholdingExemption = factMaker('local', 2026, '2027-12-31', '2026-11-28')(
  'withholdingExemption',
  'Ohio and school district withholding, for each exemption a year',
  650,
  sources.schoolWithholding,
);

/** City income tax rates near the firm's offices. */
export const cities = factMaker('local', 2026, '2026-12-31', '2026-11-21')(
  'cities',
  'City income tax rates',
  Object.entries(cityRows).flatMap(([id, { name, percent, county, source }]): City[] =>
    source ? [] : [{ id, name, percent, county }],
  ),
  sources.finder,
  { unit: 'percent' },
);

/** The state's part of every county total. */
export const stateSalesTax = factMaker('local', 2026, '2027-12-31', '2026-11-21')(
  'stateSalesTax',
  'Ohio sales tax, state part, percent',
  5.75,
  ohioCode('5739.02'),
  { unit: 'percent' },
);

/** County totals. Rates may change each quarter; The Finder has the current rate for an address. */
export const countySalesTax = factMaker('local', 2026, '2026-12-31', '2026-11-21')(
  'countySalesTax',
  'Sales tax, state and county together, percent',
  [
    county('Coshocton', 7.75),
    county('Fairfield', 6.75, 7.75, 'April 2025'),
    county('Franklin', 8, 8, 'April 2025'),
    county('Guernsey', 7.25),
    county('Knox', 7.25),
    county('Licking', 7.25, 8.25, 'April 2025'),
    county('Morgan', 7.25),
    county('Muskingum', 7.25),
    county('Perry', 7.25),
    county('Tuscarawas', 6.75),
    county('Washington', 7.25),
  ],
  sources.salesTaxRates,
  { unit: 'percent', checkedOn: '2026-11-22', asOf: 'July 2024 and April 2025' },
);

/** What the calculator needs of the facts on businesses, whose others its page does not load. Dollars and fractions. */
export const cityEstimates = facts('business', 2026, '2027-12-31', '2026-11-21', {
  municipalEstimates: [
    'City net profit tax due by each estimate, in total',
    [0.225, 0.45, 0.675, 0.9],
    sources.municipalEstimates,
    { unit: 'fraction of 1' },
  ],
  municipalEstimateFrom: [
    'City estimates needed from, tax of any taxpayer after withholding and credits',
    200,
    {
      ...ohioCode('718.08'),
      label: 'Ohio Revised Code, section 718.08, as repeated in the code of Green, section 37.075',
      url: 'https://codelibrary.amlegal.com/codes/green/latest/green_oh/0-0-0-3313',
    },
    { checkedOn: '2026-11-30' },
  ],
});
