import { facts } from './fact.ts';
import { byAccounts, ohioCode, ohioRule } from './sources.ts';

/** Ohio sales tax outside the usual sale: debts, mistakes, missing papers, a business that changes hands. Amounts in dollars. */
export const salesTax = facts('salesTax', 2026, '2027-12-31', '2026-11-30', {
  badDebt: [
    'How long a bill has gone unpaid before its sales tax may be taken off',
    6,
    ohioCode('5739.121'),
    { unit: 'months' },
  ],
  remoteSales: [
    'Sales a year into South Dakota above which a seller without a place there collects its sales tax; many states drew the same line',
    100_000,
    {
      label: 'Supreme Court of the United States, South Dakota v. Wayfair (2018)',
      url: 'https://supreme.justia.com/cases/federal/us/585/17-494/',
    },
    { asOf: 'June 2018' },
  ],
  refund: [
    'Years from payment to ask for sales tax back, and the form',
    { years: 4, form: 'ST AR' },
    ohioRule('5703-9-07'),
    { unit: { years: 'years' } },
  ],
  cloud: [
    'What Ohio taxes when a business buys it online',
    'software that runs on the provider’s computers, and access to data kept there',
    {
      label: 'Ohio Department of Taxation, information release ST 1999-04, and rule 5703-9-46',
      url: 'https://www.tax.ohio.gov/sales_and_use/information_releases/index_sales/st199904updatedseptember2016.aspx',
    },
    { asOf: 'September 2016' },
  ],
  internetAccess: [
    'Day from which a business pays no Ohio tax on access to the Internet',
    '2020-07-01',
    {
      label:
        'Ohio Department of Taxation, information release ST 2020-01 on the Internet Tax Freedom Act, as kept by DocsLib',
      url: 'https://docslib.org/doc/5099537/1-st-2020-01-internet-tax-freedom-act',
    },
    { asOf: 'June 2020' },
  ],
  temporaryStaff: [
    'Day from which Ohio does not tax the bill of a temporary staffing or placement agency (House Bill 110)',
    '2021-10-01',
    {
      label: 'Ohio Chamber of Commerce on House Bill 110',
      url: 'https://allforohio.com/2021/07/01/sales-tax-removed-from-employment-services-contracts/',
    },
    { asOf: 'July 2021' },
  ],
  holiday: [
    'Ohio sales tax holiday of August 1 to 14, 2025: price of an item up to which it was free',
    500,
    {
      label: 'Particle News on Ohio’s sales tax holiday of 2025',
      url: 'https://particle.news/story/ohio-launches-record-two-week-sales-tax-holiday',
    },
    { taxYear: 2025, asOf: 'August 2025' },
  ],
  usedVehicle: [
    'Sale of a used motor vehicle by a business that used it',
    'is always taxed',
    {
      label: 'Ohio Department of Taxation, motor vehicles, question 1664 (a page without a date)',
      url: 'https://www.tax.ohio.gov/sales_and_use/Vehicle_Taxability_Compliance/TaxabilityandExemptions/tabid/6304/Default.aspx?QuestionID=1664&AFMID=12382',
    },
  ],
  lateCertificate: [
    'Days after a sale in which an exemption certificate is still in time; days after an auditor’s letter to get the missing ones',
    { sale: 90, audit: 120 },
    byAccounts({ ...ohioCode('5739.03'), label: 'Ohio Revised Code, section 5739.03(B)' }),
    { unit: 'days', asOf: 'Fall 2023' },
  ],
  successor: [
    'What protects the buyer of a business from its old sales tax',
    'enough of the price for that debt in escrow until the seller brings the Department’s tax release',
    {
      label: 'Ohio Department of Taxation, sales and use tax, question 475 (a page without a date)',
      url: 'https://www.tax.ohio.gov/sales_and_use/faqs/tabid/3094/Default.aspx?QuestionID=475&AFMID=9562',
    },
  ],
  successorOthers: [
    'What protects the buyer of a business from its old withholding, pass-through and commercial activity tax',
    'enough of the price until the seller brings a receipt or the certificate that nothing is due',
    {
      ...ohioCode('5747.451'),
      label:
        'Ohio Revised Code, section 5747.451(A); on withholding the Ohio Department of Taxation, question 263; on section 5751.10 from secondary sources',
    },
    { checkedOn: '2026-11-30' },
  ],
  successorUnemployment: [
    'Who buys all of a business in Ohio takes over for unemployment tax',
    'its rate history and its debts',
    ohioRule('4141-17-02'),
  ],
  successorCompensation: [
    'Form by which the buyer of a business reports it to BWC, and the one that asks for its claims and debts before',
    { report: 'U-118', ask: 'AC-4' },
    {
      label: 'Ohio Bureau of Workers’ Compensation, policy EP-19-02; Ohio Council of Retail Merchants on Form AC-4',
      url: 'https://www.bwc.ohio.gov/basics/PolicyLibrary/FileShell.aspx?file=%2FEmployer+Policy%2FSuccessorship.htm',
    },
    { asOf: 'March 2024' },
  ],
  personalLiability: [
    'Who owes the sales tax that a company did not file or pay',
    'the officers, members and employees who file its returns or decide what it pays',
    ohioRule('5703-9-49'),
  ],
  personalLiabilityOthers: [
    'Who owes the Ohio withholding and pass-through tax that a company did not file or pay',
    'those in charge of its returns, payments or money',
    ohioRule('5703-7-15'),
    { checkedOn: '2026-11-30' },
  ],
  constructionContract: [
    'Who pays the sales tax on what becomes a part of a building',
    'the contractor, when buying it',
    {
      label: 'Ohio Department of Taxation, construction contract (a page without a date)',
      url: 'https://tax.ohio.gov/help-center/resources/tax-education/construction-contract',
    },
  ],
  giftCards: [
    'Whom Ohio’s law of unclaimed funds leaves out',
    'a gift card for goods or services, and what one business owes another for goods or services',
    {
      ...ohioCode('169.01'),
      label: 'Ohio Revised Code, section 169.01(B)(2); on gift cards Bloomberg BNA on House Bill 353 of 2018',
    },
  ],
});
