import { facts } from './fact.ts';
import { act, byAccounts, federalCode, federalRule, ohioCode, sources } from './sources.ts';

/** Rules for a family, its home and its move. Amounts in dollars, rates as fractions. */
export const households = facts('households', 2026, '2027-12-31', '2026-11-29', {
  farmValue2027: [
    'County auditors take applications for farm land at its farm value (CAUV) in 2027 from, and before; form and fee of a first one, form of a renewal; years of saved tax charged back',
    { from: '2027-01-04', before: '2027-03-01', first: 'DTE 109', fee: 25, renewal: 'DTE 109A', years: 3 },
    byAccounts(ohioCode('5713.31')),
    { unit: { fee: 'dollars', years: 'years' }, validThrough: '2027-12-31' },
  ],
  mustFile: [
    'Gross income from which a married person who files separately files; what asks for a return at any income',
    { apart: 5 },
    byAccounts({
      label: 'IRS, Form 1040 instructions, charts A to C',
      url: 'https://www.irs.gov/instructions/i1040gi',
    }),
    { checkedOn: '2026-11-29' },
  ],
  giftFree2026: [
    'Gifts to one person in 2026 that need no gift tax return',
    19_000,
    sources.revenueProcedure2025,
    { validThrough: '2026-12-31' },
  ],
  borderWages: [
    'Who files no IT 1040 for wages from an unrelated employer: residents, all year, of',
    'Indiana, Kentucky, Michigan, Pennsylvania or West Virginia',
    {
      label: 'Ohio Department of Taxation, who must file (a page without a date)',
      url: 'https://www.tax.ohio.gov/ohio_individual/individual/who_must_file.aspx',
    },
    { checkedOn: '2026-11-29' },
  ],
  hobbyGoods: [
    'What comes off the income of a hobby, too',
    'what the goods cost you',
    federalRule('26', '1.61-3'),
    { checkedOn: '2026-11-29' },
  ],
  collegeCredit: [
    'American opportunity credit (without room and board, which a 529 plan may pay, IRS Publication 970): most of it, the costs for that, the part that is paid out; full up to an income, single and joint, none from another',
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
  divorce: [
    'Form with which the parent with whom a child lives leaves the child credit to the other; year of the decrees whose alimony is neither income nor deducted, and later',
    { form: '8332', alimonyFrom: 2019 },
    byAccounts({ label: 'IRS, Publication 504', url: 'https://www.irs.gov/publications/p504' }),
    { unit: 'calendar year', checkedOn: '2026-11-30' },
  ],
  newlyweds: [
    'Time after a wedding within which both employers get a new W-4; a new name goes to Social Security before the return',
    10,
    byAccounts({ label: 'IRS, Tax Tip 2025-41', url: 'https://www.irs.gov/newsroom/irs-tax-tips' }),
    { unit: 'days', checkedOn: '2026-11-30' },
  ],
  missingW2: [
    'Form that takes the place of a W-2 that never came',
    '4852',
    byAccounts({ label: 'IRS, Form 4852, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-4852' }),
  ],
  nonresidentStatement: [
    'Form of somebody who lived outside Ohio all year, by a day after it; most contact periods with Ohio',
    { form: 'IT NRS', by: 'October 15', most: 212 },
    {
      label: 'Ohio Department of Taxation, residency, question 5634 (a page without a date), and Form IT NRS of 2023',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5634&AFMID=11354',
    },
    { unit: { most: 'number' }, checkedOn: '2026-11-30' },
  ],
  contactPeriod: [
    'What a contact period with Ohio is',
    'parts of two days in a row in Ohio while you are away overnight from that home',
    {
      label: 'Ohio Department of Taxation, residency, question 5637 (a page without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5637&AFMID=11354',
    },
    { checkedOn: '2026-11-30' },
  ],
  movedAway: [
    'What shows that somebody is no longer a resident of Ohio',
    'the driver’s license, voter and car registration of the other state, and the papers of your houses',
    {
      label: 'Ohio Department of Taxation, residency, question 5638 (a page without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5638&AFMID=11354',
    },
    { checkedOn: '2026-11-30' },
  ],
  nonresidentIncome: [
    'Income of the months before a move to Ohio, or after one away, on which the nonresident credit takes off Ohio’s tax',
    'all income not earned or received in Ohio',
    {
      label: 'Ohio Department of Taxation, residency and residency credits (a page without a date)',
      url: 'https://tax.ohio.gov/help-center/faqs/income-ohio-residency-and-form-it-nrc/income-ohio-residency',
    },
    { checkedOn: '2026-11-30' },
  ],
  schoolReturnAfterMove: [
    'School district return of a year with a move within Ohio, since tax year 2023',
    'one Form SD 100 covers the year: its residency schedule lists each school district you lived in, with the dates, one without the tax too',
    byAccounts({
      label: 'Ohio SD 100 of 2024, Schedule of School District Residency and lines 6 and 7',
      url: 'https://ed-space.org/ohio-sd-100',
    }),
  ],
  columbusNoReturn: [
    'Who files no city return with Columbus',
    'people whose whole taxable income had the tax of the city of work and of the city of home withheld in full',
    {
      label: 'City of Columbus, Who must file: individuals (a page without a date)',
      url: 'https://www.columbus.gov/IncomeTaxDivison/TaxFacts/FAQs/Who-Must-File/Individuals/',
    },
    { checkedOn: '2026-12-01' },
  ],
  schoolReturn: [
    'Who owes a school district return',
    'lived in a taxing district for any part of the year, had income then and owe it tax',
    {
      label: 'Ohio Department of Taxation, question 5774 (a page without a date)',
      url: 'https://www.tax.ohio.gov/ohio_individual/individual/faqs/individual/tabid/2766/Default.aspx?QuestionID=5774&AFMID=9539',
    },
  ],
  movingCosts: [
    'Who may still deduct the cost of a move, from 2026',
    'the armed forces and some intelligence staff',
    byAccounts(act('70113')),
  ],
  homeLoss: [
    'Loss on the sale of a home of one’s own',
    'a loss does not count',
    byAccounts(federalRule('26', '1.165-9')),
  ],
  purchaseCosts: [
    'Closing costs that count as part of what a home cost',
    'fees for title, deed and survey',
    byAccounts({ label: 'IRS, Publication 530', url: 'https://www.irs.gov/publications/p530' }),
  ],
  propertyTaxOfSale: [
    'How property tax is divided in the year of a sale',
    'by the days each owned it',
    byAccounts(federalCode('164')),
  ],
  hobby: [
    'Years with a profit, of how many, that speak for a business; the costs of a hobby do not count, by section 70110 of Public Law 119-21',
    { years: 3, ofLast: 5 },
    byAccounts(federalCode('183')),
    { unit: 'years' },
  ],
  marketplaceSales: [
    'Day from which marketplaces collect Ohio’s sales tax on what others sell there',
    { since: '2019-09-01' },
    {
      label: 'Ohio Department of Taxation, marketplace facilitators (a page without a date)',
      url: 'https://tax.ohio.gov/business/ohio-business-taxes/sales-and-use/marketplace-facilitators',
    },
  ],
  rentForm: [
    'Form for the rent of space without services, on which there is no self-employment tax',
    'Schedule E',
    {
      label: 'IRS, self-employment income: rents (a page without a date)',
      url: 'https://www.irs.gov/individuals/tax-trails-self-employment-income-6',
    },
  ],
  farmRent: [
    'Form for the rent of farm land: a flat sum of cash, or a share of the crop without work of the owner',
    { cash: 'Schedule E', share: '4835' },
    byAccounts({ label: 'IRS, Form 4835, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-4835' }),
  ],
  rentInOhio: [
    'Rent that can be business income in Ohio',
    'comes in regularly',
    {
      label: 'Ohio Department of Taxation, rent and the business income deduction (a page without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=2924&AFMID=11354',
    },
  ],
});
