import { expect, footerLink, hold, sameDocument, scrollTo, scrollTop, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('a skeleton while a page’s code is slow, then the page at its top', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  const release = await hold(page, '**/assets/accessibility-*.js');
  await scrollTo(page, 800);
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('.skeleton-page')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await sameDocument(page)).toBe(true);
});
