import { districtDate, districtList, finderDate, finderTable, ritaDate, ritaTable, townFacts } from './town.ts';

const fact = townFacts('newcomerstown');

/** Newcomerstown, Tuscarawas County. */
export const newcomerstown = [
  fact('rate', 'Rate', '2%, in the village of Newcomerstown.', finderTable, { asOf: finderDate }),
  fact(
    'collector',
    'Who collects',
    'RITA. The municipality code is 562.',
    {
      label: 'RITA, Newcomerstown',
      url: 'https://www.ritaohio.com/Municipalities/Home/MemberPage?id=562',
    },
    { asOf: ritaDate },
  ),
  fact('since', 'Since when', 'The council chose RITA in June 2011; until then the village did it.', {
    label: 'Newcomerstown News, June 15, 2011',
    url: 'https://www.newcomerstown-news.com/news/20110615/local-income-tax-service-approved-in-newcomerstown',
  }),
  fact('telephone', 'Telephone', '800-860-7482 for returns and bills.', {
    label: 'RITA, contact',
    url: 'https://www.ritaohio.com',
  }),
  fact('credit', 'Credit for tax paid at work', 'In full, up to 2% of those wages.', ritaTable, { asOf: ritaDate }),
  fact('overdue', 'Unpaid tax', 'RITA writes first. After that comes a subpoena to court.', {
    label: 'Newcomerstown News, May 24, 2017',
    url: 'https://www.newcomerstown-news.com/news/20170524/village-seeks-leverage-on-taxes',
  }),
  fact(
    'schools',
    'School district',
    'Newcomerstown’s has no income tax, and neither has any other in Tuscarawas County.',
    districtList,
    {
      asOf: districtDate,
    },
  ),
  fact('counties', 'Three counties', 'The school district also covers parts of Coshocton and Guernsey County.', {
    label: 'Ohio Secretary of State, voter files',
    url: 'https://www.ohiosos.gov',
  }),
  fact('east', 'Up the river', 'Uhrichsville and Dennison tax 2% through RITA, with full credit.', ritaTable, {
    asOf: ritaDate,
  }),
  fact('seat', 'County seat', 'New Philadelphia taxes 1.5%. So does Dover.', finderTable, { asOf: finderDate }),
] as const;
