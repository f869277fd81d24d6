import { districtList, finderTable, ritaTable, salesTaxRates, type TownRows } from './town.ts';

const code = (section: string, page: string) => ({
  label: `Coshocton code, section ${section}`,
  url: `https://codelibrary.amlegal.com/codes/coshocton/latest/coshocton_oh/${page}`,
});
const imposed = code('191.03', '0-0-0-1354');
const returns = code('191.05', '0-0-0-1382');
const department = {
  label: 'City of Coshocton, income tax',
  url: 'https://cityofcoshocton.com/income-tax',
  asOf: '2017',
};

/** Coshocton, Coshocton County. */
export const coshocton: TownRows = {
  rate: ['Rate', '2% since July 1, 2015.', imposed],
  table: ['In the state’s table', 'Still 2%, with the same first day.', finderTable],
  collector: ['Who collects', 'The Income Tax Division in City Hall.', { ...department, asOf: '2024' }],
  telephone: ['Telephone', '740-622-9515.', department],
  credit: [
    'Credit for tax paid at work',
    'At most half of Coshocton’s rate, which makes 1% of the wages taxed elsewhere.',
    department,
  ],
  filing: ['Who files', 'Each taxpayer, tax due or not, by April 15.', returns],
  newcomers: ['Moving in', 'New residents register with the tax office within thirty days.', imposed],
  landlords: ['Landlords', 'The office may ask for a list of tenants. It is due in thirty days.', imposed],
  sales: ['Sales tax', '7.75%. The county went up half a point on April 1, 2022.', salesTaxRates],
  schools: ['School districts', 'None in the county taxes income. River View’s voters said no in 2019.', districtList],
  villages: [
    'The villages',
    'RITA collects for Conesville (0.5%), Warsaw (1%) and West Lafayette (1.5%, credit up to 0.75%).',
    ritaTable,
  ],
};
