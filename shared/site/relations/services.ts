import type { ServiceSlug } from '#shared/firm/services.ts';
import type { Relations } from './relation.ts';

/** What the page of each service leads on to. */
export const serviceRelations: Record<ServiceSlug, Relations> = {
  'personal-tax': {
    subject: 'personal returns',
    tools: ['taxCalculator', 'taxPrepChecklist', 'taxLetters'],
    tags: ['personal-tax'],
  },
  'business-tax': {
    subject: 'business returns',
    tools: ['ohioBusinessTaxes', 'deadlines', 'paycheck'],
    tags: ['business-tax'],
  },
  bookkeeping: {
    subject: 'bookkeeping',
    tools: ['ohioBusinessTaxes', 'deadlines'],
    tags: ['bookkeeping'],
  },
  'fractional-cfo': {
    subject: 'cash, prices and pay',
    tools: ['paycheck', 'taxCalculator', 'deadlines'],
    tags: ['fractional-cfo'],
  },
  'hr-consulting': {
    subject: 'hiring and employing people',
    tools: ['ohioEmployers', 'deadlines'],
    tags: ['hr-consulting'],
  },
  marketing: {
    subject: 'winning customers',
    tools: ['taxCalculator', 'ohioBusinessTaxes'],
    tags: ['marketing'],
  },
  'business-formation': {
    subject: 'starting a business',
    tools: ['ohioBusinessTaxes', 'paycheck', 'deadlines'],
    tags: ['business-formation'],
  },
  payroll: {
    subject: 'payroll',
    tools: ['paycheck', 'deadlines'],
    tags: ['payroll'],
  },
};
