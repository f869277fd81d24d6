import {
  districtDate,
  districtList,
  finderDate,
  finderTable,
  ritaDate,
  ritaTable,
  salesTaxRates,
  townFacts,
} from './town.ts';

const fact = townFacts('coshocton');
const code = (section: string, page: string) => ({
  label: `Coshocton code, section ${section}`,
  url: `https://codelibrary.amlegal.com/codes/coshocton/latest/coshocton_oh/${page}`,
});
const imposed = code('191.03', '0-0-0-1354');
const returns = code('191.05', '0-0-0-1382');
const department = { label: 'City of Coshocton, income tax', url: 'https://cityofcoshocton.com/income-tax' };

/** Coshocton, Coshocton County. */
export const coshocton = [
  fact('rate', 'Rate', '2% since July 1, 2015.', imposed),
  fact('table', 'In the state’s table', 'Still 2%, with the same first day.', finderTable, { asOf: finderDate }),
  fact('collector', 'Who collects', 'The Income Tax Division in City Hall.', department, { asOf: '2024' }),
  fact('telephone', 'Telephone', '740-622-9515.', department, { asOf: '2017' }),
  fact(
    'credit',
    'Credit for tax paid at work',
    'At most half of Coshocton’s rate, which makes 1% of the wages taxed elsewhere.',
    department,
    { asOf: '2017' },
  ),
  fact('filing', 'Who files', 'Each taxpayer, tax due or not, by April 15.', returns),
  fact('newcomers', 'Moving in', 'New residents register with the tax office within thirty days.', imposed),
  fact('landlords', 'Landlords', 'The office may ask for a list of tenants. It is due in thirty days.', imposed),
  fact('sales', 'Sales tax', '7.75%. The county went up half a point on April 1, 2022.', salesTaxRates, {
    asOf: 'July 2022',
  }),
  fact(
    'schools',
    'School districts',
    'None in the county taxes income. River View’s voters said no in 2019.',
    districtList,
    {
      asOf: districtDate,
    },
  ),
  fact(
    'villages',
    'The villages',
    'RITA collects for Conesville (0.5%), Warsaw (1%) and West Lafayette (1.5%, credit up to 0.75%).',
    ritaTable,
    { asOf: ritaDate },
  ),
] as const;
