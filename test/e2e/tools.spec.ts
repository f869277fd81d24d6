import { expect, test } from './harness.ts';

const calculator = '/resources/tax-calculator';

test.describe('without scripts', () => {
  // The browser's own line for a page that answers 400
  test.use({ javaScriptEnabled: false, expectedConsole: ['status of 400'] });

  test('the calculator posts its form and shows the result with all values', async ({ page }) => {
    await page.goto(`${calculator}?domain=payroll`);
    await page.getByLabel('Your wages').fill('60,000');
    await page.getByText('Pension, Social Security, other income').click();
    await page.getByLabel('Taxable interest').fill('some');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.locator('.field-error')).toHaveText('Enter dollars, such as 1,234.56');
    await expect(page.getByLabel('Your wages')).toHaveValue('60,000');
    await page.getByLabel('Taxable interest').fill('');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'payroll');
    await page.getByRole('button', { name: 'one more child' }).click();
    await expect(page.locator('.comparison caption')).toHaveText('One more child under 17');
    await expect(page.locator('.comparison tbody tr:last-child')).toContainText('$2,259 less');
  });

  test('the calendar and the business taxes filter by query', async ({ page }) => {
    await page.goto('/resources/deadlines?domain=payroll');
    await page.getByLabel('An employer').check();
    await page.getByLabel('A seller').check();
    await page.getByRole('button', { name: 'Show my dates' }).click();
    await expect(page).toHaveURL(/domain=payroll&for=employer&for=retailer/);
    await expect(page.getByRole('heading', { name: 'Sales tax, monthly return', includeHidden: true })).not.toHaveCount(
      0,
    );
    await expect(
      page.getByRole('heading', { name: 'Partnership and S corporation returns', includeHidden: true }),
    ).toHaveCount(0);
    await page.goto('/resources/ohio-business-taxes');
    await page.getByRole('group', { name: 'Do you pay wages?' }).getByLabel('No').check();
    await page.getByRole('button', { name: 'Show my taxes' }).click();
    await expect(page.getByRole('status').first()).toContainText('6 of 11');
  });
});

test('five answers filter the business taxes', async ({ page, hydrated }) => {
  await page.goto('/resources/ohio-business-taxes');
  await hydrated();
  for (const legend of ['Do you pay wages?', 'Do you sell goods or taxable services?']) {
    await page.getByRole('group', { name: legend }).getByLabel('No').check();
  }
  await page.getByRole('button', { name: 'Show my taxes' }).click();
  await expect(page.getByRole('status').first()).toContainText('5 of 11');
  await expect(page.getByRole('status').first()).toBeFocused();
  await page.getByLabel('Your Ohio gross receipts, a year').fill('7,500,000');
  await expect(page.getByText('About $3,900 for the year')).toBeVisible();
});

test('the checklist is saved in the browser and can be cleared', async ({ page, hydrated }) => {
  await page.goto('/resources/tax-prep-checklist');
  await hydrated();
  await page.getByLabel('W-2 income').check();
  await page.getByLabel('W-2 of every job').check();
  await expect(page.locator('.checklist-progress')).toContainText('1 of 18');
  await page.reload();
  await expect(page.getByLabel('W-2 of every job')).toBeChecked();
  await expect(page.getByLabel('Form 1095-A')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Form 1095-A')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('checklist'))).toBe(null);
});
