import { districtList, type TownRows } from './town.ts';

const city = {
  label: 'City of Pickerington, Income Tax Department',
  url: 'https://ci.pickerington.oh.us/Pages/Departments/Income_Tax/',
  asOf: 'April 2024',
};
const older = {
  label: 'City of Pickerington, city tax facts',
  url: 'https://ci.pickerington.oh.us/sections/departments/income_tax/',
  asOf: '2012',
};

/** Pickerington, Fairfield County. */
export const pickerington: TownRows = {
  rate: ['Rate', '1% of qualifying wages and of net profit.', city],
  collector: ['Who collects', 'The city’s own tax department.', city],
  telephone: ['Telephone', '614-837-4116, the tax department at City Hall.', { ...city, asOf: '2014' }],
  credit: [
    'Credit for tax paid at work',
    'Half a percent of the wages another city taxed. You show the W-2 to get it.',
    city,
  ],
  filing: [
    'Who files',
    'Every resident who is 18, and every business in the city, by April 15, even with nothing to pay.',
    city,
  ],
  late: ['Filing late', '$25, also when no tax is due, for 2023 and the years since.', city],
  estimates: [
    'Estimates',
    'Four payments a year from residents whose employer does not withhold for Pickerington.',
    city,
  ],
  district: [
    'School district',
    'Pickerington Local, number 2307: 1% of Ohio income less exemptions, on Form SD 100.',
    districtList,
  ],
  border: ['City and school tax', 'Two separate taxes. What you pay the one is no credit for the other.', older],
  untaxed: ['Not taxed by the city', 'Pensions, Social Security, interest and dividends.', older],
  address: [
    'Check an address',
    'A 43147 mailing address does not settle it. The tax office says which side of the line you are on.',
    older,
  ],
};
