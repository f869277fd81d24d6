import type { IndustrySlug } from '#shared/firm/industries.ts';
import { questions as ask } from './questions.ts';
import type { Relations } from './relation.ts';

/** What the page of each industry leads on to. */
export const industryRelations: Record<IndustrySlug, Relations> = {
  construction: {
    subject: 'a contractor’s taxes and payroll',
    tools: ['paycheck', 'deadlines', 'ohioBusinessTaxes'],
    tags: ['payroll', 'bookkeeping'],
    questions: [ask.paycheckTaxes, ask.contractor, ask.changesForOwners],
  },
  retail: {
    subject: 'sales tax and store payroll',
    tools: ['ohioBusinessTaxes', 'deadlines', 'paycheck'],
    tags: ['bookkeeping', 'ohio'],
    questions: [ask.salesTaxRate, ask.changesForOwners, ask.customerCost],
  },
  'professional-services': {
    subject: 'owner pay and estimates',
    tools: ['taxCalculator', 'paycheck', 'deadlines'],
    tags: ['business-tax'],
    questions: [ask.paperwork, ask.businessForm, ask.whereToPay],
  },
  'oil-and-gas': {
    subject: 'tax on royalties',
    tools: ['taxCalculator', 'deadlines', 'taxPaymentCenter'],
    tags: ['personal-tax'],
    questions: [ask.whereToPay, ask.returns, ask.papers],
  },
  'private-equity': {
    subject: 'books and returns of a group',
    tools: ['deadlines', 'ohioBusinessTaxes'],
    tags: ['fractional-cfo', 'business-tax'],
    questions: [ask.report, ask.catchUp, ask.activityTax],
  },
  manufacturing: {
    subject: 'costs, crews and use tax',
    tools: ['ohioBusinessTaxes', 'paycheck', 'deadlines'],
    tags: ['business-tax', 'payroll'],
    questions: [ask.changesForOwners, ask.report, ask.activityTax],
  },
  healthcare: {
    subject: 'owner pay and staff of a practice',
    tools: ['paycheck', 'taxCalculator', 'deadlines'],
    tags: ['business-tax', 'hr-consulting'],
    questions: [ask.election, ask.contractor, ask.switchPayroll],
  },
};
