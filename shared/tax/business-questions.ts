import { formatDollars } from '../format/money.ts';
import { business } from './facts/business.ts';
import type { Fact, FactHead } from './facts/fact.ts';
import type { OfficialLink } from './facts/official-links.ts';

/** A yes-or-no question about a business; its id is the query parameter of the answer. */
export type BusinessQuestion = { id: 'sell' | 'buy' | 'pay' | 'city' | 'owners' | 'large'; text: string; hint: string };
export type BusinessAnswers = Partial<Record<BusinessQuestion['id'], 'yes' | 'no'>>;

export const businessQuestions: readonly BusinessQuestion[] = [
  {
    id: 'sell',
    text: 'Do you sell goods or taxable services?',
    hint: `Repairs of movable things, many rentals, nails, skin care, waxing, massage, tanning and gyms count; landscaping, plowing snow and cleaning buildings each from ${formatDollars(business.lawnCare.value)} in a calendar year on`,
  },
  {
    id: 'buy',
    text: 'Do you buy things without Ohio sales tax on the bill?',
    hint: 'Online, out of state, from farms',
  },
  { id: 'pay', text: 'Do you pay wages?', hint: 'To anyone, even for part of the year' },
  {
    id: 'city',
    text: 'Do you work in a city or village with an income tax, or live in one as a sole proprietor, partner or LLC member?',
    hint: 'An office, a shop, a job site, your home; few cities tax an S corporation’s share at home',
  },
  {
    id: 'owners',
    text: 'Is it a partnership, an S corporation or an LLC with several owners?',
    hint: 'Not a sole proprietor, or an LLC taxed like one',
  },
  {
    id: 'large',
    text: `Do you take in more than ${formatDollars(business.commercialActivityExclusion.value)} a year in Ohio?`,
    hint: 'Sales before costs, those of companies under common ownership together',
  },
];

/** A tax on Ohio businesses. `ask`: the question that decides whether it applies; without one it applies to all. */
export type BusinessTax = {
  id: string;
  tax: string;
  who: string;
  base: string;
  rate: string;
  due: string;
  ask?: BusinessQuestion['id'];
  /** Where it is filed. */
  office: OfficialLink;
  /** The fact behind the row. */
  fact: FactHead;
};

/** The commercial activity tax: the receipts of a year that are free of it, in dollars, and the rate above them. */
export type ReceiptsTax = { exclusion: Fact<number>; rate: Fact<number> };

/** The taxes without those excluded by a "no"; open questions exclude none. */
export function taxesFor(taxes: readonly BusinessTax[], answers: BusinessAnswers): BusinessTax[] {
  return taxes.filter(({ ask }) => !ask || answers[ask] !== 'no');
}

/** Commercial activity tax of a year, in dollars. Source: RC 5751.03. */
export function commercialActivityTax(receipts: number, { exclusion, rate }: ReceiptsTax): number {
  return Math.max(0, receipts - exclusion.value) * rate.value;
}
