import { ArrowLink } from '../components/arrow-link.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Button } from '../components/button.tsx';
import { Callout } from '../components/callout.tsx';
import { Card } from '../components/cards/card.tsx';
import { CardGrid } from '../components/cards/card-grid.tsx';
import { ValueCard } from '../components/cards/value-card.tsx';
import { CheckList } from '../components/check-list.tsx';
import { CollapsedSection } from '../components/collapsed-section.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { EmptyState, NoPosts } from '../components/empty-state.tsx';
import { FactNote } from '../components/fact-note.tsx';
import { Faq } from '../components/faq.tsx';
import { Icon } from '../components/icon.tsx';
import { KeyFigures } from '../components/key-figures.tsx';
import { Link } from '../components/link.tsx';
import { LinkList } from '../components/link-list.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Prose } from '../components/prose.tsx';
import { Steps } from '../components/steps.tsx';
import { Timeline } from '../components/timeline.tsx';
import { TownLinks } from '../components/town-links.tsx';
import { wholeFormNumbers } from '../components/whole-form-numbers.tsx';
import type { Example } from './example.ts';

const fact = {
  id: 'example',
  label: 'Example figure',
  taxYear: 2026,
  source: { label: 'IRS', url: 'https://www.irs.gov/' },
  checkedOn: '2026-11-21',
  validThrough: '2999-12-31',
};
const card = { title: 'Card title', text: 'One sentence about it.', icon: 'calculator' } as const;
const variants = ['primary', 'secondary', 'ink'] as const;

export const textExamples: Example[] = [
  ...variants.map(
    (variant): Example => ({
      file: 'button.tsx',
      state: `${variant}: two sizes, with icon, disabled, as link`,
      render: () => (
        <div className="button-row">
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} icon="send">
            Icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} icon="arrow-right" to="/contact">
            Link
          </Button>
        </div>
      ),
    }),
  ),
  {
    file: 'link.tsx',
    state: 'internal and external',
    render: () => (
      <p>
        <Link to="/contact">Internal</Link> and <Link to="https://www.irs.gov/">external</Link> link
      </p>
    ),
  },
  {
    file: 'whole-form-numbers.tsx',
    state: 'a heading',
    render: () => <h3>{wholeFormNumbers('Send the W-2 and the 1099-NEC')}</h3>,
  },
  { file: 'town-links.tsx', state: 'below a map', render: () => <TownLinks /> },
  {
    file: 'arrow-link.tsx',
    state: 'internal and external',
    render: () => (
      <p>
        <ArrowLink to="/contact">Internal</ArrowLink> <ArrowLink to="https://www.irs.gov/">External</ArrowLink>
      </p>
    ),
  },
  { file: 'icon.tsx', state: 'default', render: () => <Icon name="calendar-days" /> },
  {
    file: 'breadcrumb.tsx',
    state: 'three levels',
    render: () => <Breadcrumb crumbs={[{ label: 'Services', to: '/services' }, { label: 'Payroll' }]} />,
  },
  { file: 'pagination.tsx', state: 'first page', render: () => <Pagination page={1} next={2} to={pageUrl} /> },
  { file: 'pagination.tsx', state: 'middle', render: () => <Pagination page={2} next={3} to={pageUrl} /> },
  { file: 'pagination.tsx', state: 'last page', render: () => <Pagination page={3} next={null} to={pageUrl} /> },
  {
    file: 'callout.tsx',
    state: 'information',
    render: () => <Callout title="Title">A note beside the text.</Callout>,
  },
  { file: 'callout.tsx', state: 'warning', render: () => <Callout tone="warning">A warning without title.</Callout> },
  { file: 'cards/card.tsx', state: 'plain', render: () => <Card {...card} /> },
  { file: 'cards/card.tsx', state: 'linked', render: () => <Card {...card} to="/services" linkLabel="Read more" /> },
  {
    file: 'cards/card-grid.tsx',
    state: 'two columns',
    wide: true,
    render: () => (
      <CardGrid columns={2}>
        <Card {...card} />
        <Card {...card} title="Another card" />
      </CardGrid>
    ),
  },
  { file: 'cards/value-card.tsx', state: 'default', render: () => <ValueCard {...card} /> },
  ...(['plain-list', 'sister-sites'] as const).map(
    (className): Example => ({
      file: 'link-list.tsx',
      state: className,
      render: () => <LinkList className={className} links={[{ label: 'A page', to: '/about-us' }]} />,
    }),
  ),
  {
    file: 'collapsed-section.tsx',
    state: 'closed on phones',
    render: () => (
      <CollapsedSection title="Section title" lead="A lead." action={{ label: 'Action', to: '/contact' }}>
        <p>Text.</p>
      </CollapsedSection>
    ),
  },
  { file: 'check-list.tsx', state: 'default', render: () => <CheckList items={['First item', 'Second item']} /> },
  { file: 'steps.tsx', state: 'default', render: () => <Steps items={[card, { ...card, title: 'Second step' }]} /> },
  {
    file: 'timeline.tsx',
    state: 'with and without text',
    render: () => (
      <Timeline
        items={[
          { when: 'Day 1', title: 'First event', text: 'One sentence about it.' },
          { when: 'Day 20', title: 'Second event' },
        ]}
      />
    ),
  },
  {
    file: 'key-figures.tsx',
    state: 'default',
    render: () => <KeyFigures items={[{ value: '$1,200', label: 'Example amount' }]} />,
  },
  { file: 'fact-note.tsx', state: 'current', render: () => <FactNote facts={[fact]} /> },
  {
    file: 'fact-note.tsx',
    state: 'out of date',
    render: () => <FactNote facts={[{ ...fact, validThrough: '2000-12-31' }]} />,
  },
  {
    file: 'fact-note.tsx',
    state: 'expected',
    render: () => <FactNote facts={[{ ...fact, taxYear: 2027, expectedFrom: 2026 }]} />,
  },
  {
    file: 'data-table.tsx',
    state: 'with a numeric column and a note',
    wide: true,
    render: () => (
      <DataTable
        caption="Example table"
        captionShown
        columns={[
          { key: 'tax', label: 'Tax' },
          { key: 'due', label: 'Due' },
          { key: 'rate', label: 'Rate', numeric: true },
        ]}
        rows={[
          { tax: 'Sales', due: '23rd', rate: '5.75%' },
          { tax: 'City', due: 'April 15', rate: '2.5%' },
        ]}
        note="A note below the table."
      />
    ),
  },
  {
    file: 'disclosure.tsx',
    state: 'closed',
    render: () => <Disclosure summary="Summary">Content</Disclosure>,
  },
  {
    file: 'disclosure.tsx',
    state: 'open',
    render: () => (
      <Disclosure summary="Summary" open>
        <p>Content</p>
      </Disclosure>
    ),
  },
  { file: 'faq.tsx', state: 'closed', render: () => <Faq items={[{ question: 'Question?', answer: 'Answer.' }]} /> },
  {
    file: 'empty-state.tsx',
    state: 'with drawing',
    wide: true,
    render: () => <EmptyState title="Nothing here yet" text="One sentence about it." />,
  },
  {
    file: 'empty-state.tsx',
    state: 'with a button',
    wide: true,
    render: () => <EmptyState title="Not loaded" text="One sentence about it." action={<Button>Try again</Button>} />,
  },
  { file: 'empty-state.tsx', state: 'no posts', wide: true, render: () => <NoPosts failed={false} /> },
  { file: 'empty-state.tsx', state: 'posts not loaded', wide: true, render: () => <NoPosts failed /> },
  {
    file: 'prose.tsx',
    state: 'headings, list, quote',
    render: () => (
      <Prose html="<h2>Heading</h2><p>Text with a <a href='/contact'>link</a>.</p><ul><li>Item</li></ul><blockquote>Quote</blockquote>" />
    ),
  },
];

function pageUrl(page: number): string {
  return `/blog?page=${page}`;
}
