import { startGhostStub } from '../ghost/ghost-stub.ts';
import { expect, footerLink, sameDocument, startSite } from './harness.ts';
import { cards, test, toast } from './news-site.ts';

test('a page of posts fails to load: a toast, the list stays, and a retry works', async ({
  page,
  hydrated,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  await page.route('**/api/data/posts?page=2*', (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
  await page.goto('/blog');
  await hydrated();
  await page.locator('.news-list').evaluate((list) => list.scrollIntoView({ block: 'end' }));
  await expect(toast(page)).toHaveText(/Error Loading Posts\s*Unable to load posts\. Please try again later\./);
  await expect(toast(page)).toHaveClass(/toast-destructive/);
  await expect(cards(page)).toHaveCount(8);
  await page.unroute('**/api/data/posts?page=2*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(async () => expect(await cards(page).count()).toBeGreaterThanOrEqual(16)).toPass();
});

test('tag posts and featured posts have their own toasts; aborted requests have none', async ({
  page,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push('503', 'ERR_FAILED', 'ERR_ABORTED');
  await page.route('**/api/data/{tagPosts,featured}*', (route) =>
    route.fulfill({ status: 503, json: { error: 'no' } }),
  );
  await openPage('/about-us');
  await footerLink(page, '/blog').click();
  await expect(toast(page)).toHaveText(/Error Loading Featured Posts\s*Unable to load featured blog posts\./);
  await expect(cards(page).first()).toBeVisible();
  await page.locator('nav[aria-label=Topics] a', { hasText: 'Payroll' }).click();
  await expect(toast(page).last()).toHaveText(/Error Loading Tag Posts\s*Unable to load posts for this tag\./);
  await expect(page.locator('h1')).toHaveText('Payroll');
  expect(await sameDocument(page)).toBe(true);
});

test('Ghost is down from the start: complete pages with a message, one toast per visit', async ({
  page,
  hydrated,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  const broken = await startGhostStub();
  broken.fail({ kind: 'status' });
  const { site, stop } = await startSite(broken.env);
  await page.goto(`${site.url}/blog`);
  await hydrated();
  await expect(page.locator('main')).toContainText('No posts available at the moment.');
  await expect(toast(page)).toHaveText(/Error Loading Posts\s*Unable to load posts\. Please try again later\./);
  await toast(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(toast(page)).toHaveCount(0);
  await page.locator('.breadcrumb a', { hasText: 'Home' }).click();
  await expect(page.locator('.latest')).toContainText('No posts available at the moment.');
  await expect(page.locator('.latest')).toContainText('The news could not be loaded.');
  await expect(toast(page)).toHaveCount(0);
  // A page that still fetches in idle time would report that its server is gone.
  await page.goto('about:blank');
  await stop();
  await broken.close();
});

test('a post fails to load on client navigation: the message after one retry', async ({
  page,
  hydrated,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  let requests = 0;
  await page.goto('/blog');
  await hydrated();
  await page.route('**/api/data/post?slug=post-4*', (route) => {
    requests++;
    return route.fulfill({ status: 503, json: { error: 'no' } });
  });
  await page.locator('.news-list a[href="/blog/post-4"]').click();
  await expect(page.locator('h1')).toHaveText('Error Loading Post');
  await expect(page.locator('main')).toContainText('Unable to load the requested post.');
  await expect(toast(page)).toHaveText(/Error Loading Post\s*Unable to load the requested post\./);
  expect(requests).toBe(2);
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
