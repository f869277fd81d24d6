import { beforeAll, describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { renderEveryPage } from '../every-page.ts';
import type { RenderedPage } from '../render-page.tsx';
import { readingGrade } from './prose.ts';

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
