import type { ServiceSlug } from '#shared/firm/services.ts';
import { questions as ask } from './questions.ts';
import type { Relations } from './relation.ts';

/** What the page of each service leads on to. */
export const serviceRelations: Record<ServiceSlug, Relations> = {
  'personal-tax': {
    subject: 'personal returns',
    tools: ['taxCalculator', 'taxPrepChecklist', 'taxLetters'],
    articles: [
      'what-to-bring-to-your-first-tax-appointment',
      'two-cities-one-paycheck',
      'year-end-moves-before-december-31',
    ],
    tags: ['personal-tax'],
    questions: [ask.refund, ask.payOverTime, ask.changesForPeople],
  },
  'business-tax': {
    subject: 'business returns',
    tools: ['ohioBusinessTaxes', 'deadlines', 'paycheck'],
    articles: [
      'the-pass-through-entity-tax-form-it-4738',
      'partnership-and-s-corporation-returns-for-2025',
      'commercial-activity-tax-after-the-exclusion-grew',
    ],
    tags: ['business-tax'],
    questions: [ask.election, ask.whereToPay, ask.changesForOwners],
  },
  bookkeeping: {
    subject: 'bookkeeping',
    tools: ['ohioBusinessTaxes', 'deadlines'],
    articles: [
      'close-the-month-in-five-days',
      'two-years-behind-on-the-books',
      'sales-tax-collected-is-not-your-money',
    ],
    tags: ['bookkeeping'],
    questions: [ask.businessPapers, ask.salesTaxRate, ask.payRecords],
  },
  'fractional-cfo': {
    subject: 'cash, prices and pay',
    tools: ['paycheck', 'taxCalculator', 'deadlines'],
    articles: [
      'thirteen-weeks-of-cash-on-one-page',
      'price-with-margin-not-markup',
      'what-a-20-dollar-hire-costs-in-ohio',
    ],
    tags: ['fractional-cfo'],
    questions: [ask.customerCost, ask.paperwork, ask.catchUp],
  },
  'hr-consulting': {
    subject: 'hiring and employing people',
    tools: ['ohioEmployers', 'deadlines'],
    articles: [
      'hiring-your-first-employee-in-ohio',
      'contractor-or-employee-five-honest-questions',
      'a-handbook-people-read',
    ],
    tags: ['hr-consulting'],
    questions: [ask.paycheckTaxes, ask.changesForOwners, ask.switchPayroll],
  },
  marketing: {
    subject: 'winning customers',
    tools: ['taxCalculator', 'ohioBusinessTaxes'],
    articles: [
      'a-business-profile-that-brings-calls',
      'what-does-one-new-customer-cost',
      'price-with-margin-not-markup',
    ],
    tags: ['marketing'],
    questions: [ask.report, ask.registration],
  },
  'business-formation': {
    subject: 'starting a business',
    tools: ['ohioBusinessTaxes', 'paycheck', 'deadlines'],
    articles: ['llc-in-ohio-from-name-to-first-sale', 'when-an-s-election-starts-to-pay', 'closing-a-business-in-ohio'],
    tags: ['business-formation'],
    questions: [ask.registration, ask.firstHire, ask.businessForm],
  },
  payroll: {
    subject: 'payroll',
    tools: ['paycheck', 'deadlines'],
    articles: [
      'w-2-season-starts-in-november',
      'how-often-to-send-ohio-withholding',
      'a-pay-run-from-monday-to-friday',
    ],
    tags: ['payroll'],
    questions: [ask.contractor, ask.payRecords, ask.changesForOwners],
  },
};
