import { beforeAll, describe, expect, it } from 'vitest';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import { ownTextPages, pageOwner } from '#shared/site/page-owner.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { renderEveryPage } from '../every-page.ts';
import { allFiveWordRuns, sharedPart } from './prose.ts';

type Pair = { path: string; brands: [BrandId, BrandId]; part: number };

/** How much of each page's text two brands share, 0 to 1, for each pair of brands. */
async function sharedTexts(): Promise<Pair[]> {
  const texts = await Promise.all(
    brandIds.map(async (brand) => {
      const pages = await renderEveryPage(brand);
      return { brand, runs: new Map(pages.map(({ path, root }) => [path, allFiveWordRuns(root)])) };
    }),
  );
  return texts.flatMap((one, place) =>
    texts.slice(place + 1).flatMap((other) =>
      [...one.runs].map(
        ([path, runs]): Pair => ({
          path,
          brands: [one.brand, other.brand],
          part: sharedPart(runs, other.runs.get(path)!),
        }),
      ),
    ),
  );
}

describe('the text that two brands share on a page', () => {
  let pairs: Pair[] = [];
  // Every page of the site in three brands.
  beforeAll(async () => {
    pairs = await sharedTexts();
  }, 180_000);
  const ofPages = (chosen: (path: string) => boolean) => pairs.filter(({ path }) => chosen(path));
  const hasOwnText = (path: string) => ownTextPages.includes(matchRoute(path).name);

  it('is printed, in percent', () => {
    const rows = new Map<string, string[]>();
    for (const { path, part } of pairs)
      rows.set(path, [...(rows.get(path) ?? []), `${Math.round(part * 100)}`.padStart(3)]);
    const lines = [...rows].map(([path, parts]) => `${parts.join(' ')}  ${pageOwner(matchRoute(path))}  ${path}`);
    console.info(`Shared five-word runs, in percent:\n${lines.join('\n')}`);
    expect(lines.length).toBeGreaterThan(30);
  });

  it('is less than half where each brand has a page of its own', () => {
    const own = ofPages(hasOwnText);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ part }) => part >= 0.5)).toEqual([]);
  });

  it('is half or more where one brand owns the page', () => {
    const owned = ofPages((path) => !hasOwnText(path) && path !== '/nowhere');
    expect(owned.length).toBeGreaterThan(60);
    const withOwner = owned.filter(({ path, brands }) => brands.includes(pageOwner(matchRoute(path)) as BrandId));
    expect(withOwner.filter(({ part }) => part < 0.5)).toEqual([]);
  });
});
