import { facts } from './fact.ts';
import { act, byAccounts, federalCode } from './sources.ts';

/** What changes in a family change in its returns. Amounts in dollars, rates as fractions. */
export const households = facts('households', 2026, '2027-12-31', '2026-11-29', {
  homeAfterDeath: [
    'Years after a spouse’s death within which the home is sold with the exclusion of a couple',
    2,
    byAccounts({ ...federalCode('121'), label: 'Internal Revenue Code, section 121(b)(4)' }),
    { unit: 'years' },
  ],
  medicareSurcharge2026: [
    'Income of 2024 above which Medicare premiums of 2026 carry a surcharge, single and joint; the form after a life-changing event',
    { single: 109_000, joint: 218_000, form: 'SSA-44' },
    byAccounts({
      label: 'Social Security Administration, Medicare premiums',
      url: 'https://www.ssa.gov/benefits/medicare/medicare-premiums.html',
    }),
    { asOf: 'November 2025', validThrough: '2026-12-31' },
  ],
  ohioEstateTax: [
    'Year from which Ohio has no estate tax',
    2013,
    { label: 'Ohio Department of Taxation, estate tax (a page without a date)', url: 'https://tax.ohio.gov/estate' },
    { unit: 'calendar year' },
  ],
  careCredit: [
    'Credit for care from 2026: costs that count for one and for more; the rate falls from the highest over an income to the middle at another, and from there over a third, single and joint, to the lowest',
    {
      one: 3_000,
      more: 6_000,
      highest: 0.5,
      over: 15_000,
      middle: 0.35,
      middleFrom: 43_000,
      single: 75_000,
      joint: 150_000,
      lowest: 0.2,
    },
    byAccounts(act('70405')),
    {
      unit: {
        one: 'dollars',
        more: 'dollars',
        highest: 'fraction of 1',
        over: 'dollars',
        middle: 'fraction of 1',
        middleFrom: 'dollars',
        single: 'dollars',
        joint: 'dollars',
        lowest: 'fraction of 1',
      },
    },
  ],
  collegeCredit: [
    'American opportunity credit: most of it, the costs for that, the part that is paid out; full up to an income, single and joint, none from another',
    {
      most: 2_500,
      costs: 4_000,
      refundable: 0.4,
      single: 80_000,
      joint: 160_000,
      endsSingle: 90_000,
      endsJoint: 180_000,
    },
    byAccounts({ ...federalCode('25A'), label: 'Internal Revenue Code, section 25A, American opportunity credit' }),
    {
      unit: {
        most: 'dollars',
        costs: 'dollars',
        refundable: 'fraction of 1',
        single: 'dollars',
        joint: 'dollars',
        endsSingle: 'dollars',
        endsJoint: 'dollars',
      },
    },
  ],
  childWithOneParent: [
    'Form with which the parent with whom a child lives leaves the child credit to the other',
    '8332',
    byAccounts({ label: 'IRS, Form 8332, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-8332' }),
  ],
  refundAfterDeath: [
    'Form with which others than a spouse on a joint return ask for the refund of somebody who died',
    '1310',
    byAccounts({ label: 'IRS, Form 1310, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-1310' }),
  ],
  missingW2: [
    'Form that takes the place of a W-2 that never came',
    '4852',
    byAccounts({ label: 'IRS, Form 4852, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-4852' }),
  ],
});
