import type { ServiceSlug } from '#shared/firm/services.ts';
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
    tags: ['personal-tax'],
  },
  paycheck: {
    icon: 'wallet',
    title: 'Paycheck helper',
    subject: 'paychecks and owner pay',
    services: ['payroll', 'business-formation'],
    tools: ['taxCalculator', 'deadlines', 'ohioEmployers'],
    tags: ['payroll'],
  },
  deadlines: {
    icon: 'calendar-days',
    subject: 'due dates',
    services: ['business-tax', 'payroll'],
    tools: ['taxPaymentCenter', 'ohioBusinessTaxes', 'whatsNew'],
    tags: ['deadlines'],
  },
  ohioBusinessTaxes: {
    icon: 'landmark',
    subject: 'Ohio’s business taxes',
    services: ['business-tax', 'business-formation'],
    tools: ['deadlines', 'ohioEmployers', 'paycheck'],
    tags: ['business-tax', 'ohio'],
  },
  checkMyRefund: {
    icon: 'search',
    subject: 'refunds',
    services: ['personal-tax'],
    tools: ['taxPaymentCenter', 'taxCalculator', 'taxPrepChecklist'],
    tags: ['personal-tax'],
  },
  taxPaymentCenter: {
    icon: 'credit-card',
    subject: 'paying tax',
    services: ['personal-tax', 'business-tax'],
    tools: ['checkMyRefund', 'deadlines', 'taxLetters'],
    tags: ['personal-tax', 'business-tax'],
  },
  taxPrepChecklist: {
    icon: 'list-checks',
    subject: 'getting ready to file',
    services: ['personal-tax'],
    tools: ['taxCalculator', 'whatsNew', 'deadlines'],
    tags: ['personal-tax'],
  },
  whatsNew: {
    icon: 'newspaper',
    subject: 'the tax changes',
    services: ['personal-tax', 'payroll'],
    tools: ['taxCalculator', 'taxPrepChecklist', 'deadlines'],
    tags: ['news'],
  },
  taxLetters: {
    icon: 'mail',
    subject: 'tax letters',
    services: ['personal-tax', 'business-tax'],
    tools: ['taxPaymentCenter', 'checkMyRefund', 'deadlines'],
    tags: ['personal-tax', 'business-tax'],
  },
  ohioEmployers: {
    icon: 'users',
    subject: 'employing people in Ohio',
    services: ['payroll', 'hr-consulting'],
    tools: ['deadlines', 'paycheck', 'ohioBusinessTaxes'],
    tags: ['payroll'],
  },
};

/** Tags of the built-in articles: each service, and three of their own. Ghost may have others. */
export type ArticleTag = ServiceSlug | 'ohio' | 'deadlines' | 'news';

/** What a page leads on to. */
export type Relations = {
  /** What the page is about, as in "Tools and articles about …". */
  subject: string;
  tools: readonly ToolName[];
  /** The articles with most of these are shown, the newest first. */
  tags: readonly ArticleTag[];
};

/** Of a tool: the services behind it, too, the first of them for messages about it. */
export type ToolRelations = Relations & { services: readonly ServiceSlug[] };
