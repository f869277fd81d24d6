import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { byAccounts } from '#shared/tax/facts/sources.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { LazyImage } from '#views/components/picture/lazy-image.tsx';
import { renderPart, testContext } from '../render-page.tsx';

const context = testContext('payroll');

const render = (content: ReactNode, changes: Partial<typeof context> = {}) =>
  renderPart(content, { ...context, ...changes });

describe('table', () => {
  const root = render(
    <DataTable
      caption="Taxes"
      columns={{ tax: 'Tax', due: 'Due' }}
      numeric={['due']}
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
});

test.each([true, false])(
  'a picture does not tell a browser of mere text that it failed, fetched at once: %s',
  (eager) => {
    const root = render(<LazyImage src="/x.jpg" alt="A ledger" width={4} height={3} eager={eager} />);
    expect(root.querySelector('.picture-failed')!.textContent).toBe('');
  },
);

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
    expect(root.textContent).toBe('Figures for tax year 2026. Source, read on Nov 20, 2026: IRS.');
    expect(root.querySelector('a')!.getAttribute('href')).toBe('https://www.irs.gov/x');
  });
  test('are never called read where their source is more than two tax years old', () => {
    const old = { ...fact, asOf: 'May 2019' };
    expect(render(<FactNote facts={[old]} />).textContent).toBe(
      'Figures for tax year 2026, some from older editions. Source: IRS, edition of May 2019, not confirmed since.',
    );
    expect(render(<FactNote facts={[fact, old]} />).textContent).toContain('read on Nov 21, 2026');
  });
  test('tell that a figure is older than the year before the one they are of', () => {
    const heads = ['July 2024 and April 2025', 'October 2025'].map(
      (asOf) => render(<FactNote facts={[{ ...fact, asOf }]} />).textContent,
    );
    expect(heads[0]).toContain('tax year 2026, some from older editions. Source, read on Nov 21, 2026');
    expect(heads[1]).toContain('tax year 2026. Source, read on Nov 21, 2026');
  });
  test('do not call a source read that is known from secondary sources only', () => {
    const heard = { ...fact, source: byAccounts(fact.source) };
    expect(render(<FactNote facts={[heard]} />).textContent).toBe(
      'Figures for tax year 2026. Source: IRS, from secondary sources.',
    );
  });
  test('name those that are expected', () => {
    const root = render(<FactNote facts={[{ ...fact, taxYear: 2027, expectedFrom: 2026 }]} />);
    expect(root.querySelector('strong')!.textContent.trim()).toBe(
      'Expected, with the figure of 2026: Standard deduction.',
    );
  });
  test('name each section of an act, though they share one address', () => {
    const section = (label: string) => ({ ...fact, source: { ...fact.source, label } });
    expect(render(<FactNote facts={[section('Section 1'), section('Section 2')]} />).textContent).toContain(
      '2 sources, read on Nov 21, 2026: Section 1; Section 2.',
    );
  });
});
