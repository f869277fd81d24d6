import { formatDollars } from '#shared/format/money.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax, cityTaxOn, leftAtHome } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 52_000;

export const copy: TownCopy = {
  lead: 'Two percent, full credit for what another city took, and a yearly return from everyone.',
  pay: {
    title: 'When you live in Cambridge and work away',
    paragraphs: [
      `Earn ${formatDollars(wages)} in Zanesville, and ${cityTax('zanesville', wages)} stays there. Cambridge would take ${cityTax('cambridge', wages)}. The credit covers all but ${leftAtHome('cambridge', wages, cityTaxOn('zanesville', wages))}, which you pay with the return. After a year of work in Columbus nothing is left to pay. The return is due just the same.`,
      'Tax that another city withheld by mistake does not come back from Cambridge. Ask the city that has it.',
    ],
  },
  schools:
    'Cambridge City and Rolling Hills renewed property levies in November 2021. On wages they levy nothing, so Guernsey County homes need no school district return.',
  sales: `Guernsey County: ${countyRate('Guernsey')}. What a business buys without Ohio tax, it reports at that rate as use tax.`,
  open: [
    {
      question: 'What does a late return cost?',
      ask: 'The city’s page is older than a state law of 2023 that lowered such fees. Call 740-439-2355.',
    },
    { question: 'Does a student away at school file?', ask: 'Ask the tax department, and keep the school’s letter.' },
  ],
  way: 'Interstate 70 west to Zanesville, then State Route 60 north to Dresden.',
  closing: 'Mail the W-2, see us on the screen: you need not leave Guernsey County.',
};
