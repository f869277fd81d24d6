import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { business } from '../business.ts';
import { recentChanges } from '../recent-changes.ts';
import { federalCode, sources } from '../sources.ts';
import { type DueDateRule, daysOf, estimateDays, persons } from './rule.ts';

const leastCityEstimate = formatDollars(business.municipalEstimateFrom.value);
const { age, penalty } = recentChanges.requiredDistributions.value;

const rule = { moves: 'federal', checkedOn: '2026-11-22' } as const;

/** The due dates of personal returns. */
export const peopleRules: readonly DueDateRule[] = [
  {
    ...rule,
    id: 'individual-return',
    title: 'Federal, Ohio, school district and city returns',
    short: 'Personal and city returns',
    onCard: 'tax returns',
    who: 'Everyone who files a personal return',
    detail:
      'Form 1040, IT 1040, SD 100 and the city return for last year, with any balance due. An extension moves the form, not the payment.',
    kinds: persons,
    days: daysOf('4/15'),
    source: sources.filingDates,
    checkedOn: '2026-11-21',
  },
  {
    ...rule,
    id: 'individual-extended',
    title: 'Extended personal returns',
    short: 'Extended personal returns',
    onCard: 'extended returns',
    who: 'Anyone who filed for an extension',
    detail: 'Last day for Form 1040, IT 1040, SD 100 and the city return. A federal extension extends all of them.',
    kinds: persons,
    days: daysOf('10/15'),
    source: sources.irsCalendar,
    checkedOn: '2026-11-21',
  },
  {
    ...rule,
    id: 'estimated-tax',
    title: 'Quarterly estimated taxes, federal and Ohio',
    short: 'Federal, Ohio estimates',
    onCard: 'estimates',
    who: 'Owners, landlords, retirees and others without enough withholding',
    detail:
      'Form 1040-ES and Ohio IT 1040ES, and SD 100ES where your school district has a tax. January closes last year; April, June and September belong to this year.',
    kinds: persons,
    days: estimateDays,
    source: sources.estimatedTax,
  },
  {
    ...rule,
    id: 'city-estimate-individual',
    title: 'City estimated tax of individuals',
    short: 'City estimate',
    onCard: 'city estimate',
    who: `People and sole proprietors who will owe a city ${leastCityEstimate} or more after withholding`,
    detail:
      'The same days as the IRS estimates. January closes last year. A few cities ask for the last part by December 15: check the form of yours.',
    kinds: ['household', 'sole-owner'],
    days: estimateDays,
    source: sources.municipalEstimates,
  },
  {
    ...rule,
    id: 'savings-contributions',
    title: 'IRA and HSA contributions for last year',
    short: 'IRA, HSA for last year',
    onCard: 'IRA, HSA',
    who: 'Savers with an IRA or a health savings account',
    detail: 'Last day to pay in for last year. An extension does not move it.',
    kinds: persons,
    days: daysOf('4/15'),
    source: sources.retirementContributions,
  },
  {
    ...rule,
    id: 'farm-return',
    title: 'Returns of farmers without estimates',
    short: 'Farm returns',
    onCard: 'farm returns',
    who: 'Farmers and fishermen who made no estimated payment in January',
    detail: 'File Form 1040 and pay all of the tax by this day, and no penalty for missing estimates is due.',
    kinds: ['sole-owner'],
    days: daysOf('3/1'),
    source: sources.estimatedTax,
  },
  {
    ...rule,
    id: 'first-distribution',
    title: 'First payout from a retirement account',
    short: 'First retirement payout',
    onCard: 'first retirement payout',
    who: `People who turned ${age} last year and have a traditional IRA or a 401(k)`,
    detail:
      'The first yearly payout may wait until this day; the second is then due by December 31 of the same year. A weekend does not move this day.',
    kinds: persons,
    days: daysOf('4/1'),
    moves: null,
    source: federalCode('401'),
    checkedOn: '2026-11-27',
  },
  {
    ...rule,
    id: 'year-end',
    title: 'Last day for moves that change this year’s tax',
    short: 'Gifts, 401(k), IRA payouts',
    onCard: 'gifts, 401(k), IRA payouts',
    who: 'Households and owners',
    detail: `Gifts to charity, 401(k) pay-ins through payroll, equipment put to use. From age ${age} on also the yearly payout from an IRA or a workplace plan: what you do not take is taxed at ${formatPercent(penalty)}. A weekend does not move this day.`,
    kinds: persons,
    days: daysOf('12/31'),
    moves: null,
    source: sources.taxYear,
  },
];
