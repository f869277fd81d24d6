import { facts } from './fact.ts';
import { byAccounts, federalCode, federalRule, ohioCode, sources } from './sources.ts';

/** Rules and changes of the law that no calculation needs. Amounts in dollars. */
export const recentChanges = facts('recent', 2026, '2027-12-31', '2026-11-22', {
  trumpAccounts: [
    'Trump accounts: federal deposit, birth years it is for, the form, first day of deposits',
    { deposit: 1_000, bornFrom: 2025, bornThrough: 2028, form: '4547', from: '2026-07-04' },
    sources.trumpAccountsAct,
    { unit: { deposit: 'dollars', bornFrom: 'calendar year', bornThrough: 'calendar year' } },
  ],
  homeEnergyCreditsEnd: [
    'Last day for the credits for energy work at home (sections 25C and 25D)',
    '2025-12-31',
    sources.homeEnergyAct,
  ],
  cleanVehicleCreditsEnd: [
    'Last day to buy a clean vehicle, new or used, with a credit (sections 30D and 25E)',
    '2025-09-30',
    sources.cleanVehicleAct,
  ],
  marketplaceRepayment: [
    'First tax year in which every dollar of marketplace credit paid ahead beyond the credit due goes back to the IRS',
    2026,
    sources.marketplaceAct,
    { unit: 'calendar year' },
  ],
  marketplaceLimit2026: [
    'Income above which there is no marketplace credit for 2026: a household of one, of two',
    { one: 62_600, two: 84_600 },
    byAccounts({
      label: 'Four times the HHS poverty guidelines of 2025',
      url: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
    }),
    { checkedOn: '2026-11-29', asOf: 'January 2025', validThrough: '2026-12-31' },
  ],
  marketplaceLimit2027: [
    'Income above which there is no marketplace credit for 2027: a household of one, of two',
    { one: 63_840, two: 86_560 },
    {
      label: 'HealthCare.gov, federal poverty level: four times the amounts of 2026',
      url: 'https://www.healthcare.gov/glossary/federal-poverty-level-fpl/',
    },
    { checkedOn: '2026-11-29', asOf: 'January 2026' },
  ],
  marketplaceIncome: [
    'Section that counts all of Social Security, and the income of both spouses on one joint return, for the marketplace credit',
    '36B',
    byAccounts(federalCode('36B')),
    { checkedOn: '2026-11-29' },
  ],
  marketplaceEnrollment: [
    'Last day to choose a marketplace plan that begins on January 1, 2027',
    '2026-12-15',
    byAccounts(federalRule('45', '155.410')),
    { checkedOn: '2026-11-29', validThrough: '2026-12-31' },
  ],
  marketplaceMove: [
    'Days from a move to another state to choose a marketplace plan there, for most who were insured before',
    60,
    byAccounts(federalRule('45', '155.420')),
    { unit: 'days', checkedOn: '2026-11-30' },
  ],
  gamblingLosses: [
    'Part of gambling losses that counts, up to the winnings, from 2026',
    0.9,
    sources.wageringAct,
    { unit: 'fraction of 1' },
  ],
  gamblingInOhio: [
    'What of gambling losses Ohio counts, by its tax department’s answer 2807; part of a win that is withheld for Ohio',
    { losses: 'no losses at all', withheld: 0.04 },
    ohioCode('5747.063'),
    { unit: 'fraction of 1', checkedOn: '2026-11-30' },
  ],
  dependentCare: [
    'Most of pay set aside before tax for dependent care in a year, from 2026',
    7_500,
    sources.dependentCareAct,
  ],
  itemizedCap: [
    'What a dollar of itemized deductions saves at most, from 2026',
    0.35,
    sources.itemizedLimitAct,
    { unit: 'fraction of 1' },
  ],
  requiredDistributions: [
    'Age from which a traditional IRA or a workplace plan must pay out each year; tax on what was not taken, and if it is put right in time',
    { age: 73, penalty: 0.25, corrected: 0.1 },
    federalCode('4974'),
    { unit: { age: 'years', penalty: 'fraction of 1', corrected: 'fraction of 1' } },
  ],
  missedDistribution: [
    'Form on which a missed payout is reported, and a waiver asked for; last day on which the lower tax holds for 2025',
    { form: '5329', lastDay: '2027-12-31' },
    {
      label: 'United States Code, title 26, section 4974(d) and (e), as of 2026; Form 5329 from secondary sources',
      url: 'https://lexbuild.dev/usc/title-26/chapter-43/section-4974',
    },
    { checkedOn: '2026-11-30' },
  ],
  laterDistributions: [
    'Year of birth from which those payouts begin later; the age for people born then or after',
    { bornFrom: 1960, age: 75 },
    federalCode('401'),
    { unit: { bornFrom: 'calendar year', age: 'years' }, checkedOn: '2026-11-28', asOf: 'April 2023' },
  ],
  laterFromJob: [
    'Part of the firm that somebody may own, at most, whose plan at work can wait for the payouts until the job ends',
    0.05,
    byAccounts({ ...federalCode('401'), label: 'Internal Revenue Code, section 401(a)(9)(C)' }),
    { unit: 'fraction of 1', checkedOn: '2026-11-29' },
  ],
  rothPayouts: [
    'What has no yearly payouts while its owner lives; those at work since 2024',
    'a Roth IRA, or a Roth account at work',
    byAccounts({ ...federalCode('402A'), label: 'Internal Revenue Code, sections 402A and 408A' }),
    { checkedOn: '2026-11-29' },
  ],
  homeSale: [
    'Gain on the sale of a home that is not taxed, for one person and on most joint returns; years of owning and living there, of how many',
    { single: 250_000, mfj: 500_000, years: 2, ofLast: 5 },
    federalCode('121'),
    {
      unit: { single: 'dollars', mfj: 'dollars', years: 'years', ofLast: 'years' },
      checkedOn: '2026-11-28',
      asOf: 'April 2023',
    },
  ],
  publicPensions: [
    'Social Security Fairness Act: the day it was signed; first month whose benefits no public pension lowers',
    { signed: '2025-01-05', from: 'January 2024' },
    {
      label: 'Public Law 118-273, Social Security Fairness Act of 2023',
      url: 'https://www.congress.gov/118/plaws/publ273/PLAW-118publ273.pdf',
    },
    { checkedOn: '2026-11-28' },
  ],
  homestead: [
    'Ohio homestead exemption, applications for 2026: most income of the year before, with a spouse’s; the form; the last day',
    { incomeMost: 41_000, form: 'DTE 105A', lastDay: '2026-12-31' },
    {
      label: 'Muskingum County Auditor, homestead exemption',
      url: 'https://www.muskingumcountyauditor.org/continuing-application-for-homestead-exemption',
    },
    { checkedOn: '2026-11-28', validThrough: '2026-12-31' },
  ],
  homesteadValue: [
    'Ohio homestead exemption of 2026: value of the home that is not taxed',
    29_700,
    byAccounts({
      label: 'Ohio Revised Code, section 323.152; Legislative Service Commission, fiscal note to House Bill 261',
      url: 'https://www.legislature.ohio.gov/download?key=27544',
    }),
    { checkedOn: '2026-11-29', validThrough: '2026-12-31' },
  ],
  homesteadRules: [
    'Ohio homestead exemption: the age; the day of 2026 on which the owner lives in the home',
    { age: 65, livedThere: '2026-01-01' },
    { label: 'Clermont County Auditor, homestead program', url: 'https://clermontauditor.org/_dnn/Taxes/Homestead' },
    { unit: { age: 'years' }, checkedOn: '2026-11-28', asOf: '2025', validThrough: '2026-12-31' },
  ],
  rothCatchUp: [
    'Age from which more may be paid into a 401(k); wages of 2025 from one employer above which it goes in as Roth in 2026',
    { age: 50, wagesOver: 150_000 },
    sources.planLimits2026,
    { unit: { age: 'years', wagesOver: 'dollars' }, checkedOn: '2026-11-27', asOf: 'November 2025' },
  ],
  workplaceSavings2026: [
    'Most of pay into a 401(k) in 2026; more from age 50; in its place at 60 to 63',
    { most: 24_500, from50: 8_000, from60: 11_250 },
    sources.planLimits2026,
    { checkedOn: '2026-11-29', asOf: 'November 2025', validThrough: '2026-12-31' },
  ],
  iraLimit2026: [
    'Most paid into IRAs of one person in 2026; more from age 50',
    { most: 7_500, from50: 1_100 },
    sources.planLimits2026,
    { checkedOn: '2026-11-29', asOf: 'November 2025', validThrough: '2026-12-31' },
  ],
  healthSavings2026: [
    'Most paid into a health savings account in 2026: own coverage, family coverage',
    { self: 4_400, family: 8_750 },
    byAccounts({ label: 'IRS, Revenue Procedure 2025-19', url: 'https://www.irs.gov/pub/irs-drop/rp-25-19.pdf' }),
    { checkedOn: '2026-11-29', asOf: 'May 2025', validThrough: '2026-12-31' },
  ],
  mileage: [
    'Cents a business mile in 2026: through June, from the day of the rise',
    { before: 72.5, from: 76, since: '2026-07-01' },
    byAccounts({
      label: 'IRS Announcement 2026-11',
      url: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
    }),
    { unit: 'cents', checkedOn: '2026-11-28', asOf: 'July 2026' },
  ],
  propertyTaxActs: [
    'Ohio property tax acts: House Bills 124, 129, 186, 309 and 335, the day they were signed and the day they took effect',
    { signed: '2025-12-19', from: '2026-03-20' },
    { label: 'Ohio House of Representatives, property tax bills signed', url: 'https://www.ohiohouse.gov/news' },
    { asOf: 'February 2026' },
  ],
  homeOwnerCredit: [
    'Ohio owner-occupancy credit on property tax: before, and when the rise of four years is complete; the credit that ends',
    { before: 0.025, after: 0.1538, years: 4, endingCredit: 0.1 },
    { label: 'Ohio House Bill 186', url: 'https://www.legislature.ohio.gov/legislation/136/hb186' },
    {
      unit: { before: 'fraction of 1', after: 'fraction of 1', years: 'years', endingCredit: 'fraction of 1' },
      asOf: 'February 2026',
    },
  ],
  homeOwnerForm: [
    'Ohio owner-occupancy credit: the form for the county auditor; the last day for 2026',
    { form: 'DTE 105C', lastDay: '2026-12-31' },
    {
      label: 'Greene County Auditor, owner occupancy credit',
      url: 'https://www.greenecountyohio.gov/970/Owner-Occupancy-Credit',
    },
    { checkedOn: '2026-11-29', validThrough: '2026-12-31' },
  ],
  healthSpending2026: [
    'Most of pay into a health flexible spending account (FSA) for a plan year that begins in 2026',
    3_400,
    sources.revenueProcedure2025,
    { checkedOn: '2026-11-30', asOf: 'October 2025', validThrough: '2026-12-31' },
  ],
  healthSavings2027: [
    'Most paid into a health savings account in 2027: own coverage, family coverage, more from age 55',
    { self: 4_500, family: 9_000, from55: 1_000 },
    byAccounts({
      label: 'IRS, Revenue Procedure 2026-24, section 3.01',
      url: 'https://www.irs.gov/pub/irs-drop/rp-26-24.pdf',
    }),
    { checkedOn: '2026-11-27', asOf: 'June 2026' },
  ],
});
