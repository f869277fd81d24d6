import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inlineDrawings } from '#views/art/inline-drawings.ts';
import { Breadcrumb } from '#views/components/breadcrumb.tsx';
import { Button } from '#views/components/button.tsx';
import { Card } from '#views/components/cards/card.tsx';
import { IndustryCard } from '#views/components/cards/industry-card.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Pagination } from '#views/components/pagination.tsx';
import { LazyImage } from '#views/components/picture/lazy-image.tsx';
import { PostCover } from '#views/components/picture/post-cover.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import { DataContext, type DataSource } from '#views/runtime/use-data.tsx';
import { testContext } from '../render-page.tsx';

const context = testContext('payroll');
const noRequest = () => {
  throw new Error('nothing is requested');
};

function render(content: ReactNode, changes: Partial<typeof context> = {}): HTMLElement {
  return parse(
    renderToStaticMarkup(<PageContextContext value={{ ...context, ...changes }}>{content}</PageContextContext>),
  );
}

describe('table', () => {
  const columns = [
    { key: 'tax', label: 'Tax' },
    { key: 'due', label: 'Due', numeric: true },
  ];
  const root = render(
    <DataTable
      caption="Taxes"
      columns={columns}
      rows={[
        { tax: 'Sales', due: '23rd' },
        { tax: 'City', due: 'April 15' },
      ]}
      note="As of 2026"
    />,
  );

  test('has a caption, column headers and row headers', () => {
    expect(root.querySelector('caption')!.textContent).toBe('Taxes');
    expect(root.querySelectorAll('thead th').map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col']);
    expect(root.querySelectorAll('tbody th').map((cell) => cell.textContent)).toEqual(['Sales', 'City']);
  });
  test('scrolls in a focusable region named by its caption, without roles on its parts', () => {
    const region = root.querySelector('[role="region"][tabindex="0"]')!;
    expect(region.getAttribute('aria-label')).toBe('Taxes');
    expect(region.querySelector('table')).not.toBeNull();
    expect(root.querySelectorAll('table[role], table [role]')).toEqual([]);
  });
  test('has figures at the right and dates that do not wrap', () => {
    expect(root.querySelectorAll('.numeric').map((cell) => cell.textContent)).toEqual(['Due', '23rd', 'April\u00a015']);
  });
});

describe('links', () => {
  test('keep the brand parameter on internal URLs only', () => {
    const root = render(
      <>
        <Button to="/schedule">In</Button>
        <Button to="https://portal.example/">Out</Button>
      </>,
      { domainParam: 'payroll' },
    );
    const [inside, outside] = root.querySelectorAll('a');
    expect(inside!.getAttribute('href')).toBe('/schedule?domain=payroll');
    expect(outside!.getAttribute('href')).toBe('https://portal.example/');
    expect(outside!.getAttribute('rel')).toContain('noopener');
  });
  test('a button without URL does not submit a form', () => {
    expect(
      render(<Button onClick={() => {}}>Go</Button>)
        .querySelector('button')!
        .getAttribute('type'),
    ).toBe('button');
  });
  test('a linked card has one link, named by its title', () => {
    const links = render(<Card title="Payroll" to="/services/payroll" linkLabel="Read on" />).querySelectorAll('a');
    expect(links.map((link) => link.textContent)).toEqual(['Payroll']);
  });
});

describe('page head', () => {
  const renderHead = (source: DataSource) =>
    render(
      <DataContext value={source}>
        <PageHead
          title="Payroll"
          lead="Lead"
          crumbs={[{ label: 'All Services', to: '/services' }, { label: 'Payroll' }]}
          art="payroll"
        />
      </DataContext>,
    );

  test('has one h1, a breadcrumb and the brand’s scheduling button', () => {
    const root = renderHead({ server: true, load: noRequest, drawings: inlineDrawings });
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelectorAll('nav li').map((item) => item.textContent)).toEqual([
      'Home',
      'All Services',
      'Payroll',
    ]);
    expect(root.querySelector('.button')!.textContent).toBe(context.brand.closing.button);
  });
  test('has its drawing in the page when the server writes it, colored by custom properties', () => {
    const root = renderHead({ server: true, load: noRequest, drawings: inlineDrawings });
    expect(root.querySelector('.page-head-panel .art')!.getAttribute('aria-hidden')).toBe('true');
    expect(root.querySelector('.page-head-panel svg')!.innerHTML).toContain('fill="var(--art-b1)"');
    expect(root.querySelector('.page-head-panel img')).toBeNull();
  });
  test('has its drawing as a picture file for each theme in the browser', () => {
    const root = renderHead({ server: false, load: noRequest });
    expect(root.querySelectorAll('img').map((image) => image.getAttribute('src'))).toEqual([
      '/assets/test/art/payroll/payroll-light.svg',
      '/assets/test/art/payroll/payroll-dark.svg',
    ]);
  });
  test('has no button when the action is null', () => {
    expect(render(<PageHead title="Terms" action={null} />).querySelector('.button')).toBeNull();
  });
  test('marks the current page in the breadcrumb', () => {
    const root = render(<Breadcrumb crumbs={[{ label: 'Contact' }]} />);
    expect(root.querySelector('[aria-current=page]')!.textContent).toBe('Contact');
  });
});

describe('picture', () => {
  test('is loaded by the inline script, shown without scripts, and has a text for errors', () => {
    const root = render(<LazyImage src="https://x.example/a.jpg" alt="A" width={640} height={400} />);
    const image = root.querySelector('img.lazy')!;
    expect(image.getAttribute('src')).toMatch(/^data:/);
    expect(image.getAttribute('data-src')).toBe('https://x.example/a.jpg');
    expect(root.querySelector('noscript')!.innerHTML).toContain('src="https://x.example/a.jpg"');
    expect(root.querySelector('.picture-failed')!.textContent).toBe('Image could not be loaded');
  });
  test('an eager one has its src at once', () => {
    const image = render(<LazyImage src="/a.jpg" alt="" width={1} height={1} eager />).querySelector('img')!;
    expect(image.getAttribute('src')).toBe('/a.jpg');
  });
  test('the drawn cover of a leading post is fetched before scripts, the hidden theme’s not at all', () => {
    const covers = render(<PostCover cover="0w2" eager />).querySelectorAll('img');
    expect(Array.from(covers, (image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'high']);
    expect(Array.from(covers, (image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });
  test('an industry has a picture for each theme', () => {
    const industry = {
      slug: 'retail',
      title: 'Retail',
      description: 'D',
      icon: 'store',
      link: '/industries/retail',
    } as const;
    const root = render(<IndustryCard industry={industry} />);
    expect(root.querySelector('.art-light')!.getAttribute('src')).toContain('retail-light.svg');
    expect(root.querySelector('.art-dark')!.getAttribute('src')).toContain('retail-dark.svg');
  });
});

describe('figures', () => {
  const fact = {
    id: 'x',
    label: 'Standard deduction',
    taxYear: 2026,
    source: { label: 'IRS', url: 'https://www.irs.gov/x' },
    checkedOn: '2026-11-21',
    validThrough: '2026-12-31',
  };
  test('show tax year, date and source', () => {
    const root = render(<FactNote facts={[fact, { ...fact, id: 'y', checkedOn: '2026-11-20' }]} />);
    expect(root.textContent).toBe('Figures for tax year 2026, checked on Nov 20, 2026. Source: IRS.');
    expect(root.querySelector('a')!.getAttribute('href')).toBe('https://www.irs.gov/x');
  });
  test('name those that are expected', () => {
    const root = render(<FactNote facts={[{ ...fact, taxYear: 2027, expectedFrom: 2026 }]} />);
    expect(root.querySelector('strong')!.textContent.trim()).toBe(
      'Expected, with the figure of 2026: standard deduction.',
    );
  });
  test('name a range of tax years once, without the years within it', () => {
    const facts = [fact, { ...fact, taxYear: '2026 to 2030' }, { ...fact, taxYear: 2025 }];
    expect(render(<FactNote facts={facts} />).textContent).toContain('Figures for tax years 2025 and 2026 to 2030,');
  });
  test('are marked when out of date', () => {
    const root = render(<FactNote facts={[fact]} />, { now: '2027-01-01T12:00:00.000Z' });
    expect(root.querySelector('[data-stale]')!.textContent).toContain('out of date');
  });
});

describe('pages of a list', () => {
  const to = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);
  test('link to the newer and the older page', () => {
    const links = render(<Pagination page={2} next={3} to={to} />).querySelectorAll('a');
    expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['prev', '/blog'],
      ['next', '/blog?page=3'],
    ]);
  });
  test('are not rendered for a single page', () => {
    expect(render(<Pagination page={1} next={null} to={to} />).textContent).toBe('');
  });
});

test('the closing band has the brand’s sentence and phone number', () => {
  const root = render(<ClosingBand />);
  expect(root.querySelector('h2')!.textContent).toBe(context.brand.closing.title);
  expect(root.querySelector('h2 + p')!.textContent).toBe(context.brand.closing.sentence);
  expect(root.querySelector('a[href^="tel:"]')!.getAttribute('href')).toBe('tel:+17405550187');
});

test('titles keep the numbers of forms and short compounds on one line', () => {
  const title = 'Your W-2, a 1099-K and IT 3: the year-end forms by e-mail after the true-up';
  const root = render(<Card title={title} text="Since 2026" />);
  expect(root.querySelector('h3')!.textContent).toBe(title);
  expect(root.querySelectorAll('.whole').map(({ textContent }) => textContent)).toEqual([
    'W-2',
    '1099-K',
    'IT 3',
    'e-mail',
    'true-up',
  ]);
});
