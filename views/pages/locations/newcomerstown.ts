import { formatDollars } from '#shared/format/money.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 45_000;
const newPhiladelphia = wages * 0.015;

export const copy: TownCopy = {
  lead: 'The village takes two percent and credits it in full. What needs care here is the county line.',
  pay: {
    title: 'When you commute from Newcomerstown',
    paragraphs: [
      `Cambridge keeps ${cityTax('cambridge', wages)} of ${formatDollars(wages)}. The village credits that and asks for no more. In New Philadelphia the tax is ${formatDollars(newPhiladelphia)}, and the missing ${formatDollars(wages * 0.02 - newPhiladelphia)} goes to the village.`,
      'Send Form 37 in either case. The credit is something you claim, line by line, with the W-2 behind it.',
    ],
  },
  schools:
    'Children from three counties share the same schools. None of their parents files a school district return for it.',
  sales: `Tuscarawas County: ${countyRate('Tuscarawas')}, by the list of July 2024. Drive west and it is ${countyRate('Coshocton')}, drive south and it is ${countyRate('Guernsey')}. As a rule the county of the store decides.`,
  open: [
    { question: 'Is the county’s sales tax still the same?', ask: 'The Finder shows the rate of the quarter.' },
    { question: 'I got a subpoena. Whom do I call?', ask: 'The number on it, before the day it names.' },
  ],
  way: 'U.S. 36 west to Coshocton, then State Route 16 to Dresden.',
  closing: 'Live in one county, work in a second, sell in a third? Show us on the map.',
};
