import type { HTMLElement } from 'node-html-parser';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { formatShare } from '#shared/format/money.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { breakEvenSalary, compareSCorp } from '#shared/tax/s-corp.ts';
import { estimateOf, taxInput } from '#test/shared/tax/tax-return.ts';
import { renderPart, testContext } from '#test/views/render-page.tsx';
import { BracketCharts, ShareNote, TaxShare } from '#views/pages/tools/charts/estimate-charts.tsx';
import { OwnerChart } from '#views/pages/tools/charts/paycheck-charts.tsx';

const drawn = (picture: ReactNode, now?: string) => renderPart(picture, testContext('dresdentax', now));

/** The labels and amounts of a picture's key. */
const keyOf = (root: HTMLElement) =>
  root.querySelectorAll('.chart-key li').map((part) => part.querySelectorAll('span').map((span) => span.textContent));
const numberIn = (text: string) => Number(text.replace(/[$,%]/g, ''));
const sumOf = (amounts: string[]) => amounts.reduce((sum, amount) => sum + numberIn(amount), 0);
const noteOf = (root: HTMLElement) =>
  root
    .querySelectorAll('.chart-note')
    .map(({ textContent }) => textContent)
    .join(' ');

const worker = { taxpayer: { wages: 46_500 }, schoolDistrict: { id: 'newark' }, workCity: { id: 'zanesville' } };
const owner = { taxYear: 2026, taxpayer: { selfEmploymentNet: 90_000 }, homeCity: { id: 'newark' } };

describe('who gets the tax', () => {
  const sharesOf = (estimate: TaxEstimate) =>
    estimate.offices.map((office) => drawn(<TaxShare office={office} offices={estimate.offices} />));
  const note = (estimate: TaxEstimate, hasWages = true) =>
    drawn(<ShareNote estimate={estimate} hasWages={hasWages} />).textContent;

  it('has a bar for each office with its share, as long as its part of all', () => {
    const { balances, ohio, local, ...rest } = estimateOf(worker);
    const taxes = [balances.federal.tax, ohio.tax, local.school, local.city];
    const all = taxes.reduce((sum, tax) => sum + tax);
    const bars = sharesOf({ balances, ohio, local, ...rest });
    expect(bars.map(({ text }) => text.trim())).toEqual(taxes.map((tax) => `${formatShare(tax / all)} of the tax`));
    const lengths = bars.map((bar) => Number(bar.querySelector('.bar-fill')!.getAttribute('width')));
    expect(lengths.reduce((sum, length) => sum + length)).toBeCloseTo(100);
    expect(lengths[0]).toBeCloseTo((100 * taxes[0]!) / all);
  });

  it('has no bar for an office without tax or with all of it, and no note without any', () => {
    const textsOf = (wages: number) => sharesOf(estimateOf({ taxpayer: { wages } })).map(({ text }) => text);
    expect(textsOf(60_000)).toEqual([expect.stringMatching(/^\d\d\.\d% of/), expect.stringMatching(/% of/)]);
    expect(textsOf(20_000)).toEqual(['', '']);
    expect(note(estimateOf({ taxpayer: { wages: 20_000 } }))).toContain('is not counted');
    expect(note(estimateOf({ taxpayer: { wages: 0 } }))).toBe('');
    expect(note(estimateOf(owner), false) ?? '').not.toContain('from wages');
  });

  it('says how much more it can be where the credit of the home city is not known', () => {
    const estimate = estimateOf({ ...worker, homeCity: { percent: 2 } });
    expect(note(estimate)).toMatch(/Local tax can be up to \$[\d,]+ more/);
    expect(note(estimateOf(worker))).not.toContain('more');
  });
});

it('the bracket charts mark the highest bracket that has income, and none without income', () => {
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

it('the profit of an owner is divided among the parts of both bars', () => {
  const household = taxInput({ ...owner, taxpayer: { selfEmploymentNet: 1 } });
  const input = { household, profit: 120_000, salary: 60_000, addedCosts: 2_000 };
  const chart = (breakEven: number | null) =>
    drawn(<OwnerChart comparison={compareSCorp(input)} profit={input.profit} breakEven={breakEven} />);
  expect(sumOf(keyOf(chart(breakEvenSalary(input))).map(([, amount]) => amount!))).toBe(120_000);
  expect(noteOf(chart(71_250))).toContain('a salary of about $71,250');
  expect(noteOf(chart(null))).toContain('less at any salary');
});
