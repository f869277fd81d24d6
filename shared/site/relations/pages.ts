import { questions as ask } from './questions.ts';
import type { Relations } from './relation.ts';

/** What single pages lead on to, by route name. */
export const pageRelations: Record<'about' | 'contact' | 'personalTaxPricing' | 'taxLetter', Relations> = {
  about: {
    subject: 'working with us',
    tools: ['taxPrepChecklist', 'taxCalculator', 'deadlines'],
    articles: [
      'what-to-bring-to-your-first-tax-appointment',
      'a-pay-run-from-monday-to-friday',
      'close-the-month-in-five-days',
    ],
    tags: ['news'],
    questions: [ask.papers, ask.returnCost, ask.switchPayroll],
  },
  contact: {
    subject: 'the questions we get most',
    tools: ['taxLetters', 'checkMyRefund', 'deadlines'],
    articles: [
      'what-to-bring-to-your-first-tax-appointment',
      'where-is-my-refund',
      'an-extension-moves-the-paper-not-the-payment',
    ],
    tags: ['deadlines', 'news'],
    questions: [ask.scam, ask.lateRefund, ask.returnCost],
  },
  personalTaxPricing: {
    subject: 'preparing a return',
    tools: ['taxPrepChecklist', 'taxCalculator'],
    articles: ['what-to-bring-to-your-first-tax-appointment', 'your-w-2-box-by-box', 'estimated-tax-for-side-work'],
    tags: ['personal-tax'],
    questions: [ask.returns, ask.papers, ask.lifeChanges],
  },
  taxLetter: {
    subject: 'answering a tax office',
    tools: ['taxPaymentCenter', 'checkMyRefund', 'deadlines'],
    articles: ['where-is-my-refund', 'an-extension-moves-the-paper-not-the-payment', 'estimated-tax-for-side-work'],
    tags: ['personal-tax', 'business-tax'],
    questions: [ask.scam, ask.payOverTime, ask.lateRefund],
  },
};
