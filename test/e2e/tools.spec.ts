import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';
import { axe, inBothThemes, violations } from './violations.ts';

const calculator = '/resources/tax-calculator';
const tools = [
  calculator,
  '/resources/paycheck',
  '/resources/deadlines',
  '/resources/whats-new',
  '/resources/ohio-business-taxes',
  '/resources/check-my-refund',
  '/resources/tax-payment-center',
  '/resources/tax-prep-checklist',
  '/resources/tax-letters',
];

test.describe('tax calculator', () => {
  test('counts as you type, by keyboard alone, and opens every line', async ({ page, hydrated }) => {
    await page.goto(calculator);
    await hydrated();
    await page.getByLabel('Your wages').focus();
    await page.keyboard.type('60,000');
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await expect(page.getByRole('status').filter({ hasText: 'Total $6,227' })).toBeAttached();
    const line = page.locator('.result-line').filter({ hasText: 'Income tax after credits' });
    await line.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(line).toContainText('$12,400 × 10% + $31,500 × 12%');
    await expect(line.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.irs\.gov/);
    await expect(page.locator('.bracket-chart').first().locator('[aria-current]')).toContainText('12%');
  });

  test('shows an error beside an invalid field and keeps the last result', async ({ page, hydrated }) => {
    await page.goto(calculator);
    await hydrated();
    const wages = page.getByLabel('Your wages');
    await wages.fill('60000');
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await wages.fill('sixty');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await wages.blur();
    await expect(page.locator('.field-error')).toHaveText('Enter an amount in dollars, such as 1,234.56');
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(wages).toBeFocused();
    await expect(wages).toHaveValue('sixty');
    await wages.fill('$1,234.56');
    await expect(page.locator('.field-error')).toHaveCount(0);
  });

  test('shows spouse fields only on a joint return, and a rate field only for other locations', async ({
    page,
    hydrated,
  }) => {
    await page.goto(calculator);
    await hydrated();
    const spouse = page.getByLabel('Your spouse’s wages');
    await expect(spouse).toBeHidden();
    await page.getByLabel('Filing status').selectOption('mfj');
    await spouse.fill('20000');
    await page.getByLabel('Filing status').selectOption('single');
    await spouse.blur();
    await expect(spouse).toBeVisible();
    await expect(page.locator('.field-error')).toContainText('Only a joint return has a spouse');
    const rate = page.locator('[name="workCity.percent"]');
    await expect(rate).toBeHidden();
    await page.getByLabel('City you work in').selectOption('other');
    await expect(rate).toBeVisible();
  });

  test('shares values only in the URL fragment, which no request has', async ({ page, context, hydrated }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const requests: string[] = [];
    page.on('request', (request) =>
      requests.push(request.url() + (request.headers()['referer'] ?? '') + (request.postData() ?? '')),
    );
    await page.goto(calculator);
    await hydrated();
    await page.getByLabel('Your wages').fill('73731');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#taxpayer.wages=73731');
    const total = await page.locator('.result-total').textContent();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.locator('.result-total')).toHaveText(total!);
    await expect(page.getByLabel('Your wages')).toHaveValue('73731');
    expect(requests.filter((text) => text.includes('73731'))).toEqual([]);
    expect(new Set(requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).hostname))).toEqual(
      new Set(['localhost']),
    );
  });

  test('compares two versions of the year', async ({ page, hydrated }) => {
    await page.goto(`${calculator}#taxpayer.selfEmploymentNet=90000`);
    await hydrated();
    await expect(page.getByRole('button', { name: 'Keep to compare' })).toBeVisible();
    await page.locator('[name="compare"]').selectOption('s-election');
    await page.getByLabel('Your salary from it').fill('45000');
    await expect(page.locator('.calculator-details [aria-live] table')).toContainText('Profit left to you');
    await page.getByRole('button', { name: 'Keep to compare' }).click();
    await page.getByLabel('Children under 17').fill('2');
    const comparison = page.locator('.calculator-details .data-table').last();
    await expect(comparison.locator('tr').last()).toContainText('−$4,400');
  });

  test('keeps the total visible on a phone, and opens the result', async ({ page, hydrated }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${calculator}#taxpayer.wages=60000`);
    await hydrated();
    const bar = page.locator('.calculator-bar');
    await page.getByLabel('Your wages').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('$6,227');
    await bar.click();
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.result-total')).toBeInViewport();
  });

  test('keeps the result beside the form and above the next section', async ({ page, hydrated }) => {
    await page.goto(`${calculator}#taxpayer.wages=60000`);
    await hydrated();
    await page.locator('.bracket-charts').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    const [result, charts] = [page.locator('.calculator-result'), page.locator('.bracket-charts')];
    const bottom = async () => (await result.boundingBox())!.y + (await result.boundingBox())!.height;
    await expect.poll(bottom).toBeLessThanOrEqual((await charts.boundingBox())!.y);
  });

  test('prints the result and what was entered, without the form', async ({ page, hydrated }) => {
    await page.goto(`${calculator}#taxpayer.wages=60000`);
    await hydrated();
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.calculator-form')).toBeHidden();
    await expect(page.locator('.entered-figures')).toContainText('Your wages');
    await expect(page.locator('.result-total')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  // The browser's own line for a page that answers 400
  test.use({ javaScriptEnabled: false, expectedConsole: ['status of 400'] });

  test('the calculator posts its form and shows the result with all values', async ({ page }) => {
    await page.goto(`${calculator}?domain=payroll`);
    await page.getByLabel('Your wages').fill('60,000');
    await page.getByLabel('Taxable interest').fill('some');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.locator('.field-error')).toHaveText('Enter an amount in dollars, such as 1,234.56');
    await expect(page.getByLabel('Your wages')).toHaveValue('60,000');
    await page.getByLabel('Taxable interest').fill('');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'payroll');
  });

  test('the calendar and the business taxes filter by query', async ({ page }) => {
    await page.goto('/resources/deadlines?domain=payroll');
    await page.getByLabel('An employer').check();
    await page.getByLabel('A seller').check();
    await page.getByRole('button', { name: 'Show my dates' }).click();
    await expect(page).toHaveURL(/domain=payroll&for=employer&for=retailer/);
    await expect(page.getByRole('heading', { name: 'Sales tax, monthly return' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Partnership and S corporation returns' })).toHaveCount(0);
    await page.goto('/resources/ohio-business-taxes');
    await page.getByRole('group', { name: 'Do you pay wages?' }).getByLabel('No').check();
    await page.getByRole('button', { name: 'Show my taxes' }).click();
    await expect(page.getByRole('status').first()).toContainText('6 of 11');
  });

  test('the checklist is complete', async ({ page }) => {
    await page.goto('/resources/tax-prep-checklist');
    await expect(page.getByLabel('Form 1095-A')).toBeVisible();
    await expect(page.locator('.checklist .disclosure input:visible')).toHaveCount(50);
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

for (const path of tools) {
  test(`${path}: no accessibility violations in either theme, nothing cut off at 320 px, within the size limit`, async ({
    page,
    hydrated,
  }) => {
    // What every page needs is in the browser's store afterwards
    expect(await scriptBytes(page, '/privacy-policy', hydrated)).toBeGreaterThan(50_000);
    expect(await scriptBytes(page, path, hydrated), 'own scripts').toBeLessThan(30_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.evaluate(axe);
    await inBothThemes(page, async (theme, only) => expect(await violations(page, { only }), theme).toEqual([]));
  });
}

/** Compressed bytes of the scripts a page loads and the browser does not have yet, its tool's included. */
async function scriptBytes(page: Page, path: string, hydrated: () => Promise<void>): Promise<number> {
  let sum = 0;
  const pending: Promise<void>[] = [];
  const onResponse = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (!response.url().endsWith('.js')) return;
    pending.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          sum += responseBodySize;
        }),
    );
  };
  page.on('response', onResponse);
  await page.goto(path);
  await hydrated();
  const field = page.locator('.tool :is(input, select)').first();
  if ((await field.count()) > 0) await field.focus();
  await page.waitForLoadState('networkidle');
  page.off('response', onResponse);
  await Promise.all(pending);
  return sum;
}
