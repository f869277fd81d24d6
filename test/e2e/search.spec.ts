import type { Locator, Page } from 'playwright/test';
import { expect, hold } from './harness.ts';
import { test } from './news-site.ts';

/** The line over the results, as screen readers and eyes get it. */
const status = (page: Page) => page.locator('main [role=status]');

/** Opens the search dialog, whose code is loaded on use. */
async function openDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+k');
      return dialog.isVisible();
    })
    .toBe(true);
  return dialog;
}

test('an empty search says what is missing; typing shows results, at a URL that survives going back', async ({
  page,
  hydrated,
}) => {
  await page.goto('/search');
  await hydrated();
  const field = page.getByRole('searchbox');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Type at least two letters.');
  await field.pressSequentially('post number 3');
  const hits = page.locator('.search-results li');
  await expect(hits.first().locator('mark').first()).toHaveText(/post/i);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveTitle(/^Search: post number 3 \|/);
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

test('a key opens the search with suggestions, which the arrow keys choose; the magnifier opens it too', async ({
  page,
  openPage,
}) => {
  await openPage('/about-us');
  const dialog = await openDialog(page);
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
  const magnifier = page.locator('header a[data-search]:visible');
  // Without scripts it leads to the page.
  await expect(magnifier).toHaveAttribute('href', '/search');
  await magnifier.click();
  await field.fill('cp2000');
  await expect(dialog.getByRole('option').first()).toHaveText(/CP2000.*Letter$/);
  await field.fill('payroll');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=payroll');
  await expect(page.locator('.search-results a').first()).toBeVisible();
});

test('results and suggestions that arrive after those of later words are not shown', async ({
  page,
  openPage,
  hydrated,
}) => {
  await openPage('/search');
  const field = page.locator('main').getByRole('searchbox');
  await expectLaterStays(field, page.locator('main'), 'search', /results for “payroll”/);
  const dialog = await openDialog(page);
  await expectLaterStays(dialog.getByRole('combobox'), dialog.getByRole('listbox'), 'quickSearch', /payroll/i);

  async function expectLaterStays(input: Locator, shown: Locator, data: string, text: RegExp) {
    const isEarlier = (url: URL) => url.pathname.endsWith(`/${data}`) && url.search.includes('bookkeep');
    const release = await hold(page, isEarlier);
    const earlier = page.waitForRequest((request) => isEarlier(new URL(request.url())));
    await input.fill('bookkeeping');
    const request = await earlier;
    await input.fill('payroll');
    await expect(shown).toContainText(text);
    const later = await shown.textContent();
    release();
    const finished = request.response().then((response) => response?.finished());
    await Promise.race([finished, page.waitForEvent('requestfailed', (failed) => failed === request)]);
    // What the page does with a response comes before what it does with a later one.
    await page.evaluate(() => fetch('/healthz').then((response) => response.text()));
    await hydrated();
    expect(await shown.textContent()).toBe(later);
  }
});

test.describe('while the search does not answer', () => {
  test.use({ expectedConsole: ['503'] });

  /** Fails these requests until the returned function is called. */
  async function fail(page: Page, urls: string) {
    await page.route(urls, (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
    return () => page.unroute(urls);
  }

  /** The error in place of the results, with its ways on; then the results at the second attempt. */
  async function expectErrorThenRetry(page: Page, recover: () => Promise<void>) {
    await expect(status(page)).toHaveText('The search does not answer right now. Please try again in a minute.');
    const message = page.locator('main .empty-state');
    await expect(message).toHaveCount(1);
    await expect(message).toContainText('The results could not be loaded.');
    await expect(message.locator('a[href="/contact"]')).toBeVisible();
    await expect(message.locator('a[href^="tel:"]')).toBeVisible();
    const retry = message.getByRole('button', { name: 'Try again' });
    await recover();
    await retry.click();
    await expect(status(page)).toHaveText(/\d+ results for “payroll”/);
    await expect(status(page)).toBeFocused();
    await expect(message).toHaveCount(0);
  }

  test('page and dialog say so and what a visitor can do, and a retry works', async ({ page, hydrated }) => {
    await page.goto('/search');
    await hydrated();
    const recover = await fail(page, '**/api/data/search?*');
    await page.getByRole('searchbox').fill('payroll');
    await expectErrorThenRetry(page, recover);
    const recoverSuggestions = await fail(page, '**/api/data/quickSearch?*');
    const dialog = await openDialog(page);
    const line = dialog.getByRole('status');
    await dialog.getByRole('combobox').fill('payroll');
    await expect(line).toHaveText('The suggestions could not be loaded. Press Search to try again.');
    await recoverSuggestions();
    await dialog.getByRole('combobox').fill('bookkeep');
    await expect(dialog.getByRole('option').first()).toContainText(/bookkeeping/i);
    await expect(line).toHaveText(/^\d suggestions?$/);
    await dialog.getByRole('combobox').fill('zzzqqq');
    await expect(line).toHaveText('No suggestions for “zzzqqq”. Press Search for pages that may help, or to ask us.');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Pages that may help' })).toBeVisible();
  });
});
