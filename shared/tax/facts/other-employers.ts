import { facts } from './fact.ts';
import { byAccounts, federalCode, federalRule, ohioCode, ohioRule, sources } from './sources.ts';

const householdGuide = byAccounts({
  label: 'IRS, Publication 926 for 2026',
  url: 'https://www.irs.gov/publications/p926',
});

/** Employers whom the ordinary lines do not fit: nonprofits, households, farms, the smallest. Amounts in dollars. */
export const otherEmployers = facts('employers', 2026, '2027-12-31', '2026-11-29', {
  smallQuarter: [
    'Federal payroll tax of a quarter, or of the one before it, below which it may be paid with Form 941',
    2_500,
    byAccounts({ label: `${sources.federalDeposits.label}, on small amounts`, url: sources.federalDeposits.url }),
  ],
  nonprofitUnemployment: [
    'Ohio unemployment tax of a nonprofit, section 501(c)(3): from so many workers, in weeks of a year',
    { workers: 4, weeks: 20 },
    ohioCode('4141.011'),
    { unit: { workers: 'number', weeks: 'weeks' } },
  ],
  churchUnemployment: [
    'Whose workers Ohio unemployment tax leaves out',
    'a church, and an organization run for religious purposes by a church',
    byAccounts({ ...ohioCode('4141.01'), label: 'Ohio Revised Code, section 4141.01(B)(3)(h)' }),
  ],
  householdUnemployment: [
    'Cash wages of a household in a quarter from which unemployment tax is due, Ohio and federal',
    1_000,
    { ...ohioCode('4141.011'), label: 'Ohio Revised Code, section 4141.011(C)' },
  ],
  householdTax: [
    'Cash wages of a household worker in 2026 from which Social Security and Medicare are due, and both halves of them',
    { from: 3_000, rate: 0.153 },
    householdGuide,
    { unit: { from: 'dollars', rate: 'fraction of 1' }, asOf: 'December 2025', validThrough: '2026-12-31' },
  ],
  householdCompensation: [
    'Pay of a household worker in a quarter from which workers’ compensation is required',
    160,
    {
      label: 'Ohio Bureau of Workers’ Compensation, domestic workers (a page without a date)',
      url: 'https://www.bwc.ohio.gov/basics/guidedtour/generalinfo/empgeneralinfo15.asp',
    },
  ],
  exemptReturn: [
    'Yearly report of a tax-exempt organization: gross receipts up to which Form 990-N is enough, receipts and assets from which Form 990-EZ is not',
    { postcard: 50_000, receipts: 200_000, assets: 500_000 },
    {
      label: 'IRS, which forms exempt organizations file (a page without a date)',
      url: 'https://www.irs.gov/charities-non-profits/form-990-series-which-forms-do-exempt-organizations-file-filing-phase-in',
    },
    { checkedOn: '2026-11-30' },
  ],
  exemptReturnDay: [
    'When the yearly report of a tax-exempt organization is due',
    'on the 15th day of the fifth month after the organization’s year',
    {
      label: 'IRS, Form 990-N, when to file (a page without a date)',
      url: 'https://www.irs.gov/charities-non-profits/annual-electronic-notice-form-990-n-for-small-organizations-faqs-when-to-file',
    },
    { checkedOn: '2026-11-30' },
  ],
  exemptExtension: [
    'More time for Forms 990 and 990-EZ by Form 8868; none for Form 990-N',
    6,
    byAccounts({ label: 'IRS, Form 8868', url: 'https://www.irs.gov/forms-pubs/about-form-8868' }),
    { checkedOn: '2026-11-30', unit: 'months' },
  ],
  charityReport: [
    'When a charity that asks for gifts in Ohio reports to the Attorney General each year',
    'by the same day, or by that of the extended federal return',
    {
      label: 'Ohio Administrative Code, chapter 109:1-2',
      url: 'https://codes.ohio.gov/ohio-administrative-code/chapter-109:1-2',
    },
    { checkedOn: '2026-11-30', asOf: 'December 2021' },
  ],
  farmUnemployment: [
    'Unemployment tax of a farm, Ohio and federal: from cash wages in a quarter, or so many workers in weeks of a year, this one or the last',
    { quarterWages: 20_000, workers: 10, weeks: 20 },
    byAccounts({ ...ohioCode('4141.011'), label: 'Ohio Revised Code, section 4141.011, on farm work' }),
    { unit: { quarterWages: 'dollars', workers: 'number', weeks: 'weeks' } },
  ],
  farmTax: [
    'Social Security, Medicare and federal withholding of a farm: from cash wages of one worker in a year, or wages of all',
    { worker: 150, all: 2_500 },
    byAccounts({ label: 'IRS, agricultural employers (Publication 51)', url: 'https://www.irs.gov/taxtopics/tc760' }),
  ],
  farmChild: [
    'A child who works for its parents, in a business of one parent or a partnership of both alone: ages from which the taxes begin',
    { socialSecurity: 18, federalUnemployment: 21 },
    {
      label: 'IRS, family employees',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/family-employees',
    },
    { checkedOn: '2026-11-30', unit: 'years' },
  ],
  visaFarmWork: [
    'What is not due on the pay of farm workers on an H-2A visa',
    'no Social Security and Medicare',
    {
      label: 'IRS, foreign agricultural workers',
      url: 'https://www.irs.gov/individuals/international-taxpayers/foreign-agricultural-workers',
    },
    { checkedOn: '2026-11-30' },
  ],
  farmWithholding: [
    'Work from whose pay Ohio income tax need not be withheld',
    'farm work and work in a private home',
    byAccounts(ohioCode('5747.06')),
  ],
  directDeposit: [
    'When an employer may require direct deposit',
    'if the worker chooses the bank',
    byAccounts(federalRule('12', '1005.10')),
  ],
  compensationWithoutPay: [
    'Payroll report of workers’ compensation for a year without payroll',
    '$0, unless BWC has waived the report',
    {
      label: 'LeadingAge Ohio on the payroll report of workers’ compensation',
      url: 'https://leadingageohio.org/aws/OSAE/page_template/show_detail/564347?model_name=news_article',
    },
    { asOf: 'May 2024' },
  ],
  compensationLimits: [
    'Whose pay counts between a minimum and a maximum for workers’ compensation',
    'active corporate officers, and owners who chose coverage,',
    {
      label: 'Ohio Bureau of Workers’ Compensation, policy EP-13-01',
      url: 'https://bwc.ohio.gov/basics/PolicyLibrary/FileShell.aspx?file=%2FEmployer+Policy%2FMinimum+and+Maximum+Private+State+Fund+Payroll+Limitations.htm',
    },
    { asOf: 'July 2024' },
  ],
  constructionPay: [
    'Pay of construction workers that counts for workers’ compensation',
    'no more than a maximum of the week',
    ohioRule('4123-17-57'),
  ],
  otherStatesPay: [
    'Forms for pay that another state’s policy covers: the notice to BWC, and the report apart',
    { notice: 'U-131', report: 'U-146' },
    {
      label: 'Ohio Bureau of Workers’ Compensation, payroll reports (a page without a date)',
      url: 'https://www.bwc.ohio.gov/employer/services/paidcomp/paidcomp.asp',
    },
  ],
  federalCorrectionTime: [
    'Years to correct Form 941: from April 15 after the year, or the later day it was filed; of what was too much, from paying it',
    { filed: 3, paid: 2 },
    {
      label: 'IRS, Instructions for Form 941-X, as copied by FormsBank',
      url: 'https://www.formsbank.com/template/98911/instructions-for-form-941-x-adjusted-employer-s-quarterly-federal-tax-return-or-claim-for-refund-2017.html?page=3',
    },
    { unit: 'years', asOf: '2017' },
  ],
  parentInBusiness: [
    'The one federal payroll tax that is not due on the pay of a spouse or parent in a sole proprietorship',
    'federal unemployment tax (FUTA)',
    byAccounts({
      label: 'IRS, Publications 15 and 225, and Internal Revenue Code, section 3306(c)(5)',
      url: federalCode('3306').url,
    }),
    { checkedOn: '2026-11-30' },
  ],
  familyUnemployment: [
    'Ohio unemployment tax: whose pay in a sole proprietorship is free of it; age from which a child’s is not',
    { family: 'a spouse or parent', child: 18 },
    {
      label:
        'Ohio Administrative Code, rule 4141-5-03; Revised Code, section 4141.01(B)(3)(f), as quoted in Dixon v. Dixon (1983)',
      url: 'https://codes.ohio.gov/ohio-administrative-code/chapter-4141-5',
    },
    { unit: { child: 'years' }, asOf: 'October 2023' },
  ],
  wageOffice: [
    'Telephone of Ohio’s Bureau of Wage and Hour Administration',
    '614-644-2239',
    {
      label: 'Legal Beagle, after the state’s answers on labor law (a page without a date)',
      url: 'https://legalbeagle.com/8746122-file-labor-complaint-ohio.html',
    },
    { checkedOn: '2026-11-30' },
  ],
  lancasterOffice: [
    'Telephone of the Lancaster Income Tax Department',
    '740-687-6606',
    { label: 'City of Lancaster, Income Tax', url: 'https://www.ci.lancaster.oh.us/191/Income-Tax' },
    { checkedOn: '2026-11-30', asOf: 'September 2023' },
  ],
  earlierYear: [
    'What a claim for Social Security tax of an earlier year, withheld too much, needs of the worker',
    'a signed statement that the worker has not claimed it and will not',
    federalRule('26', '31.6402(a)-2'),
  ],
});
