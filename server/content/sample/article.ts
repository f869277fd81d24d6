import { z } from 'zod';
import type { ArticleTag } from '#shared/site/tools.ts';

type SampleAuthorSlug = 'dresden-office' | 'payroll-desk' | 'advisory-desk';

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

const day = z.iso.date();

/** The front matter of a built-in article: the fields that a Ghost author fills in. Days are Ohio's, as `2026-11-21`. */
export const articleFields = z
  .strictObject({
    title: z.string().min(10).max(90),
    /** The day it was written. */
    published: day,
    /** The day its text was last changed. */
    updated: day.optional(),
    featured: z.literal(true).optional(),
    /** Plain text. */
    excerpt: z.string().min(100).max(180),
    author: z.enum(sampleAuthors.map(({ slug }) => slug)),
    /** The first is the primary one. */
    tags: z
      .array(z.enum(sampleTags.map(({ slug }) => slug)))
      .min(1)
      .max(3)
      .refine((tags) => new Set(tags).size === tags.length, 'a tag twice'),
    /** The year whose returns or amounts it is about, like Ghost’s internal tag `#tax-year-2025`. */
    taxYear: z.int().min(2025).optional(),
    metaDescription: z.string().min(70).max(160).optional(),
  })
  .refine(({ published, updated = published }) => updated >= published, {
    path: ['updated'],
    message: 'earlier than published',
  });

/** A built-in article, served when no Ghost is configured. Its slug is its file's name; `html` is the body as Ghost sends it. */
export type SampleArticle = z.infer<typeof articleFields> & { slug: string; html: string };
