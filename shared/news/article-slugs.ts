import type { ServiceSlug } from '../firm/services.ts';

/** Tags of the built-in articles: each service, and three of their own. Ghost may have others. */
export type ArticleTag = ServiceSlug | 'ohio' | 'deadlines' | 'news';

/** Slugs of the built-in articles. A Ghost site may lack any of them. */
export type ArticleSlug =
  | '1099-rules-for-payments-made-in-2026'
  | 'a-business-profile-that-brings-calls'
  | 'a-handbook-people-read'
  | 'a-pay-run-from-monday-to-friday'
  | 'an-extension-moves-the-paper-not-the-payment'
  | 'close-the-month-in-five-days'
  | 'closing-a-business-in-ohio'
  | 'commercial-activity-tax-after-the-exclusion-grew'
  | 'contractor-or-employee-five-honest-questions'
  | 'estimated-tax-for-side-work'
  | 'four-new-deductions-on-the-2025-return'
  | 'hiring-your-first-employee-in-ohio'
  | 'how-often-to-send-ohio-withholding'
  | 'llc-in-ohio-from-name-to-first-sale'
  | 'ohio-income-tax-for-2026-one-rate'
  | 'partnership-and-s-corporation-returns-are-due-march-16'
  | 'price-with-margin-not-markup'
  | 'retirement-income-in-ohio'
  | 'sales-tax-by-county'
  | 'sales-tax-collected-is-not-your-money'
  | 'school-district-income-tax-in-plain-words'
  | 'tax-and-payroll-dates-for-2027'
  | 'the-pass-through-entity-tax-form-it-4738'
  | 'the-workers-compensation-true-up'
  | 'thirteen-weeks-of-cash-on-one-page'
  | 'two-cities-one-paycheck'
  | 'two-years-behind-on-the-books'
  | 'w-2-season-starts-in-november'
  | 'what-a-20-dollar-hire-costs-in-ohio'
  | 'what-does-one-new-customer-cost'
  | 'what-to-bring-to-your-first-tax-appointment'
  | 'when-an-s-election-starts-to-pay'
  | 'where-is-my-refund'
  | 'year-end-moves-before-december-31'
  | 'your-w-2-box-by-box';
