import type { RouteName } from '#shared/site/routes.ts';
import { lazyModules } from '../runtime/lazy-modules.ts';
import type { PageModule } from '../runtime/page-module.ts';

/**
 * The page of each route; a page's file is named after its route in kebab case, which the build relies on. Each is a
 * chunk of its own in the browser; the server loads all of them at start.
 */
export const pageModules = lazyModules<PageModule, Record<RouteName, () => Promise<PageModule>>>({
  home: () => import('../pages/home/home.tsx'),
  services: () => import('../pages/services/services.tsx'),
  personalTaxPricing: () => import('../pages/services/pricing/personal-tax-pricing.tsx'),
  service: () => import('../pages/services/service.tsx'),
  about: () => import('../pages/about/about.tsx'),
  contact: () => import('../pages/contact/contact.tsx'),
  bookedMeeting: () => import('../pages/schedule/booked-meeting.tsx'),
  schedule: () => import('../pages/schedule/schedule.tsx'),
  privacy: () => import('../pages/legal/privacy.tsx'),
  terms: () => import('../pages/legal/terms.tsx'),
  accessibility: () => import('../pages/legal/accessibility.tsx'),
  cookies: () => import('../pages/legal/cookies.tsx'),
  resources: () => import('../pages/tools/resources.tsx'),
  ohioBusinessTaxes: () => import('../pages/tools/ohio-business-taxes/ohio-business-taxes.tsx'),
  taxCalculator: () => import('../pages/tools/tax-calculator/tax-calculator.tsx'),
  checkMyRefund: () => import('../pages/tools/check-my-refund/check-my-refund.tsx'),
  taxPaymentCenter: () => import('../pages/tools/tax-payment-center/tax-payment-center.tsx'),
  taxPrepChecklist: () => import('../pages/tools/tax-prep-checklist/tax-prep-checklist.tsx'),
  paycheck: () => import('../pages/tools/paycheck/paycheck.tsx'),
  deadlines: () => import('../pages/tools/deadlines/deadlines.tsx'),
  taxLetters: () => import('../pages/tools/letters/tax-letters.tsx'),
  taxLetter: () => import('../pages/tools/letters/tax-letter.tsx'),
  whatsNew: () => import('../pages/tools/whats-new/whats-new.tsx'),
  ohioEmployers: () => import('../pages/tools/ohio-employers/ohio-employers.tsx'),
  towns: () => import('../pages/locations/towns.tsx'),
  industries: () => import('../pages/industries/industries.tsx'),
  industry: () => import('../pages/industries/industry.tsx'),
  blog: () => import('../pages/news/blog.tsx'),
  blogTag: () => import('../pages/news/blog-tag.tsx'),
  blogAuthor: () => import('../pages/news/blog-author.tsx'),
  blogPost: () => import('../pages/news/blog-post.tsx'),
  search: () => import('../pages/search/search.tsx'),
  domainTester: () => import('../pages/domain-tester/domain-tester.tsx'),
  notFound: () => import('../pages/not-found/not-found.tsx'),
});
