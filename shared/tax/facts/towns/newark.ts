import { districtList, finderTable, type TownRows } from './town.ts';

const city = { label: 'City of Newark, income taxes', url: 'https://newarkohio.net/city-services/tax', asOf: '2023' };
const facts = {
  label: 'City of Newark, tax facts',
  url: 'https://newarkohio.net/city-services/tax/tax-facts',
  asOf: '2017',
};

/** Newark, Licking County. */
export const newark: TownRows = {
  rate: ['Rate', '1.75% of wages and profit.', finderTable],
  collector: ['Who collects', 'The city treasurer’s tax office, with an online filing of its own.', city],
  telephone: [
    'Telephone',
    '740-670-7580, in City Hall, 40 West Main Street.',
    { label: 'City of Newark, Division of Income Tax', url: 'https://newarkohio.net/city-services/tax', asOf: '2006' },
  ],
  credit: ['Credit for tax paid at work', '1% of the wages that another city taxed, on line 4 of Form 2023SF.', city],
  register: ['Register', 'Residents register once, at 18 or when they move in.', facts],
  filing: ['Who files', 'All residents from 18 on, whatever they earned, by April 15.', facts],
  noWork: ['A year without work', 'Newark has a short EZ form for that.', facts],
  estimates: ['Estimates', 'Due once last year’s city tax came to $200 or more.', city],
  help: ['Free help', 'The tax office fills in the city return with you at no charge.', city],
  district: ['School district', 'Newark City, number 4507: 1% of Ohio income less exemptions.', districtList],
  around: [
    'Districts around it',
    'Licking Valley (4506) 1%, North Fork (4508) 1% of earnings only, Granville (4501) 0.75%.',
    districtList,
  ],
};
