import { beforeAll, describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { renderEveryPage } from '../every-page.ts';
import type { RenderedPage } from '../render-page.tsx';
import { readingGrade, wordCount } from './prose.ts';

describe.each(brandIds)('the texts of %s', (brand) => {
  let pages: RenderedPage[] = [];
  beforeAll(async () => {
    pages = await renderEveryPage(brand);
  });

  it('have an eighth-grade reading level', () => {
    const grades = pages.map(({ path, root }) => ({ path, grade: readingGrade(root) }));
    expect(grades.length).toBeGreaterThan(30);
    expect(grades.filter(({ grade }) => !(grade > 1 && grade <= 8))).toEqual([]);
  });

  it('have 600 to 1200 words on a service page, 400 to 800 on an industry page', () => {
    const lengths = pages
      .filter(({ name }) => name === 'service' || name === 'industry')
      .map(({ name, path, root }) => ({ name, path, words: wordCount(root) }));
    expect(lengths).toHaveLength(15);
    expect(lengths.filter(({ name, words }) => name === 'service' && (words < 600 || words > 1200))).toEqual([]);
    expect(lengths.filter(({ name, words }) => name === 'industry' && (words < 400 || words > 800))).toEqual([]);
  });

  it('use the words people search for, and the shoebox on one page only', () => {
    const habits =
      /\b(payroll|advisory|marketing|tax) desk\b|\bthe lot\b|\bpersons can\b|\bstands? (in|on) the (privacy|return|letter)/i;
    expect(pages.filter(({ root }) => habits.test(root.textContent)).map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ root }) => /shoebox/i.test(root.textContent)).length).toBeLessThanOrEqual(1);
    const federal = /\b(to|from|owe|for|by) Washington\b/;
    expect(pages.filter(({ root }) => federal.test(root.textContent)).map(({ path }) => path)).toEqual([]);
  });

  it('contain no em dashes and no marketing phrases', () => {
    const problems = pages.flatMap(({ path, root }) => {
      const text = root.textContent;
      const found = text.match(
        /—|&nbsp;| - |\b(best-in-class|world-class|seamless|cutting-edge|leverage|tailored|hassle-free|peace of mind|one-stop|we pride ourselves|second to none|guaranteed|guarantees|we guarantee|lorem ipsum)\b/gi,
      );
      return (found ?? []).map((words) => `${path}: ${words}`);
    });
    expect(problems).toEqual([]);
  });
});
