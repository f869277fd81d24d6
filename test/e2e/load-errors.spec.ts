import { expect, footerLink, sameDocument } from './harness.ts';
import { cards, test, toast } from './news-site.ts';

test.use({ expectedConsole: ['503', 'ERR_FAILED', 'ERR_ABORTED'] });

test('posts that fail to load have toasts of their own kind; aborted requests have none', async ({
  page,
  openPage,
}) => {
  await page.route('**/api/data/{tagPosts,featured}*', (route) =>
    route.fulfill({ status: 503, json: { error: 'no' } }),
  );
  await page.route('**/api/data/posts?page=2*', (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
  await openPage('/about-us');
  await footerLink(page, '/blog').click();
  await expect(toast(page)).toHaveText(/Error Loading Featured Posts\s*Unable to load featured blog posts\./);
  await expect(cards(page).first()).toBeVisible();
  const before = await cards(page).count();
  await test.step('a further page: the list stays, and a retry works', async () => {
    await page.locator('.news-list').evaluate((list) => list.scrollIntoView({ block: 'end' }));
    await expect(toast(page).last()).toHaveText(
      /Error Loading Posts\s*Unable to load posts\. Please try again later\./,
    );
    await expect(toast(page).last()).toHaveClass(/toast-destructive/);
    await expect(cards(page)).toHaveCount(before);
    await page.unroute('**/api/data/posts?page=2*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  });
  await test.step('a post: the message after one retry', async () => {
    let requests = 0;
    await page.route('**/api/data/post?slug=post-4*', (route) => {
      requests++;
      return route.fulfill({ status: 503, json: { error: 'no' } });
    });
    await page.locator('.news-list a[href="/blog/post-4"]').first().click();
    await expect(page.locator('h1')).toHaveText('Error Loading Post');
    await expect(page.locator('main')).toContainText('Unable to load the requested post.');
    await expect(toast(page).last()).toHaveText(/Error Loading Post\s*Unable to load the requested post\./);
    expect(requests).toBe(2);
  });
  await page.goBack();
  await page.locator('nav[aria-label=Topics] a', { hasText: 'Payroll' }).click();
  await expect(toast(page).last()).toHaveText(/Error Loading Tag Posts\s*Unable to load posts for this tag\./);
  await expect(page.locator('h1')).toHaveText('Payroll');
  expect(await sameDocument(page)).toBe(true);
});

test('focusing the window sends no request, and the browser never requests Ghost', async ({
  page,
  hydrated,
  ghost,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.install();
  await page.goto('/blog/post-3');
  await hydrated();
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(10_000);
  expect(requests.length).toBe(before);
  expect(requests.filter((url) => url.startsWith(ghost.url) && !url.includes('/content/images/'))).toEqual([]);
});
