import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { federal } from '#shared/tax/facts/federal.ts';
import { FILING_STATUSES, TAX_YEARS } from '#shared/tax/types.ts';
import { estimateOf } from '#test/shared/tax/tax-return.ts';
import { BracketCharts } from '#views/pages/tools/charts/bracket-chart.tsx';
import { PaymentChart } from '#views/pages/tools/charts/payment-chart.tsx';
import { ShareChart } from '#views/pages/tools/charts/share-chart.tsx';
import { drawn, lengthOf, numberIn, tableRows } from './drawing.tsx';

/** Returns of every kind: small and large, with credits, with local taxes, in every year and status. */
const returns = TAX_YEARS.flatMap((taxYear) =>
  FILING_STATUSES.flatMap((filingStatus) =>
    [
      { taxpayer: { wages: 18_000 }, qualifyingChildren: 2 },
      { taxpayer: { wages: 46_500 }, schoolDistrict: { id: 'newark' }, workCity: { id: 'zanesville' } },
      { taxpayer: { wages: 68_400, selfEmploymentNet: 9_000 }, homeCity: { id: 'columbus' } },
      { taxpayer: { selfEmploymentNet: 135_000 }, schoolDistrict: { id: 'lancaster' }, homeCity: { id: 'lancaster' } },
      { taxpayer: { wages: 900_000 }, longTermGains: 80_000, qualifiedDividends: 12_000 },
    ].map((fields) => ({ taxYear, filingStatus, ...fields })),
  ),
);

describe('of every $100', () => {
  it.each(returns)('draws as many squares as its table and its key say, 100 in all: %o', (fields) => {
    const estimate = estimateOf(fields);
    const root = drawn(<ShareChart estimate={estimate} />);
    const squares = root
      .querySelectorAll('.share-chart > svg path')
      .map((path) => path.getAttribute('d')!.split('M').length - 1);
    const rows = tableRows(root);
    expect(rows.map(([, hundredth]) => numberIn(hundredth!))).toEqual(squares);
    expect(squares.reduce((sum, count) => sum + count, 0)).toBe(100);
    const key = root.querySelectorAll('.chart-key li').map((entry) => entry.textContent.trim());
    expect(key).toEqual(rows.map(([part, hundredth]) => `${part} ${hundredth}`));
    for (const [part, hundredth, amount] of rows) {
      const exact = (100 * numberIn(amount!)) / estimate.federal.totalIncome;
      expect(Math.abs(numberIn(hundredth!) - exact), part).toBeLessThan(1.01);
    }
  });

  it('gives the parts of the year as they are in the result', () => {
    const estimate = estimateOf(returns[1]!);
    const amounts = Object.fromEntries(
      tableRows(drawn(<ShareChart estimate={estimate} />)).map(([part, , amount]) => [part, numberIn(amount!)]),
    );
    expect(amounts['Federal']).toBe(Math.round(estimate.balances.federal.tax));
    expect(amounts['City']).toBe(Math.round(46_500 * 0.019));
    expect(amounts['Yours']).toBe(Math.round(46_500 - estimate.totalWithLocal));
  });

  it('says how much more it can be where the credit of the home city is not known', () => {
    const unknown = { ...returns[1]!, homeCity: { percent: 2 } };
    const estimate = estimateOf(unknown);
    expect(estimate.uncertain).toBeGreaterThan(1);
    const notes = (picture: ReactNode) =>
      drawn(picture)
        .querySelectorAll('.chart-note')
        .map(({ textContent }) => textContent)
        .join(' ');
    expect(notes(<ShareChart estimate={estimate} />)).toMatch(/City tax can be up to \$[\d,]+ more/);
    expect(notes(<PaymentChart estimate={estimate} />)).toMatch(/Up to \$[\d,]+ each/);
    expect(notes(<ShareChart estimate={estimateOf(returns[1]!)} />)).not.toContain('more');
  });

  it('draws each square once', () => {
    const root = drawn(<ShareChart estimate={estimateOf(returns[1]!)} />);
    const places = root
      .querySelectorAll('.share-chart > svg path')
      .flatMap((path) => path.getAttribute('d')!.match(/M\d+ \d+/g)!);
    // A circle begins at half its height.
    const cells = places.map((place) => {
      const [x, y] = place.slice(1).split(' ').map(Number) as [number, number];
      return `${x} ${y - (y % 12 === 5 ? 5 : 0)}`;
    });
    expect(new Set(cells).size).toBe(100);
  });

  it('says that refundable credits come on top, and leaves out a federal part', () => {
    const root = drawn(<ShareChart estimate={estimateOf({ taxpayer: { wages: 18_000 }, qualifyingChildren: 2 })} />);
    expect(root.querySelector('.chart-note')!.textContent).toMatch(/^The IRS adds \$[\d,]+ in refundable credits/);
    expect(tableRows(root).map(([part]) => part)).not.toContain('Federal');
  });

  it('asks for an income where there is none, and where tax is more than the income', () => {
    for (const fields of [{}, { taxpayer: { selfEmploymentNet: 100_000 }, longTermGains: -3_000 }]) {
      const estimate = estimateOf(fields);
      estimate.federal.totalIncome = Math.min(estimate.federal.totalIncome, 5_000);
      const root = drawn(<ShareChart estimate={estimate} />);
      expect(root.querySelector('.chart-note')!.textContent).toContain('Enter an income');
      expect(tableRows(root)).toEqual([]);
    }
  });
});

describe('the bracket charts', () => {
  it.each(returns)('fill each line by the income in its bracket: %o', (fields) => {
    const estimate = estimateOf(fields);
    const root = drawn(<BracketCharts estimate={estimate} status={fields.filingStatus} />);
    const charts = root.querySelectorAll('.bracket-chart');
    expect(charts).toHaveLength(2);
    const incomes = [
      Math.max(0, estimate.federal.taxableIncome - estimate.federal.preferred),
      estimate.ohio.taxableNonbusinessIncome,
    ];
    for (const [index, chart] of charts.entries()) {
      const lines = chart.querySelectorAll('ol > li');
      const rows = tableRows(chart);
      expect(lines).toHaveLength(rows.length);
      for (const [place, [rate, range, taxed, filled]] of rows.entries()) {
        const line = lines[place]!;
        expect(line.querySelector('.bracket-chart-rate')!.textContent).toBe(rate);
        expect(line.querySelector('.bracket-chart-range')!.textContent).toBe(range);
        const inBracket = numberIn(taxed!);
        const [bottom, top] = range!.replace('over ', '').split(' to ').map(numberIn) as [number, number?];
        const width = lengthOf(line.querySelector('.bracket-fill'), 'width');
        const expected = inBracket === 0 ? 0 : inBracket / (top === undefined ? bottom + inBracket : top - bottom);
        expect(width).toBeCloseTo(100 * expected, 1);
        expect(numberIn(filled!)).toBe(Math.round(width));
        expect(width).toBeLessThanOrEqual(100);
      }
      const sum = rows.reduce((all, row) => all + numberIn(row[2]!), 0);
      expect(Math.abs(sum - incomes[index]!)).toBeLessThanOrEqual(rows.length / 2);
    }
  });

  it('mark the highest bracket that has income, and none without income', () => {
    const here = (wages: number) =>
      drawn(<BracketCharts estimate={estimateOf({ taxpayer: { wages } })} status="single" />)
        .querySelectorAll('[aria-current]')
        .map((line) => line.querySelector('.bracket-chart-rate')!.textContent);
    const { single } = federal[2025].standardDeduction.value;
    expect(here(0)).toEqual([]);
    expect(here(single + 11_925)).toEqual(['10%', '0%']);
    expect(here(single + 11_926)).toEqual(['12%', '0%']);
    expect(here(900_000)).toEqual(['37%', '3.125%']);
  });
});

describe('the estimated payments', () => {
  const owner = {
    taxYear: 2026,
    taxpayer: { selfEmploymentNet: 90_000 },
    schoolDistrict: { id: 'newark' },
    homeCity: { id: 'newark' },
  };

  it.each(returns)('draw every bar and its parts as high as the table says: %o', (fields) => {
    const estimate = estimateOf(fields);
    const root = drawn(<PaymentChart estimate={estimate} />);
    const rows = tableRows(root);
    expect(rows).toHaveLength(estimate.quarterly.setAside > 0.5 ? 4 : 0);
    const bars = root.querySelectorAll('.payment-chart > ol > li');
    expect(bars).toHaveLength(rows.length);
    for (const [index, [date, ...amounts]] of rows.entries()) {
      const [total, ...parts] = [amounts.at(-1)!, ...amounts.slice(0, -1)].map(numberIn) as [number, ...number[]];
      expect(bars[index]!.querySelector('time')!.textContent).toBe(date!.replaceAll('\u00a0', ' '));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(total).toBe(Math.round(estimate.quarterly.setAside));
      const rects = bars[index]!.querySelectorAll('rect');
      const heights = rects.map((rect) => lengthOf(rect, 'height'));
      expect(heights.map((height) => Math.round((height * total) / 100))).toEqual(parts);
      // Stacked from the bottom, without gaps.
      expect(rects.map((rect, place) => lengthOf(rect, 'y') + heights[place]!)).toEqual(
        heights.map((_, place) => expect.closeTo(100 - heights.slice(0, place).reduce((sum, own) => sum + own, 0), 6)),
      );
    }
  });

  it('are due on the four days of the year, moved past weekends and holidays', () => {
    const dates = (taxYear: number) =>
      tableRows(drawn(<PaymentChart estimate={estimateOf({ ...owner, taxYear })} />)).map(([date]) =>
        date!.replaceAll('\u00a0', ' '),
      );
    expect(dates(2026)).toEqual(['Apr 15, 2026', 'Jun 15, 2026', 'Sep 15, 2026', 'Jan 15, 2027']);
    expect(dates(2025)).toEqual(['Apr 15, 2025', 'Jun 16, 2025', 'Sep 15, 2025', 'Jan 15, 2026']);
  });

  it('mark the days that have passed by the date in Ohio', () => {
    const passed = (now: string) =>
      drawn(<PaymentChart estimate={estimateOf(owner)} />, now).querySelectorAll('li[data-passed] small').length;
    expect(passed('2026-04-15T23:00:00-04:00')).toBe(0);
    expect(passed('2026-04-16T00:30:00-04:00')).toBe(1);
    expect(passed('2027-01-16T12:00:00-05:00')).toBe(4);
  });
});
