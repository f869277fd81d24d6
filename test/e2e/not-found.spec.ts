import type { Page } from 'playwright/test';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { makePost } from '../ghost/stub-posts.ts';
import { expect, startSite, test, toast } from './harness.ts';

const oops = "Oops! The page you're looking for cannot be found.";
const notice = 'This blog post URL is exceptionally long and might cause issues.';
const countdown = (page: Page) => page.getByText(/Redirecting to homepage in \d seconds\.\.\./);

test.use({ expectedConsole: ['Failed to load resource', 'Blog slug is longer than 150 characters'] });

test('it counts from five to zero and redirects home in the same brand', async ({ page, hydrated }) => {
  const brand = 'brownco';
  await page.clock.install();
  await page.addInitScript(recordSeconds);
  const response = await page.goto(`/nowhere?domain=${brand}`);
  await hydrated();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  expect(response!.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: oops })).toBeVisible();
  await expect(page.locator('.not-found-reasons li')).toHaveCount(3);
  await expect(countdown(page)).toBeVisible();
  for (let second = 0; second < 6; second++) await page.clock.runFor(1_000);
  await expect(page).toHaveURL(`/?domain=${brand}`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
  expect(await page.evaluate(() => Reflect.get(window, 'secondsSeen'))).toEqual([5, 4, 3, 2, 1]);
});

test('staying, or contacting support, stops the countdown', async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto('/nowhere');
  await hydrated();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/nowhere');
  await page.clock.resume();
  await page.reload();
  await hydrated();
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/contact');
});

test.describe('long URLs of posts', () => {
  const words = 'what-an-ohio-employer-should-file-after-the-first-hire-'.repeat(6);
  const slug = (length: number) =>
    words
      .slice(0, length - 1)
      .replace(/-$/, 'x')
      .concat('z');
  const longSlug = (start: string, length: number) => start + 'q'.repeat(length - start.length);
  const short80 = slug(80);
  const short50 = `b${slug(49)}`;
  const short120 = `c${slug(119)}`;
  const existing = `d${slug(179)}`;
  let ghost: Awaited<ReturnType<typeof startGhostStub>>;
  let own: Awaited<ReturnType<typeof startSite>>;

  test.beforeAll(async () => {
    const posts = [short80, short50, short120, existing].map((postSlug, index) =>
      makePost(index + 1, { slug: postSlug, title: `Post ${postSlug.length}` }),
    );
    ghost = await startGhostStub({ posts });
    own = await startSite(ghost.env);
  });
  test.afterAll(async () => {
    await own.stop();
    await ghost.close();
  });

  test('150 characters are not a long slug, 151 are; a long post is shown, and one found by its first 120 characters', async ({
    page,
    hydrated,
  }) => {
    await page.goto(`${own.site.url}/blog/${longSlug('x', 150)}`);
    await hydrated();
    await expect(countdown(page)).toBeVisible();
    await page.goto(`${own.site.url}/blog/${longSlug('x', 151)}`);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return Home Now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
    await hydrated();
    await expect(countdown(page)).toHaveCount(0);
    await page.goto(`${own.site.url}/blog/${existing}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Post 180' })).toBeVisible();
    const found = await page.goto(`${own.site.url}/blog/${longSlug(short120, 170)}`);
    expect(found!.status()).toBe(200);
    await expect(page).toHaveURL(`${own.site.url}/blog/${short120}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Post 120' })).toBeVisible();
  });

  test('the second press finds it by 50, and the console warns', async ({ page, hydrated }) => {
    const lines: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
    await page.goto(`${own.site.url}/blog/${longSlug(short50, 160)}`);
    await hydrated();
    const slugs = requestedSlugs(page);
    await page.getByRole('button', { name: 'Try Shorter URL' }).click();
    await expect(toast(page, 'Retry failed')).toBeVisible();
    await page.getByRole('button', { name: 'Try Shorter URL' }).click();
    await expect(toast(page, 'Success!')).toBeVisible();
    await expect(page).toHaveURL(`${own.site.url}/blog/${short50}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Post 50' })).toBeVisible();
    expect(slugs).toEqual([longSlug(short50, 80), short50]);
    expect(lines).toEqual(['Blog slug is longer than 150 characters: 160']);
  });

  test('after two failures there is no third', async ({ page, hydrated }) => {
    await page.goto(`${own.site.url}/blog/${longSlug('e', 160)}`);
    await hydrated();
    const slugs = requestedSlugs(page);
    const button = page.getByRole('button', { name: 'Try Shorter URL' });
    await button.click();
    await expect(toast(page, 'Retry failed')).toBeVisible();
    await expect(toast(page, 'Could not find the post with a shorter URL.')).toBeVisible();
    await button.click();
    const last = page.locator('.toast', { hasText: 'Multiple attempts failed. The post may not exist.' });
    await expect(last.getByText('Retry failed')).toBeVisible();
    await expect(button).toBeDisabled();
    expect(slugs).toEqual([longSlug('e', 80), longSlug('e', 50)]);
  });
});

/** The slugs that this page requests from now on. */
function requestedSlugs(page: Page): string[] {
  const slugs: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/data/post') slugs.push(searchParams.get('slug')!);
  });
  return slugs;
}

/** Notes each number the countdown shows, and the moments when it began and when the page was home. */
function recordSeconds() {
  const seen: number[] = [];
  const note = () => {
    const seconds = Number(document.querySelector('[role=timer]')?.textContent?.match(/in (\d)/)?.[1] ?? -1);
    if (seconds > 0 && seconds !== seen.at(-1)) seen.push(seconds);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { secondsSeen: seen });
}
