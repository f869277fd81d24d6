import { formatDollars } from '#shared/format/money.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax, cityTaxOn, leftAtHome } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 60_000;

export const copy: TownCopy = {
  lead: 'Two and a half percent, credited in full, through an online portal. The school district changes from house to house.',
  pay: {
    title: 'When Columbus is one of your two cities',
    paragraphs: [
      `Home in Columbus, job in Pickerington, ${formatDollars(wages)}: Pickerington takes ${cityTax('pickerington', wages)}, and Columbus the other ${leftAtHome('columbus', wages, cityTaxOn('pickerington', wages))}. The other way round, Columbus takes ${cityTax('columbus', wages)} and Pickerington wants ${formatDollars(wages * 0.005)} more.`,
      'Interest, dividends, pensions and Social Security are free of city tax. Pay is taxed before the 401(k) comes off.',
    ],
  },
  schools:
    'Westerville taxes earnings alone. Bexley, Canal Winchester and Reynoldsburg tax pensions and interest as well. Read your tax bill or ask The Finder before you write a number on the Ohio return.',
  sales: `Franklin County went from 7.5% to ${countyRate('Franklin')} on April 1, 2025. On a $30,000 car that half point is $150.`,
  open: [
    { question: 'What does paying late cost this year?', ask: 'The rates change each January: see columbus.gov.' },
    { question: 'Is a street near the edge inside the city?', ask: '614-645-7405 answers that question.' },
  ],
  way: 'Interstate 70 east, then State Route 256 south to Pickerington.',
  closing: 'Three cities on one W-2? We have a form for each of them.',
};
