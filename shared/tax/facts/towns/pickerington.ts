import { districtDate, districtList, townFacts } from './town.ts';

const fact = townFacts('pickerington');
const city = {
  label: 'City of Pickerington, Income Tax Department',
  url: 'https://ci.pickerington.oh.us/Pages/Departments/Income_Tax/',
};
const older = {
  label: 'City of Pickerington, city tax facts',
  url: 'https://ci.pickerington.oh.us/sections/departments/income_tax/',
};
const season = { asOf: 'April 2024' };

/** Pickerington, Fairfield County. */
export const pickerington = [
  fact('rate', 'Rate', '1% of qualifying wages and of net profit.', city, season),
  fact('collector', 'Who collects', 'The city’s own tax department.', city, season),
  fact('telephone', 'Telephone', '614-837-4116, the tax department at City Hall.', city, { asOf: '2014' }),
  fact(
    'credit',
    'Credit for tax paid at work',
    'Half a percent of the wages another city taxed. You show the W-2 to get it.',
    city,
    season,
  ),
  fact(
    'filing',
    'Who files',
    'Every resident who is 18, and every business in the city, by April 15, even with nothing to pay.',
    city,
    season,
  ),
  fact('late', 'Filing late', '$25, also when no tax is due, for 2023 and the years since.', city, season),
  fact(
    'estimates',
    'Estimates',
    'Four payments a year from residents whose employer does not withhold for Pickerington.',
    city,
    season,
  ),
  fact(
    'district',
    'School district',
    'Pickerington Local, number 2307: 1% of Ohio income less exemptions, on Form SD 100.',
    districtList,
    {
      asOf: districtDate,
    },
  ),
  fact('border', 'City and school tax', 'Two separate taxes. What you pay the one is no credit for the other.', older, {
    asOf: '2012',
  }),
  fact('untaxed', 'Not taxed by the city', 'Pensions, Social Security, interest and dividends.', older, {
    asOf: '2012',
  }),
  fact(
    'address',
    'Check an address',
    'A 43147 mailing address does not settle it. The tax office says which side of the line you are on.',
    older,
    { asOf: '2012' },
  ),
] as const;
