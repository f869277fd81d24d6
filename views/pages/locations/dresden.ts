import { formatDollars } from '#shared/format/money.ts';
import { business } from '#shared/tax/facts/business.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax, cityTaxOn, leftAtHome } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 50_000;
const credit = cityTaxOn('dresden', wages) / 2;

export const copy: TownCopy = {
  lead: 'One percent to the village. Half of it stays due when you work in another city.',
  pay: {
    title: 'When you live in Dresden and work elsewhere',
    paragraphs: [
      `Say you earn ${formatDollars(wages)} in Zanesville. Zanesville takes ${cityTax('zanesville', wages)} out of the checks. Dresden’s own tax on that pay is ${cityTax('dresden', wages)}. The village credits half of it, ${formatDollars(credit)}, because you paid at least that much where you work. The other ${leftAtHome('dresden', wages, credit)} is yours to send.`,
      `Your employer may withhold that half percent if you ask. If not, RITA wants it in four parts once it comes to ${formatDollars(business.municipalEstimateFrom.value)} a year.`,
    ],
  },
  schools:
    'You will not need Form SD 100 for a home in Tri-Valley. The Ohio return still asks for the number of the district: look it up once and keep it with your papers. Toward the Licking County line some homes belong to Licking Valley, and that one does tax.',
  sales: `${countyRate('Muskingum')} in all of Muskingum County: 5.75% for the state and 1.5% for the county. A shop in Dresden and a shop in Zanesville charge the same.`,
  open: [
    {
      question: 'Does a retired couple have to send anything?',
      ask: 'Ask RITA for the exemption form, 800-860-7482.',
    },
    {
      question: 'Will the credit still be half next year?',
      ask: 'The rate table on ritaohio.com has a tab for each year.',
    },
  ],
  way: 'You are there already: one of our two offices is in the village, Monday through Saturday.',
  closing: 'A letter from RITA on the table? Bring it to our Dresden office.',
};
