import { facts } from './fact.ts';
import { byAccounts, federalCode, ohioCode } from './sources.ts';

/** What an employer takes out of pay for creditors and for child support. Amounts in dollars, rates as fractions. */
export const garnishments = facts('employers', 2026, '2027-12-31', '2026-11-29', {
  garnishment: [
    'Most of the pay after tax that an ordinary creditor gets: a part, and never what is below 30 hours a week of the federal wage',
    { part: 0.25, week: 217.5, twoWeeks: 435, halfMonth: 471.25, month: 942.5 },
    byAccounts(ohioCode('2329.66')),
    {
      unit: { part: 'fraction of 1', week: 'dollars', twoWeeks: 'dollars', halfMonth: 'dollars', month: 'dollars' },
      checkedOn: '2026-11-28',
    },
  ],
  supportLimit: [
    'Most of the pay after tax that an order for child support takes, the lower and the higher limit',
    { least: 0.5, most: 0.65 },
    byAccounts({
      label: 'United States Code, title 15, section 1673(b)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1673&num=0&edition=prelim',
    }),
    { unit: 'fraction of 1' },
  ],
  supportPayment: [
    'Days from payday to send child support withheld in Ohio',
    7,
    ohioCode('3121.03'),
    { unit: 'business days' },
  ],
  supportLumpSum: [
    'A bonus or another lump sum from which the child support agency is told, and days before it is paid',
    { dollars: 150, days: 45 },
    {
      label: 'Geauga County, child support, on Ohio Revised Code, section 3121.07 (a page without a date)',
      url: 'https://www.geaugajfs.org/csea-employer',
    },
    { unit: { dollars: 'dollars', days: 'days' } },
  ],
  supportLumpSumHeld: [
    'How long a bonus or another lump sum is held for the child support agency after it would have been paid',
    30,
    {
      label: 'Clark County Department of Job and Family Services, employers and child support (a page without a date)',
      url: 'https://www.clarkdjfs.org/201',
    },
    { unit: 'days' },
  ],
  supportFee: [
    'What an employer may take out of pay for withholding child support, in addition to the support: dollars, or a part of the support if that is more',
    { least: 2, part: 0.01 },
    ohioCode('3121.18'),
    { unit: { least: 'dollars', part: 'fraction of 1' } },
  ],
  supportPlace: [
    'Where child support out of pay is sent',
    { mail: 'P.O. Box 182394, Columbus, OH 43218-2394', telephone: '888-965-2676' },
    {
      label: 'Lucas County, child support, question 592 (a page without a date)',
      url: 'https://www.lucascountyoh.gov/FAQ.aspx?QID=592',
    },
  ],
  supportEnd: [
    'Days to tell the child support agency that a worker has left or is on unpaid leave',
    10,
    {
      label: 'Clinton County, child support, for employers (a page without a date)',
      url: 'https://co.clinton.oh.us/departments/JobandFamilyServices/Childsupport/Employerresources',
    },
    { unit: 'days' },
  ],
  supportStart: [
    'Days from the mailing of an order for child support; the first pay period after them is the last in which to begin',
    14,
    byAccounts(ohioCode('3121.037')),
    { unit: 'business days' },
  ],
  garnishmentPayment: [
    'Days from the end of a pay period to send the court what was withheld',
    30,
    ohioCode('2716.07'),
    { unit: 'days' },
  ],
  garnishmentOrder: [
    'Which of several creditors’ orders is paid, and months it stays at least',
    { first: 'the one you got first', least: 6 },
    {
      label: 'Garfield Heights Municipal Court, wage garnishment (a page without a date)',
      url: 'https://ghmc.org/civil-claims/collecting-on-judgment/wage-garnishment',
    },
    { unit: { least: 'months' }, checkedOn: '2026-11-30' },
  ],
  garnishmentPapers: [
    'What of the court’s papers the employer hands to the worker',
    'the notice and the form for a hearing',
    byAccounts(ohioCode('2716.05')),
  ],
  garnishmentFee: [
    'What the employer gets with a court’s order of garnishment',
    'your own fee for answering and the court’s employer guide',
    { ...ohioCode('2716.05'), label: `${ohioCode('2716.05').label}, as copied by Laws9 (without a date)` },
    { checkedOn: '2026-11-30' },
  ],
  garnishmentDismissal: [
    'For how many debts nobody may be dismissed because of a garnishment',
    'one debt',
    {
      label: 'United States Code, title 15, section 1674',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1674&num=0&edition=prelim',
    },
  ],
  supportShare: [
    'What each order for child support gets where the pay does not cover the current support of all',
    'its current support times the money available, divided by the current support of all orders',
    ohioCode('3121.034'),
  ],
  wageLevy: [
    'Days a worker has to return the statement of an IRS levy on wages; how to count without it',
    { days: 3, without: 'as for a married person who files separately, without dependents' },
    {
      label: 'IRS, information about wage levies (a page without a date)',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/information-about-wage-levies',
    },
    { unit: { days: 'days' } },
  ],
  levyAndSupport: [
    'Child support that an IRS levy on wages leaves alone',
    'ordered by a court before the levy',
    byAccounts(federalCode('6334')),
  ],
  garnishmentAnswer: [
    'Days to answer the court about an order of garnishment',
    5,
    byAccounts(ohioCode('2716.041')),
    { unit: 'business days' },
  ],
});
