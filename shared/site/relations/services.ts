import type { ServiceSlug } from '#shared/firm/services.ts';
import { questions as ask } from './questions.ts';
import type { Relations } from './relation.ts';

/** What the page of each service leads on to. */
export const serviceRelations: Record<ServiceSlug, Relations> = {
  'personal-tax': {
    subject: 'personal returns',
    tools: ['taxCalculator', 'taxPrepChecklist', 'taxLetters'],
    tags: ['personal-tax'],
    questions: [ask.refund, ask.payOverTime, ask.changesForPeople],
  },
  'business-tax': {
    subject: 'business returns',
    tools: ['ohioBusinessTaxes', 'deadlines', 'paycheck'],
    tags: ['business-tax'],
    questions: [ask.election, ask.whereToPay, ask.changesForOwners],
  },
  bookkeeping: {
    subject: 'bookkeeping',
    tools: ['ohioBusinessTaxes', 'deadlines'],
    tags: ['bookkeeping'],
    questions: [ask.businessPapers, ask.salesTaxRate, ask.payRecords],
  },
  'fractional-cfo': {
    subject: 'cash, prices and pay',
    tools: ['paycheck', 'taxCalculator', 'deadlines'],
    tags: ['fractional-cfo'],
    questions: [ask.customerCost, ask.paperwork, ask.catchUp],
  },
  'hr-consulting': {
    subject: 'hiring and employing people',
    tools: ['ohioEmployers', 'deadlines'],
    tags: ['hr-consulting'],
    questions: [ask.paycheckTaxes, ask.changesForOwners, ask.switchPayroll],
  },
  marketing: {
    subject: 'winning customers',
    tools: ['taxCalculator', 'ohioBusinessTaxes'],
    tags: ['marketing'],
    questions: [ask.report, ask.registration],
  },
  'business-formation': {
    subject: 'starting a business',
    tools: ['ohioBusinessTaxes', 'paycheck', 'deadlines'],
    tags: ['business-formation'],
    questions: [ask.registration, ask.firstHire, ask.businessForm],
  },
  payroll: {
    subject: 'payroll',
    tools: ['paycheck', 'deadlines'],
    tags: ['payroll'],
    questions: [ask.contractor, ask.payRecords, ask.changesForOwners],
  },
};
