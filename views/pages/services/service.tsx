import type { ServiceSlug } from '#shared/firm/services.ts';
import type { Head } from '#shared/site/head.ts';
import { staticPage } from '#views/components/static-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

export const Page = staticPage(() => import('./service-page.tsx'));

export function head({ params }: PageProps): Head {
  return heads[params['slug'] as ServiceSlug];
}

const heads: Record<ServiceSlug, Head> = {
  'personal-tax': {
    title: 'Personal tax returns: federal, Ohio, school and city',
    description:
      'Which of four returns an Ohio household needs, what changes the bill this year, what to bring, and how we prepare them with you, across a table or by video.',
  },
  'business-tax': {
    title: 'Business tax returns and Ohio filings',
    description:
      'Schedule C, 1065, 1120-S or 1120, then CAT, sales tax, withholding and city net profit: what an Ohio company files, when, and what to decide before year-end.',
  },
  bookkeeping: {
    title: 'Monthly bookkeeping, closed by the fifteenth',
    description:
      'A before-and-after ledger, the fifteen-day monthly rhythm, clean-up of years left behind, and what an Ohio owner receives when the month is closed.',
  },
  'fractional-cfo': {
    title: 'Fractional CFO: one page of numbers a month',
    description:
      'See a sample one-page report, the questions it answers, when a fractional CFO fits a small Ohio company and when it does not, and three ways to engage one.',
  },
  'hr-consulting': {
    title: 'HR for small Ohio employers',
    description:
      'First hire step by step, employee or contractor, what belongs in the handbook, which posters hang by the clock and how long an Ohio employer keeps each record.',
  },
  marketing: {
    title: 'Local marketing with the cost counted',
    description:
      'Be found in your own Ohio county: map listing, pages, reviews and mail, a ninety-day plan with a spending ceiling, and what a customer costs to win.',
  },
  'business-formation': {
    title: 'Start an Ohio business: LLC, S election, accounts',
    description:
      'Sole proprietor, LLC, S election or corporation, the eight steps from name to books, and the dates of a first year in Ohio.',
  },
  payroll: {
    title: 'Ohio payroll: federal, state, school and city',
    description:
      'The six layers of an Ohio paycheck, one pay run day by day, what happens when somebody starts, and what we need when you switch in the middle of a year.',
  },
};
