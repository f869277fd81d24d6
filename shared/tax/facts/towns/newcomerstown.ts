import { districtList, finderTable, ritaTable, type TownRows } from './town.ts';

/** Newcomerstown, Tuscarawas County. */
export const newcomerstown: TownRows = {
  rate: ['Rate', '2%, in the village of Newcomerstown.', finderTable],
  collector: [
    'Who collects',
    'RITA. The municipality code is 562.',
    {
      label: 'RITA, Newcomerstown',
      url: 'https://www.ritaohio.com/Municipalities/Home/MemberPage?id=562',
      asOf: 'July 2026',
    },
  ],
  since: [
    'Since when',
    'The council chose RITA in June 2011; until then the village did it.',
    {
      label: 'Newcomerstown News, June 15, 2011',
      url: 'https://www.newcomerstown-news.com/news/20110615/local-income-tax-service-approved-in-newcomerstown',
    },
  ],
  telephone: [
    'Telephone',
    '800-860-7482 for returns and bills.',
    { label: 'RITA, contact', url: 'https://www.ritaohio.com' },
  ],
  credit: ['Credit for tax paid at work', 'In full, up to 2% of those wages.', ritaTable],
  overdue: [
    'Unpaid tax',
    'RITA writes first. After that comes a subpoena to court.',
    {
      label: 'Newcomerstown News, May 24, 2017',
      url: 'https://www.newcomerstown-news.com/news/20170524/village-seeks-leverage-on-taxes',
    },
  ],
  schools: [
    'School district',
    'Newcomerstown’s has no income tax, and neither has any other in Tuscarawas County.',
    districtList,
  ],
  counties: [
    'Three counties',
    'The school district also covers parts of Coshocton and Guernsey County.',
    { label: 'Ohio Secretary of State, voter files', url: 'https://www.ohiosos.gov' },
  ],
  east: ['Up the river', 'Uhrichsville and Dennison tax 2% through RITA, with full credit.', ritaTable],
  seat: ['County seat', 'New Philadelphia taxes 1.5%. So does Dover.', finderTable],
};
