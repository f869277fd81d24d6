import type { IndustrySlug } from '#shared/firm/industries.ts';
import type { Relations } from './relation.ts';

/** What the page of each industry leads on to. */
export const industryRelations: Record<IndustrySlug, Relations> = {
  construction: {
    subject: 'a contractor’s taxes and payroll',
    tools: ['paycheck', 'deadlines', 'ohioBusinessTaxes'],
    tags: ['payroll', 'bookkeeping'],
  },
  retail: {
    subject: 'sales tax and store payroll',
    tools: ['ohioBusinessTaxes', 'deadlines', 'paycheck'],
    tags: ['bookkeeping', 'ohio'],
  },
  'professional-services': {
    subject: 'owner pay and estimates',
    tools: ['taxCalculator', 'paycheck', 'deadlines'],
    tags: ['business-tax'],
  },
  'oil-and-gas': {
    subject: 'tax on royalties',
    tools: ['taxCalculator', 'deadlines', 'taxPaymentCenter'],
    tags: ['personal-tax'],
  },
  'private-equity': {
    subject: 'books and returns of a group',
    tools: ['deadlines', 'ohioBusinessTaxes'],
    tags: ['fractional-cfo', 'business-tax'],
  },
  manufacturing: {
    subject: 'costs, crews and use tax',
    tools: ['ohioBusinessTaxes', 'paycheck', 'deadlines'],
    tags: ['business-tax', 'payroll'],
  },
  healthcare: {
    subject: 'owner pay and staff of a practice',
    tools: ['paycheck', 'taxCalculator', 'deadlines'],
    tags: ['business-tax', 'hr-consulting'],
  },
};
