import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** First tap: the magnifier. Then words, and the second tap: a suggestion. */
async function searchFor(page: Page, words: string, suggestion: RegExp) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  // The dialog's code is loaded after the first paint.
  await page.waitForLoadState('networkidle');
  await page.locator('header a[data-search]').tap();
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('option').filter({ hasText: suggestion }).first().tap();
  await expect(page).not.toHaveURL(/\/(?:\?[^/]*)?$/);
  await expect(page.locator('h1')).toBeFocused();
}

/** The text that was looked for stands within the first three screens of the page that was opened. */
async function expectNear(page: Page, text: RegExp) {
  const place = page.locator('main').getByText(text).filter({ visible: true }).first();
  const distance = () => place.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await expect.poll(distance).toBeLessThan(3 * 844);
}

test.describe('from home on a phone, in at most two taps and three screens', () => {
  test.beforeEach(async ({ page, hydrated }, { title }) => {
    await page.goto(title.includes('payroll') ? '/?domain=payroll' : '/');
    await hydrated();
  });

  test('what a CP2000 means', async ({ page }) => {
    await searchFor(page, 'cp2000', /CP2000/);
    await expect(page).toHaveURL('/resources/tax-letters/cp2000');
    await expectNear(page, /30 days/);
  });

  test('how to reach the firm now', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const call = page.locator('#menu-sheet').getByRole('link', { name: 'Call', exact: true });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', /^tel:/);
  });
});
