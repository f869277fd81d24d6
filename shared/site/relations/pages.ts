import type { Relations } from './relation.ts';

/** What single pages lead on to, by route name. */
export const pageRelations: Record<'about' | 'contact' | 'personalTaxPricing' | 'taxLetter', Relations> = {
  about: {
    subject: 'working with us',
    tools: ['taxPrepChecklist', 'taxCalculator', 'deadlines'],
    tags: ['news'],
  },
  contact: {
    subject: 'the questions we get most',
    tools: ['taxLetters', 'checkMyRefund', 'deadlines'],
    tags: ['deadlines', 'news'],
  },
  personalTaxPricing: {
    subject: 'preparing a return',
    tools: ['taxPrepChecklist', 'taxCalculator'],
    tags: ['personal-tax'],
  },
  taxLetter: {
    subject: 'answering a tax office',
    tools: ['taxPaymentCenter', 'checkMyRefund', 'deadlines'],
    tags: ['personal-tax', 'business-tax'],
  },
};
