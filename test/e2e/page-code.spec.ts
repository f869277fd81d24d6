import { expect, footerLink, hold, sameDocument, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('a page loads its own stylesheet and is not shown before it', async ({ page, openPage }) => {
  const release = await hold(page, '**/assets/tools-*.css');
  await openPage('/');
  const request = page.waitForRequest(/assets\/tools-.*css/);
  await footerLink(page, '/resources/tax-calculator').click();
  await request;
  await expect(page.locator('.skeleton-page')).toBeVisible();
  expect(await page.locator('.calculator').count()).toBe(0);
  release();
  await expect(page.locator('.calculator-form')).toBeVisible();
  expect(
    await page
      .locator('.tool')
      .first()
      .evaluate((tool) => getComputedStyle(tool).paddingBottom),
  ).not.toBe('0px');
  expect(await sameDocument(page)).toBe(true);
});
