import { facts } from './fact.ts';
import { byAccounts, federalCode, ohioCode, ohioRule, type Source, sources } from './sources.ts';

const irsRefunds: Source = { label: 'IRS, refunds', url: 'https://www.irs.gov/refunds' };
const irsRefundNotice: Source = {
  label: 'IRS, notice CP53E; The Tax Adviser on the answers of the IRS',
  url: 'https://www.irs.gov/CP53E',
};
const irsPlans: Source = { label: 'IRS, online payment agreement', url: 'https://www.irs.gov/opa' };
const cityRefunds = ohioCode('718.19');

/** A penalty of the Internal Revenue Code that prices raise each year. */
const latePenalties = (sections: string): Source => ({
  label: `Internal Revenue Code, ${sections}; Revenue Procedures 2024-40 and 2025-32, from secondary sources`,
  url: sources.revenueProcedure2025.url,
});

/** Refund times as announced by the tax offices, and the cost of late payment. Rates as fractions. */
export const collection = facts('collection', 2026, '2027-12-31', '2026-11-22', {
  federalRefundSeen: [
    'Until the IRS shows a refund: hours after e-filing, weeks after mailing',
    { hours: 24, weeks: 4 },
    irsRefunds,
    { unit: { hours: 'hours', weeks: 'weeks' } },
  ],
  federalRefundDays: ['Days within which most e-filed refunds are sent', 21, irsRefunds, { unit: 'days' }],
  refundNotice: [
    'Refund without a usable bank account: the notice, days to give an account online, weeks until a check otherwise',
    { name: 'CP53E', days: 30, weeks: 6 },
    irsRefundNotice,
    { unit: { days: 'days', weeks: 'weeks' }, asOf: 'January and May 2026' },
  ],
  federalCreditHold: [
    'No refund with the earned income or the refundable child credit before, month and day',
    { month: 2, day: 15 },
    federalCode('6402'),
    { unit: { month: 'month of the year', day: 'day of the month' } },
  ],
  ohioRefund: [
    'Ohio refunds: business days by direct deposit, business days by check, weeks for a paper return',
    { deposit: 15, check: 22, paper: [8, 10] },
    sources.ohioRefunds,
    { unit: { deposit: 'business days', check: 'business days', paper: 'weeks' } },
  ],
  cityRefund: [
    'City refunds: days without interest, dollars that are not paid out, years to ask',
    { days: 90, least: 10, years: 3 },
    cityRefunds,
    { unit: { days: 'days', least: 'dollars', years: 'years' } },
  ],
  federalRefundClaim: [
    'Years to claim a federal refund: from filing, from payment, whichever ends later',
    { fromFiling: 3, fromPayment: 2 },
    federalCode('6511'),
    { unit: 'years' },
  ],
  refundTrace: [
    'Refund trace: days after a deposit or a check was sent, and its form',
    { deposit: 5, check: 28, form: '3911' },
    byAccounts({
      label: 'IRS, Form 3911, Taxpayer Statement Regarding Refund',
      url: 'https://www.irs.gov/forms-pubs/about-form-3911',
    }),
    { unit: 'days', checkedOn: '2026-11-30' },
  ],
  ohioRefundClaim: ['Years from the payment to claim an Ohio refund', 4, ohioCode('5747.11'), { unit: 'years' }],
  lateFilingLeast: [
    'Federal return more than so many days late: least penalty in dollars, or all of the tax if that is less, by the year in which it was due',
    { days: 60, earlier: { year: 2026, dollars: 525 }, later: { year: 2027, dollars: 535 } },
    latePenalties('section 6651'),
    { unit: { days: 'days', year: 'calendar year', dollars: 'dollars' }, checkedOn: '2026-11-29' },
  ],
  lateOwners: [
    'Partnership or S corporation return filed late: dollars for each owner and month, months at most, by the year in which it was due',
    { months: 12, earlier: { year: 2026, dollars: 255 }, later: { year: 2027, dollars: 260 } },
    latePenalties('sections 6698 and 6699'),
    { unit: { months: 'months', year: 'calendar year', dollars: 'dollars' }, checkedOn: '2026-11-29' },
  ],
  lateForms: [
    'W-2 or 1099 due in the year: dollars for each if up to 30 days late, until August 1, and after that',
    { soon: 60, untilAugust: 130, later: 340 },
    latePenalties('sections 6721 and 6722'),
    { taxYear: 2027, checkedOn: '2026-11-29' },
  ],
  firstTimeAbatement: [
    'Years without a penalty after which the IRS drops the first one for filing, paying or depositing late; the tax year from which it is to do so unasked',
    { years: 3, unaskedFrom: 2025 },
    byAccounts({
      label: 'Internal Revenue Manual 20.1.1, first-time abatement',
      url: 'https://www.irs.gov/irm/part20/irm_20-001-001r',
    }),
    { unit: { years: 'years', unaskedFrom: 'calendar year' }, checkedOn: '2026-11-30' },
  ],
  lateDeposits: [
    'Payroll tax deposited late: part of it up to 5 days, up to 15 days, later, and so many days after the first notice, or at once if the IRS demands it at once',
    { first: 0.02, second: 0.05, third: 0.1, demanded: 0.15, days: 10 },
    federalCode('6656'),
    {
      unit: {
        first: 'fraction of 1',
        second: 'fraction of 1',
        third: 'fraction of 1',
        demanded: 'fraction of 1',
        days: 'days',
      },
      checkedOn: '2026-11-29',
    },
  ],
  ohioLateReturn: [
    'Ohio income tax or withholding return filed late: dollars a month, dollars at most',
    { month: 50, most: 500 },
    ohioCode('5747.15'),
    { checkedOn: '2026-11-28' },
  ],
  ohioWithheld: [
    'Ohio tax withheld from wages and not paid over: part of it that Ohio may charge',
    0.5,
    byAccounts({
      label: 'Ohio Revised Code, section 5747.15, on tax withheld and not paid over',
      url: ohioCode('5747.15').url,
    }),
    { unit: 'fraction of 1', checkedOn: '2026-11-29', asOf: '2013' },
  ],
  lateWageReport: [
    'Ohio unemployment report filed late: part of the total wages of the quarter, dollars at least and at most',
    { part: 0.0025, least: 50, most: 1_000 },
    {
      label: 'Ohio Department of Job and Family Services, failure to file and pay (a page without a date)',
      url: 'https://jfs.ohio.gov/ouio/uctax/failure_to_file_and_pay.stm',
    },
    { unit: { part: 'fraction of 1', least: 'dollars', most: 'dollars' }, checkedOn: '2026-11-29' },
  ],
  cityInterest: [
    'Interest on late city tax, a year',
    0.09,
    ohioCode('718.27'),
    { unit: 'fraction of 1', validThrough: '2026-12-31', checkedOn: '2026-11-28' },
  ],
  cityPenalties: [
    'City tax paid late: part of the tax, part of tax withheld from wages; dollars for a late return',
    { tax: 0.15, withheld: 0.5, lateReturn: 25 },
    ohioCode('718.27'),
    { unit: { tax: 'fraction of 1', withheld: 'fraction of 1', lateReturn: 'dollars' } },
  ],
  cityFirstLate: [
    'Tax year from which a city drops or pays back the charge for the first late return, once that is filed',
    2023,
    {
      label:
        'Ohio Revised Code, section 718.27, as the City of Wyoming, Ohio, repeats it in section 181.12 of its code',
      url: 'https://codelibrary.amlegal.com/codes/wyoming/latest/wyoming_oh/0-0-0-27711',
    },
    { unit: 'calendar year', checkedOn: '2026-11-29' },
  ],
  cityLateBefore: [
    'City return of an earlier tax year filed late: dollars a month, dollars at most',
    { month: 25, most: 150 },
    {
      label:
        'Ohio Revised Code, section 718.27, as the City of Wyoming, Ohio, repeats it in section 181.12 of its code',
      url: 'https://codelibrary.amlegal.com/codes/wyoming/latest/wyoming_oh/0-0-0-27711',
    },
    { checkedOn: '2026-11-30' },
  ],
  ohioSalesTax: [
    'Ohio sales tax assessed: part of it that may be added, if it was not collected or not paid over, and otherwise',
    { notRemitted: 0.5, other: 0.15 },
    ohioCode('5739.133'),
    { unit: 'fraction of 1', checkedOn: '2026-11-29' },
  ],
  ohioCat: [
    'Commercial activity tax filed or paid late: dollars at most, or part of the tax if that is more; part of tax found later; part of the tax without registering in time after a notice',
    { dollars: 50, part: 0.1, found: 0.15, register: 0.35, days: 60 },
    ohioCode('5751.06'),
    {
      unit: {
        dollars: 'dollars',
        part: 'fraction of 1',
        found: 'fraction of 1',
        register: 'fraction of 1',
        days: 'days',
      },
      checkedOn: '2026-11-30',
    },
  ],
  ohioCatOnPaper: [
    'Commercial activity tax not filed or paid online: part of the payment in the first two quarters, and after',
    { first: 0.05, later: 0.1 },
    { ...ohioCode('5751.07'), label: 'Ohio Revised Code, section 5751.07(C), in its edition of 2005' },
    { unit: 'fraction of 1', checkedOn: '2026-11-30', asOf: '2005' },
  ],
  lateFiling: ['Late filing, part of the unpaid tax a month', 0.05, federalCode('6651'), { unit: 'fraction of 1' }],
  latePayment: ['Late payment, part of the unpaid tax a month', 0.005, federalCode('6651'), { unit: 'fraction of 1' }],
  lateBoth: [
    'Late filing in a month in which the tax is late too: part of the unpaid tax a month, and at most',
    { month: 0.045, most: 0.225 },
    federalCode('6651'),
    { unit: 'fraction of 1', checkedOn: '2026-11-29' },
  ],
  lateExample: [
    'Tax unpaid, return filed and tax paid in the seventh month: the penalties for both, and their sum',
    { unpaid: 4_000, filing: 900, payment: 140, both: 1_040 },
    federalCode('6651'),
    { checkedOn: '2026-11-29' },
  ],
  latePaymentPlan: ['Late payment under an agreement, a month', 0.0025, federalCode('6651'), { unit: 'fraction of 1' }],
  latePaymentAfterLevyNotice: [
    'Late payment, a month, once the tax is still unpaid 10 days after a notice of intent to levy',
    0.01,
    { label: 'IRS, failure to pay penalty', url: 'https://www.irs.gov/payments/failure-to-pay-penalty' },
    { unit: 'fraction of 1', checkedOn: '2026-11-30' },
  ],
  passportDebt: [
    'Debt of a person, with penalties and interest, above which a passport can be refused or revoked: by the law of 2015, and as raised for a year',
    { law: 50_000, year: 2026, raised: 66_000 },
    {
      label: 'Internal Revenue Code, section 7345; the amount of 2026 from secondary sources',
      url: federalCode('7345').url,
    },
    { unit: { law: 'dollars', year: 'calendar year', raised: 'dollars' }, checkedOn: '2026-11-30' },
  ],
  latePaymentMost: ['Late payment, most', 0.25, federalCode('6651'), { unit: 'fraction of 1' }],
  eftpsHour: [
    'Hour, Eastern, by which the payment of the next day is scheduled in EFTPS, in which people can no longer enroll',
    8,
    byAccounts({
      label: 'IRS, EFTPS',
      url: 'https://www.irs.gov/payments/eftps-the-electronic-federal-tax-payment-system',
    }),
    { unit: 'hour on a clock of 12', checkedOn: '2026-11-30' },
  ],
  businessDirectPay: [
    'Direct Pay takes deposits, balances and bills of a business',
    'without enrollment',
    byAccounts({ label: 'IRS, Direct Pay', url: 'https://www.irs.gov/payments/direct-pay-with-bank-account' }),
    { checkedOn: '2026-11-30' },
  ],
  wageReportDue: [
    'Ohio unemployment report of a quarter, filed in The SOURCE',
    'even without wages',
    {
      label: 'Ohio Department of Job and Family Services, quarterly reporting (a page without a date)',
      url: 'https://jfs.ohio.gov/ouio/uctax/reprting.stm',
    },
    { checkedOn: '2026-11-30' },
  ],
  valueComplaint: [
    'Complaint to the county auditor about the value of property for the year before: form and last day',
    { form: 'DTE 1', by: 'March 31' },
    byAccounts(ohioCode('5715.19')),
    { checkedOn: '2026-11-30' },
  ],
  missedEstimate: [
    'Estimated tax paid late: interest by the year, percentage points over the federal short-term rate',
    3,
    {
      label: 'Internal Revenue Code, sections 6654 and 6621',
      url: 'https://www.govregs.com/uscode/title26_subtitleF_chapter67_subchapterC_section6621',
    },
    { unit: 'number', checkedOn: '2026-11-29' },
  ],
  salesTaxDisclosure: [
    'Voluntary disclosure of Ohio sales tax before the Department writes: months back as a rule, where none was collected; penalty on tax that was, without a limit of years',
    { months: 36, collected: 0.1 },
    {
      label: 'Ohio Department of Taxation, voluntary disclosure (a page without a date)',
      url: 'https://tax.ohio.gov/help-center/faqs/sales-and-use-tax-voluntary-disclosure/sales-and-use-tax-voluntary-disclosure',
    },
    { unit: { months: 'months', collected: 'fraction of 1' }, checkedOn: '2026-11-30' },
  ],
  unpaidPremium: [
    'Days after the payroll report is due from which BWC hands an unpaid premium to the Attorney General',
    75,
    ohioRule('4123-17-16'),
    { unit: 'days', checkedOn: '2026-11-29' },
  ],
  unansweredRequest: [
    'Fine for not answering Ohio’s unemployment office: first offense, at most; each later one, at least and at most',
    { first: 500, least: 25, most: 1_000 },
    ohioCode('4141.99'),
    { checkedOn: '2026-11-29' },
  ],
  planShort: [
    'Short-term plan: days, owed under',
    { days: 180, under: 100_000 },
    irsPlans,
    { unit: { days: 'days', under: 'dollars' } },
  ],
  planFees: [
    'Fee to set up a monthly plan online: with automatic payments, without them',
    { debit: 22, other: 69 },
    byAccounts({ label: 'IRS, payment plan costs and fees', url: irsPlans.url }),
    { checkedOn: '2026-11-29' },
  ],
  planLong: ['Monthly plan applied for online: owed at most', 50_000, irsPlans],
});
