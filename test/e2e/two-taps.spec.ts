import { expect, test } from './harness.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('from home on a phone two taps lead to what a CP2000 means', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  // The dialog's code is loaded after the first paint.
  await page.waitForLoadState('networkidle');
  await page.locator('header a[data-search]:visible').tap();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('cp2000');
  await dialog.getByRole('option').filter({ hasText: 'CP2000' }).first().tap();
  await expect(page).toHaveURL('/resources/tax-letters/cp2000');
  await expect(page.locator('h1')).toBeFocused();
  await expect(
    page
      .locator('main')
      .getByText(/30 days/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
