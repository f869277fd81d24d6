import { expect, test } from './harness.ts';

test('five answers filter the business taxes', async ({ page, hydrated }) => {
  await page.goto('/resources/ohio-business-taxes');
  await hydrated();
  for (const legend of ['Do you pay wages?', 'Do you sell goods or taxable services?']) {
    await page.getByRole('group', { name: legend }).getByLabel('No').check();
  }
  await page.getByRole('button', { name: 'Show my taxes' }).click();
  await expect(page.getByRole('status').first()).toContainText('5 of 11');
  await expect(page.getByRole('status').first()).toBeFocused();
  await page.getByRole('heading', { name: 'Commercial activity tax' }).click();
  await page.getByLabel('Your Ohio gross receipts, a year').fill('7,500,000');
  await expect(page.getByText('About $3,900 for the year')).toBeVisible();
});
