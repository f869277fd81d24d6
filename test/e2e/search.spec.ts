import { expect } from './harness.ts';
import { test } from './news-site.ts';

test('the search shows results while typing, at a URL that survives a reload', async ({ page, hydrated }) => {
  await page.goto('/search');
  await hydrated();
  const field = page.getByRole('searchbox');
  await field.pressSequentially('post number 3');
  const hits = page.locator('.search-results li');
  await expect(hits.first().locator('mark').first()).toHaveText(/post/i);
  await expect(page).toHaveURL('/search?q=post+number+3');
  await expect(field).toBeFocused();
  await field.fill('zzzqqq');
  await expect(page.locator('main [role=status]')).toHaveText('Nothing found for “zzzqqq”.');
  await field.fill('payroll');
  await expect(page.locator('main [role=status]')).toHaveText(/results for “payroll”/);
  await page.locator('.search-results a[href^="/services/payroll"]').first().click();
  await expect(page).toHaveURL(/\/services\/payroll(?:#|$)/);
  await page.goBack();
  await expect(page.locator('main [role=status]')).toHaveText(/results for “payroll”/);
  await expect(page.getByRole('searchbox')).toHaveValue('payroll');
});

test('the slash key opens the search with suggestions, which the arrow keys choose', async ({ page, hydrated }) => {
  await page.goto('/about-us');
  await hydrated();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return dialog.isVisible();
    })
    .toBe(true);
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('bookkeep');
  await expect(dialog.getByRole('option').first()).toContainText(/bookkeeping/i);
  await page.keyboard.press('ArrowDown');
  const first = dialog.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/bookkeeping');
  await expect(dialog).toBeHidden();
});

test('the slash key writes a slash in fields, and can be turned off', async ({ page, hydrated }) => {
  await page.goto('/search');
  await hydrated();
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
  await page.goto('/about-us');
  await hydrated();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+k');
      return dialog.isVisible();
    })
    .toBe(true);
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('searchKey'))).toBe('off');
});

test('the magnifier opens the dialog, and without scripts the search page', async ({ page, browser }) => {
  await page.goto('/about-us');
  const magnifier = page.locator('header a[data-search]');
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /after-hydration/.test(name)));
  await expect.poll(loaded).toBe(true);
  await page.waitForLoadState('networkidle');
  await magnifier.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('payroll');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=payroll');
  await expect(page.locator('.search-results a').first()).toBeVisible();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL('/about-us', page.url()).href);
  await plain.locator('header a[data-search]').click();
  await expect(plain).toHaveURL(/\/search$/);
  await plain.close();
});

test('a query that finds nothing is carried over into the form', async ({ page }) => {
  await page.goto('/search?q=zzzqqq');
  await expect(page.getByRole('heading', { name: 'Pages that may help' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(/zzzqqq/);
});

test('a result leads to the very section, opened', async ({ page, hydrated }) => {
  await page.goto('/search?q=overpayment+shortage+consent');
  await hydrated();
  await page.locator('.search-results a').first().click();
  await expect(page).toHaveURL('/services/payroll#somebodys-hours-were-wrong-last-friday');
  await expect(page.locator('details#somebodys-hours-were-wrong-last-friday')).toHaveAttribute('open');
});
