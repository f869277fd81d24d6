import { formatDollars } from '#shared/format/money.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 50_000;
const rateBefore = 0.015;

export const copy: TownCopy = {
  lead: 'Two percent since 2018, a school levy that failed by a hair, and villages that credit half or nothing.',
  pay: {
    title: 'What the last half percent costs',
    paragraphs: [
      `Through 2017 a ${formatDollars(wages)} job in Mount Vernon meant ${formatDollars(wages * rateBefore)} of city tax. Now it means ${cityTax('mount-vernon', wages)}. People who work in the city pay it, and so do residents with a job elsewhere, less their credit.`,
      'Before the vote, the mayor put that credit at one percent. It was said in 2017, and we have not read the section of the code since. Ask before you count on it.',
    ],
  },
  schools:
    'Village and district share a name in Danville and in Centerburg, yet they are two taxes with two offices. The districts count all Ohio income, a pension too, and the state collects for them.',
  sales: `Knox County adds a point and a half to the state’s part: ${countyRate('Knox')}. For a job site over the county line, look it up in The Finder first.`,
  open: [
    { question: 'Which credit applies to a job in Columbus?', ask: 'Income Tax Department, 740-393-9524.' },
    { question: 'Is that number still right?', ask: 'It is from a form of 2008. Compare it with mountvernonohio.org.' },
    { question: 'Did the schools go back to the ballot?', ask: 'The state’s list for 2027 comes out around New Year.' },
  ],
  way: 'U.S. 36 east to Warsaw, then State Route 60 south to Dresden.',
  closing: 'A shop in the city and a house in a village? That is two returns. We do both.',
};
