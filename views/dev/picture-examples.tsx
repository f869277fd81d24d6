import { industriesCatalogue } from '#shared/firm/industries-catalogue.ts';
import { offices } from '#shared/firm/offices.ts';
import { servicesCatalogue } from '#shared/firm/services-catalogue.ts';
import type { PostCard } from '#shared/news/post.ts';
import { BrandCards } from '../components/cards/brand-cards.tsx';
import { IndustryCard } from '../components/cards/industry-card.tsx';
import { OfficeCard } from '../components/cards/office-card.tsx';
import { OpenNow } from '../components/cards/open-now.tsx';
import { PostCardView } from '../components/cards/post-card-view.tsx';
import { ServiceCard } from '../components/cards/service-card.tsx';
import { DiagramFigure } from '../components/diagram-figure.tsx';
import { CfoReport } from '../components/diagrams/cfo-report.tsx';
import { DueDates } from '../components/diagrams/due-dates.tsx';
import { FormationPath } from '../components/diagrams/formation-path.tsx';
import { Funnel } from '../components/diagrams/funnel.tsx';
import { LayerList } from '../components/diagrams/layer-list.tsx';
import { MiniLedger } from '../components/diagrams/mini-ledger.tsx';
import { PlanStrip } from '../components/diagrams/plan-strip.tsx';
import { ScaleTest } from '../components/diagrams/scale-test.tsx';
import { WeekStrip } from '../components/diagrams/week-strip.tsx';
import { Art } from '../components/picture/art.tsx';
import { LazyImage } from '../components/picture/lazy-image.tsx';
import { LocationsPicture } from '../components/picture/locations-picture.tsx';
import { PostCover } from '../components/picture/post-cover.tsx';
import { ThemedPicture } from '../components/picture/themed-picture.tsx';
import { TitleArt } from '../components/picture/title-art.tsx';
import { useAsset } from '../runtime/page-context.tsx';
import type { Example } from './example.ts';

const items = ['First item', 'Second item'];
const author = { id: '1', name: 'Example Author', slug: 'author', profile_image: null, bio: null, website: null };
const tag = { id: '1', name: 'Payroll', slug: 'payroll', description: null };
const post: PostCard = {
  id: '1',
  uuid: '1',
  title: 'An example article about payroll',
  slug: 'example-article',
  mobiledoc: null,
  lexical: null,
  feature_image: null,
  feature_image_alt: null,
  feature_image_caption: null,
  featured: false,
  visibility: 'public',
  access: true,
  created_at: null,
  updated_at: null,
  published_at: '2026-11-20T15:00:00.000Z',
  custom_excerpt: null,
  excerpt: 'Two lines of text that introduce the article.',
  reading_time: 4,
  primary_tag: tag,
  tags: [tag],
  primary_author: author,
  authors: [author],
  url: '/blog/example-article',
  meta_title: null,
  meta_description: null,
  canonical_url: null,
  og_image: null,
  cover: '0w2-$2,000',
};

export const pictureExamples: Example[] = [
  { file: 'picture/art.tsx', state: 'scene', render: () => <Art scene="payroll" alt="" /> },
  {
    file: 'picture/title-art.tsx',
    state: 'inline SVG',
    render: (key) => (
      <TitleArt id={key} draw={(drawings) => drawings.scene('calculator')}>
        <Art scene="calculator" alt="" />
      </TitleArt>
    ),
  },
  { file: 'picture/themed-picture.tsx', state: 'one file per theme', render: () => <LogoPicture /> },
  { file: 'picture/post-cover.tsx', state: 'a scene and a figure', render: () => <PostCover cover={post.cover} /> },
  { file: 'picture/locations-picture.tsx', state: 'map with legend', wide: true, render: () => <LocationsPicture /> },
  {
    file: 'picture/lazy-image.tsx',
    state: 'loading',
    render: () => <LazyImage src="/missing.jpg" alt="Example" width={560} height={350} />,
  },
  {
    file: 'picture/lazy-image.tsx',
    state: 'eager, missing file',
    render: () => <LazyImage src="/missing.jpg" alt="Example" width={560} height={350} eager />,
  },
  { file: 'diagrams/cfo-report.tsx', state: 'default', wide: true, render: () => <CfoReport /> },
  {
    file: 'diagrams/due-dates.tsx',
    state: 'with a note',
    wide: true,
    render: () => <DueDates kinds={['employer']} caption="Due dates" notes={[{ month: 3, text: 'A seasonal note' }]} />,
  },
  {
    file: 'diagrams/formation-path.tsx',
    state: 'two steps',
    wide: true,
    render: () => (
      <FormationPath
        steps={[
          { title: 'Name', text: 'Choose a name.', desk: 'Secretary of State', cost: '$99' },
          { title: 'EIN', text: 'Apply for a number.', desk: 'IRS', cost: 'Free' },
        ]}
      />
    ),
  },
  {
    file: 'diagrams/funnel.tsx',
    state: 'three stages',
    wide: true,
    render: () => (
      <Funnel
        stages={[
          { label: 'Visitors', count: 100 },
          { label: 'Inquiries', count: 20 },
          { label: 'Clients', count: 5 },
        ]}
      />
    ),
  },
  {
    file: 'diagrams/layer-list.tsx',
    state: 'with and without rate',
    wide: true,
    render: () => (
      <LayerList
        items={[
          { name: 'Federal', who: 'Every employer', text: 'Withheld from each paycheck.', rate: '7.65%' },
          { name: 'City', who: 'Employers in a taxing city', text: 'Withheld where the work is done.' },
        ]}
      />
    ),
  },
  {
    file: 'diagrams/mini-ledger.tsx',
    state: 'default',
    render: () => (
      <MiniLedger
        title="Ledger"
        rows={[
          { text: 'Sales', amount: 1200 },
          { text: 'Rent', amount: -400 },
        ]}
        total="Left"
      />
    ),
  },
  {
    file: 'diagrams/plan-strip.tsx',
    state: 'two phases',
    wide: true,
    render: () => (
      <PlanStrip
        phases={[
          { days: 'Days 1 to 30', title: 'First phase', items },
          { days: 'Days 31 to 60', title: 'Second phase', items },
        ]}
      />
    ),
  },
  {
    file: 'diagrams/scale-test.tsx',
    state: 'default',
    wide: true,
    render: () => <ScaleTest left={{ title: 'Employee', items }} right={{ title: 'Contractor', items }} />,
  },
  {
    file: 'diagrams/week-strip.tsx',
    state: 'one day of the owner',
    wide: true,
    render: () => (
      <WeekStrip
        days={[
          { day: 'Monday', title: 'Hours', text: 'Send the hours.', yours: true },
          { day: 'Friday', title: 'Payday', text: 'Deposits arrive.' },
        ]}
      />
    ),
  },
  {
    file: 'diagram-figure.tsx',
    state: 'with caption',
    render: () => <DiagramFigure caption="A caption">A diagram</DiagramFigure>,
  },
  {
    file: 'cards/service-card.tsx',
    state: 'normal',
    render: () => <ServiceCard service={servicesCatalogue.payroll} />,
  },
  {
    file: 'cards/service-card.tsx',
    state: 'wide',
    wide: true,
    render: () => <ServiceCard service={servicesCatalogue.payroll} wide />,
  },
  {
    file: 'cards/industry-card.tsx',
    state: 'default',
    render: () => <IndustryCard industry={industriesCatalogue[0]!} />,
  },
  { file: 'cards/brand-cards.tsx', state: 'names', wide: true, render: () => <BrandCards title="name" /> },
  { file: 'cards/office-card.tsx', state: 'default', render: () => <OfficeCard office={offices[0]!} /> },
  { file: 'cards/open-now.tsx', state: 'default', render: () => <OpenNow office={offices[0]!} /> },
  ...(['normal', 'lead', 'row'] as const).map(
    (size): Example => ({
      file: 'cards/post-card-view.tsx',
      state: size,
      wide: size === 'lead',
      render: () => <PostCardView post={post} size={size} />,
    }),
  ),
];

function LogoPicture() {
  const asset = useAsset();
  return (
    <ThemedPicture src={(theme) => asset(`/brand/payroll/logo-${theme}.svg`)} width={180} height={44} alt="Logo" />
  );
}
