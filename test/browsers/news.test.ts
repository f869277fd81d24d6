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

journey('the list loads more while scrolling, and back from a post leads to where it was left', async ({ page }) => {
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
});

journey(
  'the list loads on when its end is above the screen',
  async ({ page }) => {
    await page.open('/blog');
    const first = await slugs(page);
    const endOfList = await page.run(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return document.querySelector('.news-list .pagination')!.getBoundingClientRect().bottom;
    });
    expect(endOfList).toBeLessThan(0);
    await eventually(async () => expect((await slugs(page)).length).toBeGreaterThan(first.length));
  },
  { size: { width: 1280, height: 500 } },
);

journey('a tag of a post leads to the posts with this tag', async ({ page }) => {
  await page.open('/blog/two-cities-one-paycheck');
  const tag = await page.run(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/blog/tag/"]')!;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    return link.pathname;
  });
  await page.click(`main a[href="${tag}"]`);
  await page.at(tag);
  await page.until(
    (path) => document.querySelector(`.news-list .post-card`) !== null && location.pathname === path,
    tag,
  );
  expect(await slugs(page)).toContain('/blog/two-cities-one-paycheck');
  await page.back();
  await page.at('/blog/two-cities-one-paycheck');
});

journey('the feed opens as a page with its URL, whose articles open', async ({ page }) => {
  await page.open('/blog');
  await page.click('main a[href="/rss.xml"]');
  await page.until(() => document.querySelector('.feed-url code')?.textContent?.endsWith('/rss.xml'));
  const article = await page.run(() => document.querySelector<HTMLAnchorElement>('main .post-card h3 a')!.pathname);
  await page.click(`main .post-card h3 a[href="${article}"]`);
  await page.at(article);
});
