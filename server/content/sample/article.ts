import type { ArticleTag } from '#shared/site/relations/relation.ts';

/** A sample article, with the fields that a Ghost author fills in. Served when no Ghost is configured. */
export type SampleArticle = {
  slug: string;
  title: string;
  /** ISO 8601 with the offset of Ohio. */
  published: string;
  /** ISO 8601 with the offset of Ohio; later than `published`. */
  updated?: string;
  featured?: true;
  /** 100 to 180 characters of plain text. */
  excerpt: string;
  author: SampleAuthorSlug;
  /** Tag slugs, the first is the primary one. */
  tags: ArticleTag[];
  /** The year whose returns or amounts it is about, like Ghost’s internal tag `#tax-year-2025`. */
  taxYear?: number;
  /** The body as Ghost sends it: h2 and h3 with ids, lists, tables, callout and toggle cards. */
  html: string;
  metaDescription?: string;
};

export type SampleAuthorSlug = 'dresden-office' | 'payroll-desk' | 'advisory-desk';

/** Departments, not persons. */
export const sampleAuthors: { slug: SampleAuthorSlug; name: string; bio: string }[] = [
  {
    slug: 'dresden-office',
    name: 'The Dresden office',
    bio: 'Writes about federal, Ohio, school district and city returns for households and small businesses. The people and figures in the examples are invented.',
  },
  {
    slug: 'payroll-desk',
    name: 'The payroll office',
    bio: 'Writes about pay runs, withholding and unemployment reports, W-2s and new hires. The people and figures in the examples are invented.',
  },
  {
    slug: 'advisory-desk',
    name: 'The advisory office',
    bio: 'Writes about books, cash plans, pricing, new companies and being found by customers. The people and figures in the examples are invented.',
  },
];

export const sampleTags: { slug: ArticleTag; name: string; description: string }[] = [
  {
    slug: 'personal-tax',
    name: 'Personal tax',
    description: 'Federal and Ohio income tax for people and families.',
  },
  {
    slug: 'business-tax',
    name: 'Business tax',
    description: 'Returns, estimates and state taxes for owners and companies.',
  },
  { slug: 'payroll', name: 'Payroll', description: 'Pay runs, withholding, deposits and year-end forms.' },
  {
    slug: 'bookkeeping',
    name: 'Bookkeeping',
    description: 'Keeping books that close each month and agree with the return.',
  },
  {
    slug: 'business-formation',
    name: 'Business formation',
    description: 'Starting, registering and closing a company in Ohio.',
  },
  { slug: 'hr-consulting', name: 'HR consulting', description: 'Hiring, files, policies and fair treatment at work.' },
  {
    slug: 'fractional-cfo',
    name: 'Fractional CFO',
    description: 'Cash, pricing and decisions for owners who have outgrown the spreadsheet.',
  },
  { slug: 'ohio', name: 'Ohio', description: 'What the state, the county, the city and the school district ask for.' },
  { slug: 'deadlines', name: 'Deadlines', description: 'Dates worth writing down, with the weekend shift worked out.' },
  { slug: 'news', name: 'News', description: 'What changed in tax and payroll, and what it means here.' },
];
