import { facts } from './fact.ts';
import { byAccounts, federalCode, federalRule, sources } from './sources.ts';

/** What owners of small businesses deduct and set aside. Amounts in dollars, rates as fractions. */
export const owners = facts('owners', 2026, '2027-12-31', '2026-11-29', {
  carCap2026: [
    'Most written off in the first year for a car or light truck put to use in 2026, with bonus depreciation',
    20_300,
    byAccounts({ label: 'IRS Revenue Procedure 2026-15', url: 'https://www.irs.gov/pub/irs-drop/rp-26-15.pdf' }),
    { validThrough: '2026-12-31' },
  ],
  carRules: [
    'Gross weight of a vehicle up to which the caps hold; business use above which it may be written off at once',
    { weight: '6,000 pounds', use: 0.5 },
    byAccounts(federalCode('280F')),
    { unit: 'fraction of 1' },
  ],
  expensing2026: [
    'Section 179 in 2026: most written off at once, and purchases of the year above which it falls',
    { most: 2_560_000, from: 4_090_000 },
    sources.revenueProcedure2025,
    { asOf: 'October 2025', validThrough: '2026-12-31' },
  ],
  smallItems: [
    'Price of an item up to which it may be a cost instead of equipment, by an election with the return',
    2_500,
    byAccounts(federalRule('26', '1.263(a)-1')),
  ],
  ohioAddBack: [
    'What Ohio adds back as a rule: of bonus depreciation, and of section 179 above an amount; of that, off in each of the next five years',
    { part: 'five sixths', off: 'a fifth', above: 25_000 },
    {
      label: 'Ohio Department of Taxation, bonus depreciation, questions 5221 and 5223 (pages without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5221&AFMID=11354',
    },
  ],
  ohioAddBackCases: [
    'What Ohio adds back in other cases, and over how many years it comes off: withholding of the business up by a part, a federal loss; nothing from an owner of less than a part',
    { rise: 0.1, part: 'two thirds', years: 2, all: 6, ownerOf: 0.05 },
    {
      label: 'Ohio Department of Taxation, bonus depreciation, questions 5219, 5220 and 5223 (pages without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5220&AFMID=11354',
    },
    { unit: { rise: 'fraction of 1', years: 'years', all: 'years', ownerOf: 'fraction of 1' } },
  ],
  usedEquipment: [
    'Used equipment that bonus depreciation takes',
    'never used by you before, and not bought from a relative or a company of yours',
    byAccounts(federalCode('168')),
  ],
  tipCredit: [
    'Credit for payroll tax on tips: rate, and the hourly wage up to which tips do not count, for food and drink and since tax years after 2024 for beauty services',
    { rate: 0.0765, wage: 5.15, beauty: 7.25 },
    {
      label: 'IRS, Form 8846 for 2025, as quoted in the public notes of a tax firm; Internal Revenue Code, section 45B',
      url: 'https://www.irs.gov/forms-pubs/about-form-8846',
    },
    { unit: { rate: 'fraction of 1', wage: 'dollars', beauty: 'dollars' }, checkedOn: '2026-11-30', asOf: '2025' },
  ],
  homeOffice: [
    'Home office without a list of costs: a square foot, and square feet that count at most',
    { foot: 5, feet: 300 },
    byAccounts({ label: 'IRS Revenue Procedure 2013-13', url: 'https://www.irs.gov/pub/irs-drop/rp-13-13.pdf' }),
    { unit: { foot: 'dollars', feet: 'number' } },
  ],
  soldEquipment: [
    'How the gain on equipment is taxed, up to what was written off',
    'as ordinary income, without self-employment tax',
    byAccounts(federalCode('1245')),
  ],
  ownPlans2026: [
    'Most an owner and the business pay into all plans at one business in 2026',
    72_000,
    sources.planLimits2026,
    { asOf: 'November 2025', validThrough: '2026-12-31' },
  ],
  sepWorkers: [
    'What a SEP pays in for each worker it covers',
    'the same percent of pay as for yourself',
    {
      label:
        'IRS, SEP plan questions (a page without a date); Internal Revenue Code, section 408(k), from secondary sources',
      url: 'https://www.irs.gov/retirement-plans/sep-plan-faqs-participation-requirements',
    },
    { checkedOn: '2026-11-30' },
  ],
  heavyVehicle2026: [
    'Section 179 for a heavy SUV put to use in 2026: most written off, and the gross weight from which and up to which it is one',
    { most: 32_000, above: '6,000 pounds', upTo: '14,000 pounds' },
    sources.revenueProcedure2025,
    { checkedOn: '2026-11-30', validThrough: '2026-12-31' },
  ],
  meals: [
    'Part of a meal with a customer or on a business trip that counts',
    0.5,
    byAccounts({ ...federalCode('274'), label: 'Internal Revenue Code, section 274(e), (n) and (o)' }),
    { unit: 'fraction of 1', checkedOn: '2026-11-30' },
  ],
  customerGift: [
    'Most of the gifts to one person that a business deducts in a year',
    25,
    byAccounts({ ...federalCode('274'), label: 'Internal Revenue Code, section 274(b), and IRS Publication 463' }),
    { checkedOn: '2026-11-30' },
  ],
  cashReport: [
    'Cash for one deal, or related ones in 12 months, above which Form 8300 is due, and days to file it',
    { over: 10_000, days: 15 },
    byAccounts({ label: 'IRS, Publication 1544', url: 'https://www.irs.gov/publications/p1544' }),
    { unit: { over: 'dollars', days: 'days' }, checkedOn: '2026-11-30' },
  ],
  lateElection: [
    'How long after its intended start a late S election can be repaired without a ruling',
    'three years and 75 days',
    {
      label: 'IRS, late election relief, on Revenue Procedure 2013-30 (a page without a date)',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/late-election-relief',
    },
    { checkedOn: '2026-11-30' },
  ],
  selfRental: [
    'Rent from a business in which the landlord works',
    'the gain is not passive, but a loss stays passive',
    byAccounts(federalRule('26', '1.469-2')),
    { checkedOn: '2026-11-30' },
  ],
  ownersLoan: [
    'Loans between a corporation and its shareholder above which interest at the federal rate counts, charged or not',
    10_000,
    byAccounts(federalCode('7872')),
    { checkedOn: '2026-11-30' },
  ],
  passThroughExample: [
    'Elective pass-through entity tax of a profit, and the federal tax it saves at 22 and 24 percent, with and without the 20 percent business income deduction',
    { profit: 140_000, tax: 4_200, at22: 739, at24: 806, at22Alone: 924, at24Alone: 1_008 },
    {
      label:
        'AICPA, federal taxation of refunds of pass-through entity tax; Ohio Revised Code, section 5747.39; IRC 199A',
      url: 'https://webcast.aicpalearningcenter.org/resources/article/faq-on-the-federal-taxation-of-state-income-tax-refunds-for-ptet-payments',
    },
    { checkedOn: '2026-11-30' },
  ],
});
