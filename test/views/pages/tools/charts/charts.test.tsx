import type { HTMLElement } from 'node-html-parser';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { federal } from '#shared/tax/facts/federal.ts';
import { breakEvenSalary, compareSCorp } from '#shared/tax/s-corp.ts';
import { estimateOf, taxInput } from '#test/shared/tax/tax-return.ts';
import { renderPart, testContext } from '#test/views/render-page.tsx';
import { BracketCharts, ShareChart } from '#views/pages/tools/charts/estimate-charts.tsx';
import { OwnerChart } from '#views/pages/tools/charts/paycheck-charts.tsx';

const drawn = (picture: ReactNode, now?: string) => renderPart(picture, testContext('dresdentax', now));

/** The labels and amounts of a picture's key. */
const keyOf = (root: HTMLElement) =>
  root.querySelectorAll('.chart-key li').map((part) => part.querySelectorAll('span').map((span) => span.textContent));
const numberIn = (text: string) => (text.startsWith('under') ? 0 : Number(text.replace(/[$,%]/g, '')));
const sumOf = (amounts: string[]) => amounts.reduce((sum, amount) => sum + numberIn(amount), 0);
const noteOf = (root: HTMLElement) =>
  root
    .querySelectorAll('.chart-note')
    .map(({ textContent }) => textContent)
    .join(' ');

const worker = { taxpayer: { wages: 46_500 }, schoolDistrict: { id: 'newark' }, workCity: { id: 'zanesville' } };
const owner = { taxYear: 2026, taxpayer: { selfEmploymentNet: 90_000 }, homeCity: { id: 'newark' } };

describe('of every $100', () => {
  it('the parts are 100 in all, and those of the result', () => {
    const estimate = estimateOf(worker);
    const parts = keyOf(drawn(<ShareChart estimate={estimate} />));
    expect(sumOf(parts.map(([, amount]) => amount!))).toBe(100);
    const federalPart = Math.round((100 * estimate.balances.federal.tax) / 46_500);
    expect(parts.find(([label]) => label === 'Federal')![1]).toBe(`$${federalPart}`);
  });

  it('says how much more it can be where the credit of the home city is not known', () => {
    const estimate = estimateOf({ ...worker, homeCity: { percent: 2 } });
    expect(noteOf(drawn(<ShareChart estimate={estimate} />))).toMatch(/Local tax can be up to \$[\d,]+ more/);
    expect(noteOf(drawn(<ShareChart estimate={estimateOf(worker)} />))).not.toContain('more');
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
