import type { TaxYear } from '../types.ts';
import { facts } from './fact.ts';
import { byAccounts, federalCode, federalRule, ohioCode, sources } from './sources.ts';

/** Ohio and federal facts on businesses: laws without an end of their own. Amounts in dollars, rates as fractions. */
export const business = facts('business', 2026, '2027-12-31', '2026-11-21', {
  commercialActivityRate: [
    'Commercial activity tax rate',
    0.0026,
    sources.commercialActivity,
    { unit: 'fraction of 1' },
  ],
  commercialActivityExclusion: [
    'Ohio gross receipts free of commercial activity tax, a year',
    6_000_000,
    sources.commercialActivity,
  ],
  commonOwners: [
    'Part of a business from which on its receipts count together with its owners’ and their other businesses’, if they have more',
    0.5,
    ohioCode('5751.012'),
    { unit: 'fraction of 1', checkedOn: '2026-11-29' },
  ],
  deliveryApps: [
    'Who is the seller, for sales tax, of what a delivery app brings',
    'the app, unless the Department has given it a waiver',
    {
      label: 'EY on Ohio House Bill 315 and sections 5741.01 and 5741.072 of the Ohio Revised Code',
      url: 'https://taxnews.ey.com/news/2025-0419-ohio-enacts-changes-to-its-marketplace-facilitator-provisions-sales-tax-exemptions-for-professional-sports-facilities-and-cat-sourcing-rules',
    },
    { checkedOn: '2026-11-29', asOf: 'February 2025' },
  ],
  cityProfitChoice: [
    'Until when a company of the calendar year chooses to file its cities’ profit tax with the state',
    'April 15 of the year itself',
    {
      label: 'Ohio Department of Taxation, municipal net profit tax',
      url: 'https://tax.ohio.gov/business/ohio-business-taxes/municipal-tax/municipaltax',
    },
    { checkedOn: '2026-11-29', asOf: 'April 2023' },
  ],
  cityProfitShare: [
    'A city’s part of a profit: what its shares are the average of',
    'property (rent counts eight times), wages paid for work there, and sales there',
    {
      ...ohioCode('718.02'),
      label: 'Ohio Revised Code, section 718.02, as repeated in the code of Whitehall',
      url: 'https://codelibrary.amlegal.com/codes/whitehall/latest/whitehall_oh/0-0-0-30395',
    },
    { checkedOn: '2026-11-29' },
  ],
  passThroughElection: [
    'How the pass-through entity tax is chosen',
    'by filing Form IT 4738 by its due date',
    {
      label: 'Ohio Department of Taxation, Form IT 4738, question 3',
      url: 'https://tax.ohio.gov/business/ohio-business-taxes/pass-through-entities/it-4738-electing-pass-through-entity',
    },
    { checkedOn: '2026-11-29', asOf: 'April 2023' },
  ],
  withholdingQuarterly: [
    'Ohio withholding paid each quarter up to, in the 12 months to June 30',
    2_000,
    ohioCode('5747.07'),
    { checkedOn: '2026-11-22' },
  ],
  withholdingMonthly: [
    'Ohio withholding paid each month below, within three banking days of the end of the partial week from there on',
    84_000,
    ohioCode('5747.07'),
    { checkedOn: '2026-11-22' },
  ],
  federalDepositLookback: [
    'Federal payroll deposits made each month up to, tax of the 12 months to June 30 of the year before',
    50_000,
    sources.federalDeposits,
    { checkedOn: '2026-11-22' },
  ],
  nextDayDeposit: [
    'Payroll tax of a deposit period, or Ohio tax of a partial week, from which it is paid by the next business day',
    100_000,
    sources.federalDeposits,
    { checkedOn: '2026-11-29' },
  ],
  federalUnemploymentDepositOver: [
    'Federal unemployment tax deposited by the quarter when over',
    500,
    sources.unemploymentDeposits,
    { checkedOn: '2026-11-22' },
  ],
  cityWithholdingTwiceMonthly: [
    'A city may ask for withholding twice a month when it was more than this in the year before, or in a month of it',
    { lastYear: 11_999, month: 1_000 },
    { label: 'City of Columbus, Form IT-15, instructions', url: 'https://www.columbus.gov/IncomeTaxDivision/' },
    { asOf: 'January 2023', checkedOn: '2026-11-28' },
  ],
  cityWithholdingMonthly: [
    'City withholding paid each month when over: in the year before, or any month of the last quarter',
    { lastYear: 2_399, month: 200 },
    sources.municipalWithholding,
    { checkedOn: '2026-11-22' },
  ],
  lawnCare: [
    'Sales in a calendar year from which on a service is taxed: lawn care and landscaping together, snow removal and the cleaning of buildings each apart',
    5_000,
    {
      label:
        'Ohio Department of Taxation, services subject to sales tax, question 434 (a page without a date), and releases ST 2003-02 and ST 2002-04; on the sales above it from secondary sources',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=434&AFMID=11354',
    },
    { checkedOn: '2026-11-29' },
  ],
  personalCare: [
    'Care of a person that is taxed from the first dollar, unless a physician or chiropractor provides or orders it',
    'manicures and pedicures, facials and other skin care, makeup, false lashes, hair removal, massage, tanning, tattoos and piercing',
    {
      label: 'Ohio Department of Taxation, cosmetology, on section 5739.01(B)(3)(q) of the Ohio Revised Code',
      url: 'https://tax.ohio.gov/help-center/resources/tax-education/cosmetology',
    },
    { checkedOn: '2026-11-30' },
  ],
  salesTaxPrepayment: [
    'Sales tax of a calendar year from which a part of the current month is paid by the 23rd, from the second year after it on, until two years in a row were below',
    { taxFrom: 75_000, part: 0.75 },
    ohioCode('5739.122'),
    { unit: { taxFrom: 'dollars', part: 'fraction of 1' }, checkedOn: '2026-11-30' },
  ],
  salesTaxDiscount: [
    'Part of the sales tax that a seller keeps who files and pays on time',
    0.0075,
    {
      label: 'Ohio Department of Taxation, sales tax discount, question 421 (a page without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=421&AFMID=11354',
    },
    { unit: 'fraction of 1', checkedOn: '2026-11-29' },
  ],
  salesTaxDiscountBill: [
    'Most a month and license that sellers would keep by House Bill 96 as before the Senate in June 2025; it was signed on June 30, 2025, and whether with this limit could not be read',
    750,
    {
      label: 'The Times Leader on House Bill 96, June 2025; Cohen & Co on its signature, August 2025',
      url: 'https://www.timesleaderonline.com/opinion/editorials/2025/06/house-bill-96-deceptive',
    },
    { checkedOn: '2026-11-30', asOf: 'August 2025' },
  ],
  salesTaxSource: [
    'Whose rate a sale of goods within Ohio takes',
    'the store that received the order',
    ohioCode('5739.033'),
    { checkedOn: '2026-11-29' },
  ],
  serviceSource: [
    'Whose rate a taxable service takes',
    'the place where the customer gets it',
    {
      label: 'Ohio Department of Taxation, information release ST 2009-03',
      url: 'https://www.tax.ohio.gov/sales_and_use/information_releases/st_2009_03.aspx',
    },
    { asOf: 'December 2009', checkedOn: '2026-11-29' },
  ],
  snowRemoval: [
    'Snow removal that is taxed; salt spread along with it is, too, salt spread by hand alone is not',
    'by machine',
    byAccounts({
      label: 'Ohio Department of Taxation, information release ST 2003-02',
      url: 'https://www.tax.ohio.gov/sales_and_use/information_releases/st200302_archive.aspx',
    }),
    { asOf: 'January 2004', checkedOn: '2026-11-29' },
  ],
  personalPropertyTaxEnd: [
    'Year from which machines, tools and stock of an ordinary business need no Ohio property tax return',
    2009,
    {
      label: 'Geauga County Treasurer, personal property taxes (a page without a date)',
      url: 'https://www.co.geauga.oh.us/Departments/Treasurer/Personal-Property',
    },
    { unit: 'calendar year', checkedOn: '2026-11-29' },
  ],
  passThroughChoice: [
    'Whom the choice of the pass-through entity tax binds',
    'binds all owners and cannot be taken back for that year',
    byAccounts({ ...ohioCode('5747.38'), label: 'Ohio Revised Code, section 5747.38(C), on the choice' }),
    { checkedOn: '2026-11-29' },
  ],
  salesTaxRecordYears: [
    'Years sales and use tax records and exemption certificates are kept, a blanket one from the last sale on',
    4,
    {
      label: 'Ohio Department of Taxation, sales and use tax, question 459 (a page without a date)',
      url: 'https://www.tax.ohio.gov/sales_and_use/faqs/tabid/3094/Default.aspx?QuestionID=459&AFMID=9562',
    },
    { unit: 'years', checkedOn: '2026-11-29' },
  ],
  unemploymentWages: ['Wages of each worker under Ohio unemployment tax', 9_000, sources.ohioUnemploymentWages],
  unemploymentNewEmployer: [
    'Ohio unemployment tax, new employer outside construction',
    0.027,
    sources.ohioUnemploymentRates,
    { unit: 'fraction of 1' },
  ],
  unemploymentTechnologyFee: [
    'Ohio unemployment technology fee, 2026 and 2027',
    0.0015,
    sources.ohioUnemploymentRates,
    { unit: 'fraction of 1' },
  ],
  passThroughRate: [
    'Elective pass-through entity tax, IT 4738',
    0.03,
    sources.ohioPassThrough,
    { unit: 'fraction of 1' },
  ],
  contractorForm2025: ['1099-NEC needed from, payments of 2025', 600, sources.informationReturnAct, { taxYear: 2025 }],
  contractorForm2026: ['1099-NEC needed from, payments of 2026', 2_000, sources.informationReturnAct],
  backupDeposits: [
    'Backup withholding: of a year, from which it is deposited before Form 945; of the second year before, up to which that is monthly',
    { from: 2_500, monthlyUpTo: 50_000 },
    byAccounts(federalRule('26', '31.6302-4')),
    { checkedOn: '2026-12-01' },
  ],
  assessmentYears: [
    'Years from filing in which the IRS can assess more income tax: as a rule, and where over a quarter of the income was left out',
    { asRule: 3, leftOut: 6 },
    federalCode('6501'),
    { unit: 'years', checkedOn: '2026-12-01' },
  ],
  ohioAssessmentYears: [
    'Years from filing, or from the due date if that is later, in which Ohio can assess income tax or withholding',
    4,
    ohioCode('5747.13'),
    { unit: 'years', checkedOn: '2026-12-01' },
  ],
  paymentCardForm: [
    '1099-K from apps and marketplaces over both; card payments are always reported',
    { dollars: 20_000, payments: 200 },
    sources.paymentCardAct,
    { unit: { dollars: 'dollars', payments: 'number' } },
  ],
});

/** What a new Ohio employer outside construction pays on the first wages of a year, as a fraction. Source: RC 4141.25; the technology fee began in 2026. */
export function ohioUnemploymentRate(taxYear: TaxYear): number {
  const { unemploymentNewEmployer, unemploymentTechnologyFee } = business;
  return unemploymentNewEmployer.value + (taxYear < 2026 ? 0 : unemploymentTechnologyFee.value);
}
