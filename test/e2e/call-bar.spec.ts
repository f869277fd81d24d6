import type { Locator, Page } from 'playwright/test';
import { expect, test } from './harness.ts';

const phone = { width: 390, height: 844 };

const scrollDown = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Where the lower edge of the bar is. */
async function lowerEdge(bar: Locator) {
  const { y, height } = (await bar.boundingBox())!;
  return Math.round(y + height);
}

test('on phones a bar to call and to schedule stays at the lower edge of service and industry pages', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/services/payroll', '/industries/retail']) {
    await page.goto(path);
    const bar = page.locator('.call-bar');
    await scrollDown(page, 1_000);
    await expect(bar.getByRole('link', { name: /^Call \d{3}/ })).toHaveAttribute('href', /^tel:/);
    await expect(bar.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', /\/schedule/);
    await expect(bar).toBeVisible();
    await expect.poll(() => lowerEdge(bar)).toBe(844);
    await page.locator('.closing-band').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('.footer')!.scrollIntoView({ behavior: 'instant' }));
    await expect(bar).not.toBeInViewport();
  }
});

test('it waits until the button below the title has left the screen', async ({ page, hydrated }) => {
  await page.setViewportSize(phone);
  await page.goto('/services/payroll');
  await hydrated();
  const [bar, button] = [page.locator('.call-bar'), page.locator('.page-head-action')];
  await expect(button).toBeInViewport();
  await expect(bar).toBeHidden();
  await scrollDown(page, 1_000);
  await expect(bar).toBeVisible();
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

test('it is away while the buttons of the closing band are on the screen, unless it has the focus', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/services/payroll', '/industries/retail', '/services/personal-tax/pricing']) {
    await page.goto(path);
    await hydrated();
    const bar = page.locator('.call-bar');
    const toBand = () =>
      page
        .locator('.closing-band-actions')
        .evaluate((actions) => actions.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await scrollDown(page, 1_000);
    await expect(bar).toBeVisible();
    await toBand();
    await expect(bar).toBeHidden();
    expect((await bar.boundingBox())!.height).toBeGreaterThan(60);
    await scrollDown(page, 1_000);
    await expect(bar).toBeVisible();
    await bar.getByRole('link', { name: 'Schedule' }).focus();
    await toBand();
    await expect(bar).not.toHaveAttribute('data-shown');
    await expect(bar).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('.closing-band-actions a').first()).toBeFocused();
    await expect(bar).toBeHidden();
  }
});

test('without scripts it is there from the start', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(`${site.url}/services/payroll`);
  const bar = page.locator('.call-bar');
  await expect(bar).toBeVisible();
  expect(await lowerEdge(bar)).toBe(844);
  await context.close();
});

test('it is not there in landscape, on wide screens, on paper, or while something is typed', async ({ page }) => {
  await page.goto('/services/payroll');
  const bar = page.locator('.call-bar');
  for (const size of [
    { width: 600, height: 390 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(bar).toBeHidden();
  }
  await page.setViewportSize(phone);
  await scrollDown(page, 1_000);
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('on the pricing page it is not beside the form', async ({ page, hydrated }) => {
  await page.setViewportSize(phone);
  await page.goto('/services/personal-tax/pricing');
  await hydrated();
  const bar = page.locator('.call-bar');
  await page.locator('.fee-builder').evaluate((form) => form.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(bar).not.toBeInViewport();
  await page
    .getByRole('heading', { name: 'How to make it cheaper' })
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(bar).toBeInViewport();
  await page.locator('.fee-builder input').first().focus();
  await expect(bar).toBeHidden();
});

test('with text of twice the size it is not there where it would take more than a sixth of the screen', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/services/payroll');
  await hydrated();
  const bar = page.locator('.call-bar');
  await scrollDown(page, 1_000);
  await expect(bar).toBeVisible();
  await scrollDown(page, 0);
  await expect(bar).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.locator('.page-head-action').scrollIntoViewIfNeeded();
  await scrollDown(page, 3_000);
  await expect(page.locator('.page-head-action')).not.toBeInViewport();
  await expect(bar).not.toHaveAttribute('data-shown');
  await expect(bar).toBeHidden();
});
