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
  await expect(page.locator('.news-list [role=status]')).toHaveText('11 of 47 posts');
  await readOn(page, 44);
  const found = await slugs(page);
  const above = ['post-1', 'post-11', 'post-21'];
  const others = Array.from({ length: 45 }, (_, place) => `post-${place + 1}`).filter((slug) => !above.includes(slug));
  expect(found.slice(0, 42)).toEqual(others);
  expect(new Set(found).size).toBe(44);
  await expect(page.locator('.news-list [role=status]')).toHaveText('All 47 posts');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(requests).toEqual(['?page=2', '?page=3', '?page=4', '?page=5', '?page=6']);
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

test('going back from a post restores list and scroll position without a request', async ({ page, hydrated }) => {
  await page.goto('/blog');
  await hydrated();
  await readOn(page, 24);
  const link = page.locator('.post-card h3 a[href="/blog/post-22"]');
  await link.scrollIntoViewIfNeeded();
  const before = (await link.boundingBox())!.y;
  await link.click();
  await expect(page.locator('h1')).toHaveText('Post number 22');
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/data/posts') && requests.push(request.url()));
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Post number 22');
  await expect(link).toBeInViewport();
  expect(Math.abs((await link.boundingBox())!.y - before)).toBeLessThan(40);
  expect(requests.filter((url) => /page=[23]/.test(url))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, posts, disclosures and the search work', async ({ page }) => {
    await page.goto('/blog');
    await page.locator('.pagination a[rel=next]').click();
    await expect(page).toHaveURL('/blog?page=2');
    expect((await slugs(page))[0]).toBe('post-10');
    await page.goto('/blog/every-card');
    await page.locator('details.kg-toggle-card summary').click();
    await expect(page.locator('.kg-toggle-content')).toBeVisible();
    await expect(page.locator('.embed a')).toBeVisible();
    await page.goto('/search');
    await page.getByRole('searchbox').fill('payroll');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=payroll');
    await expect(page.locator('.search-results mark').first()).toBeVisible();
  });
});
