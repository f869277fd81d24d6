import { districtList, finderTable, muskingumTreasurer, ritaTable, type TownRows } from './town.ts';

const ritaPage = {
  label: 'RITA, Dresden',
  url: 'https://www.ritaohio.com/Municipalities/Home/MemberPage?id=262',
  asOf: 'July 2026',
};

/** Dresden, Muskingum County. */
export const dresden: TownRows = {
  rate: ['Rate', '1% of wages and of business profit.', ritaTable],
  vote: [
    'Last vote',
    'In November 2019 the village turned down half a percent more.',
    {
      label: 'Times Recorder, November 17, 2019',
      url: 'https://www.zanesvilletimesrecorder.com/story/news/2019/11/17/failed-dresden-levy-would-have-supported-police-streets/2575812001/',
    },
  ],
  collector: ['Who collects', 'RITA, under municipality code 262.', ritaPage],
  telephone: [
    'Telephone',
    '800-860-7482, the line of RITA.',
    { label: 'RITA, contact', url: 'https://www.ritaohio.com' },
  ],
  credit: [
    'Credit for tax paid at work',
    'Half of what you paid the other city, counted up to 1% of those wages.',
    ritaTable,
  ],
  filing: [
    'Who files',
    'Whoever lived in the village for any part of the year: Form 37, or the exemption form.',
    { label: 'RITA, instructions for Form 37', url: 'https://www.ritaohio.com', asOf: '2013' },
  ],
  schools: [
    'School districts',
    'Tri-Valley, like every district seated in Muskingum County, has no income tax.',
    districtList,
  ],
  neighbor: [
    'Next village',
    'Frazeysburg taxes 1% too, and credits all of what its residents paid elsewhere.',
    ritaTable,
  ],
  property: [
    'Property tax bills',
    'The county mails them in January or February, and again in May or June. Treasurer: 740-455-7118.',
    muskingumTreasurer,
  ],
  address: [
    'Check an address',
    'Mail to 43821 does not put a house inside the village. The Finder shows the line.',
    { ...finderTable, asOf: undefined },
  ],
};
