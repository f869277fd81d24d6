import { eventually, expect, journey, type Page } from './journey.ts';

const slugs = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.news-list .post-card h3 a')].map(({ pathname }) => pathname),
  );
const top = (page: Page, path: string) =>
  page.run(
    (to) => Math.round(document.querySelector(`.post-card h3 a[href="${to}"]`)!.getBoundingClientRect().top),
    path,
  );

journey(
  'the list loads more while scrolling, and back from a post leads to where it was left',
  async ({ page }) => {
    await page.open('/blog');
    const first = await slugs(page);
    await eventually(async () => {
      await page.run(() => document.querySelector('.news-list .pagination')!.scrollIntoView({ behavior: 'instant' }));
      expect((await slugs(page)).length, String(await page.texts('.pagination'))).toBeGreaterThan(first.length + 9);
    });
    const all = await slugs(page);
    expect(all.slice(0, first.length)).toEqual(first);
    expect(new Set(all).size).toBe(all.length);
    const chosen = all[first.length + 9]!;
    const link = `.post-card h3 a[href="${chosen}"]`;
    await page.hover(link);
    const before = await top(page, chosen);
    await page.click(link);
    await page.at(chosen);
    await page.until((selector) => document.querySelector(selector) === null, link);
    await eventually(async () => expect(await page.scrollTop()).toBe(0));
    await page.back();
    await page.at('/blog');
    await page.until((selector) => document.querySelector(selector) !== null, link);
    await eventually(async () => expect(Math.abs((await top(page, chosen)) - before)).toBeLessThan(40));
    expect(await slugs(page)).toEqual(expect.arrayContaining(all));
  },
  { site: 'newsSite' },
);
