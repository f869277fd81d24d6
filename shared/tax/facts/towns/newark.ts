import { districtDate, districtList, finderDate, finderTable, townFacts } from './town.ts';

const fact = townFacts('newark');
const city = { label: 'City of Newark, income taxes', url: 'https://newarkohio.net/city-services/tax' };
const facts = { label: 'City of Newark, tax facts', url: 'https://newarkohio.net/city-services/tax/tax-facts' };

/** Newark, Licking County. */
export const newark = [
  fact('rate', 'Rate', '1.75% of wages and profit.', finderTable, { asOf: finderDate }),
  fact('collector', 'Who collects', 'The city treasurer’s tax office, with an online filing of its own.', city, {
    asOf: '2023',
  }),
  fact(
    'telephone',
    'Telephone',
    '740-670-7580, in City Hall, 40 West Main Street.',
    {
      label: 'City of Newark, Division of Income Tax',
      url: 'https://newarkohio.net/city-services/tax',
    },
    { asOf: '2006' },
  ),
  fact(
    'credit',
    'Credit for tax paid at work',
    '1% of the wages that another city taxed, on line 4 of Form 2023SF.',
    city,
    { asOf: '2023' },
  ),
  fact('register', 'Register', 'Residents register once, at 18 or when they move in.', facts, { asOf: '2017' }),
  fact('filing', 'Who files', 'All residents from 18 on, whatever they earned, by April 15.', facts, { asOf: '2017' }),
  fact('noWork', 'A year without work', 'Newark has a short EZ form for that.', facts, { asOf: '2017' }),
  fact('estimates', 'Estimates', 'Due once last year’s city tax came to $200 or more.', city, { asOf: '2023' }),
  fact('help', 'Free help', 'The tax office fills in the city return with you at no charge.', city, { asOf: '2023' }),
  fact('district', 'School district', 'Newark City, number 4507: 1% of Ohio income less exemptions.', districtList, {
    asOf: districtDate,
  }),
  fact(
    'around',
    'Districts around it',
    'Licking Valley (4506) 1%, North Fork (4508) 1% of earnings only, Granville (4501) 0.75%.',
    districtList,
    { asOf: districtDate },
  ),
] as const;
