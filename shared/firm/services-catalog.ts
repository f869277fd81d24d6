import type { Brand } from '../brands/brand.ts';
import type { SceneName } from '../brands/scenes.ts';
import { type ServiceSlug, serviceSlugs } from './services.ts';

export type Service = {
  id: ServiceSlug;
  title: string;
  /** Two or three sentences for the services page. */
  description: string;
  /** One sentence for cards and menus. */
  shortDescription: string;
  icon: string;
  link: `/services#${ServiceSlug}`;
  /** The illustration. */
  image: SceneName;
  features: [string, string, string, string, string, string];
  /** Position in the default order, from 1. */
  priority: number;
};

const texts: Record<ServiceSlug, Pick<Service, 'title' | 'description' | 'shortDescription' | 'icon' | 'features'>> = {
  'personal-tax': {
    title: 'Personal tax',
    description:
      'Federal, Ohio, school district and city returns from one folder of papers. We check last year’s return first, prepare this year’s, and tell you what to change before the next one.',
    shortDescription: 'Your federal, Ohio, school and city returns, prepared together so the figures agree.',
    icon: 'file-text',
    features: [
      'Form 1040 with every schedule it needs',
      'Ohio IT 1040 and the credits on it',
      'School district return SD 100 where you live in one that taxes',
      'City return for the town you live in or work in',
      'Quarterly estimated taxes worked out with you',
      'Help with a notice from the IRS or the state',
    ],
  },
  'business-tax': {
    title: 'Business tax',
    description:
      'The company’s return and the Ohio filings around it: commercial activity tax, sales tax, withholding and city net profit. We plan owner pay and estimates in the fall, while the year can still be changed.',
    shortDescription: 'Company returns and the Ohio filings around them, planned before the year is over.',
    icon: 'briefcase',
    features: [
      'Schedule C, Form 1065, 1120-S or 1120',
      'K-1s in time for the owners’ own returns',
      'Commercial activity tax above the exclusion',
      'Sales and use tax by county',
      'City net profit returns and estimates',
      'A yearly look at the pass-through entity election',
    ],
  },
  bookkeeping: {
    title: 'Bookkeeping',
    description:
      'A month that closes by the fifteenth: bank and card accounts matched, bills and invoices sorted, sales tax and payroll posted. You get a short set of reports and a list of the questions only you can answer.',
    shortDescription: 'Accounts matched, receipts sorted, and the month closed by the fifteenth.',
    icon: 'book-open',
    features: [
      'Bank and card accounts matched every month',
      'Bills, invoices and receipts coded to one chart',
      'Payroll and sales tax posted where they belong',
      'Profit and loss, balance sheet and cash report',
      'Clean-up of months or years left behind',
      '1099 list ready in January',
    ],
  },
  'fractional-cfo': {
    title: 'Fractional CFO',
    description:
      'A finance chief for some hours a month. We build the cash forecast, price the work, prepare the lender’s package and sit with you over one page of figures until there is a decision on it.',
    shortDescription: 'A cash forecast, a price check and one page of figures to decide from, month by month.',
    icon: 'chart-line',
    features: [
      'Thirteen-week cash forecast',
      'Margin by job, product or customer',
      'Budget and a monthly look at what missed it',
      'Loan package in the form a bank reads',
      'Pricing, hiring and buy-or-lease questions',
      'One-page report and a call to go through it',
    ],
  },
  'hr-consulting': {
    title: 'HR consulting',
    description:
      'The people side of an Ohio employer, without a personnel department: offer letters, forms for the first day, a handbook that matches how you work, and the records an inspector would ask to see.',
    shortDescription: 'First-day forms, a handbook that fits, and the records an Ohio employer has to keep.',
    icon: 'users',
    features: [
      'First-hire path from job post to day one',
      'New-hire report to the state',
      'Handbook written around your rules',
      'Employee or independent contractor check, in writing',
      'Poster and record-keeping list',
      'Paper trail for reviews, warnings and exits',
    ],
  },
  marketing: {
    title: 'Marketing',
    description:
      'Getting found in your own county, and knowing what it cost. We fix the listing, the pages and the way you ask for reviews, then follow each new customer back to what brought them.',
    shortDescription: 'Be found in your own county, and know what each new customer cost to win.',
    icon: 'megaphone',
    features: [
      'Business listing claimed, checked and kept current',
      'One page for each service, with work to show',
      'A simple way to ask for and answer reviews',
      'Postcards and email to the customers you have',
      'Ninety-day plan with a budget ceiling',
      'Cost per lead and per job, from your own books',
    ],
  },
  'business-formation': {
    title: 'Business formation',
    description:
      'From a name to a company that can take its first payment: articles, tax number, Ohio accounts, bank and books, in an order that saves doing anything twice.',
    shortDescription: 'Name, articles, tax number, Ohio accounts and books, opened in the right order.',
    icon: 'flag',
    features: [
      'Name check and articles with the Secretary of State',
      'EIN, and the S election if it pays for itself',
      'Ohio vendor’s license, withholding and unemployment accounts',
      'Workers’ compensation coverage before the first hire',
      'Operating agreement points to take to your lawyer',
      'Chart of accounts and a first-year date list',
    ],
  },
  payroll: {
    title: 'Payroll',
    description:
      'Hours in, checks out, taxes filed. We withhold federal, Ohio, city and school district tax, send the deposits and reports, and close the year with W-2s that match every run.',
    shortDescription: 'Checks on time, every Ohio layer withheld, and W-2s that match the runs.',
    icon: 'wallet',
    features: [
      'Weekly, every other week, twice a month or monthly runs',
      'Direct deposit and printable pay stubs',
      'Federal, Ohio, city and school district withholding',
      'Form 941, unemployment and Ohio returns',
      'New-hire reports and workers’ compensation payroll reports',
      'W-2s and 1099-NECs in January',
    ],
  },
};

/**
 * The eight services, each once. Brands change titles, short descriptions and order (`servicesFor`).
 * `priority` is the default order, payroll last.
 */
export const servicesCatalog = Object.fromEntries(
  serviceSlugs.map((id, index) => [
    id,
    { ...texts[id], id, link: `/services#${id}`, image: id, priority: index + 1 } satisfies Service,
  ]),
) as Record<ServiceSlug, Service>;

/** The eight services in a brand's order and wording. */
export function servicesFor(brand: Pick<Brand, 'contentPriorities' | 'serviceOverrides'>): Service[] {
  return brand.contentPriorities.services.map((slug) => ({
    ...servicesCatalog[slug],
    ...brand.serviceOverrides[slug],
  }));
}
