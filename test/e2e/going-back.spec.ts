import type { Page } from 'playwright/test';
import * as limits from '#shared/limits.ts';
import { expect, footerLink, hold, sameDocument, scrollTo, scrollTop, test, withMotion } from './harness.ts';

test.use({ ...withMotion, viewport: { width: 1280, height: 800 } });

const code = '**/assets/*.js';
/** By script: a pointer would scroll to the link first. */
const follow = (page: Page, path: string) =>
  footerLink(page, path).evaluate((link: HTMLElement) => {
    link.click();
  });

test('back and forward bring each page back to where it was left', async ({ page, openPage }) => {
  await openPage('/');
  await scrollTo(page, 1_500);
  await follow(page, '/accessibility');
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await scrollTo(page, 600);
  await follow(page, '/cookies');
  await expect(page).toHaveTitle(/Cookies/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Accessibility/);
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(1_500);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveTitle(/Cookies/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await sameDocument(page)).toBe(true);
});

test('going back to a page whose code is slow keeps the present one until it comes, then its old place', async ({
  page,
  openPage,
}) => {
  // As after a reload of the second of two pages.
  await page.addInitScript(() => {
    sessionStorage.setItem('scroll:/services/payroll', '900');
    history.replaceState(null, '', '/services/payroll');
    history.pushState(null, '', '/accessibility');
  });
  await openPage('/accessibility');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, code);
  const request = page.waitForRequest(code);
  await page.goBack();
  await request;
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  // A skeleton would come before the end of this timer, which starts later than its own.
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), limits.skeletonDelayMs);
  await expect(page.locator('.skeleton-page')).toBeHidden();
  await expect(page).toHaveTitle(/Accessibility/);
  release();
  await expect(page).toHaveTitle(/payroll/i);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('what was entered in a tool survives other pages and a reload, in this tab only', async ({
  page,
  openPage,
  context,
}) => {
  const tools = [
    { path: '/resources/tax-calculator', label: /^Your wages/, value: '62,000' },
    { path: '/resources/paycheck', label: /^Profit of the business/, value: '120,000' },
    { path: '/resources/tax-letters/cp3219a', label: /^Date printed on the letter/, value: '2026-01-05' },
  ];
  const [calculator, , letter] = tools;
  const expectValue = ({ label, value }: { label: RegExp; value: string }) =>
    expect(page.getByLabel(label)).toHaveValue(value);
  await openPage(calculator!.path);
  for (const { path, label, value } of tools) {
    if (path !== calculator!.path)
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('.footer')!.prepend(link);
        link.click();
      }, path);
    await page.getByLabel(label).fill(value);
    // The code of a large tool is loaded by the first key.
    await expect.poll(() => page.evaluate(() => Object.values({ ...sessionStorage }).join())).toContain(value);
  }
  for (const tool of tools.toReversed().slice(1)) {
    await page.goBack();
    await expectValue(tool);
  }
  expect(await sameDocument(page)).toBe(true);
  await page.reload();
  await expectValue(calculator!);
  await expect(page.locator('.result-total')).toContainText('$');
  for (const tool of tools.slice(1)) {
    await page.goForward();
    await expectValue(tool);
  }
  await expect(page.locator('.letter-last-days')).toContainText('April 6, 2026');
  const other = await context.newPage();
  await other.goto(letter!.path);
  await expect(other.getByLabel(letter!.label)).toHaveValue('');
});
