import type { ToolRelations } from './relations/relation.ts';
import type { ToolName } from './routes.ts';

/** What other pages show of a tool, and what it leads on to. */
type Tool = ToolRelations & {
  /** Name in views/runtime/icon-names.ts. */
  icon: string;
  /** In the menu, where it is not the label of the route. */
  title?: string;
};

/** Every tool, in the order in which an article lists them. */
export const tools: Record<ToolName, Tool> = {
  taxCalculator: {
    icon: 'calculator',
    subject: 'your tax for the year',
    services: ['personal-tax', 'business-tax'],
    tools: ['paycheck', 'whatsNew', 'taxPrepChecklist'],
    articles: [
      'ohio-income-tax-for-2026-one-rate',
      'estimated-tax-for-side-work',
      'four-new-deductions-on-the-2025-return',
    ],
    tags: ['personal-tax'],
  },
  paycheck: {
    icon: 'wallet',
    title: 'Paycheck helper',
    subject: 'paychecks and owner pay',
    services: ['payroll', 'business-formation'],
    tools: ['taxCalculator', 'deadlines', 'ohioEmployers'],
    articles: ['your-w-2-box-by-box', 'when-an-s-election-starts-to-pay', 'what-a-20-dollar-hire-costs-in-ohio'],
    tags: ['payroll'],
  },
  deadlines: {
    icon: 'calendar-days',
    subject: 'due dates',
    services: ['business-tax', 'payroll'],
    tools: ['taxPaymentCenter', 'ohioBusinessTaxes', 'whatsNew'],
    articles: [
      'tax-and-payroll-dates-for-2027',
      'an-extension-moves-the-paper-not-the-payment',
      'how-often-to-send-ohio-withholding',
    ],
    tags: ['deadlines'],
  },
  ohioBusinessTaxes: {
    icon: 'landmark',
    subject: 'Ohio’s business taxes',
    services: ['business-tax', 'business-formation'],
    tools: ['deadlines', 'ohioEmployers', 'paycheck'],
    articles: [
      'commercial-activity-tax-after-the-exclusion-grew',
      'sales-tax-by-county',
      'llc-in-ohio-from-name-to-first-sale',
    ],
    tags: ['business-tax', 'ohio'],
  },
  checkMyRefund: {
    icon: 'search',
    subject: 'refunds',
    services: ['personal-tax'],
    tools: ['taxPaymentCenter', 'taxCalculator', 'taxPrepChecklist'],
    articles: ['where-is-my-refund', 'two-cities-one-paycheck', 'school-district-income-tax-in-plain-words'],
    tags: ['personal-tax'],
  },
  taxPaymentCenter: {
    icon: 'credit-card',
    subject: 'paying tax',
    services: ['personal-tax', 'business-tax'],
    tools: ['checkMyRefund', 'deadlines', 'taxLetters'],
    articles: [
      'an-extension-moves-the-paper-not-the-payment',
      'estimated-tax-for-side-work',
      'sales-tax-collected-is-not-your-money',
    ],
    tags: ['personal-tax', 'business-tax'],
  },
  taxPrepChecklist: {
    icon: 'list-checks',
    subject: 'getting ready to file',
    services: ['personal-tax'],
    tools: ['taxCalculator', 'whatsNew', 'deadlines'],
    articles: [
      'what-to-bring-to-your-first-tax-appointment',
      'your-w-2-box-by-box',
      'year-end-moves-before-december-31',
    ],
    tags: ['personal-tax'],
  },
  whatsNew: {
    icon: 'newspaper',
    subject: 'the tax changes',
    services: ['personal-tax', 'payroll'],
    tools: ['taxCalculator', 'taxPrepChecklist', 'deadlines'],
    articles: [
      'four-new-deductions-on-the-2025-return',
      'w-2-season-starts-in-november',
      '1099-rules-for-payments-made-in-2026',
    ],
    tags: ['news'],
  },
  taxLetters: {
    icon: 'mail',
    subject: 'tax letters',
    services: ['personal-tax', 'business-tax'],
    tools: ['taxPaymentCenter', 'checkMyRefund', 'deadlines'],
    articles: ['where-is-my-refund', 'an-extension-moves-the-paper-not-the-payment', 'estimated-tax-for-side-work'],
    tags: ['personal-tax', 'business-tax'],
  },
  ohioEmployers: {
    icon: 'users',
    subject: 'employing people in Ohio',
    services: ['payroll', 'hr-consulting'],
    tools: ['deadlines', 'paycheck', 'ohioBusinessTaxes'],
    articles: [
      'what-a-20-dollar-hire-costs-in-ohio',
      'how-often-to-send-ohio-withholding',
      'w-2-season-starts-in-november',
    ],
    tags: ['payroll'],
  },
};
