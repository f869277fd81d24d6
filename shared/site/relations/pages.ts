import { questions as ask } from './questions.ts';
import type { Relations } from './relation.ts';

/** What single pages lead on to, by route name. */
export const pageRelations: Record<'about' | 'contact' | 'personalTaxPricing' | 'taxLetter', Relations> = {
  about: {
    subject: 'working with us',
    tools: ['taxPrepChecklist', 'taxCalculator', 'deadlines'],
    tags: ['news'],
    questions: [ask.papers, ask.returnCost, ask.switchPayroll],
  },
  contact: {
    subject: 'the questions we get most',
    tools: ['taxLetters', 'checkMyRefund', 'deadlines'],
    tags: ['deadlines', 'news'],
    questions: [ask.scam, ask.lateRefund, ask.returnCost],
  },
  personalTaxPricing: {
    subject: 'preparing a return',
    tools: ['taxPrepChecklist', 'taxCalculator'],
    tags: ['personal-tax'],
    questions: [ask.returns, ask.papers, ask.lifeChanges],
  },
  taxLetter: {
    subject: 'answering a tax office',
    tools: ['taxPaymentCenter', 'checkMyRefund', 'deadlines'],
    tags: ['personal-tax', 'business-tax'],
    questions: [ask.scam, ask.payOverTime, ask.lateRefund],
  },
};
