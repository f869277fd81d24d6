import { formatDollars } from '#shared/format/money.ts';
import { business } from '../business.ts';
import { sources } from '../sources.ts';
import { type DueDateRule, daysOf, everyMonth, type FilerKind } from './rule.ts';

const payers: readonly FilerKind[] = ['sole-owner', 'llc', 's-corp', 'c-corp', 'employer', 'retailer'];
const rule = { kinds: payers, moves: 'federal', checkedOn: '2026-11-22' } as const;

/** The due dates of reports on payments to contractors and landlords, and of sales and use tax. */
export const paymentRules: readonly DueDateRule[] = [
  {
    ...rule,
    id: 'contractor-forms',
    title: '1099-NEC to contractors and the IRS',
    short: '1099-NECs',
    onCard: '1099-NEC',
    who: 'Any business that paid independent contractors',
    detail: `From ${formatDollars(business.contractorForm2026.value)} a person for payments made in 2026. For payments made in 2027 the limit rises with prices.`,
    days: daysOf('1/31'),
    source: sources.informationReturnAct,
  },
  {
    ...rule,
    id: 'rent-forms',
    title: '1099-MISC to landlords and others you paid',
    short: '1099-MISCs',
    onCard: '1099-MISC',
    who: 'Any business that paid rent, prizes or royalties to people',
    detail: `The copy for the person you paid. For payments of 2026: from ${formatDollars(business.contractorForm2026.value)} of rent or prizes, from $10 of royalties. For payments made in 2027 the first amount rises with prices. The IRS gets its copy later.`,
    days: daysOf('1/31'),
    source: sources.informationReturns,
  },
  {
    ...rule,
    id: 'rent-forms-irs',
    title: '1099-MISC to the IRS, filed electronically',
    short: '1099-MISC to the IRS',
    who: 'Any business that gave out a 1099-MISC',
    detail:
      'On paper the day is February 28, or the next business day. Ten forms or more of any kind must be filed electronically.',
    days: daysOf('3/31'),
    source: sources.informationReturns,
  },
  {
    ...rule,
    id: 'sales-tax-half-year',
    title: 'Sales tax, half-year return',
    short: 'Half-year sales tax',
    onCard: 'half-year sales tax',
    who: 'Sellers on the half-year schedule',
    detail: 'Ohio sales tax for the six months before.',
    kinds: ['retailer'],
    days: daysOf('1/23', '7/23'),
    moves: 'ohio',
    source: sources.ohioDueDates,
  },
  {
    ...rule,
    id: 'sales-tax-monthly',
    title: 'Sales tax, monthly return',
    short: 'Monthly sales tax',
    onCard: 'monthly sales tax',
    who: 'Sellers on the monthly schedule',
    detail: 'Ohio sales tax for last month.',
    kinds: ['retailer'],
    days: everyMonth(23),
    moves: 'ohio',
    source: sources.ohioDueDates,
  },
  {
    ...rule,
    id: 'use-tax-quarterly',
    title: 'Consumer’s use tax, quarterly return',
    short: 'Use tax',
    onCard: 'use tax',
    who: 'Businesses with a consumer’s use tax account on the quarterly schedule',
    detail: 'Use tax on what you bought without Ohio sales tax in the last quarter.',
    kinds: ['sole-owner', 'llc', 's-corp', 'c-corp', 'retailer'],
    days: daysOf('1/23', '4/23', '7/23', '10/23'),
    moves: 'ohio',
    source: sources.ohioDueDates,
  },
];
