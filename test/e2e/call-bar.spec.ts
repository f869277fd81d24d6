import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

const phone = { width: 390, height: 844 };

const scrollDown = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

test('a bar to call and to schedule waits until the button below the title has left the screen', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/services/payroll');
  await hydrated();
  const [bar, button] = [page.locator('.call-bar'), page.locator('.page-head-action')];
  await expect(button).toBeInViewport();
  await expect(bar).toBeHidden();
  await scrollDown(page, 1_000);
  await expect(bar.getByRole('link', { name: /^Call \d{3}/ })).toHaveAttribute('href', /^tel:/);
  await expect(bar.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', /\/schedule/);
  await scrollDown(page, 0);
  await expect(bar).toBeHidden();
  // On a page that a link has opened, too.
  await page.locator('.breadcrumb a[href="/services"]').click();
  await page.locator('main a[href="/services/bookkeeping"]').first().click();
  await expect(page).toHaveURL(/bookkeeping/);
  await expect(button).toBeInViewport();
  await expect(bar).toBeHidden();
  await scrollDown(page, 1_000);
  await expect(bar).toBeVisible();
});

test('on the page of a letter the phone number stands below its last day, and stays at hand further down', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/resources/tax-letters/cp2000');
  await hydrated();
  const call = page.locator('.page-head-action');
  await expect(call.getByRole('link', { name: /^Call \d{3}/ })).toHaveAttribute('href', /^tel:/);
  await expect(call).toContainText(/Open now, until|Opens /);
  await scrollDown(page, 1_000);
  await expect(page.locator('.call-bar')).toBeVisible();
});
