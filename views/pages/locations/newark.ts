import { formatDollars } from '#shared/format/money.ts';
import { countySalesTax } from '#shared/tax/facts/local.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 48_000;
const licking = countySalesTax.value.find(({ county }) => county === 'Licking')!;

export const copy: TownCopy = {
  lead: 'One and three quarters percent for the city, one percent for the school district, and a tax office that helps with its form.',
  pay: {
    title: 'When you live and work in Newark',
    paragraphs: [
      `A salary of ${formatDollars(wages)} means ${cityTax('newark', wages)} for the city, taken from box 5 of the W-2, so before the 401(k). The school district gets a little under $480. Its base is Ohio income, after the 401(k) and the exemptions.`,
      'The city part follows the workplace. The school part follows your home, and your employer withholds it once Form IT 4 names the district.',
    ],
  },
  schools:
    'Seven districts seated in Licking County have an income tax. North Fork and Northridge look at wages and self-employment alone, which leaves a pension untouched. The other five do not.',
  sales: `Count on ${countyRate('Licking')} in Newark itself. Where the Columbus transit district reaches into Licking County it is ${licking.transit}%, so a job at the western edge needs a second look.`,
  open: [
    {
      question: 'Is the credit for tax paid at work still 1% of those wages?',
      ask: 'We read it on the city’s form for 2023. Ask 740-670-7580.',
    },
    { question: 'Is that number current?', ask: 'Our source is old. Compare it with newarkohio.net.' },
  ],
  way: 'State Route 16 leads east from Newark and passes Dresden.',
  closing: 'City return, Form SD 100, Ohio and federal: one visit can settle all of them.',
};
