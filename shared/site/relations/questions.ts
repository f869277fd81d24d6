import type { ServiceSlug } from '#shared/firm/services.ts';
import { href } from '../routes.ts';

export type Question = {
  question: string;
  /** Path and fragment of the section that answers it. */
  to: string;
};

const service = (slug: ServiceSlug, id: string) => `${href('service', { slug })}#${id}`;

/** Questions that one page answers and other pages lead to. */
export const questions = {
  refund: { question: 'Where is my refund?', to: `${href('checkMyRefund')}#trackers` },
  lateRefund: { question: 'Why is my refund late or smaller?', to: `${href('checkMyRefund')}#late` },
  payOverTime: { question: 'Can I pay the IRS or Ohio over time?', to: `${href('taxPaymentCenter')}#over-time` },
  whereToPay: { question: 'Where do I pay a bill or an estimate?', to: `${href('taxPaymentCenter')}#chooser` },
  scam: { question: 'Is this notice real or a scam?', to: `${href('taxPaymentCenter')}#scam` },
  changesForPeople: { question: 'Which federal changes concern my household?', to: `${href('whatsNew')}#people` },
  changesForOwners: {
    question: 'Which federal changes concern owners and employers?',
    to: `${href('whatsNew')}#owners`,
  },
  registration: { question: 'How do I register a business in Ohio?', to: `${href('ohioBusinessTaxes')}#register` },
  salesTaxRate: { question: 'What is the sales tax in my county?', to: `${href('ohioBusinessTaxes')}#sales-tax` },
  activityTax: { question: 'Do I owe the commercial activity tax?', to: `${href('ohioBusinessTaxes')}#cat` },
  paperwork: { question: 'Is an S corporation worth its paperwork?', to: `${href('paycheck')}#worth` },
  returns: { question: 'Which tax returns do I need?', to: service('personal-tax', 'returns') },
  lifeChanges: { question: 'Which changes in my life change my tax?', to: service('personal-tax', 'changes') },
  papers: { question: 'What papers do I bring?', to: service('personal-tax', 'papers') },
  returnCost: { question: 'What moves the fee of a personal return?', to: `${href('personalTaxPricing')}#fee-list` },
  businessForm: { question: 'Which federal return does my business file?', to: service('business-tax', 'forms') },
  businessPapers: { question: 'What do you need for a business return?', to: service('business-tax', 'papers') },
  catchUp: { question: 'How do I catch up on months of books?', to: service('bookkeeping', 'catch-up') },
  report: { question: 'What is in a one-page monthly report?', to: service('fractional-cfo', 'report') },
  firstHire: { question: 'How do I hire my first employee?', to: service('hr-consulting', 'first-hire') },
  contractor: { question: 'Employee or independent contractor?', to: service('hr-consulting', 'contractor') },
  payRecords: { question: 'How long do I keep employee records?', to: service('hr-consulting', 'records') },
  customerCost: { question: 'What does a new customer cost?', to: service('marketing', 'cost') },
  companyForm: { question: 'LLC, S election or corporation?', to: service('business-formation', 'choice') },
  election: { question: 'When does an S election save tax?', to: service('business-formation', 'election') },
  paycheckTaxes: { question: 'Which taxes come out of an Ohio paycheck?', to: service('payroll', 'taxes') },
  switchPayroll: { question: 'Can I switch payroll in mid-year?', to: service('payroll', 'switch') },
} as const satisfies Record<string, Question>;
