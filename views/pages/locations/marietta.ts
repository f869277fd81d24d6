import { formatDollars } from '#shared/format/money.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 40_000;
const rateBefore = 0.017;

export const copy: TownCopy = {
  lead: 'A rate that rose in 2019, a state line in the river, and some residents who need not file.',
  pay: {
    title: 'When you work on one side of the Ohio River',
    paragraphs: [
      `A ${formatDollars(wages)} job in Marietta costs ${cityTax('marietta', wages)} of city tax; before 2019 it was ${formatDollars(wages * rateBefore)}. Live here too, with all of it withheld and no other income, and the city wants no return.`,
      'From West Virginia you give the Ohio employer Form IT 4NR. Then Ohio withholds nothing, and your home state taxes the pay. An Ohioan with a job in Parkersburg does the same in reverse. City tax is not part of that agreement.',
    ],
  },
  schools:
    'Seven of ten votes went against the school levy on earnings in 2021. For a home in Washington County there is no Form SD 100 to send.',
  sales: `Washington County: ${countyRate('Washington')}. Paid less across the river? The difference is Ohio use tax, on line 12 of the Ohio return.`,
  open: [
    {
      question: 'How much of another Ohio city’s tax is credited?',
      ask: 'The pages we read do not say. Call the Tax Department, 740-373-4032.',
    },
    { question: 'Are the office hours of 2019 still kept?', ask: 'The same number will tell you.' },
  ],
  way: 'State Route 60 begins in Marietta and follows the Muskingum River to Zanesville and Dresden. A video call takes less time.',
  closing: 'One state at home, another at work: let us read both W-2s before you file.',
};
