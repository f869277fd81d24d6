import { formatDollars } from '#shared/format/money.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 50_000;

export const copy: TownCopy = {
  lead: 'Three rates added up, a village next door with a tax of its own, and no income tax for schools.',
  pay: {
    title: 'When you work in Zanesville, or only live there',
    paragraphs: [
      `The city where the work is done comes first. On ${formatDollars(wages)} earned in Zanesville the tax is ${cityTax('zanesville', wages)}, wherever you sleep. Someone who lives in Zanesville and earns the same in Newark pays ${cityTax('newark', wages)} there.`,
      'What Zanesville then credits is written in chapter 182 of its code. We have not found that section to read, so no figure is printed here.',
    ],
  },
  schools:
    'Several districts meet in and around the city. Which one you are in matters for the number on the Ohio return, and for nothing else: the income tax of each is zero.',
  sales: `${countyRate('Muskingum')} of every taxable sale. On a $100 purchase the state gets $5.75 and the county $1.50.`,
  open: [
    {
      question: 'What credit does the city give for tax paid at work?',
      ask: 'The city’s tax department in City Hall. We found no official page with its number.',
    },
    {
      question: 'Must I file if my employer withheld everything?',
      ask: 'The same department. Have your W-2 in hand when you ask.',
    },
  ],
  way: 'State Route 60 runs north from Zanesville to Dresden, along the river for much of the way.',
  closing: 'Two W-2s from two cities? Bring both, and we will sort out who gets what.',
};
