import { expect } from './harness.ts';
import { test } from './news-site.ts';

test('the search shows results while typing, at a URL that survives a reload', async ({ page, hydrated }) => {
  await page.goto('/search');
  await hydrated();
  const field = page.getByRole('searchbox');
  await field.pressSequentially('post number 3');
  const hits = page.locator('.search-results li');
  await expect(hits.first().locator('mark').first()).toHaveText('Post');
  await expect(page).toHaveURL('/search?q=post+number+3');
  await expect(field).toBeFocused();
  await field.fill('zzzqqq');
  await expect(page.locator('main [role=status]')).toHaveText('Nothing found for “zzzqqq”.');
  await field.fill('payroll');
  await expect(page.locator('main [role=status]')).toHaveText(/results for “payroll”/);
  await page.locator('.search-results a[href="/services/payroll"]').click();
  await expect(page).toHaveURL('/services/payroll');
  await page.goBack();
  await expect(page.locator('main [role=status]')).toHaveText(/results for “payroll”/);
  await expect(page.getByRole('searchbox')).toHaveValue('payroll');
});
