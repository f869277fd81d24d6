import { formatDollars } from '#shared/format/money.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax, cityTaxOn, leftAtHome } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 45_000;

export const copy: TownCopy = {
  lead: 'Two percent at home, at most one percent off for tax paid elsewhere, and a sales tax that went up in 2022.',
  pay: {
    title: 'When you live in Coshocton and drive to work',
    paragraphs: [
      `A job in Dresden at ${formatDollars(wages)} costs ${cityTax('dresden', wages)} there. Coshocton’s tax on the same wages is ${cityTax('coshocton', wages)}. It takes off what Dresden kept, since that is no more than one percent. City Hall still gets ${leftAtHome('coshocton', wages, cityTaxOn('dresden', wages))}.`,
      'At a workplace in a township there is no city tax to credit, because townships have none. Then the full two percent is due at home.',
    ],
  },
  schools:
    'River View asked for 0.75% of income twice, in November 2019 and in the spring of 2020, after the power plant at Conesville was to close. Both votes failed.',
  sales: `${countyRate('Coshocton')}: the state’s 5.75% and two percent for the county. A register that still adds 7.25% has been short since April 2022.`,
  open: [
    { question: 'Is the credit still one percent?', ask: 'The page we read is of 2017. Call 740-622-9515.' },
    {
      question: 'My job is in West Lafayette. Who gets the return?',
      ask: 'RITA for the village, City Hall for the city.',
    },
  ],
  way: 'Take State Route 16 toward Newark and leave it at State Route 60, next to Dresden.',
  closing: 'New in the city? Register within the thirty days, then let us look at your first year.',
};
