import { beforeAll, describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { renderEveryPage } from '../every-page.ts';
import { type RenderedPage, renderPage } from '../render-page.tsx';
import { fiveWordRuns, sharedPart } from './prose.ts';

describe.each(brandIds)('the texts of %s', (brand) => {
  let pages: RenderedPage[] = [];
  beforeAll(async () => {
    pages = await renderEveryPage(brand);
  });

  it('share fewer than a tenth of their five-word runs between any two pages', () => {
    const runs = pages.map(({ path, root }) => ({ path, runs: fiveWordRuns(root) }));
    const alike = runs.flatMap((one, place) =>
      runs
        .slice(place + 1)
        .map((other) => ({ pages: `${one.path} and ${other.path}`, part: sharedPart(one.runs, other.runs) })),
    );
    expect(alike.length).toBeGreaterThan(500);
    expect(alike.filter(({ part }) => part >= 0.1)).toEqual([]);
  });
});

describe('the measure', () => {
  it('detects a page that repeats another with one noun changed', async () => {
    const page = await renderPage('personalTaxPricing', 'dresdentax');
    const copy = page.root.clone() as typeof page.root;
    for (const block of copy.querySelectorAll('p'))
      block.textContent = block.textContent.replaceAll('return', 'ledger');
    expect(sharedPart(fiveWordRuns(page.root), fiveWordRuns(copy))).toBeGreaterThan(0.5);
  });
});
