import { beforeAll, describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import type { RouteName } from '#shared/routes.ts';
import { fiveWordRuns, readingGrade, sharedPart, wordCount } from './prose.ts';
import { type RenderedPage, renderPage, renderPages } from './render-page.tsx';

/** Pages whose texts are held against one another. */
const compared: RouteName[] = ['services', 'service', 'personalTaxPricing', 'industries', 'industry'];

describe.each(brandIds)('the texts of %s', (brand) => {
  let pages: RenderedPage[] = [];
  beforeAll(async () => {
    pages = await renderPages(compared, brand);
  });

  it('share fewer than a tenth of their five-word runs between any two pages', () => {
    const runs = pages.map(({ path, root }) => ({ path, runs: fiveWordRuns(root) }));
    const alike = runs.flatMap((one, place) =>
      runs
        .slice(place + 1)
        .map((other) => ({ pages: `${one.path} and ${other.path}`, part: sharedPart(one.runs, other.runs) })),
    );
    expect(alike.length).toBeGreaterThan(100);
    expect(alike.filter(({ part }) => part >= 0.1)).toEqual([]);
  });

  it('can be read in the ninth grade', () => {
    const grades = pages.map(({ path, root }) => ({ path, grade: readingGrade(root) }));
    expect(grades.filter(({ grade }) => !(grade > 1 && grade <= 9))).toEqual([]);
  });

  it('say enough and not too much', () => {
    const lengths = pages
      .filter(({ name }) => name === 'service' || name === 'industry')
      .map(({ name, path, root }) => ({ name, path, words: wordCount(root) }));
    expect(lengths).toHaveLength(15);
    expect(lengths.filter(({ name, words }) => name === 'service' && (words < 600 || words > 1200))).toEqual([]);
    expect(lengths.filter(({ name, words }) => name === 'industry' && (words < 400 || words > 800))).toEqual([]);
  });
});

describe('the measure itself', () => {
  it('sees a page that repeats another with the noun changed', async () => {
    const page = await renderPage('personalTaxPricing', 'dresdentax');
    const copy = page.root.clone() as typeof page.root;
    for (const block of copy.querySelectorAll('p'))
      block.textContent = block.textContent.replaceAll('return', 'ledger');
    expect(sharedPart(fiveWordRuns(page.root), fiveWordRuns(copy))).toBeGreaterThan(0.5);
  });
});
