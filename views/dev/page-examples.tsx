import { industriesCatalogue } from '#shared/firm/industries-catalogue.ts';
import type { Trust } from '#shared/firm/trust.ts';
import { CallBar } from '../components/call-bar.tsx';
import { ClosingBand } from '../components/closing-band.tsx';
import { Letterhead } from '../components/letterhead.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { LinkSection, ServiceList, ToolList } from '../components/related/related-links.tsx';
import { RelatedSection } from '../components/related/related-section.tsx';
import { ArticleLinks } from '../components/related/related-sections.tsx';
import { Section } from '../components/section.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { TrustBlock } from '../components/trust-block.tsx';
import type { Example } from './example.ts';

const industry = industriesCatalogue[0]!;

/** Sections, and what begins and ends a page. */
export const pageExamples: Example[] = [
  { file: 'skeleton.tsx', state: 'posts', wide: true, render: () => <Skeleton count={3} /> },
  { file: 'page-skeleton.tsx', state: 'page', wide: true, render: () => <PageSkeleton /> },
  ...(['plain', 'subtle', 'tint'] as const).map(
    (tone): Example => ({
      file: 'section.tsx',
      state: tone,
      wide: true,
      render: () => (
        <Section title="Section title" lead="Lead" tone={tone} action={{ label: 'All services', to: '/services' }}>
          <p>Content</p>
        </Section>
      ),
    }),
  ),
  {
    file: 'page-head.tsx',
    state: 'with drawing',
    wide: true,
    render: () => (
      <PageHead title={industry.title} lead={industry.description} art="retail" crumbs={[{ label: 'Page' }]} />
    ),
  },
  {
    file: 'page-head.tsx',
    state: 'text only',
    wide: true,
    render: () => <PageHead title="Page title" lead="Lead" action={null} />,
  },
  { file: 'letterhead.tsx', state: 'on paper only', wide: true, render: () => <Letterhead /> },
  { file: 'call-bar.tsx', state: 'on phones', wide: true, render: () => <CallBar to="/schedule" /> },
  { file: 'closing-band.tsx', state: 'default', wide: true, render: () => <ClosingBand /> },
  {
    file: 'related/related-links.tsx',
    state: 'tools and services',
    wide: true,
    render: () => (
      <LinkSection title="Tools and articles about a subject">
        <ToolList tools={['taxCalculator', 'deadlines']} />
        <ServiceList services={['payroll']} />
      </LinkSection>
    ),
  },
  {
    file: 'related/related-sections.tsx',
    state: 'of an article',
    wide: true,
    render: () => <ArticleLinks slug="where-is-my-refund" tags={['personal-tax']} />,
  },
  {
    file: 'related/related-section.tsx',
    state: 'of an article without a known tag',
    wide: true,
    render: (key) => <RelatedSection path={`/${key}`} article={{ slug: 'snow', tags: [] }} />,
  },
  {
    file: 'trust-block.tsx',
    state: 'filled in',
    wide: true,
    render: () => <TrustBlock trust={trust} />,
  },
];

const trust: Trust = {
  people: [
    { name: 'First person', role: 'Prepares returns', credential: 'Enrolled agent', photo: null },
    { name: 'Second person', role: 'Runs payroll', credential: null, photo: null },
  ],
  ptin: 'P00000000',
  efin: null,
  reviews: { source: 'Reviews', url: 'https://reviews.example/', rating: 4.5, count: 2, asOf: '2026-11-22' },
  software: [{ name: 'Program', use: 'books' }],
  protection: ['One sentence about papers.'],
  engagementLetter: null,
};
