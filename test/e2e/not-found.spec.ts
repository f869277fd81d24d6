import type { Page } from 'playwright/test';
import { expect, toast } from './harness.ts';
import { slugOf50, test } from './news-site.ts';

const oops = "Oops! The page you're looking for cannot be found.";
const notice = 'This blog post URL is exceptionally long and might cause issues.';
const countdown = (page: Page) => page.getByText(/Redirecting to homepage in \d seconds\.\.\./);

test.use({ expectedConsole: ['Failed to load resource', 'Blog slug is longer than 150 characters'] });

test('it counts from five to zero and redirects home in the same brand, unless the visitor stays or contacts support', async ({
  page,
  hydrated,
}) => {
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
  await page.clock.resume();
  await page.goto('/nowhere');
  await hydrated();
  await page.clock.pauseAt(Date.now() + 7_200_000);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/nowhere');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact');
  // Not its URL alone, which comes first: ten seconds later its document would have timed out.
  await expect(page.getByRole('heading', { level: 1, name: oops })).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/contact');
});

test('a suggestion leads to the page that was meant, and Back from there to the 404 again', async ({
  page,
  openPage,
}) => {
  await openPage('/services/payrol?domain=brownco');
  const suggestion = page.locator('.not-found-suggestions').getByRole('link').first();
  await suggestion.click();
  await expect(page).toHaveURL('/services/payroll?domain=brownco');
  await expect(page.getByRole('heading', { level: 1, name: oops })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/services/payrol?domain=brownco');
  await expect(page.getByRole('heading', { level: 1, name: oops })).toBeVisible();
  await expect(suggestion).toHaveAttribute('href', '/services/payroll?domain=brownco');
});

test('a slug longer than 150 characters is no reason to redirect: its start is tried twice, by 80 and by 50 characters', async ({
  page,
  hydrated,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
  const longSlug = (start: string, length: number) => start + 'q'.repeat(length - start.length);
  const button = page.getByRole('button', { name: 'Try Shorter URL' });
  await test.step('after two failures there is no third', async () => {
    await page.goto(`/blog/${longSlug('e', 151)}`);
    await hydrated();
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return Home Now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
    await expect(countdown(page)).toHaveCount(0);
    expect(lines).toEqual(['Blog slug is longer than 150 characters: 151']);
    const slugs = requestedSlugs(page);
    await button.click();
    await expect(toast(page, 'Retry failed')).toBeVisible();
    await expect(toast(page, 'Could not find the post with a shorter URL.')).toBeVisible();
    await button.click();
    const last = page.locator('.toast', { hasText: 'Multiple attempts failed. The post may not exist.' });
    await expect(last.getByText('Retry failed')).toBeVisible();
    await expect(button).toBeDisabled();
    expect(slugs).toEqual([longSlug('e', 80), longSlug('e', 50)]);
  });
  await test.step('the second press finds it, in the same brand', async () => {
    await page.goto(`/blog/${longSlug(slugOf50, 160)}?domain=brownco`);
    await hydrated();
    const slugs = requestedSlugs(page);
    await button.click();
    await expect(toast(page, 'Retry failed')).toBeVisible();
    await button.click();
    await expect(toast(page, 'Success!')).toBeVisible();
    await expect(page).toHaveURL(`/blog/${slugOf50}?domain=brownco`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'brownco');
    await expect(page.getByRole('heading', { level: 1, name: 'Post 50' })).toBeVisible();
    expect(slugs).toEqual([longSlug(slugOf50, 80), slugOf50]);
  });
  await test.step('150 characters are not long', async () => {
    await page.goto(`/blog/${longSlug('x', 150)}`);
    await expect(countdown(page)).toBeVisible();
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
