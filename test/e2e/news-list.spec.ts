import { expect } from './harness.ts';
import { cards, readOn, slugs, test } from './news-site.ts';

test('the list loads more while scrolling: every post once, in order, at the same URL', async ({ page, hydrated }) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/data/posts') && requests.push(new URL(request.url()).search),
  );
  await page.goto('/blog');
  await hydrated();
  await expect(cards(page)).toHaveCount(8);
  await expect(page.locator('.news-list [role=status]')).toHaveText('11 of 37 posts');
  await readOn(page, 34);
  const found = await slugs(page);
  const above = ['post-1', 'post-11', 'post-21'];
  const others = Array.from({ length: 34 }, (_, place) => `post-${place + 1}`).filter((slug) => !above.includes(slug));
  expect(found.slice(0, 31)).toEqual(others);
  expect(new Set(found).size).toBe(34);
  await expect(page.locator('.news-list [role=status]')).toHaveText('All 37 posts');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(requests).toEqual(['?page=2', '?page=3', '?page=4', '?page=5']);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/blog');
});

test('the archive of a tag loads more while scrolling, with all of its posts and no other', async ({
  page,
  hydrated,
  ghost,
}) => {
  const fitting = ghost.posts.filter(({ tags }) => tags.some(({ slug }) => slug === 'payroll'));
  expect(fitting.length).toBeGreaterThan(9);
  await page.goto('/blog/tag/payroll');
  await hydrated();
  await expect(page.locator('h1')).toHaveText('Payroll');
  await expect(cards(page)).toHaveCount(9);
  await readOn(page, fitting.length);
  expect(await slugs(page)).toEqual(fitting.map(({ slug }) => slug));
});
