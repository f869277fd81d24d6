import type { Page } from 'playwright/test';
import { expect, footerLink, hold, sameDocument, scrollTo, scrollTop, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('a skeleton while a page’s code is slow, then the page at its top', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  const release = await hold(page, '**/assets/accessibility-*.js');
  await scrollTo(page, 800);
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('.skeleton-page')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await sameDocument(page)).toBe(true);
});

/** Notes whether the skeleton is ever shown from now on. */
async function watchSkeleton(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (root.dataset['loading'] === 'slow') Object.assign(window, { skeletonSeen: true });
    }).observe(root, { attributeFilter: ['data-loading'] });
  });
  return () => page.evaluate(() => 'skeletonSeen' in window);
}

test('the skeleton comes after 400 ms of loading', async ({ page, openPage }) => {
  await page.clock.install();
  await openPage('/privacy-policy');
  await page.waitForLoadState('networkidle');
  const seen = await watchSkeleton(page);
  await page.route('**/assets/accessibility-*.js', () => {});
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(390);
  expect(await seen()).toBe(false);
  await page.clock.runFor(20);
  expect(await seen()).toBe(true);
  await expect(page.locator('.skeleton-page')).toBeVisible();
});

test('going back while a page is slow keeps the old page where it was left', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  await page.route('**/assets/accessibility-*.js', () => {});
  const heading = await page.locator('h1').textContent();
  // Further down than the skeleton reaches.
  await scrollTo(page, 1_500);
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('.skeleton-page')).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.locator('h1')).toHaveText(heading!);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect.poll(() => scrollTop(page)).toBe(1_500);
  await footerLink(page, '/terms-of-service').click();
  await expect(page).toHaveTitle(/Terms/);
});
