import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { cities, countySalesTax, schoolDistricts, stateSalesTax } from '#shared/tax/facts/local.ts';
import { renderEveryPage } from '../every-page.ts';
import type { RenderedPage } from '../render-page.tsx';
import { pageBlocks } from '../text/prose.ts';

/** Local rates are stored in percent, all others as fractions. */
const percents = new Set(
  [
    ...[cities, countySalesTax, schoolDistricts, stateSalesTax].flatMap(({ value }) => numbersIn(value)),
    ...allFacts.flatMap(({ value }) => numbersIn(value).map((number) => number * 100)),
  ].map(rounded),
);
const amounts = new Set(allFacts.flatMap(({ value }) => numbersIn(value)));
// The facts of the towns are sentences.
for (const { value } of allFacts) {
  for (const figure of typeof value === 'string' ? figuresIn(value) : []) {
    if (figure.startsWith('$')) amounts.add(numberOf(figure));
    else percents.add(rounded(numberOf(figure)));
  }
}

/** Reviewed figures that are computed from facts or are examples of a format. Samples need no entry. */
const reviewed: Record<string, string[]> = {
  '/accessibility': ['200 percent'],
  '/services/personal-tax/pricing': ['$1,286.40'],
  '/resources/tax-calculator': ['$433', '85%', '0.0%'],
  '/resources/ohio-business-taxes': ['$7,500,000', '$3,900', '$10,000,000', '$10,400'],
  // The examples of test/views/pages/locations/towns.test.tsx, their wages, and a rate that ended.
  '/locations/dresden': ['$950', '$250'],
  '/locations/pickerington': ['$60,000', '$300'],
  '/locations/zanesville': ['$950', '$875', '$100'],
  '/locations/coshocton': ['$45,000', '$450', '$900'],
  '/locations/newark': ['$48,000', '$840', '$480'],
  '/locations/cambridge': ['$52,000', '$988', '$1,040', '$52'],
  '/locations/mount-vernon': ['$750'],
  '/locations/newcomerstown': ['$45,000', '$900', '$675', '$225'],
  '/locations/marietta': ['$740', '$680'],
  '/locations/columbus': ['$60,000', '$900', '$300', '7.5%', '$150'],
};

describe.each(brandIds)('amounts and percentages of %s', (brand) => {
  let pages: RenderedPage[] = [];
  beforeAll(async () => {
    pages = await renderEveryPage(brand);
  });

  it('are figures of the dated facts, or in a labelled sample', () => {
    const figures = pages.flatMap(({ path, root }) => figuresOf(root).map((figure) => ({ path, figure })));
    expect(figures.length).toBeGreaterThan(100);
    const unknown = figures.filter(({ path, figure }) => !isFact(figure) && !reviewed[path]?.includes(figure));
    expect(unknown).toEqual([]);
  });

  it('are on pages with the source and the check date', () => {
    const bare = pages.filter(({ path, root }) => {
      const rules = figuresOf(root).filter((figure) => !reviewed[path]?.includes(figure));
      return rules.length > 0 && !root.querySelector('.fact-note a[href^="https://"]');
    });
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

it('every reviewed figure is still on its page', async () => {
  const pages = await renderEveryPage('dresdentax');
  const shown = (path: string) => pages.find((page) => page.path === path)!.root.textContent;
  const unused = Object.entries(reviewed).flatMap(([path, figures]) =>
    figures.filter((it) => !shown(path).includes(it)),
  );
  expect(unused).toEqual([]);
});

/** The amounts and percentages of a page's text, without forms, their results and samples. */
function figuresOf(root: HTMLElement): string[] {
  const own = root.clone() as HTMLElement;
  for (const part of own.querySelectorAll('form, .calculator-result')) part.remove();
  for (const section of own.querySelectorAll('section, figure')) {
    if (/\b(sample|invented)\b/i.test(section.textContent)) section.remove();
  }
  return pageBlocks(own).flatMap(figuresIn);
}

function figuresIn(text: string): string[] {
  return text.match(/\$\d[\d,]*\d(\.\d\d)?|\$\d|\d+(\.\d+)?(%| percent\b)/g) ?? [];
}

function isFact(figure: string): boolean {
  const number = numberOf(figure);
  return figure.startsWith('$') ? amounts.has(number) : percents.has(rounded(number));
}

function numberOf(figure: string): number {
  return Number(figure.replace(/[^\d.]/g, ''));
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(numbersIn);
  return [];
}

function rounded(percent: number): number {
  return Number(percent.toFixed(4));
}
