import { formatDollars } from '#shared/format/money.ts';
import { countySalesTax } from '#shared/tax/facts/local.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax, leftAtHome } from './figures.ts';
import type { TownCopy } from './town-copy.ts';

const wages = 60_000;
const credit = wages * 0.005;
const fairfield = countySalesTax.value.find(({ county }) => county === 'Fairfield')!;

export const copy: TownCopy = {
  lead: 'One percent for the city, one percent for the schools, and a city return from everyone who is 18.',
  pay: {
    title: 'When you live in Pickerington and work in Columbus',
    paragraphs: [
      `On ${formatDollars(wages)} earned in Columbus, ${cityTax('columbus', wages)} stays in Columbus. Pickerington’s 1% would be ${cityTax('pickerington', wages)}. You get ${formatDollars(credit)} off, and ${leftAtHome('pickerington', wages, credit)} is left, in quarterly estimates unless your employer withholds for home.`,
      'The school district comes on top: a little under $600 on the same pay. It goes to the state with Form SD 100. City Hall has no part in it.',
    ],
  },
  schools:
    'Seven more districts with an income tax share Fairfield County with Pickerington Local. Three of the eight look at earnings only; the others count pensions and interest too.',
  sales: `Fairfield County has two rates. It is ${countyRate('Fairfield')} in most places and ${fairfield.transit}% in the part that pays the transit tax. The address of the shop decides.`,
  open: [
    { question: 'Did rate or credit change after the season of 2024?', ask: 'Call the tax department, 614-837-4116.' },
    { question: 'Is my house in the city?', ask: 'The same number, or The Finder with your street and house number.' },
  ],
  way: 'Our second office has a Pickerington address. Come by appointment, Monday through Saturday.',
  closing: 'City form, school form, Ohio, federal: bring your W-2 and we will do all four.',
};
