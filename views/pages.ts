import type { RouteName } from '#shared/routes.ts';
import type { PageModule } from './page.ts';

/** Route name to page. esbuild makes each a chunk of its own; the server loads all of them once at start. */
export const pages = {
  home: () => import('./pages/home.tsx'),
  services: () => import('./pages/services.tsx'),
  personalTaxPricing: () => import('./pages/personal-tax-pricing.tsx'),
  service: () => import('./pages/service.tsx'),
  about: () => import('./pages/about.tsx'),
  contact: () => import('./pages/contact.tsx'),
  schedule: () => import('./pages/schedule.tsx'),
  privacy: () => import('./pages/privacy.tsx'),
  terms: () => import('./pages/terms.tsx'),
  accessibility: () => import('./pages/accessibility.tsx'),
  cookies: () => import('./pages/cookies.tsx'),
  ohioBusinessTaxes: () => import('./pages/ohio-business-taxes.tsx'),
  taxCalculator: () => import('./pages/tax-calculator.tsx'),
  checkMyRefund: () => import('./pages/check-my-refund.tsx'),
  taxPaymentCenter: () => import('./pages/tax-payment-center.tsx'),
  taxPrepChecklist: () => import('./pages/tax-prep-checklist.tsx'),
  paycheck: () => import('./pages/paycheck.tsx'),
  deadlines: () => import('./pages/deadlines.tsx'),
  industries: () => import('./pages/industries.tsx'),
  industry: () => import('./pages/industry.tsx'),
  blog: () => import('./pages/blog.tsx'),
  blogTag: () => import('./pages/blog-tag.tsx'),
  blogAuthor: () => import('./pages/blog-author.tsx'),
  blogPost: () => import('./pages/blog-post.tsx'),
  search: () => import('./pages/search.tsx'),
  domainTester: () => import('./pages/domain-tester.tsx'),
  notFound: () => import('./pages/not-found.tsx'),
} satisfies Record<RouteName, () => Promise<PageModule>>;
