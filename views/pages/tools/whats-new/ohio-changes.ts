import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { business } from '#shared/tax/facts/business.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import { recentChanges } from '#shared/tax/facts/recent-changes.ts';

const { eVerify, postersOnline } = employerDuties;
const { commercialActivityExclusion } = business;
const { payStubDays } = employment;
const { propertyTaxActs, homeOwnerCredit } = recentChanges;
const { brackets, incomeLimit } = ohio[2026];

/** The changes in Ohio, and the facts that they state. */
export const inOhio = {
  facts: [brackets, incomeLimit, commercialActivityExclusion, payStubDays, eVerify, postersOnline],
  rows: [
    {
      name: 'One income tax rate',
      what: `${formatPercent(brackets.value[0]!.rate)} above ${formatDollars(brackets.value[0]!.over)} of income that is not from a business; the higher rate above $100,000 is gone.`,
      who: 'Everyone who files in Ohio',
      since: 'From 2026',
    },
    {
      name: 'No exemptions at high incomes',
      what: `No personal exemptions and no joint filing credit from ${formatDollars(incomeLimit.value)} of income on.`,
      who: 'High incomes',
      since: 'From 2026',
    },
    {
      name: 'Commercial activity tax exclusion',
      what: `Nothing to file up to ${formatDollars(commercialActivityExclusion.value)} of Ohio receipts. The minimum tax ended the year before.`,
      who: 'Businesses',
      since: 'From 2025',
    },
    {
      name: 'Pay Stub Protection Act',
      what: `A statement of pay and deductions each payday. Asked for one, the employer has ${payStubDays.value} days.`,
      who: 'Employers',
      since: 'April 9, 2025',
    },
    {
      name: 'E-Verify in construction',
      what: `Run each new hire through E-Verify, the federal online check of the right to work. A violation costs ${formatDollars(eVerify.value.least)} to ${formatDollars(eVerify.value.most)} and can bar you from state contracts.`,
      who: 'Contractors, subcontractors and labor brokers on anything but one- to three-family homes, mobile homes and farm buildings',
      since: eVerify.value.since,
    },
    {
      name: 'Notices online',
      what: 'Six state notices may be posted online instead of on the wall.',
      who: 'Employers',
      since: printedDate(postersOnline.value.from),
    },
  ],
};

/** The five acts on the property tax. */
export const propertyActs = {
  facts: [propertyTaxActs, homeOwnerCredit],
  rows: [
    {
      act: 'House Bill 186',
      what: `Where a school district gets the least rate the law guarantees it (20 mills, 2% of the assessed value), the tax may now rise only with inflation. Before this change your own home got two credits on older levies, ${formatPercent(homeOwnerCredit.value.endingCredit)} and ${formatPercent(homeOwnerCredit.value.before)}. Over four years they become one of ${formatPercent(homeOwnerCredit.value.after)}. Rented houses lose their ${formatPercent(homeOwnerCredit.value.endingCredit)} step by step; farms keep it.`,
      who: 'Make sure that the county auditor has your home as owner-occupied. Landlords lose a credit',
    },
    {
      act: 'House Bill 335',
      what: 'The part of the property tax that needs no vote may now rise only with inflation.',
      who: 'Nothing',
    },
    {
      act: 'House Bill 129',
      what: 'Two kinds of school levies, emergency and substitute ones, now count toward that least rate.',
      who: 'Nothing',
    },
    {
      act: 'House Bill 309',
      what: 'The county budget commission may lower a levy that brings in more than is needed.',
      who: 'Its meetings are public: ask the auditor for the day',
    },
    {
      act: 'House Bill 124',
      what: 'County auditors have more say in which sales count when homes are valued.',
      who: 'Check the value in the year of a reappraisal',
    },
  ],
};
