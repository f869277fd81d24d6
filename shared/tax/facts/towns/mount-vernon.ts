import { districtList, finderTable, ritaTable, type TownRows } from './town.ts';

const form = {
  label: 'City of Mount Vernon, individual return of 2008',
  url: 'https://mountvernonohio.org',
  asOf: '2009',
};

/** Mount Vernon, Knox County. */
export const mountVernon: TownRows = {
  rate: ['Rate', '2% since January 1, 2018.', finderTable],
  vote: [
    'How it got there',
    'Voters added half a percent in 2017, for police, fire and ambulance.',
    {
      label: 'Knox Pages, February 2020',
      url: 'https://www.knoxpages.com/news/where-is-the-money-going-from-mount-vernon-residents/article_1a62cc8a-4ce4-11ea-8d54-2789acf72746.html',
    },
  ],
  collector: ['Who collects', 'The city’s Income Tax Department, 3 North Gay Street.', form],
  telephone: ['Telephone', '740-393-9524.', form],
  filing: ['Who files', 'Residents, “even if no tax due”, as the city’s form says.', form],
  profits: [
    'Companies',
    'May file their city return with the state instead, under an ordinance of June 10, 2024.',
    {
      label: 'Mount Vernon code, ordinance 2024-28',
      url: 'https://codelibrary.amlegal.com/codes/mtvernonoh/latest/mtvernon_oh/0-0-0-37796',
    },
  ],
  schoolVote: [
    'City schools',
    'No income tax in 2026. In May, 1% of earnings failed by 105 votes; another vote may follow.',
    {
      label: 'Brief on the Ohio school issues of May 2026',
      url: 'https://ohio-may-2026-bonds.pages.dev/briefs/OH-mount-vernon-city.html',
      asOf: 'May 2026',
    },
  ],
  districts: [
    'Districts that tax',
    'Danville (4202) 1.75% and Centerburg (4201) 0.75%, both of income less exemptions.',
    districtList,
  ],
  fredericktown: ['Fredericktown', '1%, through RITA, with a credit for half of the tax paid elsewhere.', ritaTable],
  villages: ['Danville and Centerburg', 'The villages tax 1.5% and 1%, and give no credit at all.', ritaTable],
};
