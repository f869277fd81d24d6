import type { ServiceSlug } from '#shared/firm/services.ts';
import type { ToolName } from './routes.ts';

/** What other pages show of a tool, and what it leads on to. */
type Tool = ToolRelations & {
  /** Name in views/runtime/icon-names.ts. */
  icon: string;
  /** In the menu, where it is not the label of the route. */
  title?: string;
  /** On the page of all tools: what it is for, in one line, and the group in which it stands. */
  summary: string;
  group: ToolGroup;
};

export const toolGroups = ['Work it out', 'Look it up', 'Stay on time'] as const;
export type ToolGroup = (typeof toolGroups)[number];

/** Every tool, in the order in which an article lists them. */
export const tools: Record<ToolName, Tool> = {
  taxCalculator: {
    icon: 'calculator',
    summary: 'Federal, Ohio, city and school district tax, and what to set aside.',
    group: 'Work it out',
    subject: 'your tax for the year',
    services: ['personal-tax', 'business-tax'],
    tools: ['paycheck', 'whatsNew', 'taxPrepChecklist'],
    tags: ['personal-tax'],
  },
  paycheck: {
    icon: 'wallet',
    title: 'Paycheck helper',
    summary: 'A paycheck to the cent, what an employee costs, and whether an S corporation pays.',
    group: 'Work it out',
    subject: 'paychecks and owner pay',
    services: ['payroll', 'business-formation'],
    tools: ['taxCalculator', 'deadlines', 'ohioEmployers'],
    tags: ['payroll'],
  },
  deadlines: {
    icon: 'calendar-days',
    summary: 'Your own due dates, weekends moved, to print or add to your calendar.',
    group: 'Stay on time',
    subject: 'due dates',
    services: ['business-tax', 'payroll'],
    tools: ['taxPaymentCenter', 'ohioBusinessTaxes', 'whatsNew'],
    tags: ['deadlines'],
  },
  ohioBusinessTaxes: {
    icon: 'landmark',
    summary: 'Which Ohio taxes your business has, and the sales tax of each county.',
    group: 'Look it up',
    subject: 'Ohio’s business taxes',
    services: ['business-tax', 'business-formation'],
    tools: ['deadlines', 'ohioEmployers', 'paycheck'],
    tags: ['business-tax', 'ohio'],
  },
  checkMyRefund: {
    icon: 'file-check',
    summary: 'The official trackers, and how long a refund takes.',
    group: 'Look it up',
    subject: 'refunds',
    services: ['personal-tax'],
    tools: ['taxPaymentCenter', 'taxCalculator', 'taxPrepChecklist'],
    tags: ['personal-tax'],
  },
  taxPaymentCenter: {
    icon: 'credit-card',
    summary: 'Where to pay each tax, and what to do when you cannot.',
    group: 'Stay on time',
    subject: 'paying tax',
    services: ['personal-tax', 'business-tax'],
    tools: ['checkMyRefund', 'deadlines', 'taxLetters'],
    tags: ['personal-tax', 'business-tax'],
  },
  taxPrepChecklist: {
    icon: 'list-checks',
    summary: 'The papers your return needs, as a list to check off.',
    group: 'Work it out',
    subject: 'getting ready to file',
    services: ['personal-tax'],
    tools: ['taxCalculator', 'whatsNew', 'deadlines'],
    tags: ['personal-tax'],
  },
  whatsNew: {
    icon: 'scale',
    summary: 'What the law changed, with the amounts and who is affected.',
    group: 'Look it up',
    subject: 'the tax changes',
    services: ['personal-tax', 'payroll'],
    tools: ['taxCalculator', 'taxPrepChecklist', 'deadlines'],
    tags: ['news'],
  },
  taxLetters: {
    icon: 'mail',
    summary: 'The number on a letter from the IRS or Ohio: what it means, and how long you have.',
    group: 'Look it up',
    subject: 'tax letters',
    services: ['personal-tax', 'business-tax'],
    tools: ['taxPaymentCenter', 'checkMyRefund', 'deadlines'],
    tags: ['personal-tax', 'business-tax'],
  },
  ohioEmployers: {
    icon: 'users',
    summary: 'Registering, withholding, workers’ compensation and reports, in order.',
    group: 'Look it up',
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
