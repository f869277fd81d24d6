import type { IndustrySlug } from '#shared/firm/industries.ts';
import { questions as ask } from './questions.ts';
import type { Relations } from './relation.ts';

/** What the page of each industry leads on to. */
export const industryRelations: Record<IndustrySlug, Relations> = {
  construction: {
    subject: 'a contractor’s taxes and payroll',
    tools: ['paycheck', 'deadlines', 'ohioBusinessTaxes'],
    articles: [
      'contractor-or-employee-five-honest-questions',
      'the-workers-compensation-true-up',
      'two-cities-one-paycheck',
    ],
    tags: ['payroll', 'bookkeeping'],
    questions: [ask.paycheckTaxes, ask.contractor, ask.changesForOwners],
  },
  retail: {
    subject: 'sales tax and store payroll',
    tools: ['ohioBusinessTaxes', 'deadlines', 'paycheck'],
    articles: ['sales-tax-by-county', 'sales-tax-collected-is-not-your-money', 'a-business-profile-that-brings-calls'],
    tags: ['bookkeeping', 'ohio'],
    questions: [ask.salesTaxRate, ask.changesForOwners, ask.customerCost],
  },
  'professional-services': {
    subject: 'owner pay and estimates',
    tools: ['taxCalculator', 'paycheck', 'deadlines'],
    articles: [
      'estimated-tax-for-side-work',
      'the-pass-through-entity-tax-form-it-4738',
      'when-an-s-election-starts-to-pay',
    ],
    tags: ['business-tax'],
    questions: [ask.paperwork, ask.businessForm, ask.whereToPay],
  },
  'oil-and-gas': {
    subject: 'tax on royalties',
    tools: ['taxCalculator', 'deadlines', 'taxPaymentCenter'],
    articles: ['estimated-tax-for-side-work', 'year-end-moves-before-december-31', 'retirement-income-in-ohio'],
    tags: ['personal-tax'],
    questions: [ask.whereToPay, ask.returns, ask.papers],
  },
  'private-equity': {
    subject: 'books and returns of a group',
    tools: ['deadlines', 'ohioBusinessTaxes'],
    articles: [
      'thirteen-weeks-of-cash-on-one-page',
      'partnership-and-s-corporation-returns-for-2025',
      'commercial-activity-tax-after-the-exclusion-grew',
    ],
    tags: ['fractional-cfo', 'business-tax'],
    questions: [ask.report, ask.catchUp, ask.activityTax],
  },
  manufacturing: {
    subject: 'costs, crews and use tax',
    tools: ['ohioBusinessTaxes', 'paycheck', 'deadlines'],
    articles: [
      'price-with-margin-not-markup',
      'what-a-20-dollar-hire-costs-in-ohio',
      'the-workers-compensation-true-up',
    ],
    tags: ['business-tax', 'payroll'],
    questions: [ask.changesForOwners, ask.report, ask.activityTax],
  },
  healthcare: {
    subject: 'owner pay and staff of a practice',
    tools: ['paycheck', 'taxCalculator', 'deadlines'],
    articles: [
      'when-an-s-election-starts-to-pay',
      'contractor-or-employee-five-honest-questions',
      'a-handbook-people-read',
    ],
    tags: ['business-tax', 'hr-consulting'],
    questions: [ask.election, ask.contractor, ask.switchPayroll],
  },
};
