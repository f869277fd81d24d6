import { facts } from './fact.ts';
import { federalCode, sources } from './sources.ts';

/** Changes of the law that no calculation needs. Amounts in dollars. */
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
  gamblingLosses: [
    'Part of gambling losses that counts, up to the winnings, from 2026',
    0.9,
    sources.wageringAct,
    { unit: 'fraction of 1' },
  ],
  dependentCare: [
    'Most of pay set aside before tax for dependent care in a year, from 2026; highest rate of the credit for care',
    { account: 7_500, rate: 0.5 },
    sources.dependentCareAct,
    { unit: { account: 'dollars', rate: 'fraction of 1' } },
  ],
  itemizedCap: [
    'What a dollar of itemized deductions saves at most, from 2026',
    0.35,
    sources.itemizedLimitAct,
    { unit: 'fraction of 1' },
  ],
  requiredDistributions: [
    'Age from which a traditional IRA or a workplace plan must pay out each year; tax on what was not taken',
    { age: 73, penalty: 0.25 },
    federalCode('4974'),
    { unit: { age: 'years', penalty: 'fraction of 1' } },
  ],
  rothCatchUp: [
    'Age from which more may be paid into a 401(k); wages of 2025 from one employer above which it goes in as Roth in 2026',
    { age: 50, wagesOver: 150_000 },
    { label: 'IRS Notice 2025-67, by accounts of others', url: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf' },
    { unit: { age: 'years', wagesOver: 'dollars' }, checkedOn: '2026-11-27', asOf: 'November 2025' },
  ],
  mileage: [
    'Cents a business mile in 2026: through June, from the day of the rise',
    { before: 72.5, from: 76, since: '2026-07-01' },
    {
      label: 'IRS Announcement 2026-11, by accounts of others',
      url: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
    },
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
  healthSavings2027: [
    'Most paid into a health savings account in 2027: own coverage, family coverage, more from age 55',
    { self: 4_500, family: 9_000, from55: 1_000 },
    {
      label: 'IRS, Revenue Procedure 2026-24, section 3.01, by accounts of others',
      url: 'https://www.irs.gov/pub/irs-drop/rp-26-24.pdf',
    },
    { checkedOn: '2026-11-27', asOf: 'June 2026' },
  ],
});
