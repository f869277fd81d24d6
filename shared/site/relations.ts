import type { IndustrySlug } from '#shared/firm/industries.ts';
import { type ServiceSlug, serviceSlugs } from '#shared/firm/services.ts';
import type { RouteMatch, ToolName } from './routes.ts';
import { type Relations, type ToolRelations, tools as toolRelations } from './tools.ts';

/** What the page of each service leads on to. */
const serviceRelations: Record<ServiceSlug, Relations> = {
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

/** What the page of each industry leads on to. */
const industryRelations: Record<IndustrySlug, Relations> = {
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
    subject: 'a practice’s owner pay and staff',
    tools: ['paycheck', 'taxCalculator', 'deadlines'],
    tags: ['business-tax', 'hr-consulting'],
  },
};

/** What single pages lead on to, by route name. */
const pageRelations: Record<'about' | 'contact' | 'personalTaxPricing' | 'taxLetter', Relations> = {
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

/** Which tools and articles go with which page, by slug or route name. */
export const relations = { ...serviceRelations, ...industryRelations, ...toolRelations, ...pageRelations };

/** The relations of a page; null for pages that have none. */
export function relationsOf({ name, params }: RouteMatch): Relations | ToolRelations | null {
  const subject = name === 'service' || name === 'industry' ? params['slug']! : name;
  return Object.hasOwn(relations, subject) ? relations[subject as keyof typeof relations] : null;
}

/**
 * What an article leads on to, by its tags: at most two tools and two services. The deadline calendar for an article that
 * nothing leads from.
 */
export function articleRelations(tags: readonly string[]): { tools: ToolName[]; services: ServiceSlug[] } {
  const services = serviceSlugs.filter((service) => tags.includes(service));
  const tools = services.flatMap((service) => serviceRelations[service].tools);
  return { tools: firstTwo(tools.length > 0 ? tools : ['deadlines']), services: firstTwo(services) };
}

function firstTwo<T>(values: readonly T[]): T[] {
  return [...new Set(values)].slice(0, 2);
}
