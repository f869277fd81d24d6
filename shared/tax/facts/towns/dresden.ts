import { districtDate, districtList, finderTable, muskingumTreasurer, ritaDate, ritaTable, townFacts } from './town.ts';

const fact = townFacts('dresden');
const ritaPage = { label: 'RITA, Dresden', url: 'https://www.ritaohio.com/Municipalities/Home/MemberPage?id=262' };

/** Dresden, Muskingum County. */
export const dresden = [
  fact('rate', 'Rate', '1% of wages and of business profit.', ritaTable, { asOf: ritaDate }),
  fact('vote', 'Last vote', 'In November 2019 the village turned down half a percent more.', {
    label: 'Times Recorder, November 17, 2019',
    url: 'https://www.zanesvilletimesrecorder.com/story/news/2019/11/17/failed-dresden-levy-would-have-supported-police-streets/2575812001/',
  }),
  fact('collector', 'Who collects', 'RITA, under municipality code 262.', ritaPage, {
    asOf: ritaDate,
  }),
  fact('telephone', 'Telephone', '800-860-7482, the line of RITA.', {
    label: 'RITA, contact',
    url: 'https://www.ritaohio.com',
  }),
  fact(
    'credit',
    'Credit for tax paid at work',
    'Half of what you paid the other city, counted up to 1% of those wages.',
    ritaTable,
    { asOf: ritaDate },
  ),
  fact(
    'filing',
    'Who files',
    'Whoever lived in the village for any part of the year: Form 37, or the exemption form.',
    { label: 'RITA, instructions for Form 37', url: 'https://www.ritaohio.com' },
    { asOf: '2013' },
  ),
  fact(
    'schools',
    'School districts',
    'Tri-Valley, like every district seated in Muskingum County, has no income tax.',
    districtList,
    { asOf: districtDate },
  ),
  fact(
    'neighbor',
    'Next village',
    'Frazeysburg taxes 1% too, and credits all of what its residents paid elsewhere.',
    ritaTable,
    {
      asOf: ritaDate,
    },
  ),
  fact(
    'property',
    'Property tax bills',
    'The county mails them in January or February, and again in May or June. Treasurer: 740-455-7118.',
    muskingumTreasurer,
  ),
  fact(
    'address',
    'Check an address',
    'Mail to 43821 does not put a house inside the village. The Finder shows the line.',
    finderTable,
  ),
] as const;
